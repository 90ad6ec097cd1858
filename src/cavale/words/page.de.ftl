# What only the page says. A game’s own words are in its folder, under board-….

seen-by = Die Partie ansehen:
own-eyes = wie ich sie gesehen habe
all-eyes = alles aufgedeckt
motto = Spiele von Jagd und Flucht, die es in keinem Laden mehr gibt.
skip = Zum Inhalt springen
to-shelf = Zurück zum Regal
to-shelf-from = Cavale: zurück zum Regal
language = Sprache
shelf = Das Regal
theme-auto = Design: wie das Gerät
theme-light = Design: hell
theme-dark = Design: dunkel
sound-on = Ton: an
sound-off = Ton: aus
settings = Einstellungen
colophon = Regeln neu geschrieben, Bilder neu gezeichnet für dieses Haus. Ohne Konto, ohne Werbung.
open-record = Gespeicherte Partie öffnen
fair-chance = Nachprüfbarer Zufall

## Home

players = { $n } Spieler
players-up-to = { $least }–{ $most } Spieler
minutes = { $n } Min.
play-bot = Gegen einen Bot spielen
play-bots = Gegen Bots spielen
play-here =
    { $n ->
        [2] Zu zweit an diesem Gerät
        [3] Zu dritt an diesem Gerät
        [4] Zu viert an diesem Gerät
        [5] Zu fünft an diesem Gerät
        [6] Zu sechst an diesem Gerät
       *[other] Zu { $n } an diesem Gerät
    }
play-friend = Freund oder Freundin einladen
play-friends = Freunde einladen
clock = Bedenkzeit, online
clock-none = Ohne
if-away = Ein Bot springt für Abwesende ein
if-left = Ein Bot spielt für den zu Ende, der aufgibt
never = Nie
after-minutes = Nach { $n } Min.
clock-usual = Wie üblich
clock-usual-is = Mit Einladung: ohne. Gegner von hier: { $clock }.
time-left =
    { WHO($seat) ->
        [you] Deine Zeit: { $time }
       *[other] { NAME($seat) }, Restzeit: { $time }
    }
hurry = Nur noch { $time }.
left-to-move = noch { $time }
my-tables = Meine Tische
my-turn = Du bist am Zug
their-turn-is = { $who } ist am Zug
still-waiting = Ein Platz ist noch frei
finished = Zu Ende
i-won = Gewonnen
i-lost = Verloren
between-games = Nächste Partie steht an
forget = Vergessen
forget-table = Diesen Tisch vergessen: { $what }
forget-sure = Diesen Tisch vergessen? Ohne Link ist dein Platz dann weg.
all-my-tables = Alle { $n } zeigen
other-device = Gerät wechseln
other-device-why = Öffne diesen Link auf dem anderen Gerät, um dort weiterzuspielen: Dein Platz zieht dann um. Der Link gilt einmal; behalte ihn für dich.
make-link = Link erstellen
move-link = Link zum anderen Gerät
moved-away = Dein Platz ist jetzt auf einem anderen Gerät.
play-somebody = Gegner finden
play-somebodies = Mitspieler finden
open-tables = Offene Tische
nobody-waits = Gerade wartet niemand.
waits-for =
    { $free ->
        [1] { $who } wartet auf einen Gegner
       *[other] { $who } wartet auf { $free } Mitspieler
    }
somebody = Jemand
sit-down = Platz nehmen
sit-down-with = Bei { $who } Platz nehmen
your-open-table = Dein Tisch
how-many = Spieler
how-long = Partien
games-long =
    { $n ->
        [1] Eine Partie
       *[other] { $n } Partien hintereinander
    }
seat-by-seat = Wer auf welchem Platz sitzt
other-seat = Mitspieler { $n }
on-this-screen = An diesem Gerät
by-link = Mit einem Link
bot-is = Bot { $n }: { $title }
lay-table = Tisch eröffnen
learn = Regeln lesen
level = Stufe
level-is = Stufe { $n }: { $title }
your-side = Du spielst
either = Zufall
any = Zufall
variant = Variante
your-name = Dein Name
show-names = Dein Name an offenen Tischen
names-shown = Für alle sichtbar
names-hidden = Nicht sichtbar
optional = freiwillig
watch = Bei einer Partie zuschauen
nothing-to-watch = Gerade läuft keine Partie.
opening = Der Tisch wird gedeckt …
loading-shelf = Das Regal kommt …
empty-shelf = Das Regal ist leer.
versus = { $a } gegen { $b }

## Trouble

offline = Der Server antwortet nicht.
server-trouble = Der Server hat ein Problem.
again = Noch einmal versuchen
offline-more = Ein Teil der Seite ist nicht angekommen. Er wird geladen, sobald der Server wieder antwortet.
new-version = Es gibt eine neue Version.
new-version-more = Diese Seite stammt noch aus der alten Version. Lade sie neu: Deine Plätze und Partien bleiben.
new-version-hand = Lade die Seite neu, um weiterzuspielen; ein Zug, der noch nicht abgeschickt ist, bleibt erhalten.
reload = Neu laden
later = Später
broken-page = Auf dieser Seite ist etwas schiefgegangen.
broken-page-more = Nichts ist verloren: Die Partie liegt auf dem Server. Lade die Seite neu.
broken-board = Das Spielfeld lässt sich nicht zeichnen. Hier ist die Partie als Text.
kept-move = Dein Zug war noch nicht abgeschickt: { $words }
play-kept = Jetzt spielen
forget-kept = Vergessen
lost = Verbindung verloren. Neuer Versuch …
found = Verbindung wieder da.
no-page = Unter dieser Adresse gibt es nichts.
no-page-more = Hier verliert sich die Spur.
no-table = Diesen Tisch gibt es nicht.
no-table-more = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.
in-text = Das Spiel als Text
your-moves = Deine Züge

## The table

loading-table = Der Tisch kommt …
board = Das Spielfeld
bot-level = Bot, Stufe { $n }
stand-in = Bot als Vertretung
has-left = ist gegangen, ein Bot spielt weiter
away-rule = Ist jemand länger als { $time } weg, springt ein Bot ein.
played-for = Ein Bot spielt für dich.
play-on = Selbst weiterspielen
to-move = am Zug
pass-to = Gib das Gerät { NAME($seat, form: "to") }.
pass-why = Was der Bildschirm jetzt zeigt, dürfen alle sehen.
take-screen = Ich bin { NAME($seat, form: "mid") }, weiter
chance = Zufall
chance-draws =
    { $n ->
        [one] { $n } Ziehung
       *[other] { $n } Ziehungen
    }
times = { $n }-mal
standing-led =
    { WHO($seat) ->
        [you] Du führst, { LIST($score, form: "score") }.
       *[other] { NAME($seat, form: "start") } führt, { LIST($score, form: "score") }.
    }
standing-led-by-fewer =
    { WHO($seat) ->
        [you] Du führst, { LIST($score, form: "score") }: Je weniger Punkte, desto besser.
       *[other] { NAME($seat, form: "start") } führt, { LIST($score, form: "score") }: Je weniger Punkte, desto besser.
    }
standing-even = Gleichstand, { LIST($score, form: "score") }.
ahead = in Führung
seat-empty = freier Platz
yours = Du bist am Zug
your-turn = Du bist am Zug.
their-turn = { NAME($seat, form: "start") } ist am Zug.
bot-thinking = Der Bot überlegt …
bot-waits = Der Bot wartet, bis er dran ist: Gerade denken viele andere nach.
watching = Du schaust bei dieser Partie zu.
not-your-turn = { NAME($seat, form: "start") } ist am Zug.
game-is-over = Die Partie ist zu Ende.
viewing-past = Du siehst einen früheren Zug.
score = Spielstand
game-of = Partie { $n } von { $all }
log = Züge
no-moves = Noch kein Zug.
close = Schließen
first = Anfang
previous = Voriger Zug
next = Nächster Zug
last = Letzter Zug
viewing = Zug { $n } von { $all }
live = Zurück zum Spiel
actions = Aktionen
undo = Rückgängig
offer-draw = Unentschieden anbieten
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
next-game = Nächste Partie
rematch = Revanche
to-rematch = Zur Revanche
record = Partie herunterladen
check-chance = Zufall nachprüfen
spectator-link = Link zum Zuschauen
rules = Regeln
more = Mehr
copied = Link kopiert.
not-copied = Kopieren ging nicht: Markiere den Link selbst.
undo-asked =
    { WHO($seat) ->
        [you] Du möchtest deinen Zug zurücknehmen.
       *[other] { NAME($seat) } möchte einen Zug zurücknehmen.
    }
accept = Annehmen
decline = Ablehnen
waiting-friends = Wir warten auf deine Freunde.
send-links = Schick allen einen Link. Die Partie beginnt, wenn alle da sind.
copy-for = Link für { $name } kopieren
waiting-friend = Wir warten auf deinen Besuch.
waiting-seat = Wir warten auf jemanden zum Spielen.
send-link = Schick diesen Link. Die Partie beginnt, sobald ihn jemand öffnet.
waiting-anyone = Wir warten auf einen Gegner.
anyone-may-come = Bleib auf dieser Seite: Wer als Nächstes eine Partie sucht, setzt sich hierher. Du kannst auch diesen Link verschicken.
waiting-rematch = Wir warten auf die Revanche.
rematch-waits = Sie wird am vorigen Tisch angeboten; dort findet jeder seinen eigenen Platz.
bad-link = Dieser Link öffnet hier keinen Platz.
used-link = Dieser Link ist schon benutzt.
free-seat = Ein Platz ist frei.
invite-link = Link zum Einladen
copy = Kopieren
share = Teilen
see-rule = Regel { $id }

## Analysis

analysis = Analyse
looked-at = { $n } von { $all } Stellungen
curve-of = Bewertung im Lauf der Partie
curve-at = Zug { $n } von { $all }: { $verdict }
not-yet = noch nicht untersucht
looking = Der Bot sieht sich diese Stellung an …
no-opinion = Keine Meinung zu dieser Stellung
even = Ausgeglichen
slightly = Leichter Vorteil für { $who }
clearly = Klarer Vorteil für { $who }
forced = Erzwungener Sieg für { $who }
forced-draw = Erzwungenes Unentschieden
won = Sieg für { $who }
drawn = Unentschieden
whom =
    { WHO($seat) ->
        [you] dich
       *[other] { NAME($seat) }
    }
the-others = die anderen
best-move = Bester Zug
as-played = Das ist der gespielte Zug.
other-played = Gespielt: { $move }
expected = So könnte es weitergehen
forced-line = Die erzwungene Folge
not-played = Mögliche Fortsetzung, nicht gespielt: Zug { $n } von { $all }
unplayed = Nicht gespielt
back-to = Zurück zu Zug { $n }
aside-only = Was das Spielfeld zeigt, wurde nicht gespielt.

## Notebook and review

notebook = Notizbuch
opening-notebook = Das Notizbuch wird aufgeschlagen …
notebook-is-now = Das Notizbuch gilt für den letzten Zug, nicht für den auf dem Spielfeld.
notebook-why = Es notiert für alle, was sich schließen lässt.
with-notebook = Mit
without-notebook = Ohne
review = Rückblick
review-and-analysis = Rückblick und Analyse
review-coming = Wir sehen die Partie noch einmal durch …
reviewed-of = { $n } von { $all } Zügen
review-means = Verschenkt: was ein Zug gekostet hat, verglichen mit dem besten, den man da wissen konnte. Glück: was der Zufall mehr oder weniger gebracht hat als im Durchschnitt.
learned-means = Erfahren: was ein Zug verraten hat; ein Bit heißt halb so viele Möglichkeiten.
in-all = Insgesamt
luck = Glück
gave-away = Verschenkt
learned = Erfahren
bits = Bit
by-chance = der Zufall
nothing-lost = Nichts verschenkt
cost = Verschenkt: { $n } ({ $unit })
better-was = Besser: { $move }
luck-of = Glück: { $who } { $n }
bits-learned =
    { NUMBER($n, maximumFractionDigits: 2) ->
        [one] Erfahren: { NUMBER($n, maximumFractionDigits: 2) } Bit
       *[other] Erfahren: { NUMBER($n, maximumFractionDigits: 2) } Bit
    }

## Learning

coach = Erste Partie
coach-next = Weiter
coach-done = Verstanden
rules-of = { $title }: die Regeln
source = Quelle
from-sheet = Originalregel
from-others = andere öffentliche Beschreibung
from-house = Hausregel
play-now = Spielen

## Times

clock-days = { $days } T { $hours } Std.
clock-a-turn = { $time } pro Zug
clock-plus = { $time } + { $increment } s
clock-seconds = { $n } s
days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
minutes-spoken =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }

## Records and chance

records-open-more = Eine gespeicherte Partie ist eine Datei; an jedem Tisch kannst du sie herunterladen. Spiel sie hier Zug für Zug nach und sieh, was der Bot davon hält. Gespeichert wird hier nichts.
records-paste = Gespeicherte Partie, Text oder JSON
records-which-game = In dieser Datei sind { $n } Partien. Welche?
records-choose-file = Datei wählen
records-open = Öffnen
records-another = Eine andere gespeicherte Partie öffnen
records-too-large = Diese Datei ist zu groß für eine gespeicherte Partie.
records-opening = Die Partie wird nachgespielt …
records-result = Ergebnis: { $text }
records-result-how = Ergebnis: { $text }, { $how }
records-endings-resigned = durch Aufgabe
records-endings-time = auf Zeit
records-endings-agreed = nach Vereinbarung
records-unfinished = Partie nicht zu Ende gespielt
records-checks-passed = Züge, Ergebnis und Zufall sind geprüft
records-check-failed = Diese gespeicherte Partie stimmt nicht: { $what }.
records-failures-result = Das Ergebnis ist nicht das der Partie
records-failures-shares = Die Anteile des Zufalls sind nicht die der Regeln
records-failures-commitment = Das Geheimnis hat nicht den veröffentlichten Fingerabdruck
records-failures-promise = Das Geheimnis ist nicht das von der Eröffnung des Tischs
records-failures-chance = Die Ziehungen sind nicht die des Geheimnisses, oder es fehlt
records-export-all = Alle meine Partien herunterladen
records-my-games = Meine Partien
records-export-more = Alle Partien, die auf diesem Gerät gespielt wurden, in einer Textdatei, die sich auch hier öffnen lässt.
records-exporting = Tisch { $n } von { $all } …
records-exported =
    { $n ->
        [one] { $n } Partie in der Datei.
       *[other] { $n } Partien in der Datei.
    }
records-nothing-held = Auf diesem Gerät wurde noch keine Partie gespielt.
records-fair-what = Niemand kann Würfel oder Karten bestimmen, nicht einmal dieser Server, und jeder kann es nachprüfen:
records-fair-how-1 = Wenn ein Tisch eröffnet wird, zieht der Server eine geheime Zahl und veröffentlicht ihren Fingerabdruck: Ändern kann er sie dann nicht mehr.
records-fair-how-2 = Das Gerät jedes Mitspielers fügt eine eigene Zahl hinzu. Alle Ziehungen ergeben sich aus diesen Zahlen.
records-fair-how-3 = Am Ende wird das Geheimnis aufgedeckt, und diese Seite rechnet alles in deinem Browser nach, ohne dem Server einfach zu glauben.
records-verdicts-yes = Die Rechnung geht auf: Jede Ziehung ist die, die aus den Zahlen folgt.
records-verdicts-no = Etwas stimmt nicht: Diese gespeicherte Partie hält nicht, was versprochen war.
records-verdicts-open = Das lässt sich noch nicht beurteilen: Das Geheimnis ist nicht aufgedeckt.
records-verify = Prüfen
records-verify-another = Eine gespeicherte Partie prüfen
records-verifying = Es wird gerechnet …
records-unreadable = Das ist keine gespeicherte Partie: { $what }
records-no-crypto = Dieser Browser berechnet Fingerabdrücke nur unter einer https-Adresse oder auf dem Rechner selbst.
records-commitment = Veröffentlichter Fingerabdruck
records-seed = Aufgedecktes Geheimnis
records-seed-later = Das Geheimnis wird am Ende der Partie aufgedeckt.
records-commitment-is = Das Geheimnis hat den veröffentlichten Fingerabdruck
records-promise-is = Der Fingerabdruck ist der, den dieses Gerät vor der Partie gesehen hat
records-nonces-is = Die Zahlen, die dieses Gerät beigesteuert hat, haben gezählt
records-bound-is = Jeder Platz war auf seine Zahl festgelegt, bevor eine genannt wurde
records-chance-is = Alle { $n } Ziehungen stimmen mit der Rechnung überein
records-yes = ja
records-no = nein
records-unknown = das kann dieses Gerät nicht sagen
records-no-chance = In diesem Spiel gibt es keinen Zufall: Hier ist nichts zu prüfen.
records-offline-too = Der Befehl „cavale verify“ prüft außerdem jeden Zug und jeden Anteil anhand der Regeln.
records-draws-of = Die Ziehungen
records-move-number = Zug
records-outcome = Ziehung
records-share-of = Anteil
records-number-came = Zahl
records-up-to = { $from } bis { $to } von { $of }
records-only-one = { $from } von { $of }
records-game-number = Partie { $n }
records-of-this-server = Der Zufall auf diesem Server
records-of-this-server-more =
    { $games ->
        [one] Alle Würfel und Karten der einen Partie, die hier zu Ende ging, neben dem, was bei echtem Zufall zu erwarten ist.
       *[other] Alle Würfel und Karten der { $games } Partien, die hier zu Ende gingen, neben dem, was bei echtem Zufall zu erwarten ist.
    }
records-none-yet = Hier ist noch keine Partie mit Zufall zu Ende gegangen.
records-still-counting = Noch zu zählende Tische: { $n }.
records-seen = Gekommen
records-expected = Erwartet
records-too-few = Zu wenige Ziehungen für ein Urteil.
records-fit = Echter Zufall weicht in { $p } der Fälle mindestens so stark ab (χ² = { $chi }, { $degrees } Freiheitsgrade).
