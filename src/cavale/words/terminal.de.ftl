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
