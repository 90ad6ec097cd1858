## Les commandes : tous leurs noms, l'aide montre le premier

command-moves = ?
command-help = aide
command-why = pourquoi
command-undo = annuler a
command-hint = conseil c
command-rules = règles regles
command-save = enregistrer
command-quit = quitter q

## L'aide

help-play = jouer un coup
help-moves = les coups permis, avec ce qu'ils font
help-why = pourquoi ce coup est refusé
help-undo = annuler votre dernier coup
help-hint = demander un coup au bot
help-rules = le livret de règles
help-save = enregistrer la partie
help-file = FICHIER
help-quit = partir

## Une partie

welcome = Tapez un coup, ou ? pour la liste des coups, { $help } pour le reste.
hand-over = À vous le clavier, { NAME($seat) }. Que les autres regardent ailleurs.
ready = Appuyez sur Entrée quand vous êtes prêt
revealed = On n'annule pas un coup qui a révélé quelque chose.
sealed = Cette partie ne peut être enregistrée qu'une fois qu'elle est finie.
your-move = Votre coup
thinking = { NAME($seat, form: "start") } réfléchit…
nothing-to-undo = Il n'y a rien à annuler.
undone = Coup annulé.
allowed = { $move } est permis.
not-a-move = { $move } n'est pas un coup de ce jeu. Tapez ? pour voir les coups.
not-allowed = { $move } n'est pas permis.
rule = Règle { $clause } : { $text }
hint = Le bot jouerait { $move }.
no-hint = Il n'y a pas de bot à qui demander.
saved = Partie enregistrée dans { $file }.
not-saved = Impossible d'écrire { $file } : { $why }
name-a-file = Donnez un nom de fichier.
name-a-move = Donnez un coup, par exemple { $move }.
unseen-move = Un coup qu'on ne voit pas.
farewell = À bientôt.
person-here = Vous

## Un bilan

reviewing = On revoit la partie…
review-who = qui
review-chance = le hasard
review-what = coup
review-gave-away = laissés ({ $unit })
review-luck = chance ({ $unit })
review-learned = appris (bits)
review-remark = remarque
review-better = Mieux : { $move }.
review-totals = En tout

## Un travail exact

exact-value-of = { $of } : { $value }
exact-mover = au joueur dont c'est le tour
exact-draw = nulle
exact-opponent = à l'adversaire
exact-in-moves = { $value }, en { $moves } coups
exact-move = coup
exact-value = valeur exacte
exact-unknown = inconnue
exact-chance = chances
exact-line = suite : { $line }
exact-looked-at = positions vues : { $positions }
solving-least = au moins
solving-most = au plus
solving-gap = écart
solving-steps = pas
solving-seconds = secondes
solving-plans = plans
solving-beliefs = croyances

## A sealed deal on paper

deal-title = { $title } : une donne scellée
deal-for = Pour { $n } joueurs
deal-promise = Tout ce qui est tiré au sort sur ces feuilles découle d'un seul nombre secret. Avant la partie, chacun photographie ou note son empreinte, que voici ; après la partie, on montre le nombre, et chacun peut constater que rien n'a été choisi à la main.
deal-fingerprint = Empreinte du nombre secret (SHA-256)
deal-cut = Celui qui imprime ne regarde pas. Pliez chaque feuille en quatre ; son nom reste dehors.
deal-alone = Feuille { NAME($seat, form: "of") } : ne la montrez à personne
deal-hand = La main { NAME($seat, form: "of") }
deal-hand-how = Le paquet est étalé sur la table, trié, faces visibles. Pour jouer une carte, rayez-la ici et prenez la même là-bas.
deal-open-how = Couvrez la feuille d'une autre et découvrez une ligne à chaque tirage, de haut en bas, colonne après colonne.
deal-rolls = Ce que montre le dé
deal-roll = { $n }
deal-secret = Le nombre secret : à ouvrir après la partie
deal-check = Pour vérifier, sur n'importe quel ordinateur avec Cavale :
deal-same = L'empreinte est bien celle de ce nombre.
deal-other = L'empreinte n'est pas celle de ce nombre.

## A house for the local network

lan-open = Cavale est ouvert à tous sur ce réseau : { $address } (Ctrl-C le ferme)
lan-alone = Aucun réseau trouvé : Cavale n'est ouvert que sur cette machine, à { $address } (Ctrl-C le ferme)
lan-safety = Quiconque est sur ce réseau peut ouvrir des tables et en regarder ; une place appartient à qui a son lien. Rien n'est chiffré : sur un réseau dont vous n'êtes pas sûr, d'autres peuvent lire ce qui passe, les mains aussi. Rien n'est accessible de dehors, sauf si votre routeur le permet, et Internet n'est pas nécessaire.
folder-readme =
    Cavale { $version } : une maison de jeux de société dans un dossier.

    Déposez ce dossier tout entier sur n’importe quel espace web, sous le nom que vous voulez, et ouvrez
    son adresse. Rien à installer, et il ne va rien chercher ailleurs. Après la première visite, il
    marche aussi sans connexion. Un double-clic sur index.html ne suffit pas : les navigateurs ne le
    permettent pas. Sur cet ordinateur, « python -m http.server » dans ce dossier et
    http://localhost:8000 font l’affaire.

    Les parties en cours restent dans le navigateur de qui joue, pas ici. La licence est dans LICENSE.txt.
