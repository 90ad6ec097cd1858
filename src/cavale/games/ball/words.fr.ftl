title = La Bille
after = d'après Catch'It, Max Gerchambeau, Habourdin, 1983
tagline = Une seule bille pour deux camps : sautez, volez-la, et filez derrière la ligne.
seat-blue = Bleu
seat-red = Rouge
variant-classic = Classique
variant-classic-detail = La bille derrière la ligne adverse
level-0 = Débutant
    .of = du débutant
    .to = au débutant
    .start = Le débutant
    .mid = le débutant
level-1 = Ramasseur
    .of = du ramasseur
    .to = au ramasseur
    .start = Le ramasseur
    .mid = le ramasseur
level-2 = Passeur
    .of = du passeur
    .to = au passeur
    .start = Le passeur
    .mid = le passeur
level-3 = Ailier
    .of = de l'ailier
    .to = à l'ailier
    .start = L'ailier
    .mid = l'ailier
level-4 = Meneur
    .of = du meneur
    .to = au meneur
    .start = Le meneur
    .mid = le meneur
level-5 = Capitaine
    .of = du capitaine
    .to = au capitaine
    .start = Le capitaine
    .mid = le capitaine
level-0-says = Avance à petits pas et ne voit pas les longs sauts.
level-1-says = Court vers la ligne et manque un long saut sur deux.
level-2-says = Prend la plus longue course, et réfléchit de temps en temps.
level-3-says = Pense à votre réponse, mais pas toujours.
level-4-says = Pense à votre réponse avant presque chaque passe.
level-5-says = Voit en une seconde toutes les victoires forcées à sa portée.

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
   *[other] { NAME($colour, form: "start") } déplace
} un pion de { $start } { to-end }.
carries = { WHO($colour) ->
    [you] Vous portez
   *[other] { NAME($colour, form: "start") } porte
} la bille de { $start } { to-end }.
jumps = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour, form: "start") } saute
} de { $start } { to-end }.
jumps-by = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour, form: "start") } saute
} de { $start } { to-end }, par { LIST($by) }.
jumps-with-ball = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour, form: "start") } saute
} avec la bille de { $start } { to-end }.
jumps-with-ball-by = { WHO($colour) ->
    [you] Vous sautez
   *[other] { NAME($colour, form: "start") } saute
} avec la bille de { $start } { to-end }, par { LIST($by) }.
takes-ball = { WHO($colour) ->
    [you] Vous prenez la bille en { $ball_from }.
   *[other] { NAME($colour, form: "start") } prend la bille en { $ball_from }.
}
line-crossed = La bille a franchi la ligne !

## Comment une partie finit

ends-repeated = La même position pour la troisième fois : partie nulle.
ends-crossed = { WHO($seat) ->
    [you] Vous gagnez : vous avez franchi la ligne avec la bille.
   *[other] { NAME($seat, form: "start") } gagne : la bille a franchi la ligne.
}
ends-stuck = { WHO($seat) ->
    [you] Vous gagnez
   *[other] { NAME($seat, form: "start") } gagne
} : { WHO($other) ->
    [you] vous ne pouvez pas jouer votre tour.
   *[other] { NAME($other, form: "mid") } ne peut pas jouer son tour.
}

## Les conseils

idea-run = La bille peut franchir la ligne dans ce tour : comptez les sauts.
idea-take = Un de vos pions peut sauter le porteur : la bille est alors à vous.
idea-stop-run = { NAME($seat, form: "start") } peut sortir la bille au prochain tour : ôtez un pion qui sert d'appui, ou reprenez la bille.
idea-carry = Avancez la bille là où aucun pion adverse ne peut sauter son porteur.
idea-stepping-stone = Placez un pion là où le porteur pourra sauter par-dessus.

## Les menaces

threat-run = { WHO($seat) ->
    [you] Vous pouvez
   *[other] { NAME($seat, form: "start") } peut
} sortir la bille { $pawns ->
    [one] d'un seul mouvement
   *[other] en deux mouvements
} si rien ne l'en empêche.

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

## Moves as they are written, word by word

notation-off = but

## Jeu exact et bilan

solve-game = la partie
unit-games = parties
review-missed-now = La victoire était là, dans ce tour.
review-missed = Une victoire forcée en { $turns } tours était là.
review-let-in-now = Ce tour laisse l'adversaire gagner au suivant.
review-let-in = Ce tour donne à l'adversaire une victoire forcée en { $turns } tours.
