title = Das weiße Pferd
after = nach Rattrapez-le
tagline = Alle laufen dem Pferd hinterher, und niemand weiß, wer für wen läuft.
seat-mill = Mühle
seat-forge = Schmiede
seat-well = Brunnen
seat-station = Bahnhof
seat-press = Kelter
seat-dovecote = Taubenschlag
variant-classic = Klassisch
variant-classic-detail = Der erste Fang gewinnt
level-1 = Spaziergänger
level-2 = Nachbar
level-3 = Wilderer
level-4 = Feldhüter
level-5 = Rosshändler

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
