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
level-0 = Stagiaire
    .of = du stagiaire
    .to = au stagiaire
    .start = Le stagiaire
    .mid = le stagiaire
level-1 = Passant
    .of = du passant
    .to = au passant
    .start = Le passant
    .mid = le passant
level-2 = Vigile
    .of = du vigile
    .to = au vigile
    .start = Le vigile
    .mid = le vigile
level-3 = Agent
    .of = de l'agent
    .to = à l'agent
    .start = L'agent
    .mid = l'agent
level-4 = Inspecteur
    .of = de l'inspecteur
    .to = à l'inspecteur
    .start = L'inspecteur
    .mid = l'inspecteur
level-5 = Commissaire
    .of = du commissaire
    .to = au commissaire
    .start = Le commissaire
    .mid = le commissaire
level-0-says = Ne retient que le dernier indice ; fuit tout droit.
level-1-says = A entendu parler de méthode, et s’en sert une fois sur cinq.
level-2-says = Méthodique deux fois sur cinq, distrait sinon.
level-3-says = Méthodique trois fois sur cinq.
level-4-says = Méthodique quatre fois sur cinq, et jamais prévisible.
level-5-says = Joue exactement : personne n’en tire plus que le jeu ne vaut.

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
    [you] Vous avez fait un pas en secret.
    [name] { NAME($seat) } a fait un pas en secret.
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
    [you] Vous gagnez en vous échappant par { $point }.
   *[other] { NAME($seat, form: "start") } gagne en s'échappant par { $point }.
}
ends-caught = { WHO($seat) ->
    [you] Vous gagnez en attrapant { NAME(0, form: "mid") } en { $point }, au tour { $turns }.
   *[other] { NAME($seat, form: "start") } gagne { WHO(0) ->
        [you] en vous attrapant en { $point }, au tour { $turns }.
       *[other] en attrapant { NAME(0, form: "mid") } en { $point }, au tour { $turns }.
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

## Les conseils

idea-home = Une cachette est à un pas.
idea-set-out = Partez d'un côté où plusieurs cachettes restent possibles.
idea-among-many = Les indices laissent { $points ->
    [one] un seul point
   *[other] { $points } points
} : allez là où il en restera le plus, même si ce n'est pas le plus court.
idea-name-one = { $points ->
    [one] Il ne reste qu'un point possible : visitez-le.
   *[other] Il ne reste que { $points } points possibles : visitez l'un d'eux.
}
idea-halve = { $points } points restent possibles : visitez celui dont la rangée et la colonne en partagent le plus également le nombre.

## Les menaces

threat-known = { $points ->
    [one] On sait où vous êtes.
   *[other] Les indices ne laissent que { $points } points où vous pouvez être.
}
threat-hideout = Au prochain pas, la fuite peut finir en { LIST($points, form: "or") }.

## Le bilan et la solution

review-luck-of-questions = Réponses heureuses
review-means-questions = Points laissés : ce qu'un coup a coûté par rapport au meilleur qu'on pouvait alors connaître. Réponses heureuses : ce que les réponses ont apporté de plus qu'on ne pouvait en attendre.
review-narrowed = { $before ->
    [one] Un seul point était possible
   *[other] { $before } points étaient possibles
}, { $after ->
    [one] il en reste { $after }.
   *[other] il en reste { $after }.
}
review-found = { $points ->
    [one] C'était le seul point possible.
   *[other] Trouvé, parmi { $points } points possibles.
}
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
        [laffont] l’espion est attrapé
       *[other] le voleur est attrapé
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

print-pursuit = Plaque de poursuite
print-flight = Plaque de fuite : pour le fugitif seul
print-pad = Plaques à crayonner
