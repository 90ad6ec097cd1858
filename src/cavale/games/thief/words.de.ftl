title = Fang den Dieb
after = nach Attrape un voleur (Knots) und Poursuite (Robert Laffont)
tagline = Schleich dich ungesehen in ein Versteck, während jede Frage das Netz enger zieht.
seat-thief = Dieb
    .of = des Diebs
    .to = dem Dieb
    .start = Der Dieb
    .mid = der Dieb
seat-detective = Detektiv
    .of = des Detektivs
    .to = dem Detektiv
    .start = Der Detektiv
    .mid = der Detektiv
seat-spy = Spion
    .of = des Spions
    .to = dem Spion
    .start = Der Spion
    .mid = der Spion
seat-counter-spy = Gegenspion
    .of = des Gegenspions
    .to = dem Gegenspion
    .start = Der Gegenspion
    .mid = der Gegenspion
variant-knots-1 = Spiel Nr. 1
variant-knots-1-detail = Vier mögliche erste Schritte
variant-knots-2 = Spiel Nr. 2
variant-knots-2-detail = Acht mögliche erste Schritte
variant-laffont = Verfolgung
variant-laffont-detail = Acht erste Schritte, und der Gegenspion beginnt, wo er will
level-0 = Praktikant
    .of = des Praktikanten
    .to = dem Praktikanten
    .start = Der Praktikant
    .mid = der Praktikant
level-1 = Passant
    .of = des Passanten
    .to = dem Passanten
    .start = Der Passant
    .mid = der Passant
level-2 = Nachtwächter
    .of = des Nachtwächters
    .to = dem Nachtwächter
    .start = Der Nachtwächter
    .mid = der Nachtwächter
level-3 = Schutzmann
    .of = des Schutzmanns
    .to = dem Schutzmann
    .start = Der Schutzmann
    .mid = der Schutzmann
level-4 = Inspektor
    .of = des Inspektors
    .to = dem Inspektor
    .start = Der Inspektor
    .mid = der Inspektor
level-5 = Kommissar
    .of = des Kommissars
    .to = dem Kommissar
    .start = Der Kommissar
    .mid = der Kommissar
level-0-says = Merkt sich nur den letzten Hinweis; flieht geradeaus.
level-1-says = Hat von Methode gehört und nutzt sie jedes fünfte Mal.
level-2-says = In zwei von fünf Fällen methodisch, sonst zerstreut.
level-3-says = In drei von fünf Fällen methodisch.
level-4-says = In vier von fünf Fällen methodisch, und nie vorherzusehen.
level-5-says = Spielt exakt: Mehr, als das Spiel wert ist, holt niemand heraus.

## What one can do

scene = { $variant ->
    [laffont] den Ort des Diebstahls
   *[other] den Tatort
}
others-flee = { NAME($seat, form: "start") } schleicht ungesehen weiter.
leave-scene = Verlass { scene }: Setz deinen ersten Fußabdruck.
one-step-away = Geh einen Schritt weiter weg, auf ein Versteck zu.
others-search = { NAME($seat, form: "start") } sucht.
begin-at-scene = Untersuch zuerst { scene }, F6.
visit-a-point = Untersuch einen Punkt, egal welchen, nur kein Versteck.

## What a move does

moved-in-secret = { WHO($seat) ->
    [you] Du bist heimlich weitergegangen.
   *[other] { NAME($seat, form: "start") } ist heimlich weitergegangen.
}
goes = { WHO($seat) ->
    [you] Du gehst nach { $point }.
   *[other] { NAME($seat, form: "start") } geht nach { $point }.
}
goes-from = { WHO($seat) ->
    [you] Du gehst von { $start } nach { $point }.
   *[other] { NAME($seat, form: "start") } geht von { $start } nach { $point }.
}
flees-from = { WHO($seat) ->
    [you] Du gehst von { $start } ins Versteck { $point } und entkommst!
   *[other] { NAME($seat, form: "start") } geht von { $start } ins Versteck { $point } und entkommt!
}
flees = { WHO($seat) ->
    [you] Du erreichst das Versteck { $point } und entkommst!
   *[other] { NAME($seat, form: "start") } erreicht das Versteck { $point } und entkommt!
}
visits = { WHO($seat) ->
    [you] Du untersuchst { $point }.
   *[other] { NAME($seat, form: "start") } untersucht { $point }.
}
visits-and-catches = { WHO($seat) ->
    [you] Du untersuchst { $point }:
   *[other] { NAME($seat, form: "start") } untersucht { $point }:
} { WHO(0) ->
    [you] Da bist du, gefasst!
   *[other] Da ist { NAME(0, form: "mid") }, gefasst!
}
sign = { $sign ->
    [blue] blau
    [orange] orange
    [yellow] gelb
   *[caught] gefasst
}
visits-near = { WHO($seat) ->
    [you] Du untersuchst { $point }:
   *[other] { NAME($seat, form: "start") } untersucht { $point }:
} Hinweis { sign }, { WHO(0) ->
    [you] du bist in Spalte { $column } oder in Reihe { $row }.
   *[other] { NAME(0, form: "mid") } ist in Spalte { $column } oder in Reihe { $row }.
}
visits-far = { WHO($seat) ->
    [you] Du untersuchst { $point }:
   *[other] { NAME($seat, form: "start") } untersucht { $point }:
} Hinweis { sign }, { WHO(0) ->
    [you] du bist weder in Spalte { $column } noch in Reihe { $row }.
   *[other] { NAME(0, form: "mid") } ist weder in Spalte { $column } noch in Reihe { $row }.
}

## How a game ends

ends-escaped = { WHO($seat) ->
    [you] Du gewinnst: Deine Flucht nach { $point } ist gelungen.
   *[other] { NAME($seat, form: "start") } gewinnt: Die Flucht nach { $point } ist gelungen.
}
ends-caught = { WHO($seat) ->
    [you] Du gewinnst: { NAME(0, form: "start") } wurde in Zug { $turns } auf { $point } gefasst.
   *[other] { NAME($seat, form: "start") } gewinnt: { WHO(0) ->
        [you] Du wurdest in Zug { $turns } auf { $point } gefasst.
       *[other] { NAME(0, form: "start") } wurde in Zug { $turns } auf { $point } gefasst.
    }
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
scores = { WHO($seat) ->
    [you] Du bekommst { points }.
   *[other] { NAME($seat, form: "start") } bekommt { points }.
}
scores-fewer = { WHO($seat) ->
    [you] Du bekommst { points }: Je weniger, desto besser.
   *[other] { NAME($seat, form: "start") } bekommt { points }: Je weniger, desto besser.
}

## Tipps

idea-home = Ein Versteck ist nur einen Schritt entfernt.
idea-set-out = Brich dorthin auf, wo mehrere Verstecke möglich bleiben.
idea-among-many = Die Hinweise lassen { $points ->
    [one] nur einen Punkt
   *[other] { $points } Punkte
} übrig: Geh dorthin, wo die meisten bleiben, auch wenn es nicht der kürzeste Weg ist.
idea-name-one = { $points ->
    [one] Nur ein Punkt ist noch möglich: Untersuch ihn.
   *[other] Nur { $points } Punkte sind noch möglich: Untersuch einen davon.
}
idea-halve = { $points } Punkte sind möglich: Untersuch einen, dessen Reihe und Spalte sie in möglichst gleiche Teile teilen.

## Drohungen

threat-known = { $points ->
    [one] Man weiß, wo du bist.
   *[other] Die Hinweise lassen nur noch { $points } Punkte übrig, an denen du sein kannst.
}
threat-hideout = Mit dem nächsten Schritt kann die Flucht gelingen: { LIST($points, form: "or") }.

## The review and the solution

review-luck-of-questions = Glückliche Antworten
review-means-questions = Verschenkt: was ein Zug gegenüber dem besten gekostet hat, den man da kennen konnte. Glückliche Antworten: was die Antworten mehr gebracht haben, als von ihnen zu erwarten war.
review-narrowed = { $before ->
    [one] Nur { $before } Punkt war möglich
   *[other] { $before } Punkte waren möglich
}, { $after ->
    [one] { $after } bleibt.
   *[other] { $after } bleiben.
}
review-found = { $points ->
    [one] Es war der einzig mögliche Punkt.
   *[other] Gefunden, unter { $points } möglichen Punkten.
}
review-between = Zwischen { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } und { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkten: Weitab vom exakten Spiel ist das Maß weniger genau.
solve-knots = Punkte des Detektivs
solve-laffont = Punkte des Spions weniger die des Gegenspions

## The drawing in a terminal

drawing-flight = Flucht:
drawing-visits = Untersucht:
drawing-none = nichts
drawing-left = höchstens noch { $n }

## The board: what only the page says

board-grid = Spielfeld, 11 mal 11
board-help = Pfeile: anderer Punkt. Enter: spielen. X: Punkt durchstreichen, N: nächster erlaubter Punkt.
board-hideout = Versteck
board-may-step = hierher kannst du gehen
board-here = hier bist du
board-crossed = durchgestrichen
board-asked = Fragezeichen
board-tap-again = Noch einmal tippen zum Spielen.
board-play = { $point } spielen
board-pencil = Bleistift
board-pencil-help = Mit dem Bleistift: Tipp auf einen Punkt, um ihn durchzustreichen, noch einmal für ein Fragezeichen.
board-rub = Alles ausradieren
board-cross-rest = Den Rest auf dem Spielfeld durchstreichen
board-best = Was am besten eingrenzt
board-head-point = Punkt
board-head-caught = Gefasst
board-head-near = Gleiche Linie
board-head-far = Blau
board-scene =
    { $variant ->
        [laffont] Ort des Diebstahls
       *[other] Tatort
    }
board-notebook-plate =
    { $variant ->
        [laffont] Wo der Spion sein kann: { $points }
       *[other] Wo der Dieb sein kann: { $points }
    }
board-clue-near =
    { $variant ->
        [laffont] Reihe oder Spalte des Spions
       *[other] Reihe oder Spalte des Diebs
    }
board-clue-far =
    { $variant ->
        [laffont] weder Reihe noch Spalte des Spions
       *[other] weder Reihe noch Spalte des Diebs
    }
board-clue-caught =
    { $variant ->
        [laffont] der Spion ist gefasst
       *[other] der Dieb ist gefasst
    }
board-clue =
    { $clue ->
        [near] Hinweis { $number }: { board-clue-near }
        [far] Hinweis { $number }: { board-clue-far }
       *[caught] Hinweis { $number }: { board-clue-caught }
    }
board-footprint = Fußabdruck { $number }
board-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
board-visits =
    { $n ->
        [one] { $n } untersucht
       *[other] { $n } untersucht
    }
board-possible =
    { $count ->
        [1] Nur ein Punkt ist möglich.
       *[other] { $count } Punkte möglich, auf { $flights } Wegen.
    }
board-splits =
    { $caught ->
        [1] { $point }: sofort gefasst: 1, gleiche Linie: { $near }, blau: { $far }.
       *[other] { $point }: hier nie gefasst, gleiche Linie: { $near }, blau: { $far }.
    }
board-after = nach Schritt { $number }

print-pursuit = Verfolgungstafel
print-flight = Fluchttafel: nur für den Flüchtigen
print-pad = Tafeln zum Beschreiben
