title = Über die Mauer
after = nach Breakout, Schmidt Spiele
tagline = Zwei Banden, eine Mauer: Knüpf dein Seil bis ganz nach oben, bevor es die anderen tun.
seat-yellow = Gelb
seat-blue = Blau
variant-classic = Klassisch
variant-classic-detail = Drei Ausbrüche zum Sieg
variant-single = Ein Ausbruch
variant-single-detail = Der erste Ausbruch gewinnt
level-1 = Lehrling
level-2 = Komplize
level-3 = Schmieresteher
level-4 = Einbrecher
level-5 = Drahtzieher
unit-escapes = Ausbrüche

## What one can do

pass-your-turn = Du hast kein Seilstück mehr auf der Hand: Du musst passen.
push-a-rope = Schieb ein Seilstück in einen Schlitz, von links oder von rechts.

## What a move does

way-in = { $side ->
    [L] von links
   *[R] von rechts
}
passes = { WHO($colour) ->
    [you] Du hast kein Seilstück mehr und passt.
   *[other] { NAME($colour) } hat kein Seilstück mehr und passt.
}
pushes = { WHO($colour) ->
    [you] Du schiebst
   *[other] { NAME($colour) } schiebt
} ein Seilstück { way-in } in Schlitz { $slot }.
pushes-and-closes = { WHO($colour) ->
    [you] Du schiebst
   *[other] { NAME($colour) } schiebt
} ein Seilstück { way-in } in Schlitz { $slot }; er ist für einen Zug gesperrt.
falls = { WHO($fell) ->
    [you] Ein Seilstück von dir fällt heraus.
   *[other] Ein Seilstück { NAME($fell, form: "of") } fällt heraus.
}
escapes = { WHO($escape) ->
    [you] Einer deiner Ganoven bricht aus!
   *[other] Ein Ganove { NAME($escape, form: "of") } bricht aus!
}

## How a game ends

ends-drawn = { $covered } Seilstücke geschoben und kein Ausbruch: unentschieden.
ends-escaped = { WHO($seat) ->
    [you] Du gewinnst: Dein Ganove ist ausgebrochen.
   *[other] { NAME($seat) } gewinnt: Der Ganove ist ausgebrochen.
}
ends-all-out = { WHO($seat) ->
    [you] Du gewinnst: Deine ganze Bande ist draußen.
   *[other] { NAME($seat) } gewinnt: Die ganze Bande ist draußen.
}

## The review

review-lost = Der Ausbruch war erzwungen; jetzt ist er es nicht mehr.
review-turned = Der Ausbruch war erzwungen; jetzt ist er es für den Gegner.
review-let-out = Dieser Zug lässt den Gegner ausbrechen.
solve-escape = diesen Ausbruch
solve-whole = ein Ausbruch, von der leeren Mauer aus

## The drawing in a terminal

drawing-closed = gesperrt
drawing-hands = Seilstücke auf der Hand:

## The board: what only the page says

board-mouths = Öffnungen der Schlitze
board-mouths-help = Pfeil hoch und runter wählt den Schlitz, links und rechts die Seite, Enter schiebt.
board-mouth =
    { $side ->
        [L] Schlitz { $slot }, von links
       *[R] Schlitz { $slot }, von rechts
    }
board-mouth-closed = { board-mouth }, für diesen Zug gesperrt
board-push-escape = { board-mouth }: schließt dein Seil, Ausbruch!
board-push-theirs = { board-mouth }: schließt das Seil des Gegners!
board-push-drop =
    { $colour ->
        [yellow] { board-mouth }: ein gelbes Seilstück fällt gegenüber heraus
       *[blue] { board-mouth }: ein blaues Seilstück fällt gegenüber heraus
    }
board-push-fill = { board-mouth }: macht den Schlitz voll
board-closed = für diesen Zug gesperrt
board-closed-sign = gesperrt
board-closed-why = Schlitz { $slot } ist gerade voll geworden und für einen Zug gesperrt.
board-tap-again = Noch einmal tippen zum Schieben.
board-pass = Passen
board-pass-why = Kein Seilstück auf der Hand: Warte, bis eines von deinen herausfällt.
board-escape = Ausbruch!
board-theirs = Der Gegner bricht aus!
board-wall = Die Mauer, Feld für Feld
board-slot = Schlitz
board-slot-number = Schlitz { $slot }
board-empty = leer
board-colour =
    { $colour ->
        [yellow] gelb
       *[blue] blau
    }
board-ropes =
    { $n ->
        [one] { $n } Seilstück auf der Hand
       *[other] { $n } Seilstücke auf der Hand
    }
board-escapes =
    { $n ->
        [one] { $n } von { $all } ausgebrochen
       *[other] { $n } von { $all } ausgebrochen
    }
board-coach-1 = Schieb ein Seilstück in einen Schlitz, von links oder von rechts.
board-coach-2 = Seilstücke, die sich berühren, rutschen ein Feld weiter; aus einem vollen Schlitz fällt das letzte heraus und kommt zu seinem Besitzer zurück.
board-coach-3 = Bilde ein durchgehendes Seil von unten bis oben: seitwärts gilt, schräg nicht.

## Moves as they are written, word by word

notation-L = L
notation-R = R
notation-pass = passt
