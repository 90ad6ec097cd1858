title = Über die Mauer
after = nach Breakout, Schmidt Spiele
tagline = Zwei Banden, eine Mauer: Knüpf dein Seil bis ganz nach oben, bevor es die anderen tun.
seat-yellow = Gelb
seat-blue = Blau
variant-classic = Klassisch
variant-classic-detail = Drei Ausbrüche zum Sieg
variant-single = Ein Ausbruch
variant-single-detail = Der erste Ausbruch gewinnt
level-0 = Nachbarskind
    .of = des Nachbarskinds
    .to = dem Nachbarskind
    .start = Das Nachbarskind
    .mid = das Nachbarskind
level-1 = Lehrling
    .of = des Lehrlings
    .to = dem Lehrling
    .start = Der Lehrling
    .mid = der Lehrling
level-2 = Komplize
    .of = des Komplizen
    .to = dem Komplizen
    .start = Der Komplize
    .mid = der Komplize
level-3 = Aufpasser
    .of = des Aufpassers
    .to = dem Aufpasser
    .start = Der Aufpasser
    .mid = der Aufpasser
level-4 = Einbrecher
    .of = des Einbrechers
    .to = dem Einbrecher
    .start = Der Einbrecher
    .mid = der Einbrecher
level-5 = Drahtzieher
    .of = des Drahtziehers
    .to = dem Drahtzieher
    .start = Der Drahtzieher
    .mid = der Drahtzieher
level-0-says = Knüpft am eigenen Seil und lässt deines in Ruhe.
level-1-says = Schiebt fürs eigene Seil und nutzt einen Ausbruch, der sich bietet.
level-2-says = Schaut zwei von drei Malen voraus; sonst zählt nur das eigene Seil.
level-3-says = Sieht zwei Züge voraus und lässt dich selten vorbei.
level-4-says = Kennt die ersten Züge auswendig und schiebt nur ab und zu übereilt.
level-5-says = Sieht so weit, wie eine Sekunde reicht, und am Ende alles.
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
   *[other] { NAME($colour, form: "start") } hat kein Seilstück mehr und passt.
}
pushes = { WHO($colour) ->
    [you] Du schiebst
   *[other] { NAME($colour, form: "start") } schiebt
} ein Seilstück { way-in } in Schlitz { $slot }.
pushes-and-closes = { WHO($colour) ->
    [you] Du schiebst
   *[other] { NAME($colour, form: "start") } schiebt
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
   *[other] { NAME($seat, form: "start") } gewinnt: Der Ganove ist ausgebrochen.
}
ends-all-out = { WHO($seat) ->
    [you] Du gewinnst: Deine ganze Bande ist draußen.
   *[other] { NAME($seat, form: "start") } gewinnt: Die ganze Bande ist draußen.
}

## Tipps

idea-escape = Deinem Seil fehlt nur noch ein Stück: Such den Schlitz, der es vollendet.
idea-block = { NAME($seat, form: "start") } bricht im nächsten Zug aus, wenn sich nichts ändert: Unterbrich dieses Seil oder schieb ein Stück hinaus.
idea-push-out = Schieb so, dass auf der anderen Seite ein gegnerisches Seilstück hinausfällt: Das zerreißt das Seil.
idea-close = Ein gefüllter Schlitz bleibt einen Zug lang gesperrt: Dort kann dir niemand antworten.
idea-build = Such eine Stelle, an der ein Seilstück deine anderen fortsetzt, von einem Schlitz zum nächsten.

## Drohungen

threat-escape = { WHO($seat) ->
    [you] Du drohst
   *[other] { NAME($seat, form: "start") } droht
} auszubrechen: Schlitz { $slot }, { way-in }.

## The review

review-lost = Der Ausbruch war erzwungen; jetzt ist er es nicht mehr.
review-turned = Der Ausbruch war erzwungen; jetzt ist er es für den Gegner.
review-missed = Der Weg hinaus war einen Zug entfernt.
review-let-through = Das lässt den Gegner durch: Schlitz { $slot } von { $side ->
    [L] links
   *[R] rechts
} genügt.
review-freed-them = Dieser Zug hat das Seil des Gegners geschlossen.
review-let-out = Dieser Zug lässt den Gegner ausbrechen.
solve-escape = dieser Ausbruch
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

## Moves as they are written, word by word

notation-L = L
notation-R = R
notation-pass = passt
