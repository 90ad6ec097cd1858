title = Das weiße Pferd
after = nach Rattrapez-le
tagline = Alle laufen dem Pferd hinterher, und niemand weiß, wer für wen läuft.
seat-mill = Mühle
    .of = der Mühle
    .to = der Mühle
    .start = Die Mühle
    .mid = die Mühle
seat-forge = Schmiede
    .of = der Schmiede
    .to = der Schmiede
    .start = Die Schmiede
    .mid = die Schmiede
seat-well = Brunnen
    .of = des Brunnens
    .to = dem Brunnen
    .start = Der Brunnen
    .mid = der Brunnen
seat-station = Bahnhof
    .of = des Bahnhofs
    .to = dem Bahnhof
    .start = Der Bahnhof
    .mid = der Bahnhof
seat-press = Kelter
    .of = der Kelter
    .to = der Kelter
    .start = Die Kelter
    .mid = die Kelter
seat-dovecote = Taubenschlag
    .of = des Taubenschlags
    .to = dem Taubenschlag
    .start = Der Taubenschlag
    .mid = der Taubenschlag
variant-classic = Klassisch
variant-classic-detail = Der erste Fang gewinnt
level-0 = Ausflügler
    .of = des Ausflüglers
    .to = dem Ausflügler
    .start = Der Ausflügler
    .mid = der Ausflügler
level-1 = Spaziergänger
    .of = des Spaziergängers
    .to = dem Spaziergänger
    .start = Der Spaziergänger
    .mid = der Spaziergänger
level-2 = Nachbar
    .of = des Nachbarn
    .to = dem Nachbarn
    .start = Der Nachbar
    .mid = der Nachbar
level-3 = Wilderer
    .of = des Wilderers
    .to = dem Wilderer
    .start = Der Wilderer
    .mid = der Wilderer
level-4 = Feldhüter
    .of = des Feldhüters
    .to = dem Feldhüter
    .start = Der Feldhüter
    .mid = der Feldhüter
level-5 = Rosshändler
    .of = des Rosshändlers
    .to = dem Rosshändler
    .start = Der Rosshändler
    .mid = der Rosshändler
level-0-says = Genießt den Spaziergang und sieht das Pferd, wenn es ganz nah ist.
level-1-says = Läuft dem Pferd nach und fängt es, wenn es geht.
level-2-says = Stellt sich vor jeder Karte ein paar Jagden vor.
level-3-says = Legt die Karten beiseite, die dir helfen.
level-4-says = Hat sich tausend Jagden vorgestellt und fürchtet deine nicht.
level-5-says = Stellt sich so viele Jagden vor, wie eine Sekunde zulässt.
subject = { $subject ->
    [farmer] Der Bauer
    [wife] Die Bäuerin
    [lad] Der Knecht
    [maid] Die Magd
    [dog] Der Hund
   *[horse] Das Pferd
}
card = „{ $subject ->
    [farmer] Bauer
    [wife] Bäuerin
    [lad] Knecht
    [maid] Magd
    [dog] Hund
   *[horse] Pferd
} { $sign }“

## What one can do

dealing = Die Karten werden gegeben.
choose-in-secret = Wähl heimlich, wer für dich das Pferd fangen soll.
others-choose = { NAME($seat, form: "start") } wählt heimlich eine Figur.
discard-one = Mit keiner deiner Karten ist ein Zug möglich: Wirf eine ab.
play-first = Spiel eine Karte: Der erste Zug geht 3 Felder weit, ganz gleich, welches Zeichen sie hat.
play-a-card = Spiel eine Karte: + { $plus }, = { $equal }, − { $minus } Felder.

## What a move does

chosen-in-secret = { WHO($seat) ->
    [you] Du hast heimlich gewählt.
   *[other] { NAME($seat, form: "start") } hat heimlich gewählt.
}
chooses = { WHO($seat) ->
    [you] Du wählst
   *[other] { NAME($seat, form: "start") } wählt
} { $subject ->
    [farmer] den Bauern
    [wife] die Bäuerin
    [lad] den Knecht
    [maid] die Magd
    [dog] den Hund
   *[horse] das Pferd
}.
is-dealt = { WHO($seat) ->
    [you] Du bekommst { card }.
   *[other] { NAME($seat, form: "start") } bekommt { card }.
}
discards = { WHO($seat) ->
    [you] Du kannst niemanden ziehen und wirfst { card } ab.
   *[other] { NAME($seat, form: "start") } kann niemanden ziehen und wirft { card } ab.
}
plays-card = { WHO($seat) ->
    [you] Du spielst { card }
   *[other] { NAME($seat, form: "start") } spielt { card }
}
way = { $from ->
    [farm] vom Hof
   *[other] von { $from }
} { $to ->
    [farm] zum Hof
   *[other] nach { $to }
}, { $length ->
    [one] { $length } Feld
   *[other] { $length } Felder
}
walks = { plays-card }: { subject } zieht { way }.
walks-and-catches = { plays-card }: { subject } zieht { way }, und fängt das Pferd!
walks-into = { plays-card }: { subject } zieht { way }, geradewegs auf { $caught ->
    [farmer] den Bauern
    [wife] die Bäuerin
    [lad] den Knecht
    [maid] die Magd
   *[dog] den Hund
}: gefangen!

## How a game ends

ends-uncaught = Nach { $deals } Runden hat niemand das Pferd gefangen: unentschieden.
ends-caught = { WHO($seat) ->
    [you] Du gewinnst: { subject } hat das Pferd für dich gefangen.
   *[other] { NAME($seat, form: "start") } gewinnt: { subject } hat das Pferd gefangen.
}

## Tipps

idea-choose = Wähl eine Figur, die deine Karten oft bewegen.
idea-catch = Eine deiner Karten bringt deine Figur zum Pferd oder das Pferd zu ihr: Zähl die Felder.
idea-lead-away = Jemand kann das Pferd im nächsten Zug fangen: Führ das Pferd weg, oder die Figur, die ihm am nächsten ist.
idea-move-horse = Beweg das Pferd selbst: weg von den anderen und in deine Reichweite.
idea-come-closer = Bring deine Figur näher heran, nah genug für die nächste Karte.
idea-mislead = Beweg jemand anderen: Niemand soll wissen, für wen du spielst.

## Drohungen

threat-catch = In Reichweite des Pferdes: { subject }. { $hunters ->
    [one] Das könnte { NAMES($seats, form: "mid") } sein.
   *[other] Das könnte jemand von diesen sein: { NAMES($seats, form: "mid") }.
}

## Der Rückblick

unit-games = Partien
review-luck-of-deals = Kartenglück
review-means-deals = Verschenkt: was eine Karte gegenüber der besten gekostet hat, die man da kennen konnte, nach vorgestellten Partien; die letzten drei Karten einer Runde zu zweit sind durchgespielt. Kartenglück: was diese Karten wert waren, verglichen mit anderen, die hätten kommen können.
review-passed-by = Der Fang war da und wurde nicht gemacht.
review-handed = Danach { WHO($seat) ->
    [you] konntest du
   *[other] konnte { NAME($seat, form: "mid") }
} das Pferd fangen: In { $percent } % der denkbaren Fälle war das zu befürchten.
review-handed-unseen = Danach { WHO($seat) ->
    [you] konntest du
   *[other] konnte { NAME($seat, form: "mid") }
} das Pferd fangen; kaum etwas deutete darauf hin ({ $percent } %).
review-played-out = Bis ans Ende der Runde durchgespielt, über alles, was nicht auszuschließen war: mit der besten Karte { $best } % Aussicht, mit dieser { $own } %.
review-known = Wer mitgedacht hat, wusste jetzt: { subject } ist { WHO($seat) ->
    [you] deine Figur.
   *[other] die Figur { NAME($seat, form: "of") }.
}
review-cleared = Ein Fang blieb aus. { subject } ist also nicht { WHO($seat) ->
    [you] deine Figur.
   *[other] die Figur { NAME($seat, form: "of") }.
}
review-fewer = Ein Fang blieb aus: { $left } Figuren { WHO($seat) ->
    [you] kommen für deine Seite noch infrage.
   *[other] kommen für die Seite { NAME($seat, form: "of") } noch infrage.
}
solve-deal = diese Runde

## The drawing in a terminal

drawing-hand = Deine Karten:
drawing-paper = deine Figur:
drawing-last = Letzter Zug:
drawing-deal = Runde
drawing-cards = Karten auf der Hand:

## The board: what only the page says

board-country = Das Land rings um den Hof
board-help = Pfeile: den Wegen folgen. N, Umschalt+N: nächstes oder voriges Feld, zu dem die Karte führt. Enter: spielen. Escape: zurück zu den Karten.
board-hand = Deine Karten
board-cards-help = Pfeile: eine Karte wählen. Enter: zum Spielplan.
board-black = schwarzes Feld
board-farm = Der Hof
board-tap-again = Noch einmal tippen zum Spielen.
board-pick-card = Wähl zuerst eine Karte.
board-stuck = Mit dieser Karte ist kein Zug möglich.
board-last = Letzter
board-first = Erster
board-catching = fängt das Pferd!
board-can-catch = kann das Pferd fangen!
board-paper = Deine Figur
board-paper-is = Deine Figur: { board-character }
board-no-paper = Deine Figur: noch zu wählen
board-choose = Wer soll für dich das Pferd fangen?
board-choose-again = Noch einmal, und es gilt für das ganze Spiel.
board-reveal = Wer für wen lief
board-unseen = Noch nie gesehene Karten
board-aside = Beiseitegelegt, aus dem Spiel
board-suspects = Wer wer sein kann
board-pencil = Tipp auf ein Kästchen, um einen Verdacht (?) oder eine Gewissheit (✗) zu notieren.
board-total = Summe
board-character =
    { $character ->
        [farmer] der Bauer
        [wife] die Bäuerin
        [lad] der Knecht
        [maid] die Magd
        [dog] der Hund
       *[horse] das Pferd
    }
board-character-first =
    { $character ->
        [farmer] Der Bauer
        [wife] Die Bäuerin
        [lad] Der Knecht
        [maid] Die Magd
        [dog] Der Hund
       *[horse] Das Pferd
    }
board-character-label =
    { $character ->
        [farmer] Bauer
        [wife] Bäuerin
        [lad] Knecht
        [maid] Magd
        [dog] Hund
       *[horse] Pferd
    }
board-sign =
    { $sign ->
        [plus] plus
        [equal] gleich
       *[minus] minus
    }
board-steps =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
board-card = { board-character-label } { board-sign }
board-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-cannot-move = kein Zug möglich
board-arrivals =
    { $cells ->
        [one] { $cells } Ziel
       *[other] { $cells } Ziele
    }
board-leads = { board-character } kommt hierher, { board-steps } weit
board-lit =
    { $cells ->
        [one] { board-character-first } zieht { board-steps } weit: { $cells } mögliches Ziel.
       *[other] { board-character-first } zieht { board-steps } weit: { $cells } mögliche Ziele.
    }
board-play = Spielen: { $cell }
board-play-farm = Spielen: der Hof
board-first-move = Der erste Zug: 3 Felder.
board-last-move = Letzter Zug: { board-steps }. Plus: { $plus }, gleich: { $equal }, minus: { $minus }.
board-deal = Runde { $deal } von { $deals }
board-discard = { board-card } abwerfen
board-ran =
    { WHO($seat) ->
        [you] Du: { board-character }
       *[other] { NAME($seat) }: { board-character }
    }
board-ran-won =
    { WHO($seat) ->
        [you] Du hast gewonnen: { board-character }
       *[other] { NAME($seat, form: "start") } hat gewonnen: { board-character }
    }
board-ran-for-nobody =
    { WHO($seat) ->
        [you] Du: keine Wahl
       *[other] { NAME($seat) }: keine Wahl
    }
board-suspect = { NAME($seat) }, { board-character }
board-suspect-possible = möglich
board-suspect-out = ausgeschlossen
board-suspect-crossed = von dir durchgestrichen
board-suspect-doubted = dein Verdacht

## Moves as they are written, word by word

notation-deal = Karte
notation-choose = Wahl
notation-farm = Hof
notation-farmer = Bauer
notation-wife = Bäuerin
notation-lad = Knecht
notation-maid = Magd
notation-dog = Hund
notation-horse = Pferd

print-slips = Geheime Wahl, fünf für jeden
