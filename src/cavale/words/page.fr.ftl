# What only the page says. A game’s own words are in its folder, under board-….

skip = Aller au contenu
to-shelf = Retour à l’étagère
to-shelf-from = Cavale : retour à l’étagère
language = Langue
theme-auto = Thème : comme l’appareil
theme-light = Thème : clair
theme-dark = Thème : sombre
pace-usual = Rythme : normal
pace-fast = Rythme : accéléré
sound-on = Son : activé
sound-off = Son : coupé
settings = Réglages

## Beside the table: home

play-apart = Jouer à distance
tables-kept-here = Vos tables ne sont gardées que dans ce navigateur.
tables-to-file = Les enregistrer dans un fichier
tables-from-file = Reprendre un fichier
tables-saved = Elles sont dans le fichier.
tables-brought = { $n ->
    [0] Le fichier n’a rien apporté de nouveau.
    [one] Une table est arrivée avec le fichier.
   *[other] { $n } tables sont arrivées avec le fichier.
}
tables-unreadable = Ce n’est pas un fichier de tables.
other-device-why = Ouvrez ce lien sur l’autre appareil pour y continuer la partie : votre place quitte alors celui-ci. Le lien sert une fois ; gardez-le pour vous.
make-link = Créer le lien
move-link = Lien vers l’autre appareil
motto = Des jeux de poursuite et d’évasion qu’on ne trouve plus en boutique.
without-line = Pas de connexion. Les règles déjà ouvertes restent lisibles ; pour jouer, il faut joindre la maison.
shelf = L’étagère
colophon = Règles réécrites et dessins refaits pour cette maison. Sans compte, sans publicité.
open-record = Ouvrir une partie enregistrée
fair-chance = Un hasard vérifiable
in-text = Le jeu en texte
your-moves = Vos coups
players-up-to = { $least } à { $most } joueurs
ways-to-play = Façons de jouer
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
clock-none = Sans
if-away = Un bot remplace les absents
if-left = Un bot finit la partie de ceux qui abandonnent
never = Jamais
after-minutes = Après { $n } min
clock-usual = Par défaut
clock-usual-is = Sur invitation : sans. Adversaire trouvé ici : { $clock }.
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
level-down = Deux défaites de suite : un niveau plus bas ?
level-up = Deux victoires de suite : un niveau plus haut ?
your-side = Vous jouez
either = Au hasard
any = Au hasard
variant = Variante
arrive-title = On vous attend à cette table
take-seat = Prendre place
anothers-link = Ce lien est pour quelqu’un d’autre
anothers-link-more = Vous avez déjà une place à cette table. Envoyez ce lien à la personne que vous attendez : il lui donne sa place.
to-my-table = Aller à ma table
take-here-too = Prendre aussi cette place ici
your-name = Votre nom
names-here = Noms des autres sur cet écran
more-settings = Autres réglages
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
unsent = Coup pas encore envoyé : il partira dès que la connexion sera rétablie.
lost = Connexion perdue. Nouvel essai…
found = Connexion rétablie.
no-page = Il n’y a rien à cette adresse.
no-page-more = La piste s’arrête ici.
no-table = Cette table n’existe pas.
no-table-more = Le lien est peut-être incomplet, ou la table a été rangée.

## The table

loading-table = La table arrive…
board = Le plateau
bot-level = bot, niveau { $n }
bot-level-short = bot { $n }
program-bot = bot
stand-in = bot remplaçant
has-left = a quitté la partie, un bot continue
away-rule = Un bot remplace les absents au bout de { $time }.
to-move = à lui de jouer
pass-to = Passez l’écran { NAME($seat, form: "to") }.
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
        [you] Vous menez, { LIST($score, form: "score") } : moins on a de points, mieux c’est.
       *[other] { NAME($seat, form: "start") } mène, { LIST($score, form: "score") } : moins on a de points, mieux c’est.
    }
standing-even = Égalité, { LIST($score, form: "score") }.
ahead = en tête
seat-empty = place libre
yours = À vous
your-turn = À vous.
their-turn = C’est { NAME($seat, form: "to") } de jouer.
bot-thinking = Le bot réfléchit…
bot-waits = Le bot attend son tour : beaucoup d'autres réfléchissent en ce moment.
bot-slow = Le serveur a beaucoup à faire : { $n } s de réflexion.
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
ask-hint = Conseil
show-threats = Montrer les menaces
hide-threats = Cacher les menaces
offer-draw = Proposer la nulle
resign = Abandonner
next-game = Partie suivante
rematch = Revanche
to-rematch = Aller à la revanche
record = Télécharger la partie
check-chance = Vérifier le hasard
spectator-link = Lien pour spectateurs
rules = Règles
whole-table = Toute la table
more = Plus
copied = Lien copié.
not-copied = Copie impossible : sélectionnez le lien.
waiting-seat = On attend un joueur.
bad-link = Ce lien n’ouvre aucune place ici.
used-link = Ce lien a déjà servi.
see-rule = Règle { $id }
players = { $n } joueurs
minutes = { $n } min
clock = Temps de réflexion, en ligne
other-device = Changer d’appareil
change-name = Noms
not-here = absent
evening-won =
    { $n ->
        [one] { $n } gagnée ce soir
       *[other] { $n } gagnées ce soir
    }
moved-away = Votre place est maintenant sur un autre appareil.
analysis = Analyse
not-played = Suite possible, pas jouée : coup { $n } sur { $all }
unplayed = Pas joué
back-to = Revenir au coup { $n }
aside-only = Ce que montre le plateau n’a pas été joué.
notebook = Carnet
review = Bilan
review-and-analysis = Bilan et analyse
learn-game = Apprendre
learn-offer = Première partie ? Apprenez ce jeu en cinq minutes.
coach = Première partie

## Beside the table: offres, conseils, pendules

played-for = Un bot joue à votre place.
play-on = Reprendre ma place
undo-asked =
    { WHO($seat) ->
        [you] Vous demandez à annuler votre coup.
       *[other] { NAME($seat, form: "start") } aimerait annuler son coup.
    }
accept = Accepter
decline = Refuser
the-move = Le coup : { $move }
time-left =
    { WHO($seat) ->
        [you] Votre temps : { $time }
       *[other] { NAME($seat) }, temps restant : { $time }
    }
hurry = Plus que { $time }.

## Beside the table: invitations, and a move that was kept

waiting-friends = On attend vos amis.
send-links = Envoyez un lien à chacun. La partie commence quand tous sont là.
waiting-friend = On attend votre ami.
send-link = Envoyez-lui ce lien. La partie commence dès que quelqu’un l’ouvre.
waiting-anyone = On attend un adversaire.
anyone-may-come = Restez sur cette page : le prochain joueur qui cherche une partie prendra place ici. Vous pouvez aussi envoyer ce lien.
waiting-rematch = On attend la revanche.
rematch-waits = Elle est proposée à la table précédente ; chacun y retrouve sa place.
invite-link = Lien d’invitation
copy = Copier
share = Partager
free-seat = Une place est libre.
sit-down = Prendre place
kept-move = Votre coup n’était pas parti : { $words }
play-kept = Le jouer
forget-kept = L’oublier

## Beside the table: analysis

looked-at = { $n } positions sur { $all }
curve-of = Évaluation au fil de la partie
curve-at = Coup { $n } sur { $all } : { $verdict }
not-yet = pas encore examiné
looking = Le bot examine cette position…
no-opinion = Pas d’avis sur cette position
even = Estimation : jeu égal
slightly = Estimation : léger avantage pour { $who }
clearly = Estimation : net avantage pour { $who }
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

## Beside the table: notebook and review

opening-notebook = On ouvre le carnet…
notebook-is-now = Le carnet en est au dernier coup, pas à celui que montre le plateau.
notebook-why = Il note pour chacun ce qu’on peut déduire.
with-notebook = Avec
without-notebook = Sans
review-coming = On revoit la partie…
reviewed-of = { $n } coups sur { $all }
moments = Ce qui a compté
no-moments = Aucun coup n'a tout décidé.
see = Voir
see-move = Voir le coup { $n }
again-here = Réessayer
again-from = Réessayer à partir du coup { $n }
again-from-turn = Réessayer au tournant de la partie
again-from-here = Réessayer à partir d'ici
play-next = Et maintenant ?
share-moment = Partager ce moment
save-picture = Garder l’image
save-film = Garder le film
play-easier = Plus facile : { $title }
play-harder = Plus difficile : { $title }
end-won =
    { WHO($seat) ->
        [you] Vous avez gagné !
       *[other] { NAME($seat, form: "start") } a gagné.
    }
end-won-named = Vous avez gagné, { $name } !
end-drawn = Partie nulle : personne n'a gagné.
luck-with-you = La chance était avec vous.
luck-against-you = La chance était contre vous.
luck-even = La chance n'a pris parti pour personne.
in-all = En tout
gave-away = Points laissés
by-chance = le hasard
nothing-lost = Aucun point laissé
cost = Points laissés : { $n } ({ $unit })
better-was = Mieux : { $move }
luck-of = { $luck } : { $who } { $n }

## Beside the table: learning

learn-title = Apprendre { $title }
lesson-of = Leçon { $n } sur { $all }
lessons = Leçons
lesson-done = faite
lesson-rests = Règles :
next-lesson = Leçon suivante
once-more = Encore une fois
start-first-game = Jouer votre première partie
no-lessons = Il n'y a pas de leçons pour ce jeu.
loading-lesson = On installe le plateau…
in-brief = En bref
on-the-board = Sur le plateau
try-lesson = Essayer : { $title }
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

## Beside the table: records and chance

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
records-bound-is = Chaque place s’était engagée sur son nombre avant qu’un seul soit révélé
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

## Beside the table: on a big screen

screen-come = Scannez ce code avec un téléphone pour prendre place
screen-open = Sur un grand écran
hand-only = Ma main seule (plateau sur grand écran)

## Beside the table: on paper

print = Imprimer le jeu
print-of = { $title } sur papier
print-now = Imprimer
print-paper = Papier
print-ink = Encre
print-colour = Couleurs
print-mono = Noir et blanc
print-sides = Impression
print-two-sided = Recto verso
print-one-sided = Recto seul
print-what = Ce qu'on imprime
print-board = Plateau
print-cards = Cartes
print-pieces = Pièces
print-brief = Le jeu en bref
print-book = Les règles
print-sheet-of = { $title } : { $part }, { $n } sur { $all }
print-sheet = { $title } : { $part }
print-backs = { $part }, versos
print-size = En vraie grandeur (100 %) : ce trait mesure 50 mm.
print-how-two = Imprimez recto verso, retourné sur le grand côté, à 100 % et sans « ajuster à la page ». Ce qui se découpe n'a rien au verso.
print-how-one = Imprimez à 100 %, sans « ajuster à la page ». Chaque page de cartes est suivie de leurs versos : remettez alors la feuille dans l'imprimante.
print-how-cut = Coupez aux repères et le long des traits pleins, pliez aux tirets. Ce qui tient debout a deux pieds à écarter ; le reste se plie en deux et se colle. Un papier fort, ou du carton dessous, le fera durer.
print-how-tiles = Le plateau tient sur { $n } feuilles : coupez chacune à ses repères, posez-les bord à bord et collez du ruban au dos.
print-in-box = Dans la boîte
print-house = Le même jeu à l'écran, contre des bots ou avec des amis au loin : { $address }
print-none = Ce jeu n'a pas de matériel à imprimer : voici ses règles.
print-preparing = Mise en page des feuilles…

## Beside the table: the book of games

book = Vous contre la maison
book-where = Toutes vos parties finies contre des bots sur cet appareil ; elles ne sont gardées qu'ici.
book-empty = Aucune partie encore. Jouez contre un bot, et elle sera ici.
book-over-time = Au fil du temps
book-lead =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; gagnées moins perdues : { $n }.
book-latest = Les dernières
book-even = Nulle
book-export = Enregistrer dans un fichier
book-import = Charger un fichier
book-brought =
    { $n ->
        [0] Tout y était déjà.
        [one] { $n } partie ajoutée.
       *[other] { $n } parties ajoutées.
    }
book-no-file = Ce n'est pas un fichier de cette page.

## Beside the table: puzzles

puzzles = Problèmes
puzzles-of = Problèmes : { $title }
puzzles-why = Des positions de parties entre bots. Un calcul exact prouve ce qui est juste, et que tout le reste échoue.
puzzle-today = Le problème du jour
puzzle-solved = résolu
puzzle-number = Problème { $n } sur { $all }
puzzle-level = niveau { $n }
puzzle-no-level = aucun bot ne le résout
puzzle-count =
    { $solved ->
        [one] { $solved } sur { $all } résolu
       *[other] { $solved } sur { $all } résolus
    }
puzzle-streak =
    { $n ->
        [one] Résolu { $n } jour de suite
       *[other] Résolu { $n } jours de suite
    }
next-puzzle = Problème suivant
puzzle-show = Montrer la solution
puzzle-shown = La solution :
puzzle-proof = Tous les autres coups échouent
puzzle-proof-why = Choisissez-en un pour voir comment.
no-puzzles = Il n'y a pas de problèmes pour ce jeu.
all-puzzles = Tous les problèmes
answers = Réponses
answer-found = juste

## Beside the table: openings

openings = Comment les parties commencent
openings-why = { $games } parties du bot { $level } contre lui-même ; la moitié des premiers coups sont tirés au sort, les autres sont de lui.
openings-here =
    { $n ->
        [one] { $n } partie est passée par ici.
       *[other] { $n } parties sont passées par ici.
    }
openings-moves = Premiers coups
openings-move = Coup
openings-games = Parties
openings-share = Points de celui qui joue
openings-proven = Prouvé
openings-mover = gagne
openings-draw = nulle
openings-opponent = perd
openings-back = Un coup en arrière
openings-start = Revenir au début
openings-end = La suite n'est plus comptée.

## Beside the table: the room

notices = M'avertir quand c'est mon tour
notices-why = Même quand cette page est fermée, jamais quand elle est ouverte. Cela finit avec la table.
notices-device = M'avertir sur cet appareil
notices-stop-device = Ne plus m'avertir sur cet appareil
notices-not-here = Ce navigateur ne peut pas être averti quand la page est fermée.
notices-chat = Adresse d'une discussion de groupe
notices-chat-why = Un webhook entrant de votre messagerie : il apprend à qui est le tour, et rien de la partie.
notices-tell-chat = Avertir la discussion
notices-stop-chat = Ne plus avertir la discussion
notices-told = C'est noté : l'avertissement partira.
notices-ended = Plus aucun avertissement ne partira.
notices-denied = Ce navigateur n'autorise pas les notifications de ce site.
notices-off = Aucun avertissement ne peut partir d'ici.
notices-no-address = Personne ne peut être averti à cette adresse.
send-room = Montrez le code ou envoyez le lien : le même pour tous. Vous commencez quand vous voulez.
all-here = Tout le monde est là.
host-begins = La partie commence quand l'hôte le décide.
begin-game = Commencer
begin-with-bots = Commencer, avec des bots aux places libres
bots-on-free-seats = Bots pour les places libres
give-to-bot = Bot
give-to-bot-for = Remplacer { $name } par un bot
free-this-seat = Libérer cette place : { $name }
move-up = Faire monter { $name } d'une place
is-here = là
qr-code = Lien d'invitation en QR code
portrait = Portrait
no-portrait = Sans portrait
portrait-is = Portrait { $n }
name-of = Nom : { $title }
keep-name = Garder
their-name = Nom de la personne qui joue aussi ici
you-sit-here = Vous êtes déjà à cette table
room-for-others = Ce lien est pour les autres : envoyez-le-leur.
room-full = Toutes les places sont prises
room-full-more = Vous pouvez regarder la partie.
watch-this = Regarder
gestures = Gestes
mute-gestures = Sans gestes
do-bravo = Applaudir
do-laugh = Rire
do-ouch = Grimacer
do-think = Se creuser la tête
do-hurry = Tapoter sa montre
do-thanks = Remercier
evening-score =
    { $n ->
        [one] Ce soir, après une partie : { $score }.
       *[other] Ce soir, après { $n } parties : { $score }.
    }
same-again = On recommence, mêmes places
others-wait = D'autres attendent aussi, avec d'autres réglages
sound-offer = Un son quand c'est mon tour
own-page = La page de ce jeu

## Beside the table: whose eyes

seen-by = Revoir la partie :
own-eyes = telle que je l’ai vue
all-eyes = tout dévoilé
pass-why = Ce que l’écran montre maintenant, tout le monde peut le voir.
take-screen = Je suis { NAME($seat, form: "mid") }, continuer

## Beside the table: one’s own turns

resign-sure = Abandonner cette partie ?
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
play-forced = Jouer d'office les coups forcés
throw-myself = Lancer le dé moi-même
throw-die = Lancer le dé
plan = Si… alors…
plan-title = Prévoir ses réponses
plan-if = Et si { NAME($seat, form: "mid") } jouait… Montrez-le sur le plateau.
plan-answer = Que répondriez-vous ?
plan-keep = Garder cette réponse
plan-lines = Réponses prévues
plan-none = Aucune. Jouez d'abord pour l'autre, puis pour vous : la réponse partira toute seule, et vous seul la voyez.
plan-drop = Effacer : { $line }
