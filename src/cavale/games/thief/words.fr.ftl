## The board: what only the page says

board-grid = Plaque de jeu, 11 sur 11
board-help = Flèches : changer de point. Entrée : jouer. X : rayer un point, N : point suivant permis.
board-hideout = cachette
board-may-step = vous pouvez y aller
board-here = vous êtes ici
board-crossed = rayé
board-asked = point d’interrogation
board-tap-again = Touchez encore pour jouer.
board-play = Jouer { $point }
board-pencil = Crayon
board-pencil-help = Au crayon : touchez un point pour le rayer, encore pour un point d’interrogation.
board-rub = Gommer tout
board-probing = Enquête
board-fleeing = En fuite
board-cross-rest = Rayer le reste sur la plaque
board-best = Ce qui partage le mieux
board-head-point = Point
board-head-caught = Pris
board-head-near = Aligné
board-head-far = Bleu
board-scene =
    { $variant ->
        [laffont] lieu du vol
       *[other] lieu du délit
    }
board-notebook-plate =
    { $variant ->
        [laffont] Où l’espion peut être : { $points }
       *[other] Où le voleur peut être : { $points }
    }
board-clue-near =
    { $variant ->
        [laffont] rangée ou colonne de l’espion
       *[other] rangée ou colonne du voleur
    }
board-clue-far =
    { $variant ->
        [laffont] ni rangée ni colonne de l’espion
       *[other] ni rangée ni colonne du voleur
    }
board-clue-caught =
    { $variant ->
        [laffont] l’espion est pris
       *[other] le voleur est pris
    }
board-clue =
    { $clue ->
        [near] indice { $number } : { board-clue-near }
        [far] indice { $number } : { board-clue-far }
       *[caught] indice { $number } : { board-clue-caught }
    }
board-footprint = empreinte { $number }
board-steps = { $n } pas
board-visits =
    { $n ->
        [one] { $n } visite
       *[other] { $n } visites
    }
board-possible =
    { $count ->
        [1] Un seul point possible.
       *[other] { $count } points possibles, par { $flights } chemins.
    }
board-splits =
    { $caught ->
        [1] { $point } : pris sur-le-champ : 1, aligné : { $near }, bleu : { $far }.
       *[other] { $point } : jamais pris ici, aligné : { $near }, bleu : { $far }.
    }
board-after = après le pas { $number }
board-coach-1 = Le voleur part du centre et s’éloigne d’un point à chaque tour. Il veut atteindre une cachette, dans un coin.
board-coach-2 = Le détective ne le voit pas. Il visite un point : le disque plein dit « même rangée ou colonne », l’anneau bleu dit « ni l’une ni l’autre ».
board-coach-3 = Ensuite on échange les rôles. Le carnet garde ce que les indices permettent encore.
