title = Die Kugel
after = nach Catch'It, Max Gerchambeau, Habourdin, 1983
tagline = Eine Kugel für zwei Seiten: Spring, schnapp sie dir und bring sie hinter die Grundreihe.
seat-blue = Blau
seat-red = Rot
variant-classic = Klassisch
variant-classic-detail = Die Kugel hinter die Grundreihe des Gegners
level-0 = Anfänger
    .of = des Anfängers
    .to = dem Anfänger
    .start = Der Anfänger
    .mid = der Anfänger
level-1 = Balljunge
    .of = des Balljungen
    .to = dem Balljungen
    .start = Der Balljunge
    .mid = der Balljunge
level-2 = Zuspieler
    .of = des Zuspielers
    .to = dem Zuspieler
    .start = Der Zuspieler
    .mid = der Zuspieler
level-3 = Flügelstürmer
    .of = des Flügelstürmers
    .to = dem Flügelstürmer
    .start = Der Flügelstürmer
    .mid = der Flügelstürmer
level-4 = Spielmacher
    .of = des Spielmachers
    .to = dem Spielmacher
    .start = Der Spielmacher
    .mid = der Spielmacher
level-5 = Kapitän
    .of = des Kapitäns
    .to = dem Kapitän
    .start = Der Kapitän
    .mid = der Kapitän
level-0-says = Läuft in kleinen Schritten vor und übersieht weite Sprünge.
level-1-says = Läuft zur Linie und übersieht jeden zweiten weiten Sprung.
level-2-says = Nimmt den weitesten Lauf und denkt ab und zu vorher nach.
level-3-says = Denkt an deine Antwort, aber nicht immer.
level-4-says = Denkt vor fast jedem Abspiel an deine Antwort.
level-5-says = Sieht in einer Sekunde jeden erzwungenen Sieg in Reichweite.

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
   *[other] { NAME($colour, form: "start") } zieht
} eine Figur von { $start } { to-end }.
carries = { WHO($colour) ->
    [you] Du trägst
   *[other] { NAME($colour, form: "start") } trägt
} die Kugel von { $start } { to-end }.
jumps = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour, form: "start") } springt
} von { $start } { to-end }.
jumps-by = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour, form: "start") } springt
} von { $start } { to-end }, mit Zwischenhalt auf { LIST($by) }.
jumps-with-ball = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour, form: "start") } springt
} mit der Kugel von { $start } { to-end }.
jumps-with-ball-by = { WHO($colour) ->
    [you] Du springst
   *[other] { NAME($colour, form: "start") } springt
} mit der Kugel von { $start } { to-end }, mit Zwischenhalt auf { LIST($by) }.
takes-ball = { WHO($colour) ->
    [you] Du nimmst die Kugel auf { $ball_from }.
   *[other] { NAME($colour, form: "start") } nimmt die Kugel auf { $ball_from }.
}
line-crossed = Die Kugel ist durch!

## How a game ends

ends-repeated = Dieselbe Stellung zum dritten Mal: unentschieden.
ends-crossed = { WHO($seat) ->
    [you] Du gewinnst: Du hast die Kugel über die Grundreihe hinausgebracht.
   *[other] { NAME($seat, form: "start") } gewinnt: Die Kugel ist über die Grundreihe hinaus.
}
ends-stuck = { WHO($seat) ->
    [you] Du gewinnst
   *[other] { NAME($seat, form: "start") } gewinnt
}: { WHO($other) ->
    [you] Du hast keinen erlaubten Doppelzug.
   *[other] { NAME($other, form: "start") } hat keinen erlaubten Doppelzug.
}

## Tipps

idea-run = Die Kugel kann in diesem Doppelzug hinaus: Zähl die Sprünge.
idea-take = Eine deiner Figuren kann den Träger überspringen: Dann gehört die Kugel dir.
idea-stop-run = { NAME($seat, form: "start") } kann die Kugel im nächsten Doppelzug hinausbringen: Nimm eine Figur weg, über die der Weg führt, oder hol dir die Kugel.
idea-carry = Bring die Kugel dorthin, wo keine gegnerische Figur ihren Träger überspringen kann.
idea-stepping-stone = Stell eine Figur so, dass der Träger als Nächstes über sie springen kann.

## Drohungen

threat-run = { WHO($seat) ->
    [you] Du kannst
   *[other] { NAME($seat, form: "start") } kann
} die Kugel { $pawns ->
    [one] mit einem Zug
   *[other] mit zwei Zügen
} hinausbringen, wenn nichts dazwischenkommt.

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

## Moves as they are written, word by word

notation-off = hinaus

## Exaktes Spiel und Rückblick

solve-game = die Partie
unit-games = Partien
review-missed-now = Der Sieg lag da, in genau diesem Doppelzug.
review-missed = Hier war ein Sieg in { $turns } Doppelzügen zu erzwingen.
review-let-in-now = Dieser Doppelzug lässt den Gegner im nächsten gewinnen.
review-let-in = Dieser Doppelzug gibt dem Gegner einen erzwungenen Sieg in { $turns } Doppelzügen.
