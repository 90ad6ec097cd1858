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
level-1 = Spaziergänger
level-2 = Nachbar
level-3 = Wilderer
level-4 = Feldhüter
level-5 = Rosshändler
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
board-choose-again = Noch einmal tippen zum Wählen.
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
       *[other] { NAME($seat) } hat gewonnen: { board-character }
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
board-coach-1 = Das Pferd ist ausgerissen. Du setzt heimlich auf einen der fünf vom Hof, und jeder darf jeden ziehen.
board-coach-2 = Eine Karte zieht die Figur, die sie zeigt: „=“ so viele Felder wie der Zug davor, „+“ eines mehr, „−“ eines weniger.
board-coach-3 = Bring deine Figur genau auf das Pferd oder das Pferd genau auf deine Figur, und du gewinnst. Aber zeig nicht zu früh, für wen du läufst!

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
