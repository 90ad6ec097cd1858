## People: `name` is a name, `starts` says how it begins. "start" opens a sentence, "mid" is inside one.

person = { $name }
    .of = von { $name }
    .to = { $name }
    .start = { $name }
    .mid = { $name }
you = du
    .of = von dir
    .to = dir
    .start = Du
    .mid = du
list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-score = { $first } – { $next }
unit-points = Punkte
as-written = { $text }

## What happens at a table

begins = Die Partie beginnt.
begins-in-series = Partie { $number } von { $games } beginnt.
awaited = Noch nicht da: { NAMES($seats, form: "mid") }.
sits-down = { WHO($seat) ->
    [you] Du nimmst Platz.
    [name] { NAME($seat) } nimmt Platz ({ $title }).
   *[other] { NAME($seat, form: "start") } nimmt Platz.
}
may-move = { WHO($seat) ->
    [you] Du wechselst vielleicht das Gerät.
   *[other] { NAME($seat, form: "start") } wechselt vielleicht das Gerät.
}
is-away = { WHO($seat) ->
    [you] Du warst weg: Ein Bot spielt für dich weiter.
   *[other] { NAME($seat, form: "start") } ist weg: Ein Bot spielt solange weiter.
}
is-back = { WHO($seat) ->
    [you] Du bist zurück und spielst weiter.
   *[other] { NAME($seat, form: "start") } ist zurück und spielt weiter.
}
others-turn = { WHO($seat) ->
    [you] Du bist am Zug.
   *[other] { NAME($seat, form: "start") } ist am Zug.
}
plays = { WHO($seat) ->
    [you] Du spielst.
   *[other] { NAME($seat, form: "start") } spielt.
}
played-in-secret = { WHO($seat) ->
    [you] Du hast heimlich gespielt.
   *[other] { NAME($seat, form: "start") } hat heimlich gespielt.
}
chance-decides = Der Zufall entscheidet.
out-of-time = { WHO($seat) ->
    [you] Deine Zeit ist abgelaufen.
   *[other] { NAME($seat, form: "start") } hat keine Zeit mehr.
}
resigns = { WHO($seat) ->
    [you] Du gibst auf.
   *[other] { NAME($seat, form: "start") } gibt auf.
}
offers-draw = { WHO($seat) ->
    [you] Du bietest ein Unentschieden an.
   *[other] { NAME($seat, form: "start") } bietet ein Unentschieden an.
}
accepts-draw = { WHO($seat) ->
    [you] Du nimmst das Unentschieden an.
   *[other] { NAME($seat, form: "start") } nimmt das Unentschieden an.
}
declines-draw = { WHO($seat) ->
    [you] Du lehnst das Unentschieden ab.
   *[other] { NAME($seat, form: "start") } lehnt das Unentschieden ab.
}
asks-undo = { WHO($seat) ->
    [you] Du möchtest einen Zug zurücknehmen.
   *[other] { NAME($seat, form: "start") } möchte einen Zug zurücknehmen.
}
accepts-undo = { WHO($seat) ->
    [you] Du bist damit einverstanden.
   *[other] { NAME($seat, form: "start") } ist damit einverstanden.
}
declines-undo = { WHO($seat) ->
    [you] Du bist nicht damit einverstanden.
   *[other] { NAME($seat, form: "start") } ist nicht damit einverstanden.
}
asks-rematch = { WHO($seat) ->
    [you] Du bittest um Revanche.
   *[other] { NAME($seat, form: "start") } bittet um Revanche.
}
taken-back = Ein Zug ist zurückgenommen.
chance-prepared = Der Zufall wird vorbereitet.
draws-anew = Es wird neu gezogen, ohne Zahl von { NAMES($seats, form: "mid") }.
goes-on-without = Es geht ohne die Zahlen der Abwesenden weiter.
leaves-resigned = { WHO($seat) ->
    [you] Du gibst auf: Ein Bot spielt weiter, und die anderen auch.
   *[other] { NAME($seat, form: "start") } gibt auf: Ein Bot spielt weiter, und die anderen auch.
}
leaves-on-time = { WHO($seat) ->
    [you] Deine Zeit ist um: Ein Bot spielt weiter, und die anderen auch.
   *[other] { NAME($seat, form: "start") } hat keine Zeit mehr: Ein Bot spielt weiter, und die anderen auch.
}

## Endings that the rules do not say

won-by-resignation = { WHO($winner) ->
    [you] Du gewinnst
   *[other] { NAME($winner, form: "start") } gewinnt
}: { WHO($seat) ->
    [you] Du hast aufgegeben.
   *[other] { NAME($seat, form: "start") } gibt auf.
}
won-on-time = { WHO($winner) ->
    [you] Du gewinnst
   *[other] { NAME($winner, form: "start") } gewinnt
}: { WHO($seat) ->
    [you] Deine Zeit ist abgelaufen.
   *[other] { NAME($seat, form: "start") } hat keine Zeit mehr.
}
drawn-by-agreement = Unentschieden nach Vereinbarung.
nobody-left = Niemand spielt weiter.
all-left = { WHO($seat) ->
    [you] Du gewinnst: Alle anderen sind gegangen.
   *[other] { NAME($seat, form: "start") } gewinnt: Alle anderen sind gegangen.
}
lost-by-leaving = Durch Aufgeben verloren: { NAMES($seats, form: "mid") }.
win-of-who-stayed = { WHO($seat) ->
    [you] Der Sieg gehört dir.
   *[other] Der Sieg geht an { NAME($seat, form: "mid") }.
}
series-drawn = Die Serie endet unentschieden, { LIST($score, form: "score") }.
series-won = { WHO($seat) ->
    [you] Du gewinnst die Serie
   *[other] { NAME($seat, form: "start") } gewinnt die Serie
}, { LIST($score, form: "score") }.
series-won-by-fewer = { WHO($seat) ->
    [you] Du gewinnst die Serie
   *[other] { NAME($seat, form: "start") } gewinnt die Serie
}, { LIST($score, form: "score") }: Je weniger Punkte, desto besser.

## What is refused

refused-just-declined = Das wurde gerade abgelehnt; spiel erst weiter.
refused-stale = Am Tisch ist inzwischen etwas geschehen.
refused-wrong-seat = Das öffnet an diesem Tisch keinen Platz.
refused-seat-taken = Diese Einladung ist schon benutzt.
refused-key-used = Dieser Schlüssel ist schon für etwas anderes benutzt.
refused-no-such-game = Diese Serie ist noch nicht bei Partie { $number }.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-no-move = Das ist kein Zug dieses Spiels.
refused-not-your-turn = Du bist nicht am Zug.
refused-by-rule = Eine Regel verbietet es.
refused-no-such-eyes = Unter diesem Namen sieht niemand dieses Spiel.
refused-others-eyes = Mit den Augen der anderen sieht man erst, wenn die Partie zu Ende ist.
refused-no-review = Zu diesem Spiel gibt es keinen Rückblick.
refused-review-later = Den Rückblick gibt es, wenn die Partie zu Ende ist.
refused-no-notebook = Zu diesem Spiel gibt es kein Notizbuch.
refused-without-aids = An diesem Tisch wird ohne Notizbuch gespielt: Jeder führt sein eigenes.
refused-lobby-seats = Ein Platz muss deiner sein und einer frei.
refused-analysis-later = Die Analyse gibt es, wenn die Partie zu Ende ist.
refused-no-such-step = So lang ist die Partie nicht.
refused-no-undo-asked = Niemand möchte einen Zug zurücknehmen.
refused-nothing-to-undo = Du hast nichts zurückzunehmen.
refused-undo-asked = Darum ist schon gebeten.
refused-undo-away = Für jemanden, der weg ist, spielt ein Bot: Zustimmen könnte nur, wer weg ist.
refused-undo-revealed = Ein Zug, der etwas verraten hat, lässt sich nicht zurücknehmen.
refused-not-played-so = So wird dieses Spiel nicht gespielt.
refused-nobody = Mindestens ein Mensch muss mitspielen.
refused-bot-level = Ein Bot braucht eine Stufe dieses Spiels.
refused-person-level = Nur ein Bot hat eine Stufe.
refused-no-bots = Für dieses Spiel gibt es keine Bots.
refused-stand-in-days = In einer Partie über mehrere Tage kommt jeder, wann er mag.
refused-series-length = Eine Serie dieses Spiels hat { LIST($lengths) } Partien, nicht { $games }.
refused-awaited = Es fehlt noch jemand.
refused-over = Die Partie ist zu Ende.
refused-not-away = Niemand spielt für dich.
refused-no-draws = Dieses Spiel kennt kein Unentschieden.
refused-bot-draw = Ein Bot nimmt kein Unentschieden an.
refused-draw-offered = Ein Unentschieden ist schon angeboten.
refused-no-draw-offered = Niemand bietet ein Unentschieden an.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-time-up = Deine Zeit ist abgelaufen.
refused-time-left = Es ist noch Zeit übrig.
refused-not-saved = Der Zug konnte nicht gespeichert werden; versuch es noch einmal.
refused-old-rules = Dieser Tisch folgt alten Regeln, die dieser Server nicht mehr hat.
refused-unreadable = Dieser Tisch lässt sich nicht mehr lesen.
refused-nobody-away = Niemand muss vertreten werden.
refused-bad-record = Diese gespeicherte Partie lässt sich nicht lesen: { $why }
refused-origin = Die Anfrage kommt von einer anderen Website.
refused-slow-down = Immer mit der Ruhe: Warte einen Moment.
refused-nothing-here = Hier gibt es nichts.
refused-not-done-here = Das geht hier nicht.
refused-too-long = Das ist zu lang.
refused-trouble = Auf dem Server ist etwas schiefgegangen.
refused-bad-request = Die Anfrage hat nicht die richtige Form.
refused-preparing = Die Spiele werden vorbereitet: noch etwa { $seconds } s.
refused-left = Du hast diese Partie verlassen: Ein Bot spielt sie zu Ende.
refused-no-number-awaited = Von dir wird keine Zahl erwartet.
refused-other-number = Das ist nicht die Zahl, auf die du dich festgelegt hast.
refused-commit-first = Es fehlen noch Mitspieler: Leg dich erst auf die Zahl fest und nenne sie danach.
refused-table-full = Dieser Tisch hat alle seine Züge gehabt: Man kann nur noch aufgeben.
refused-lobby-full = Du wartest schon an { $tables } Tischen, die allen offenstehen.
refused-busy = Zu viele Bots denken nach: Deiner müsste etwa { $seconds } s warten.
refused-too-slow = Die Anfrage kam nicht rechtzeitig an.
refused-crowded = Gerade spielen zu viele: einen Moment.

## What cannot be read

error-game = ein Spiel „{ $game }“ gibt es nicht
error-variant = dieses Spiel hat keine Variante „{ $variant }“
error-seats = dieses Spiel ist nicht für { $seats } Plätze
error-rules = Version { $version } der Regeln ist hier nicht bekannt
error-position = die Stellung lässt sich nicht lesen
error-move-unread = „{ $move }“ ist nicht die Schreibweise eines Zugs dieses Spiels
error-move-illegal = { $move } ist hier nicht erlaubt
error-move-by-rule = { $move } ist hier nicht erlaubt (Regel { $clause })
error-move-turn = { $move }: Dieser Platz ist nicht am Zug
error-move = { $move } wurde nicht gespielt
record-line = Zeile { $line }: { $why }
record-start = Start: { $why }
record-move = Zug { $number }: { $why }
record-move-hidden = Zug { $number }: verdeckt, denn die Partie wurde gespeichert, während sie noch lief
record-too-long = mehr als { $most } Zeichen
record-too-many-moves = mehr als { $most } Züge
record-json = das JSON ist falsch ({ $why })
record-own-header = { $header } ist keine Kopfzeile, sondern steht daneben
record-spaces = „{ $text }“ hat überflüssige Leerzeichen oder Zeilenumbrüche
record-header-twice = { $header } steht zweimal da
record-move-number = hier wird Zug { $number } erwartet
record-neither = weder eine Kopfzeile noch ein Zug
record-first-line = die erste Zeile muss lauten: cavale-record: { $format }
record-header-missing = die Kopfzeile { $header } fehlt
record-seats = seats muss eine Zahl sein
