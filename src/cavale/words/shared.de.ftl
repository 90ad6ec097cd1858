## What only the pages of shared positions and moments say

shared-moment = { $game }: Zug { $n }
shared-start = { $game }: der Anfang
shared-position = { $game }: eine Stellung
shared-going-on = Die Partie läuft noch: Hier ist zu sehen, was alle Zuschauer sehen.
shared-picture-of = Das Brett in diesem Augenblick
shared-play = Spielen
shared-learn = Dieses Spiel lernen
shared-picture = Bild speichern
shared-film = Film speichern
shared-gone = Hier ist nichts
shared-gone-why = Dieser Link führt zu keiner Stellung und zu keinem hier gespielten Zug.

## What only notices to devices and chats say

notice-time = Bedenkzeit: noch etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}.

## What only a device says that has the house installed

house-description = Spiele von Jagd und Flucht, die es in keinem Laden mehr gibt
