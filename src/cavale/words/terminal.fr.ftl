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
hand-over = À vous le clavier, { NAME($seat) }. Que les autres se détournent.
ready = Appuyez sur Entrée quand vous êtes prêt
revealed = On n'annule pas un coup qui a révélé quelque chose.
sealed = Cette partie ne peut être enregistrée qu'une fois finie.
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
exact-mover = à qui joue
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
