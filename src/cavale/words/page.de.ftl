# What only the page says. A game’s own words are in its folder, under board-….

skip = Zum Inhalt springen
to-shelf = Zurück zum Regal
to-shelf-from = Cavale: zurück zum Regal
language = Sprache
theme-auto = Design: wie das Gerät
theme-light = Design: hell
theme-dark = Design: dunkel
pace-usual = Tempo: normal
pace-fast = Tempo: schnell
sound-on = Ton: an
sound-off = Ton: aus
settings = Einstellungen

## Beside the table: home

play-apart = Online mit anderen spielen
tables-kept-here = Deine Tische liegen nur in diesem Browser.
tables-to-file = In einer Datei sichern
tables-from-file = Aus einer Datei holen
tables-saved = Die Tische sind jetzt in der Datei.
tables-brought = { $n ->
    [0] In der Datei war nichts, was nicht schon hier ist.
    [one] Ein Tisch ist aus der Datei gekommen.
   *[other] { $n } Tische sind aus der Datei gekommen.
}
tables-unreadable = Das ist keine Datei mit Tischen.
other-device-why = Öffne diesen Link auf dem anderen Gerät, um dort weiterzuspielen: Dein Platz zieht dann um. Der Link gilt einmal; behalte ihn für dich.
make-link = Link erstellen
move-link = Link zum anderen Gerät
motto = Spiele von Jagd und Flucht, die es in keinem Laden mehr gibt.
without-line = Keine Verbindung. Regeln, die schon einmal offen waren, lassen sich lesen; zum Spielen muss das Haus erreichbar sein.
shelf = Das Regal
colophon = Regeln neu geschrieben, Bilder neu gezeichnet für dieses Haus. Ohne Konto, ohne Werbung.
open-record = Gespeicherte Partie öffnen
fair-chance = Nachprüfbarer Zufall
in-text = Das Spiel als Text
your-moves = Deine Züge
players-up-to = { $least }–{ $most } Spieler
ways-to-play = So lässt sich spielen
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
clock-none = Ohne
if-away = Ein Bot springt für Abwesende ein
if-left = Ein Bot übernimmt, wenn jemand aufgibt
never = Nie
after-minutes = Nach { $n } Min.
clock-usual = Wie üblich
clock-usual-is = Mit Einladung: ohne. Gegner von hier: { $clock }.
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
level-down = Zweimal hintereinander verloren: eine Stufe tiefer?
level-up = Zweimal hintereinander gewonnen: eine Stufe höher?
your-side = Du spielst
either = Zufall
any = Zufall
variant = Variante
arrive-title = Du bist an diesen Tisch eingeladen
take-seat = Platz nehmen
anothers-link = Dieser Link ist für jemand anderen
anothers-link-more = Du sitzt schon an diesem Tisch. Schick den Link an die Person, auf die du wartest: Er gibt ihr den Platz.
to-my-table = Zu meinem Tisch
take-here-too = Diesen Platz auch hier einnehmen
your-name = Dein Name
names-here = Namen der anderen an diesem Gerät
more-settings = Weitere Einstellungen
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
unsent = Zug noch nicht gesendet: Er geht ab, sobald die Verbindung wieder steht.
lost = Verbindung verloren. Neuer Versuch …
found = Verbindung wieder da.
no-page = Unter dieser Adresse gibt es nichts.
no-page-more = Hier verliert sich die Spur.
no-table = Diesen Tisch gibt es nicht.
no-table-more = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt.

## The table

loading-table = Der Tisch kommt …
board = Das Spielfeld
bot-level = Bot, Stufe { $n }
bot-level-short = Bot { $n }
program-bot = Bot
stand-in = Bot als Vertretung
has-left = ist gegangen, ein Bot spielt weiter
away-rule = Ist jemand länger als { $time } weg, springt ein Bot ein.
to-move = am Zug
pass-to = Gib das Gerät { NAME($seat, form: "to") }.
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
bot-slow = Der Server hat viel zu tun: Der Bot überlegt seit { $n } s.
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
ask-hint = Tipp
show-threats = Drohungen zeigen
hide-threats = Drohungen ausblenden
offer-draw = Unentschieden anbieten
resign = Aufgeben
next-game = Nächste Partie
rematch = Revanche
to-rematch = Zur Revanche
record = Partie herunterladen
check-chance = Zufall nachprüfen
spectator-link = Link zum Zuschauen
rules = Regeln
whole-table = Ganzer Tisch
more = Mehr
copied = Link kopiert.
not-copied = Kopieren ging nicht: Markiere den Link selbst.
waiting-seat = Es fehlt noch jemand.
bad-link = Dieser Link öffnet hier keinen Platz.
used-link = Dieser Link ist schon benutzt.
see-rule = Regel { $id }
players = { $n } Spieler
minutes = { $n } Min.
clock = Bedenkzeit, online
other-device = Gerät wechseln
change-name = Namen
not-here = nicht da
evening-won = { $n } heute gewonnen
moved-away = Dein Platz ist jetzt auf einem anderen Gerät.
analysis = Analyse
not-played = Mögliche Fortsetzung, nicht gespielt: Zug { $n } von { $all }
unplayed = Nicht gespielt
back-to = Zurück zu Zug { $n }
aside-only = Was das Spielfeld zeigt, wurde nicht gespielt.
notebook = Notizbuch
review = Rückblick
review-and-analysis = Rückblick und Analyse
learn-game = Lernen
learn-offer = Neu hier? Lern das Spiel in fünf Minuten.
coach = Erste Partie

## Beside the table: Angebote, Tipps, Uhren

played-for = Ein Bot spielt für dich.
play-on = Selbst weiterspielen
undo-asked =
    { WHO($seat) ->
        [you] Du möchtest deinen Zug zurücknehmen.
       *[other] { NAME($seat, form: "start") } möchte einen Zug zurücknehmen.
    }
accept = Annehmen
decline = Ablehnen
the-move = Der Zug: { $move }
time-left =
    { WHO($seat) ->
        [you] Deine Zeit: { $time }
       *[other] { NAME($seat) }, Restzeit: { $time }
    }
hurry = Nur noch { $time }.

## Beside the table: invitations, and a move that was kept

waiting-friends = Wir warten auf deine Freunde.
send-links = Schick allen einen Link. Die Partie beginnt, wenn alle da sind.
waiting-friend = Wir warten auf deinen Gast.
send-link = Schick diesen Link. Die Partie beginnt, sobald ihn jemand öffnet.
waiting-anyone = Wir warten auf einen Gegner.
anyone-may-come = Bleib auf dieser Seite: Wer als Nächstes eine Partie sucht, setzt sich hierher. Du kannst auch diesen Link verschicken.
waiting-rematch = Wir warten auf die Revanche.
rematch-waits = Sie wird am vorigen Tisch angeboten; dort findet jeder seinen eigenen Platz.
invite-link = Link zum Einladen
copy = Kopieren
share = Teilen
free-seat = Ein Platz ist frei.
sit-down = Platz nehmen
kept-move = Dein Zug war noch nicht abgeschickt: { $words }
play-kept = Jetzt spielen
forget-kept = Vergessen

## Beside the table: analysis

looked-at = { $n } von { $all } Stellungen
curve-of = Bewertung im Lauf der Partie
curve-at = Zug { $n } von { $all }: { $verdict }
not-yet = noch nicht untersucht
looking = Der Bot sieht sich diese Stellung an …
no-opinion = Keine Meinung zu dieser Stellung
even = Schätzung: ausgeglichen
slightly = Schätzung: leichter Vorteil für { $who }
clearly = Schätzung: klarer Vorteil für { $who }
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

## Beside the table: notebook and review

opening-notebook = Das Notizbuch wird aufgeschlagen …
notebook-is-now = Das Notizbuch gilt für den letzten Zug, nicht für den auf dem Spielfeld.
notebook-why = Es notiert für alle, was sich schließen lässt.
with-notebook = Mit
without-notebook = Ohne
review-coming = Wir sehen die Partie noch einmal durch …
reviewed-of = { $n } von { $all } Zügen
moments = Worauf es ankam
no-moments = Kein einzelner Zug hat es entschieden.
see = Zeigen
see-move = Zug { $n } zeigen
again-here = Noch mal
again-from = Ab Zug { $n } noch einmal versuchen
again-from-turn = Ab dem Wendepunkt noch einmal
again-from-here = Ab hier noch einmal
play-next = Wie geht es weiter?
share-moment = Diesen Augenblick teilen
save-picture = Bild speichern
save-film = Film speichern
play-easier = Leichter: { $title }
play-harder = Schwerer: { $title }
end-won =
    { WHO($seat) ->
        [you] Du hast gewonnen!
       *[other] { NAME($seat, form: "start") } hat gewonnen.
    }
end-won-named = Du hast gewonnen, { $name }!
end-drawn = Unentschieden: Niemand hat gewonnen.
luck-with-you = Das Glück war auf deiner Seite.
luck-against-you = Das Glück war gegen dich.
luck-even = Das Glück war auf keiner Seite.
in-all = Insgesamt
gave-away = Verschenkt
by-chance = der Zufall
nothing-lost = Nichts verschenkt
cost = Verschenkt: { $n } ({ $unit })
better-was = Besser: { $move }
luck-of = { $luck }: { $who } { $n }

## Beside the table: learning

learn-title = { $title } lernen
lesson-of = Lektion { $n } von { $all }
lessons = Lektionen
lesson-done = erledigt
lesson-rests = Regeln:
next-lesson = Nächste Lektion
once-more = Noch einmal
start-first-game = Deine erste Partie spielen
no-lessons = Für dieses Spiel gibt es keine Lektionen.
loading-lesson = Das Spielfeld wird aufgebaut …
in-brief = Kurz gesagt
on-the-board = Auf dem Brett
try-lesson = Probier es: { $title }
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

## Beside the table: records and chance

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
records-seen = Vorgekommen
records-expected = Erwartet
records-too-few = Zu wenige Ziehungen für ein Urteil.
records-fit = Echter Zufall weicht in { $p } der Fälle mindestens so stark ab (χ² = { $chi }, { $degrees } Freiheitsgrade).

## Beside the table: on a big screen

screen-come = Scanne den Code mit dem Handy, um Platz zu nehmen
screen-open = Auf einem großen Bildschirm
hand-only = Nur meine Hand (Brett auf großem Bildschirm)

## Beside the table: on paper

print = Spiel ausdrucken
print-of = { $title } auf Papier
print-now = Drucken
print-paper = Papier
print-ink = Farbe
print-colour = Farbig
print-mono = Schwarz-weiß
print-sides = Seiten
print-two-sided = Beidseitig
print-one-sided = Einseitig
print-what = Was gedruckt wird
print-board = Spielplan
print-cards = Karten
print-pieces = Spielsteine
print-brief = Das Spiel in Kürze
print-book = Die Regeln
print-sheet-of = { $title }: { $part }, { $n } von { $all }
print-sheet = { $title }: { $part }
print-backs = { $part }, Rückseiten
print-size = In wahrer Größe (100 %): Diese Linie ist 50 mm lang.
print-how-two = Drucke beidseitig, über die lange Kante gewendet, mit 100 % und nicht „an die Seite angepasst“. Was ausgeschnitten wird, hat nichts auf der Rückseite.
print-how-one = Drucke mit 100 %, nicht „an die Seite angepasst“. Auf jede Seite mit Karten folgen ihre Rückseiten: Lege das Blatt dafür noch einmal ein.
print-how-cut = Schneide an den Marken und entlang der durchgezogenen Linien, falte an den gestrichelten. Was steht, hat zwei Füße, die nach außen gebogen werden; alles andere wird einmal gefaltet und verklebt. Dickes Papier, oder Pappe dahinter, hält länger.
print-how-tiles = Der Spielplan liegt auf { $n } Blättern: Schneide jedes an seinen Marken, lege sie Kante an Kante und klebe sie auf der Rückseite zusammen.
print-in-box = In der Schachtel
print-house = Dasselbe Spiel am Bildschirm, gegen Bots oder mit Freunden in der Ferne: { $address }
print-none = Dieses Spiel hat nichts Eigenes zum Ausdrucken: Hier sind seine Regeln.
print-preparing = Die Blätter werden gesetzt …

## Beside the table: the book of games

book = Du gegen das Haus
book-where = Alle Partien, die du auf diesem Gerät gegen Bots beendet hast; sie bleiben hier und nirgends sonst.
book-empty = Noch keine Partie. Spiele gegen einen Bot, dann steht sie hier.
book-over-time = Im Lauf der Zeit
book-lead =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }; gewonnen minus verloren: { $n }.
book-latest = Die letzten
book-even = Unentschieden
book-export = In einer Datei speichern
book-import = Aus einer Datei laden
book-brought =
    { $n ->
        [0] Alles war schon da.
        [one] { $n } Partie dazugekommen.
       *[other] { $n } Partien dazugekommen.
    }
book-no-file = Das ist keine Datei dieser Seite.

## Beside the table: puzzles

puzzles = Rätsel
puzzles-of = Rätsel: { $title }
puzzles-why = Stellungen aus Partien der Bots. Exakte Suche beweist, was richtig ist und dass alles andere scheitert.
puzzle-today = Rätsel des Tages
puzzle-solved = gelöst
puzzle-number = Rätsel { $n } von { $all }
puzzle-level = Stufe { $n }
puzzle-no-level = kein Bot löst es
puzzle-count = { $solved } von { $all } gelöst
puzzle-streak =
    { $n ->
        [one] { $n } Tag in Folge gelöst
       *[other] { $n } Tage in Folge gelöst
    }
next-puzzle = Nächstes Rätsel
puzzle-show = Lösung zeigen
puzzle-shown = Die Lösung:
puzzle-proof = Jeder andere Zug scheitert
puzzle-proof-why = Wähl einen und sieh, wie.
no-puzzles = Für dieses Spiel gibt es keine Rätsel.
all-puzzles = Alle Rätsel
answers = Antworten
answer-found = richtig

## Beside the table: openings

openings = Wie Partien beginnen
openings-why = { $games } Partien von Bot { $level } gegen sich selbst; die Hälfte der ersten Züge ist ausgelost, die anderen hat er gewählt.
openings-here =
    { $n ->
        [one] { $n } Partie kam hierher.
       *[other] { $n } Partien kamen hierher.
    }
openings-moves = Erste Züge
openings-move = Zug
openings-games = Partien
openings-share = Punkte für den, der zieht
openings-proven = Bewiesen
openings-mover = gewinnt
openings-draw = remis
openings-opponent = verliert
openings-back = Einen Zug zurück
openings-start = Zum Anfang
openings-end = Was danach kam, ist nicht mehr gezählt.

## Beside the table: the room

notices = Sag mir, wenn ich am Zug bin
notices-why = Auch wenn diese Seite zu ist, nie solange sie offen ist. Das endet mit dem Tisch.
notices-device = Auf diesem Gerät melden
notices-stop-device = Auf diesem Gerät nicht mehr melden
notices-not-here = Diesem Browser kann bei geschlossener Seite nichts gemeldet werden.
notices-chat = Adresse eines Gruppenchats
notices-chat-why = Ein eingehender Webhook eures Chats: Er erfährt, wer am Zug ist, und nichts vom Spiel.
notices-tell-chat = Dem Chat melden
notices-stop-chat = Dem Chat nicht mehr melden
notices-told = Das wird gemeldet.
notices-ended = Das wird nicht mehr gemeldet.
notices-denied = Dieser Browser erlaubt dieser Seite keine Mitteilungen.
notices-off = Von hier kann nichts gemeldet werden.
notices-no-address = Unter dieser Adresse kann niemand erreicht werden.
send-room = Zeig den Code oder schick den Link: einer für alle. Du beginnst, wann du willst.
all-here = Alle sind da.
host-begins = Die Partie beginnt, wenn der Gastgeber es sagt.
begin-game = Beginnen
begin-with-bots = Beginnen, mit Bots auf den freien Plätzen
bots-on-free-seats = Bots für freie Plätze
give-to-bot = Bot
give-to-bot-for = { $name } einem Bot überlassen
free-this-seat = Platz von { $name } freimachen
move-up = { $name } einen Platz nach oben
is-here = da
qr-code = Einladungslink als QR-Code
portrait = Bild
no-portrait = Ohne Bild
portrait-is = Bild { $n }
name-of = Name: { $title }
keep-name = Übernehmen
their-name = Name der Person, die auch hier sitzt
you-sit-here = Du sitzt schon an diesem Tisch
room-for-others = Dieser Link ist für die anderen: Schick ihn weiter.
room-full = Alle Plätze sind besetzt
room-full-more = Du kannst der Partie zusehen.
watch-this = Zusehen
gestures = Gesten
mute-gestures = Ohne Gesten
do-bravo = Beifall klatschen
do-laugh = Lachen
do-ouch = Gesicht verziehen
do-think = Grübeln
do-hurry = Auf die Uhr tippen
do-thanks = Danke sagen
evening-score =
    { $n ->
        [one] Heute Abend nach einer Partie: { $score }.
       *[other] Heute Abend nach { $n } Partien: { $score }.
    }
same-again = Noch einmal, gleiche Plätze
others-wait = Auch andere warten, mit anderen Einstellungen
sound-offer = Ein Ton, wenn ich am Zug bin
own-page = Zur Seite des Spiels

## Beside the table: whose eyes

seen-by = Die Partie ansehen:
own-eyes = wie ich sie gesehen habe
all-eyes = alles aufgedeckt
pass-why = Was der Bildschirm jetzt zeigt, dürfen alle sehen.
take-screen = Ich bin { NAME($seat, form: "mid") }, weiter

## Beside the table: one’s own turns

resign-sure = Diese Partie aufgeben?
resign-yes = Ja, aufgeben
resign-no = Weiterspielen
play-forced = Erzwungene Züge von selbst spielen
throw-myself = Selbst würfeln
throw-die = Würfeln
plan = Wenn … dann …
plan-title = Antworten planen
plan-if = Und wenn { NAME($seat, form: "mid") } zieht? Zeig es auf dem Brett.
plan-answer = Was würdest du antworten?
plan-keep = Diese Antwort behalten
plan-lines = Geplante Antworten
plan-none = Noch keine. Zieh zuerst für die andere Seite, dann für dich: Deine Antwort wird sofort gespielt, und nur du siehst sie.
plan-drop = Löschen: { $line }
