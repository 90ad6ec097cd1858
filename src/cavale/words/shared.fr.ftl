## What only the pages of shared positions and moments say

shared-moment = { $game } : coup { $n }
shared-start = { $game } : le début
shared-position = { $game } : une position
shared-going-on = La partie n'est pas finie : on voit ici ce que voit tout spectateur.
shared-picture-of = Le plateau à ce moment
shared-play = Jouer
shared-learn = Apprendre ce jeu
shared-picture = Enregistrer l'image
shared-film = Enregistrer le film
shared-gone = Rien à cet endroit
shared-gone-why = Ce lien ne mène ni à une position, ni à un coup joué ici.

## What only notices to devices and chats say

notice-time = Temps restant : environ { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.

## What only a device says that has the house installed

house-description = Des jeux de poursuite et d’évasion qu’on ne trouve plus en boutique
