title = Fang den Dieb
after = nach Attrape un voleur (Knots) und Poursuite (Robert Laffont)
tagline = Schleich dich ungesehen in ein Versteck, während jede Frage das Netz enger zieht.
seat-thief = Dieb
seat-detective = Detektiv
seat-spy = Spion
seat-counter-spy = Gegenspion
variant-knots-1 = Spiel Nr. 1
variant-knots-1-detail = Vier mögliche erste Schritte
variant-knots-2 = Spiel Nr. 2
variant-knots-2-detail = Acht mögliche erste Schritte
variant-laffont = Verfolgung
variant-laffont-detail = Acht erste Schritte, und der Gegenspion beginnt, wo er will
level-1 = Passant
level-2 = Nachtwächter
level-3 = Schutzmann
level-4 = Inspektor
level-5 = Kommissar

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
board-probing = Auf der Jagd
board-fleeing = Auf der Flucht
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
        [laffont] Wo der Spion sein kann
       *[other] Wo der Dieb sein kann
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
        [one] { $n } Punkt untersucht
       *[other] { $n } Punkte untersucht
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
board-coach-1 = Der Dieb beginnt in der Mitte und entfernt sich in jedem Zug um einen Punkt. Er will in ein Versteck, in einer Ecke.
board-coach-2 = Der Detektiv sieht ihn nicht. Er untersucht einen Punkt: Eine volle Scheibe heißt „gleiche Reihe oder Spalte“, ein blauer Ring heißt „keins von beiden“.
board-coach-3 = Danach werden die Rollen getauscht. Im Notizbuch steht, was die Hinweise noch zulassen.
