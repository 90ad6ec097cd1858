title = Die Kugel
after = nach Catch'It, Max Gerchambeau, Habourdin, 1983
tagline = Eine Kugel für zwei Seiten: Spring, schnapp sie dir und bring sie hinter die Grundreihe.
seat-blue = Blau
seat-red = Rot
variant-classic = Klassisch
variant-classic-detail = Die Kugel hinter die Grundreihe des Gegners
level-1 = Balljunge
level-2 = Zuspieler
level-3 = Flügelstürmer
level-4 = Spielmacher
level-5 = Kapitän

## What one can do

must-move-ball = Du musst noch die Kugel bewegen: mit ihrem Träger, oder indem du sie nimmst.
move-another = Zieh eine andere Figur; die Kugel bleibt, wo sie ist.
move-first-with-ball = Zieh die erste Figur; in diesem Doppelzug muss die Kugel einmal bewegt werden.
move-first = Zieh die erste Figur; wenn du über den Träger springst, darfst du die Kugel nehmen.
move-second = Zieh eine andere Figur; wenn du über den Träger springst, darfst du die Kugel nehmen.

## What a move does

to-end = { $end ->
    [off] über das Brett hinaus
   *[other] nach { $end }
}
moves = { WHO($colour) ->
    [you] Du ziehst
   *[other] { NAME($colour) } zieht
} eine Figur von { $start } { to-end }.
carries = { WHO($colour) ->
    [you] Du trägst
   *[other] { NAME($colour) } trägt
} die Kugel von { $start } { to-end }.
jumps = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour) } springt
} von { $start } { to-end }.
jumps-by = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour) } springt
} von { $start } { to-end }, mit Zwischenhalt auf { LIST($by) }.
jumps-with-ball = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour) } springt
} mit der Kugel von { $start } { to-end }.
jumps-with-ball-by = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour) } springt
} mit der Kugel von { $start } { to-end }, mit Zwischenhalt auf { LIST($by) }.
takes-ball = { WHO($colour) ->
    [you] Du nimmst die Kugel auf { $ball_from }.
   *[other] { NAME($colour) } nimmt die Kugel auf { $ball_from }.
}
line-crossed = Die Kugel ist durch!

## How a game ends

ends-repeated = Dieselbe Stellung zum dritten Mal: unentschieden.
ends-crossed = { WHO($seat) ->
    [you] Du gewinnst: Du hast die Kugel über die Grundreihe hinausgebracht.
   *[other] { NAME($seat) } gewinnt: Die Kugel ist über die Grundreihe hinaus.
}
ends-stuck = { WHO($seat) ->
    [you] Du gewinnst
   *[other] { NAME($seat) } gewinnt
}: { WHO($other) ->
    [you] Du hast keinen erlaubten Doppelzug.
   *[other] { NAME($other) } hat keinen erlaubten Doppelzug.
}

## The drawing in a terminal

drawing-ball = Kugel

## The board: what only the page says

board-grid = Das Brett von „Die Kugel“
board-help = Pfeile gehen von Feld zu Feld, Enter nimmt eine Figur auf und wählt dann ihr Feld, Escape setzt sie ab, T nimmt die Kugel oder lässt sie liegen, N springt zum nächsten möglichen Feld.
board-pick-first = Wähl zuerst eine deiner Figuren.
board-tap-again = Noch einmal tippen zum Spielen.
board-click-again = Noch einmal klicken zum Spielen.
board-without = Die Kugel bleibt, wo sie ist.
board-take-back = Zurück
board-take-back-long = Den Zug der ersten Figur zurücknehmen
board-turn = Dieser Doppelzug
board-goal-now = Über die Grundreihe!
board-attacks = Greift an
board-defends = Verteidigt
board-has-ball = hat die Kugel
board-no-ball = hat die Kugel nicht
board-first-pawn = Erste Figur
board-second-pawn = Zweite Figur
board-ball-moved = schon bewegt
board-ball-moved-long = die Kugel ist in diesem Doppelzug schon bewegt worden
board-ball-must = muss jetzt
board-ball-must-long = diese Figur muss die Kugel bewegen
board-ball-due = noch zu bewegen
board-ball-due-long = die Kugel muss in diesem Doppelzug noch bewegt werden
board-ball-free = zu nehmen
board-ball-free-long = die Kugel darf genommen werden
board-picked =
    { $count ->
        [one] Figur { $square }: { $count } Feld.
       *[other] Figur { $square }: { $count } Felder.
    }
board-picked-taking =
    { $count ->
        [one] Figur { $square }: { $count } Feld, dabei nimmt sie die Kugel.
       *[other] Figur { $square }: { $count } Felder, bei { $taking } davon nimmt sie die Kugel.
    }
board-split = Geteiltes Feld: links ohne die Kugel, rechts mit ihr.
board-taking = Kugel nehmen (T, um sie zu lassen)
board-leaving = Kugel lassen (T, um sie zu nehmen)
board-square = { $square }: { $what }
board-past = Hinter der Grundreihe
board-picked-one = gewählt
board-moved-one = hat in diesem Doppelzug schon gezogen
board-can-move = kann ziehen
board-out-of-reach = außer Reichweite
board-empty = leer
board-pawn =
    { $whose ->
        [own] deine Figur
        [theirs] gegnerische Figur
        [blue] blaue Figur
       *[red] rote Figur
    }
board-pawn-with-ball = { board-pawn } mit der Kugel
board-arrive =
    { $how ->
        [step] hierher ziehen
        [jump] hierher springen
        [take-off] die Kugel nehmen und über die Grundreihe hinaus
        [take] die Kugel nehmen und hier landen
        [carry-off] mit der Kugel über die Grundreihe hinaus
       *[carry] die Kugel hierher tragen
    }
board-arrive-taking = { board-arrive }; T, um sie zu lassen
board-arrive-leaving = { board-arrive } und die Kugel lassen; T, um sie zu nehmen
board-coach-1 = Du ziehst zwei verschiedene Figuren: jede einen Schritt weit, oder sie springt über andere Figuren.
board-coach-2 = Wer über den Träger springt, darf die Kugel nehmen. In einem Doppelzug wird sie nur einmal bewegt.
board-coach-3 = Wer die Kugel hat, muss sie in jedem Doppelzug bewegen; hinter der Grundreihe des Gegners hat man gewonnen.

## Moves as they are written, word by word

notation-off = hinaus

## Exaktes Spiel und Rückblick

solve-game = die Partie
unit-games = Partien
review-missed-now = Der Sieg lag da, in genau diesem Doppelzug.
review-missed = Hier war ein Sieg in { $turns } Doppelzügen zu erzwingen.
review-let-in-now = Dieser Doppelzug lässt den Gegner im nächsten gewinnen.
review-let-in = Dieser Doppelzug gibt dem Gegner einen erzwungenen Sieg in { $turns } Doppelzügen.
