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
list-or = { $first } oder { $last }
list-more = { $first }, { $next }
list-score = { $first } – { $next }
idea-only = Es gibt nur einen Zug.
idea-now = Du kannst sofort gewinnen. Siehst du, wie?
idea-guard = Vorsicht: Nach den meisten Zügen gewinnt der Gegner mit dem nächsten. Wehre das ab.
idea-forced = Von hier aus kannst du den Sieg erzwingen: Lass keinen Ausweg.
idea-lost = Gegen bestes Spiel ist das nicht mehr zu halten: Mach es so schwer wie möglich.
idea-even = Niemand liegt vorn: Verbessere deine Aussichten und behalte die des Gegners im Auge.
idea-slightly-ahead = Du liegst etwas vorn: Weiter so.
idea-slightly-behind = Du liegst etwas zurück: Sieh zuerst, was der Gegner vorhat.
idea-clearly-ahead = Du liegst klar vorn: Such den kürzesten Weg zum Ende.
idea-clearly-behind = Du liegst klar zurück: Halte erst den Plan des Gegners auf.
review-luck-of-chance = Glück
review-means = Verschenkt: was ein Zug gegenüber dem besten gekostet hat, den man da kennen konnte. Glück: was der Zufall mehr oder weniger gegeben hat als im Durchschnitt.
review-means-no-chance = Verschenkt: was ein Zug gegenüber dem besten gekostet hat. Wo keine Zahl steht, weiß es niemand sicher.
unit-points = Punkte
as-written = { $text }

## What happens at a table

begins = Die Partie beginnt.
begins-in-series = Partie { $number } von { $games } beginnt.
begins-again = Die Partie geht nach Zug { $step } der vorigen weiter.
awaited = Noch nicht da: { NAMES($seats, form: "mid") }.
declines-challenge = Das Programm { $program } möchte hier nicht spielen.
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
plans =
    { $n ->
        [0] Es ist keine Antwort mehr geplant.
       *[other] Deine Antworten sind geplant.
    }
asks-rematch = { WHO($seat) ->
    [you] Du bittest um Revanche.
   *[other] { NAME($seat, form: "start") } bittet um Revanche.
}
taken-back = Ein Zug ist zurückgenommen.
chance-prepared = Der Zufall wird vorbereitet.
draws-anew = Es wird neu gezogen, ohne Zahl von { NAMES($seats, form: "to") }.
goes-on-without = Es geht ohne die Zahlen der Abwesenden weiter.
beacon-awaited = Runde { $round } des öffentlichen Zufallssignals wird abgewartet: Auch davon hängen die Würfel ab.
beacon-mixed = Die Runde des öffentlichen Zufallssignals ist eingemischt.
beacon-missing = Die Runde des öffentlichen Zufallssignals blieb aus: Es geht ohne sie los.
leaves-resigned = { WHO($seat) ->
    [you] Du gibst auf: Ein Bot spielt weiter, und die anderen auch.
   *[other] { NAME($seat, form: "start") } gibt auf: Ein Bot spielt weiter, und die anderen auch.
}
leaves-on-time = { WHO($seat) ->
    [you] Deine Zeit ist um: Ein Bot spielt weiter, und die anderen auch.
   *[other] { NAME($seat, form: "start") } hat keine Zeit mehr: Ein Bot spielt weiter, und die anderen auch.
}

# A page of another version must be able to say it.
refused-bad-request = Die Anfrage hat nicht die richtige Form.

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
   *[other] { NAME($seat, form: "start") } bekommt den Sieg.
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

## Beside the table: what is refused

refused-just-declined = Das wurde gerade abgelehnt; spiel erst weiter.
refused-stale = Am Tisch ist inzwischen etwas geschehen.
refused-wrong-seat = Das öffnet an diesem Tisch keinen Platz.
refused-token = Dieses Token gehört hier keinem Programm.
refused-seat-taken = Diese Einladung ist schon benutzt.
refused-key-used = Dieser Schlüssel ist schon für etwas anderes benutzt.
refused-no-such-game = Diese Serie ist noch nicht bei Partie { $number }.
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-lesson-over = In dieser Lektion gibt es nichts mehr zu tun.
refused-no-such-puzzle = Dieses Rätsel gibt es nicht.
refused-no-such-opening = So hat keine Partie begonnen.
refused-no-such-date = Das ist kein Datum.
refused-puzzle-over = In diesem Rätsel gibt es nichts mehr zu lösen.
refused-no-move = Das ist kein Zug dieses Spiels.
refused-not-your-turn = Du bist nicht am Zug.
refused-by-rule = Eine Regel verbietet es.
refused-no-such-eyes = Unter diesem Namen sieht niemand dieses Spiel.
refused-not-public = Dieser Tisch ist nicht öffentlich.
refused-others-eyes = Mit den Augen der anderen sieht man erst, wenn die Partie zu Ende ist.
refused-no-review = Zu diesem Spiel gibt es keinen Rückblick.
refused-review-later = Den Rückblick gibt es, wenn die Partie zu Ende ist.
refused-no-notebook = Zu diesem Spiel gibt es kein Notizbuch.
refused-without-aids = An diesem Tisch wird ohne Notizbuch gespielt: Jeder führt sein eigenes.
refused-no-threats = Dieses Spiel zeigt keine Drohungen.
refused-lobby-seats = Ein Platz muss deiner sein und einer frei.
refused-hint-later = Der Tipp ist für den, der am Zug ist.
refused-hint-alone = Tipps gibt es in Partien gegen Bots: Unter Menschen wird niemandem geholfen.
refused-again-later = Noch einmal versuchen kann man eine Partie, sobald sie vorbei ist.
refused-again-otherwise = Noch einmal versucht wird die Partie, wie sie war: dasselbe Spiel, dieselben Plätze, die heutigen Regeln.
refused-again-with-bots = Noch einmal versucht man eine Partie gegen Bots und an einem Bildschirm.
refused-again-alone = Wo es Geheimnisse gibt, versucht es einer allein noch einmal.
refused-analysis-later = Die Analyse gibt es, wenn die Partie zu Ende ist.
refused-no-such-step = So lang ist die Partie nicht.
refused-no-undo-asked = Niemand möchte einen Zug zurücknehmen.
refused-nothing-to-undo = Du hast nichts zurückzunehmen.
refused-undo-asked = Darum ist schon gebeten.
refused-undo-away = Für jemanden, der weg ist, spielt ein Bot: Zustimmen könnte nur die abwesende Person.
refused-undo-revealed = Ein Zug, der etwas verraten hat, lässt sich nicht zurücknehmen.
refused-not-played-so = So wird dieses Spiel nicht gespielt.
refused-nobody = Mindestens ein Mensch muss mitspielen.
refused-bot-level = Ein Bot braucht eine Stufe dieses Spiels.
refused-person-level = Nur ein Bot hat eine Stufe.
refused-program-twice = Ein Programm nimmt an einem Tisch nur einen Platz ein.
refused-program-by-link = Ein Programm lädt man auf einen Platz der Art `link` ein.
refused-unknown-program = Kein Programm heißt hier { $program }.
refused-program-busy = { $program } spielt schon an so vielen Tischen, wie es kann.
refused-no-bots = Für dieses Spiel gibt es keine Bots.
refused-stand-in-days = In einer Partie über mehrere Tage kommt jeder, wann er mag.
refused-series-length = Eine Serie dieses Spiels hat { LIST($lengths, form: "or") } Partien, nicht { $games }.
refused-awaited = Es fehlt noch jemand.
refused-over = Die Partie ist zu Ende.
refused-not-away = Niemand spielt für dich.
refused-no-draws = Dieses Spiel kennt kein Unentschieden.
refused-bot-draw = Ein Bot nimmt kein Unentschieden an.
refused-draw-offered = Ein Unentschieden ist schon angeboten.
refused-no-draw-offered = Niemand bietet ein Unentschieden an.
refused-no-plans = Antworten plant man, während jemand anders am Zug ist: in Spielen ohne Zufall und Geheimnisse, wenn Zeit ist und jeder seinen eigenen Bildschirm hat.
refused-plan-unanswered = Eine geplante Zugfolge endet mit einem eigenen Zug.
refused-plan-twice = Auf denselben Zug ist nur eine Antwort möglich.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-series-over = Die Serie ist zu Ende.
refused-not-asked = An diesem Tisch erwartet dich niemand.
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

## Beside the table: what cannot be read

error-game = ein Spiel „{ $game }“ gibt es nicht
error-variant = dieses Spiel hat keine Variante „{ $variant }“
error-seats = dieses Spiel gibt es nicht für { $seats } Personen
error-seat = es gibt hier keinen Platz { $seat }
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

## Beside the table: people who gather

is-called = { $title } heißt jetzt { $name }.
is-nameless = { $title } hat jetzt keinen Namen mehr.
bot-appointed = { $title } wird von einem Bot gespielt: { $level }.
seat-freed = { $title } ist wieder ein freier Platz.
seats-swapped = { NAMES($seats, form: "start") } haben die Plätze getauscht.
gesture-bravo = { WHO($seat) ->
    [you] Du klatschst Beifall.
   *[other] { NAME($seat, form: "start") } klatscht Beifall.
}
gesture-ouch = { WHO($seat) ->
    [you] Du verziehst das Gesicht.
   *[other] { NAME($seat, form: "start") } verzieht das Gesicht.
}
gesture-think = { WHO($seat) ->
    [you] Du zerbrichst dir den Kopf.
   *[other] { NAME($seat, form: "start") } grübelt.
}
gesture-laugh = { WHO($seat) ->
    [you] Du lachst.
   *[other] { NAME($seat, form: "start") } lacht.
}
gesture-hurry = { WHO($seat) ->
    [you] Du tippst auf die Uhr.
   *[other] { NAME($seat, form: "start") } tippt auf die Uhr.
}
gesture-thanks = { WHO($seat) ->
    [you] Du bedankst dich.
   *[other] { NAME($seat, form: "start") } bedankt sich.
}
refused-gathered = Alle sitzen: Jetzt lässt sich nichts mehr ändern.
refused-begins-by-itself = Die Partie beginnt von selbst, sobald alle sitzen.
refused-free-seats = Es sind noch Plätze frei.
refused-not-free = Mit diesem Platz geht das nicht.
refused-no-such-player = Diesen Mitspieler gibt es an diesem Tisch nicht.
