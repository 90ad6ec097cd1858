title = Manhattan Süd
after = nach Kojak, Énigmes policières, Arrow / MB, 1975
tagline = Vier offene Akten, zwei Wagen für jeden: Stell deine Fallen und steh rechtzeitig vor der Tür.
seat-white = Weiß
seat-orange = Orange
seat-violet = Violett
seat-pink = Rosa
variant-classic = Klassisch
variant-classic-detail = Vier Akten, die meisten Verhaftungen
variant-quick = Schnell
variant-quick-detail = Die erste Verhaftung gewinnt
level-1 = Streifenpolizist
level-2 = Inspektor
level-3 = Sergeant
level-4 = Lieutenant
level-5 = Polizeichef

## The board: what only the page says

board-city = Die Stadt
board-help = Pfeile: den Straßen folgen. N, Umschalt+N: nächstes oder voriges Ziel. Enter: dorthin fahren oder den Wagen wählen, der dort steht.
board-title-1 = Manhattan
board-title-2 = Süd
board-missions = Aufträge
board-traps = Fallen
board-start = Start
board-trap-space = Fallenfeld
board-tap-again = Noch einmal tippen, um hinzufahren.
board-tap-to-arrest = Noch einmal tippen, um ihn zu verhaften.
board-whole = Ganze Stadt
board-closer = Näher heran
board-which = Welcher Wagen?
board-both = Beide
board-stay = Stehen bleiben
board-files = Die vier Akten
board-closed = geschlossen
board-not-rolled = noch nicht gewürfelt
board-outrolled = fängt nicht an
board-lieutenant = Lieutenant
board-unseen-traps = Noch nicht gesehene Fallen
board-unseen-missions = Noch nicht gesehene Aufträge
board-then-traps = Danach, in dieser Reihenfolge
board-only-traps = Der ganze Stapel, in dieser Reihenfolge
board-sure = Die nächste Karte ist bekannt.
board-cards-help = Eine gespielte Karte kommt unter den Stapel: Ist er einmal durch, kennt man seine Reihenfolge.
board-sign =
    { $district ->
        [bank] Bank
        [hall] Rathaus
        [club] Club
       *[hotel] Hotel
    }
board-entrance =
    { $district ->
        [bank] Eingang der Bank
        [hall] Eingang des Rathauses
        [club] Eingang des Clubs
       *[hotel] Eingang des Hotels
    }
board-place =
    { $place ->
        [start] Startparkplatz
        [mission] Einsatzzentrale
        [station] Polizeiwache
        [bank] Parkplatz der Bank
        [hall] Parkplatz des Rathauses
        [club] Parkplatz des Clubs
        [hotel] Parkplatz des Hotels
       *[other] { $place }
    }
board-place-first =
    { $place ->
        [start] Startparkplatz
        [mission] Einsatzzentrale
        [station] Polizeiwache
        [bank] Parkplatz der Bank
        [hall] Parkplatz des Rathauses
        [club] Parkplatz des Clubs
        [hotel] Parkplatz des Hotels
       *[other] { $place }
    }
board-go =
    { $place ->
        [start] Zum Startparkplatz
        [mission] Zur Einsatzzentrale
        [station] Zur Polizeiwache
        [bank] Zum Parkplatz der Bank
        [hall] Zum Parkplatz des Rathauses
        [club] Zum Parkplatz des Clubs
        [hotel] Zum Parkplatz des Hotels
       *[other] Nach { $place }
    }
board-file =
    { $file ->
        [red] rote Akte
        [yellow] gelbe Akte
        [blue] blaue Akte
       *[green] grüne Akte
    }
board-file-first =
    { $file ->
        [red] Rote Akte ({ board-sign })
        [yellow] Gelbe Akte ({ board-sign })
        [blue] Blaue Akte ({ board-sign })
       *[green] Grüne Akte ({ board-sign })
    }
board-trap =
    { $file ->
        [red] Rot { $steps }
        [yellow] Gelb { $steps }
        [blue] Blau { $steps }
        [green] Grün { $steps }
       *[all] alle 1 weiter
    }
board-count = { $card }, { $count }
board-car = Wagen { $car }
board-car-at = Wagen { $car }: { board-place }
board-driver =
    { WHO($seat) ->
        [you] dein Wagen { $car }
       *[other] Wagen { $car } { NAME($seat, form: "of") }
    }
board-spaces =
    { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
board-drives = Wagen { $car } fährt hierher, { board-spaces }
board-backs = Wagen { $car } fährt rückwärts hierher, { board-spaces }
board-takes =
    { $takes ->
        [mission] hier zieht man einen Auftrag
        [trap] hier zieht man eine Fallenkarte
        [warrant] der Haftbefehl wird ausgehängt
       *[park] danach holt der andere den Haftbefehl
    }
board-arrest-too = Verhaftung!
board-arrest =
    { $file ->
        [red] Den roten Verbrecher verhaften
        [yellow] Den gelben Verbrecher verhaften
        [blue] Den blauen Verbrecher verhaften
       *[green] Den grünen Verbrecher verhaften
    }
board-forwards = Wagen { $car }, vorwärts
board-backwards = Wagen { $car }, rückwärts
board-reach =
    { $count ->
        [one] { $count } mögliches Ziel.
       *[other] { $count } mögliche Ziele.
    }
board-reach-car = { board-car }: { board-reach }
board-who-starts = Wer fängt an?
board-race = Rennen zur Polizeiwache
board-round = Runde { $round }
board-die = Der Würfel
board-die-shows = Würfel: { $value }
board-criminal-closed =
    { WHO($seat) ->
        [you] geschlossen, verhaftet von dir
       *[other] geschlossen, verhaftet { NAME($seat, form: "of") }
    }
board-criminal-black = Verbrecher auf dem schwarzen Punkt
board-criminal-red = Verbrecher auf Rot
board-criminal-away = Verbrecher, bis Rot: { board-spaces }
board-warrants = Haftbefehl: { NAMES($seats) }
board-after = Auftrag: { NAMES($seats) }
board-stage =
    { $stage ->
        [race] im Rennen zur Wache
        [out] nicht im Rennen
        [seek] holt einen Auftrag
        [drive-red] auf dem Weg zur Bank
        [drive-yellow] auf dem Weg zum Rathaus
        [drive-blue] auf dem Weg zum Club
        [drive-green] auf dem Weg zum Hotel
        [fetch] holt den Haftbefehl
       *[hunt] auf der Jagd
    }
board-arrests =
    { $count ->
        [one] { $count } Verhaftung
       *[other] { $count } Verhaftungen
    }
board-coach-1 = Bring Wagen 1 zur Einsatzzentrale im Westen: Du brauchst die genaue Zahl.
board-coach-2 = Park ihn im Viertel deiner Akte; dann holt der andere den Haftbefehl von der Polizeiwache.
board-coach-3 = Gelbe Felder rücken die Verbrecher auf ihren Kreisen weiter.
board-coach-4 = Deiner steht auf Rot? Ein Wagen auf den Handschellen verhaftet ihn!
