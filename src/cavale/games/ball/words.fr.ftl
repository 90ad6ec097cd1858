title = La Bille
after = d'après Catch'It, Max Gerchambeau, Habourdin, 1983
tagline = Une seule bille pour deux camps : sautez, volez-la, et filez derrière la ligne.
seat-blue = Bleu
seat-red = Rouge
variant-classic = Classique
variant-classic-detail = La bille derrière la ligne adverse
level-1 = Ramasseur
level-2 = Passeur
level-3 = Ailier
level-4 = Meneur
level-5 = Capitaine

## Ce qu'on peut faire

must-move-ball = Vous devez encore déplacer la bille : avec son porteur, ou en la prenant.
move-another = Déplacez un autre pion ; la bille ne bouge plus.
move-first-with-ball = Déplacez un premier pion ; la bille doit bouger une fois dans ce tour.
move-first = Déplacez un premier pion ; vous pouvez prendre la bille en sautant son porteur.
move-second = Déplacez un autre pion ; vous pouvez prendre la bille en sautant son porteur.

## Ce que fait un coup

to-end = { $end ->
    [off] hors du damier
   *[other] à { $end }
}
moves = { WHO($colour) ->
    [you] Vous déplacez
   *[other] { NAME($colour) } déplace
} un pion de { $start } { to-end }.
carries = { WHO($colour) ->
    [you] Vous portez
   *[other] { NAME($colour) } porte
} la bille de { $start } { to-end }.
jumps = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour) } saute
} de { $start } { to-end }.
jumps-by = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour) } saute
} de { $start } { to-end }, par { LIST($by) }.
jumps-with-ball = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour) } saute
} avec la bille de { $start } { to-end }.
jumps-with-ball-by = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour) } saute
} avec la bille de { $start } { to-end }, par { LIST($by) }.
takes-ball = { WHO($colour) ->
    [you] Vous prenez la bille en { $ball_from }.
   *[other] { NAME($colour) } prend la bille en { $ball_from }.
}
line-crossed = La bille a franchi la ligne !

## Comment une partie finit

ends-repeated = La même position pour la troisième fois : partie nulle.
ends-crossed = { WHO($seat) ->
    [you] Vous gagnez : vous avez franchi la ligne avec la bille.
   *[other] { NAME($seat) } gagne : la bille a franchi la ligne.
}
ends-stuck = { WHO($seat) ->
    [you] Vous gagnez
   *[other] { NAME($seat) } gagne
} : { WHO($other) ->
    [you] vous ne pouvez pas jouer votre tour.
   *[other] { NAME($other) } ne peut pas jouer son tour.
}

## Le dessin dans un terminal

drawing-ball = Bille

## The board: what only the page says

board-grid = Le plateau de La Bille
board-help = Flèches pour aller de case en case, Entrée pour prendre un pion puis choisir sa case, Échap pour le lâcher, T pour prendre la bille ou la laisser, N pour la prochaine case possible.
board-pick-first = Choisissez d’abord un de vos pions.
board-tap-again = Touchez encore pour jouer.
board-click-again = Cliquez encore pour jouer.
board-without = La bille reste où elle est.
board-take-back = Annuler
board-take-back-long = Annuler le coup du premier pion
board-turn = Ce tour
board-goal-now = Franchissez la ligne !
board-attacks = Attaque
board-defends = Défend
board-has-ball = a la bille
board-no-ball = n’a pas la bille
board-first-pawn = Premier pion
board-second-pawn = Second pion
board-ball-moved = a bougé
board-ball-moved-long = la bille a déjà bougé dans ce tour
board-ball-must = doit bouger
board-ball-must-long = ce pion doit déplacer la bille
board-ball-due = à déplacer
board-ball-due-long = la bille doit encore bouger dans ce tour
board-ball-free = à prendre
board-ball-free-long = la bille peut être prise
board-picked =
    { $count ->
        [one] Pion { $square } : { $count } case.
       *[other] Pion { $square } : { $count } cases.
    }
board-picked-taking =
    { $count ->
        [one] Pion { $square } : { $count } case, en prenant la bille.
       *[other] Pion { $square } : { $count } cases, dont { $taking } en prenant la bille.
    }
board-split = Case double : à gauche sans la bille, à droite avec.
board-taking = Prendre la bille (T pour la laisser)
board-leaving = Laisser la bille (T pour la prendre)
board-square = { $square } : { $what }
board-past = Derrière la ligne
board-picked-one = choisi
board-moved-one = a déjà bougé dans ce tour
board-can-move = peut bouger
board-out-of-reach = hors de portée
board-empty = vide
board-pawn =
    { $whose ->
        [own] votre pion
        [theirs] pion adverse
        [blue] pion bleu
       *[red] pion rouge
    }
board-pawn-with-ball = { board-pawn } avec la bille
board-arrive =
    { $how ->
        [step] avancer ici
        [jump] sauter ici
        [take-off] prendre la bille et franchir la ligne
        [take] prendre la bille et arriver ici
        [carry-off] franchir la ligne avec la bille
       *[carry] porter la bille ici
    }
board-arrive-taking = { board-arrive } ; T pour la laisser
board-arrive-leaving = { board-arrive } en laissant la bille ; T pour la prendre
board-coach-1 = Un tour, c’est deux pions différents : un pas d’une case, ou des sauts par-dessus les pions.
board-coach-2 = Sauter le porteur permet de prendre la bille. Elle ne bouge qu’une fois par tour.
board-coach-3 = Qui a la bille doit la faire bouger à chaque tour ; derrière la ligne adverse, c’est gagné.

## Moves as they are written, word by word

notation-off = but

## Jeu exact et bilan

solve-game = la partie
unit-games = parties
review-missed-now = La victoire était là, dans ce tour.
review-missed = Une victoire forcée en { $turns } tours était là.
review-let-in-now = Ce tour laisse l'adversaire gagner au suivant.
review-let-in = Ce tour donne à l'adversaire une victoire forcée en { $turns } tours.
