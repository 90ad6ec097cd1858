## Commands: all names, the first is shown in the help

command-moves = ?
command-help = hilfe
command-why = warum
command-undo = zurück z zurueck
command-hint = tipp t
command-rules = regeln
command-save = speichern
command-quit = ende e q

## The help

help-play = einen Zug spielen
help-moves = die erlaubten Züge und was sie bewirken
help-why = warum ein Zug nicht geht
help-undo = deinen letzten Zug zurücknehmen
help-hint = einen Bot um einen Zug bitten
help-rules = die Spielregeln
help-save = die Partie speichern
help-file = DATEI
help-quit = aufhören

## A game

welcome = Tipp einen Zug ein, ? für alle Züge oder { $help } für den Rest.
hand-over = Du bist an der Tastatur, { NAME($seat) }. Die anderen schauen weg.
ready = Drück Enter, wenn du so weit bist
revealed = Ein Zug, der etwas verraten hat, lässt sich nicht zurücknehmen.
sealed = Speichern lässt sich diese Partie, wenn sie zu Ende ist.
your-move = Dein Zug
thinking = { NAME($seat, form: "start") } überlegt …
nothing-to-undo = Es gibt nichts zurückzunehmen.
undone = Zug zurückgenommen.
allowed = { $move } ist erlaubt.
not-a-move = { $move } ist kein Zug dieses Spiels. Tipp ? ein, um die Züge zu sehen.
not-allowed = { $move } ist nicht erlaubt.
rule = Regel { $clause }: { $text }
hint = Der Bot würde { $move } spielen.
no-hint = Es ist kein Bot da, den man fragen könnte.
saved = Partie in { $file } gespeichert.
not-saved = { $file } lässt sich nicht schreiben: { $why }
name-a-file = Nenn einen Dateinamen.
name-a-move = Nenn einen Zug, zum Beispiel { $move }.
unseen-move = Ein Zug, den man nicht sieht.
farewell = Bis bald.
person-here = Du

## A review

reviewing = Wir sehen die Partie noch einmal durch …
review-who = wer
review-chance = der Zufall
review-what = Zug
review-gave-away = verschenkt ({ $unit })
review-luck = Glück ({ $unit })
review-learned = erfahren (Bit)
review-remark = Bemerkung
review-better = Besser: { $move }.
review-totals = Insgesamt

## Exact work

exact-value-of = { $of }: { $value }
exact-mover = für den, der am Zug ist
exact-draw = unentschieden
exact-opponent = für den Gegner
exact-in-moves = { $value }, in { $moves } Zügen
exact-move = Zug
exact-value = exakter Wert
exact-unknown = unbekannt
exact-chance = Aussicht
exact-line = Folge: { $line }
exact-looked-at = betrachtete Stellungen: { $positions }
solving-least = mindestens
solving-most = höchstens
solving-gap = Abstand
solving-steps = Schritte
solving-seconds = Sekunden
solving-plans = Pläne
solving-beliefs = Annahmen

## A sealed deal on paper

deal-title = { $title }: eine versiegelte Auslosung
deal-for = Für { $n } Personen
deal-promise = Alles Ausgeloste auf diesen Blättern folgt aus einer einzigen geheimen Zahl. Vor der Partie fotografiert oder notiert jeder ihren Fingerabdruck, diesen hier; nach der Partie wird die Zahl gezeigt, und jeder kann sehen, dass nichts von Hand ausgesucht war.
deal-fingerprint = Fingerabdruck der geheimen Zahl (SHA-256)
deal-cut = Wer druckt, sieht nicht hin. Falte jedes Blatt zweimal; sein Name bleibt außen.
deal-alone = Nur für { NAME($seat, form: "mid") }
deal-hand = Handkarten: { NAME($seat) }
deal-hand-how = Der Stapel liegt sortiert und offen auf dem Tisch. Um eine Karte zu spielen, streiche sie hier durch und nimm dort eine gleiche.
deal-open-how = Decke das Blatt mit einem anderen ab und decke bei jedem Ziehen eine Zeile auf, von oben nach unten, Spalte für Spalte.
deal-rolls = Was der Würfel zeigt
deal-roll = { $n }
deal-secret = Die geheime Zahl: nach der Partie öffnen
deal-check = Zum Nachprüfen, auf jedem Computer mit Cavale:
deal-same = Der Fingerabdruck gehört zu dieser Zahl.
deal-other = Der Fingerabdruck gehört nicht zu dieser Zahl.

## A house for the local network

lan-open = Cavale ist offen für alle in diesem Netz: { $address } (Strg-C schließt es)
lan-alone = Kein Netz gefunden: Cavale ist nur auf diesem Rechner offen, unter { $address } (Strg-C schließt es)
lan-safety = Wer in diesem Netz ist, kann Tische öffnen und zusehen; ein Platz gehört dem, der seinen Link hat. Nichts ist verschlüsselt: In einem Netz, dem du nicht traust, können andere mitlesen, auch die Handkarten. Von außen ist nichts erreichbar, es sei denn, dein Router erlaubt es, und Internet ist nicht nötig.
folder-readme =
    Cavale { $version }: ein Haus voller Brettspiele als Ordner.

    Lade diesen ganzen Ordner auf einen beliebigen Webspace, unter einem beliebigen Namen, und öffne
    seine Adresse. Es muss nichts installiert werden, und er holt nichts von anderswo. Nach dem ersten
    Besuch geht es auch ohne Verbindung. Ein Doppelklick auf index.html genügt nicht: Das lassen Browser
    nicht zu. Auf diesem Rechner tun es „python -m http.server“ in diesem Ordner und http://localhost:8000.

    Laufende Partien bleiben im Browser dessen, der spielt, nicht hier. Die Lizenz steht in LICENSE.txt.
