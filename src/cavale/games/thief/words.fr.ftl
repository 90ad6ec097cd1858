title = Le Voleur
after = d'après Attrape un voleur (Knots) et Poursuite (Robert Laffont)
tagline = Filez sans être vu vers une cachette ; en face, chaque question resserre l'étau.
seat-thief = Voleur
    .of = du voleur
    .to = au voleur
    .start = Le voleur
    .mid = le voleur
seat-detective = Détective
    .of = du détective
    .to = au détective
    .start = Le détective
    .mid = le détective
seat-spy = Espion
    .of = de l'espion
    .to = à l'espion
    .start = L'espion
    .mid = l'espion
seat-counter-spy = Contre-espion
    .of = du contre-espion
    .to = au contre-espion
    .start = Le contre-espion
    .mid = le contre-espion
variant-knots-1 = Jeu n° 1
variant-knots-1-detail = Quatre premiers pas possibles
variant-knots-2 = Jeu n° 2
variant-knots-2-detail = Huit premiers pas possibles
variant-laffont = Poursuite
variant-laffont-detail = Huit premiers pas, et le contre-espion commence où il veut
level-1 = Passant
level-2 = Vigile
level-3 = Agent
level-4 = Inspecteur
level-5 = Commissaire

## Ce qu'on peut faire

scene = { $variant ->
    [laffont] le lieu du vol
   *[other] le lieu du délit
}
others-flee = { NAME($seat, form: "start") } se déplace en secret.
leave-scene = Quittez { scene } : posez votre première empreinte.
one-step-away = Éloignez-vous d'un pas, vers une cachette.
others-search = { NAME($seat, form: "start") } cherche.
begin-at-scene = Commencez par { scene }, en F6.
visit-a-point = Visitez un point, où vous voulez sauf une cachette.

## Ce que fait un coup

moved-in-secret = { WHO($seat) ->
    [you] Vous vous êtes déplacé en secret.
   *[other] { NAME($seat, form: "start") } s'est déplacé en secret.
}
goes = { WHO($seat) ->
    [you] Vous allez à { $point }.
   *[other] { NAME($seat, form: "start") } va à { $point }.
}
goes-from = { WHO($seat) ->
    [you] Vous allez de { $start } à { $point }.
   *[other] { NAME($seat, form: "start") } va de { $start } à { $point }.
}
flees-from = { WHO($seat) ->
    [you] Vous passez de { $start } à la cachette { $point } : vous vous échappez !
   *[other] { NAME($seat, form: "start") } passe de { $start } à la cachette { $point } et s'échappe !
}
flees = { WHO($seat) ->
    [you] Vous atteignez la cachette { $point } : vous vous échappez !
   *[other] { NAME($seat, form: "start") } atteint la cachette { $point } et s'échappe !
}
visits = { WHO($seat) ->
    [you] Vous visitez { $point }.
   *[other] { NAME($seat, form: "start") } visite { $point }.
}
visits-and-catches = { WHO($seat) ->
    [you] Vous visitez { $point } :
   *[other] { NAME($seat, form: "start") } visite { $point } :
} { WHO(0) ->
    [you] vous y êtes, c'est fini !
   *[other] { NAME(0, form: "mid") } y est, c'est fini !
}
sign = { $sign ->
    [blue] bleu
    [orange] orange
    [yellow] jaune
   *[caught] attrapé
}
visits-near = { WHO($seat) ->
    [you] Vous visitez { $point } :
   *[other] { NAME($seat, form: "start") } visite { $point } :
} indice { sign }, { WHO(0) ->
    [you] vous êtes dans la colonne { $column } ou la rangée { $row }.
   *[other] { NAME(0, form: "mid") } est dans la colonne { $column } ou la rangée { $row }.
}
visits-far = { WHO($seat) ->
    [you] Vous visitez { $point } :
   *[other] { NAME($seat, form: "start") } visite { $point } :
} indice { sign }, { WHO(0) ->
    [you] vous n'êtes ni dans la colonne { $column } ni dans la rangée { $row }.
   *[other] { NAME(0, form: "mid") } n'est ni dans la colonne { $column } ni dans la rangée { $row }.
}

## Comment une partie finit

ends-escaped = { WHO($seat) ->
    [you] Vous gagnez : vous vous êtes échappé par { $point }.
   *[other] { NAME($seat, form: "start") } gagne en s'échappant par { $point }.
}
ends-caught = { WHO($seat) ->
    [you] Vous gagnez : { NAME(0, form: "mid") } est pris en { $point } au tour { $turns }.
   *[other] { NAME($seat, form: "start") } gagne : { WHO(0) ->
        [you] vous êtes pris en { $point } au tour { $turns }.
       *[other] { NAME(0, form: "mid") } est pris en { $point } au tour { $turns }.
    }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scores = { WHO($seat) ->
    [you] Vous marquez { points }.
   *[other] { NAME($seat, form: "start") } marque { points }.
}
scores-fewer = { WHO($seat) ->
    [you] Vous marquez { points } : moins on en a, mieux c'est.
   *[other] { NAME($seat, form: "start") } marque { points } : moins on en a, mieux c'est.
}

## Le bilan et la solution

review-between = Entre { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } et { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } points : loin du jeu exact, la mesure est moins fine.
solve-knots = points du détective
solve-laffont = points de l'espion moins ceux du contre-espion

## Le dessin dans un terminal

drawing-flight = Fuite :
drawing-visits = Visites :
drawing-none = aucune
drawing-left = encore { $n } au plus

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
board-cross-rest = Rayer le reste sur la plaque
board-best = Les visites les plus utiles
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
        [1] { $point } : pris 1, aligné { $near }, bleu { $far }.
       *[other] { $point } : jamais pris, aligné { $near }, bleu { $far }.
    }
board-after = après le pas { $number }
board-coach-1 = Le voleur part du centre et s’éloigne d’un point à chaque tour. Il veut atteindre une cachette, dans un coin.
board-coach-2 = Le détective ne le voit pas. Il visite un point : le disque plein dit « même rangée ou colonne », l’anneau bleu dit « ni l’une ni l’autre ».
board-coach-3 = Ensuite on échange les rôles. Le carnet garde ce que les indices permettent encore.
