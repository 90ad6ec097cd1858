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
