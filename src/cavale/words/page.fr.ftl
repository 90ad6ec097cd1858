# What only the page says. A game’s own words are in its folder, under board-….

seen-by = Revoir la partie :
own-eyes = telle que je l’ai vue
all-eyes = tout dévoilé
motto = Des jeux de poursuite et d’évasion qu’on ne trouve plus en boutique.
skip = Aller au contenu
to-shelf = Retour à l’étagère
to-shelf-from = Cavale : retour à l’étagère
language = Langue
shelf = L’étagère
theme-auto = Thème : comme l’appareil
theme-light = Thème : clair
theme-dark = Thème : sombre
sound-on = Son : activé
sound-off = Son : coupé
settings = Réglages
colophon = Règles réécrites et dessins refaits pour cette maison. Sans compte, sans publicité.
open-record = Ouvrir une partie enregistrée
fair-chance = Un hasard vérifiable

## Home

players = { $n } joueurs
players-up-to = { $least } à { $most } joueurs
minutes = { $n } min
play-bot = Jouer contre un bot
play-bots = Jouer contre des bots
play-here =
    { $n ->
        [2] À deux sur cet écran
        [3] À trois sur cet écran
        [4] À quatre sur cet écran
        [5] À cinq sur cet écran
        [6] À six sur cet écran
       *[other] À { $n } sur cet écran
    }
play-friend = Inviter un ami
play-friends = Inviter des amis
clock = Temps de réflexion, en ligne
clock-none = Sans
if-away = Un bot remplace les absents
if-left = Un bot finit pour qui abandonne
never = Jamais
after-minutes = Après { $n } min
clock-usual = Par défaut
clock-usual-is = Sur invitation : sans. Adversaire trouvé ici : { $clock }.
time-left =
    { WHO($seat) ->
        [you] Votre temps : { $time }
       *[other] { NAME($seat) }, temps restant : { $time }
    }
hurry = Plus que { $time }.
left-to-move = encore { $time }
my-tables = Mes tables
my-turn = À vous
their-turn-is = On attend { $who }
still-waiting = On attend un joueur
finished = Finie
i-won = Gagnée
i-lost = Perdue
between-games = Partie suivante à jouer
forget = Oublier
forget-table = Oublier cette table : { $what }
forget-sure = Oublier cette table ? Sans lien, votre place sera perdue.
all-my-tables = Voir les { $n }
other-device = Changer d’appareil
other-device-why = Ouvrez ce lien sur l’autre appareil pour y continuer la partie : votre place quitte alors celui-ci. Le lien sert une fois ; gardez-le pour vous.
make-link = Créer le lien
move-link = Lien vers l’autre appareil
moved-away = Votre place est maintenant sur un autre appareil.
play-somebody = Trouver un adversaire
play-somebodies = Trouver des adversaires
open-tables = Tables ouvertes
nobody-waits = Personne n’attend en ce moment.
waits-for =
    { $free ->
        [1] { $who } attend un adversaire
       *[other] { $who } attend { $free } joueurs
    }
somebody = Un joueur
sit-down = Prendre place
sit-down-with = Prendre place avec { $who }
your-open-table = Votre table
how-many = Joueurs
how-long = Parties
games-long =
    { $n ->
        [1] Une partie
       *[other] { $n } parties de suite
    }
seat-by-seat = Qui prend chaque place
other-seat = Autre joueur { $n }
on-this-screen = Sur cet écran
by-link = Par un lien
bot-is = Bot { $n } : { $title }
lay-table = Ouvrir cette table
learn = Lire les règles
level = Niveau
level-is = Niveau { $n } : { $title }
your-side = Vous jouez
either = Au hasard
any = Au hasard
variant = Variante
your-name = Votre nom
show-names = Votre nom aux tables ouvertes
names-shown = Affiché à tous
names-hidden = Pas affiché
optional = facultatif
watch = Regarder une partie
nothing-to-watch = Aucune partie en ce moment.
opening = La table se prépare…
loading-shelf = L’étagère arrive…
empty-shelf = L’étagère est vide.
versus = { $a } contre { $b }

## Trouble

offline = Le serveur ne répond pas.
server-trouble = Le serveur a un problème.
again = Réessayer
offline-more = Un morceau de la page n’est pas arrivé. Il sera chargé dès que le serveur répondra.
new-version = Une nouvelle version est disponible.
new-version-more = Cette page vient de la version précédente. Rechargez-la : vos places et vos parties restent.
new-version-hand = Rechargez la page pour continuer ; un coup qui n’est pas encore parti est conservé.
reload = Recharger
later = Plus tard
broken-page = Cette page a rencontré un problème.
broken-page-more = Rien n’est perdu : la partie est sur le serveur. Rechargez la page.
broken-board = Le plateau ne peut pas s’afficher. Voici la partie en texte.
kept-move = Votre coup n’était pas parti : { $words }
play-kept = Le jouer
forget-kept = L’oublier
lost = Connexion perdue. Nouvel essai…
found = Connexion rétablie.
no-page = Il n’y a rien à cette adresse.
no-page-more = La piste s’arrête ici.
no-table = Cette table n’existe pas.
no-table-more = Le lien est peut-être incomplet, ou la table a été rangée.
in-text = Le jeu en texte
your-moves = Vos coups

## The table

loading-table = La table arrive…
board = Le plateau
bot-level = bot, niveau { $n }
stand-in = bot remplaçant
has-left = a quitté la partie, un bot continue
away-rule = Un bot remplace les absents au bout de { $time }.
played-for = Un bot joue à votre place.
play-on = Reprendre ma place
to-move = à lui de jouer
pass-to = Passez l’écran { NAME($seat, form: "to") }.
pass-why = Ce que l’écran montre maintenant, tout le monde peut le voir.
take-screen = Je suis { NAME($seat, form: "mid") }, continuer
chance = hasard
chance-draws =
    { $n ->
        [one] { $n } tirage
       *[other] { $n } tirages
    }
times = { $n } fois
standing-led =
    { WHO($seat) ->
        [you] Vous menez, { LIST($score, form: "score") }.
       *[other] { NAME($seat, form: "start") } mène, { LIST($score, form: "score") }.
    }
standing-led-by-fewer =
    { WHO($seat) ->
        [you] Vous menez, { LIST($score, form: "score") } : le moins de points gagne.
       *[other] { NAME($seat, form: "start") } mène, { LIST($score, form: "score") } : le moins de points gagne.
    }
standing-even = Égalité, { LIST($score, form: "score") }.
ahead = en tête
seat-empty = place libre
yours = À vous
your-turn = À vous.
their-turn = C’est { NAME($seat, form: "to") } de jouer.
bot-thinking = Le bot réfléchit…
bot-waits = Le bot attend son tour : beaucoup d'autres réfléchissent en ce moment.
watching = Vous regardez cette partie.
not-your-turn = C’est { NAME($seat, form: "to") } de jouer.
game-is-over = La partie est finie.
viewing-past = Vous regardez un coup passé.
score = Score
game-of = Partie { $n } sur { $all }
log = Coups
no-moves = Aucun coup joué.
close = Fermer
first = Début
previous = Coup précédent
next = Coup suivant
last = Dernier coup
viewing = Coup { $n } sur { $all }
live = Revenir au jeu
actions = Actions
undo = Annuler le coup
offer-draw = Proposer la nulle
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
next-game = Partie suivante
rematch = Revanche
to-rematch = Aller à la revanche
record = Télécharger la partie
check-chance = Vérifier le hasard
spectator-link = Lien spectateur
rules = Règles
more = Plus
copied = Lien copié.
not-copied = Copie impossible : sélectionnez le lien.
undo-asked =
    { WHO($seat) ->
        [you] Vous demandez à annuler votre coup.
       *[other] { NAME($seat, form: "start") } aimerait annuler son coup.
    }
accept = Accepter
decline = Refuser
waiting-friends = On attend vos amis.
send-links = Envoyez un lien à chacun. La partie commence quand tous sont là.
copy-for = Copier le lien pour { $name }
waiting-friend = On attend votre ami.
waiting-seat = On attend un joueur.
send-link = Envoyez-lui ce lien. La partie commence dès que quelqu’un l’ouvre.
waiting-anyone = On attend un adversaire.
anyone-may-come = Restez sur cette page : le prochain qui cherche une partie s’assied ici. Vous pouvez aussi envoyer ce lien.
waiting-rematch = On attend la revanche.
rematch-waits = Elle est proposée à la table précédente ; chacun y retrouve sa place.
bad-link = Ce lien n’ouvre aucune place ici.
used-link = Ce lien a déjà servi.
free-seat = Une place est libre.
invite-link = Lien d’invitation
copy = Copier
share = Partager
see-rule = Règle { $id }

## Analysis

analysis = Analyse
looked-at = { $n } positions sur { $all }
curve-of = Évaluation au fil de la partie
curve-at = Coup { $n } sur { $all } : { $verdict }
not-yet = pas encore examiné
looking = Le bot examine cette position…
no-opinion = Pas d’avis sur cette position
even = Jeu égal
slightly = Léger avantage pour { $who }
clearly = Net avantage pour { $who }
forced = Gain forcé pour { $who }
forced-draw = Nulle forcée
won = Victoire pour { $who }
drawn = Partie nulle
whom =
    { WHO($seat) ->
        [you] vous
       *[other] { NAME($seat, form: "mid") }
    }
the-others = les autres
best-move = Meilleur coup
as-played = C’est le coup joué.
other-played = Coup joué : { $move }
expected = La suite attendue
forced-line = La suite forcée
not-played = Suite possible, pas jouée : coup { $n } sur { $all }
unplayed = Pas joué
back-to = Revenir au coup { $n }
aside-only = Ce que montre le plateau n’a pas été joué.

## Notebook and review

notebook = Carnet
opening-notebook = On ouvre le carnet…
notebook-is-now = Le carnet en est au dernier coup, pas à celui que montre le plateau.
notebook-why = Il note pour chacun ce qu’on peut déduire.
with-notebook = Avec
without-notebook = Sans
review = Bilan
review-and-analysis = Bilan et analyse
review-coming = On revoit la partie…
reviewed-of = { $n } coups sur { $all }
review-means = Points laissés : ce qu’un coup a coûté face au meilleur qu’on pouvait connaître alors. Chance : ce que le hasard a donné de plus, ou de moins, que la moyenne.
learned-means = Appris : ce qu’un coup a révélé ; un bit, c’est moitié moins de possibilités.
in-all = En tout
luck = Chance
gave-away = Points laissés
learned = Appris
bits = bits
by-chance = le hasard
nothing-lost = Aucun point laissé
cost = Points laissés : { $n } ({ $unit })
better-was = Mieux : { $move }
luck-of = Chance : { $who } { $n }
bits-learned =
    { NUMBER($n, maximumFractionDigits: 2) ->
        [one] Appris : { NUMBER($n, maximumFractionDigits: 2) } bit
       *[other] Appris : { NUMBER($n, maximumFractionDigits: 2) } bits
    }

## Learning

coach = Première partie
coach-next = Suivant
coach-done = Compris
rules-of = { $title } : les règles
source = Source
from-sheet = règle d’origine
from-others = autre description publique
from-house = règle de la maison
play-now = Jouer
## Times

clock-days = { $days } j { $hours } h
clock-a-turn = { $time } par tour
clock-plus = { $time } + { $increment } s
clock-seconds = { $n } s
days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
minutes-spoken =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }

## Records and chance

records-open-more = Une partie enregistrée est un fichier : chaque table permet de le télécharger. Rejouez-la ici coup par coup et voyez ce qu’en pense le bot. Rien n’est conservé.
records-paste = Partie enregistrée, texte ou JSON
records-which-game = Ce fichier contient { $n } parties. Laquelle ?
records-choose-file = Choisir un fichier
records-open = Ouvrir
records-another = Ouvrir une autre partie enregistrée
records-too-large = Ce fichier est trop grand pour être une partie enregistrée.
records-opening = On rejoue la partie…
records-result = Résultat : { $text }
records-result-how = Résultat : { $text }, { $how }
records-endings-resigned = par abandon
records-endings-time = au temps
records-endings-agreed = d’un commun accord
records-unfinished = Partie inachevée
records-checks-passed = Coups, résultat et hasard vérifiés
records-check-failed = Cette partie enregistrée est fausse : { $what }.
records-failures-result = le résultat écrit n’est pas celui du jeu
records-failures-shares = les parts du hasard ne sont pas celles des règles
records-failures-commitment = le secret n’a pas l’empreinte publiée
records-failures-promise = le secret n’est pas celui de l’ouverture de la table
records-failures-chance = les tirages ne sont pas ceux du secret, ou il manque
records-export-all = Télécharger toutes mes parties
records-my-games = Mes parties
records-export-more = Toutes les parties jouées sur cet appareil, dans un seul fichier texte, qui s’ouvre aussi ici.
records-exporting = Table { $n } sur { $all }…
records-exported =
    { $n ->
        [one] { $n } partie dans le fichier.
       *[other] { $n } parties dans le fichier.
    }
records-nothing-held = Aucune partie n’a encore été jouée sur cet appareil.
records-fair-what = Personne ne peut choisir les dés ni les cartes, pas même ce serveur, et chacun peut s’en assurer :
records-fair-how-1 = Quand une table s’ouvre, le serveur tire un nombre secret et en publie l’empreinte : il ne peut plus en changer.
records-fair-how-2 = L’appareil de chaque joueur ajoute alors un nombre à lui. Tous les tirages découlent de ces nombres.
records-fair-how-3 = À la fin le secret est révélé, et cette page refait tout le calcul dans votre navigateur, sans croire le serveur sur parole.
records-verdicts-yes = Le calcul concorde : chaque tirage est celui que les nombres imposaient.
records-verdicts-no = Quelque chose ne va pas : cette partie enregistrée ne tient pas ce qui était promis.
records-verdicts-open = On ne peut pas encore juger : le secret n’est pas révélé.
records-verify = Vérifier
records-verify-another = Vérifier une partie enregistrée
records-verifying = Calcul en cours…
records-unreadable = Ce n’est pas une partie enregistrée : { $what }
records-no-crypto = Ce navigateur ne calcule d’empreintes que sur une adresse https ou sur l’ordinateur lui-même.
records-commitment = Empreinte publiée
records-seed = Secret révélé
records-seed-later = Le secret sera révélé à la fin de la partie.
records-commitment-is = Le secret a bien l’empreinte publiée
records-promise-is = L’empreinte est celle que cet appareil a vue avant la partie
records-nonces-is = Les nombres ajoutés par cet appareil ont compté
records-bound-is = Chaque place était engagée sur son nombre avant que l'un soit dit
records-chance-is = Les { $n } tirages sont ceux du calcul
records-yes = oui
records-no = non
records-unknown = cet appareil ne peut pas le dire
records-no-chance = Ce jeu se joue sans hasard : il n’y a rien à vérifier ici.
records-offline-too = La commande « cavale verify » contrôle en plus chaque coup et chaque part, avec les règles.
records-draws-of = Les tirages
records-move-number = Coup
records-outcome = Tirage
records-share-of = Part
records-number-came = Nombre
records-up-to = { $from } à { $to } sur { $of }
records-only-one = { $from } sur { $of }
records-game-number = Partie { $n }
records-of-this-server = Le hasard de ce serveur
records-of-this-server-more =
    { $games ->
        [one] Tous les dés et toutes les cartes de la partie terminée ici, à côté de ce qu’on attend d’un hasard juste.
       *[other] Tous les dés et toutes les cartes des { $games } parties terminées ici, à côté de ce qu’on attend d’un hasard juste.
    }
records-none-yet = Aucune partie avec hasard n’est encore terminée ici.
records-still-counting = Tables encore à compter : { $n }.
records-seen = Sorti
records-expected = Attendu
records-too-few = Trop peu de tirages pour en juger.
records-fit = Un hasard juste s’écarte au moins autant dans { $p } des cas (χ² = { $chi }, { $degrees } degrés de liberté).
