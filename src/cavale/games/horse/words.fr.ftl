title = Le Cheval blanc
after = d'après Rattrapez-le
tagline = Tout le monde court après le cheval ; personne ne sait qui court pour qui.
seat-mill = Moulin
    .of = du Moulin
    .to = au Moulin
    .start = Le Moulin
    .mid = le Moulin
seat-forge = Forge
    .of = de la Forge
    .to = à la Forge
    .start = La Forge
    .mid = la Forge
seat-well = Puits
    .of = du Puits
    .to = au Puits
    .start = Le Puits
    .mid = le Puits
seat-station = Gare
    .of = de la Gare
    .to = à la Gare
    .start = La Gare
    .mid = la Gare
seat-press = Pressoir
    .of = du Pressoir
    .to = au Pressoir
    .start = Le Pressoir
    .mid = le Pressoir
seat-dovecote = Colombier
    .of = du Colombier
    .to = au Colombier
    .start = Le Colombier
    .mid = le Colombier
variant-classic = Classique
variant-classic-detail = La première prise gagne
level-0 = Promeneur du dimanche
    .of = du promeneur du dimanche
    .to = au promeneur du dimanche
    .start = Le promeneur du dimanche
    .mid = le promeneur du dimanche
level-1 = Flâneur
    .of = du flâneur
    .to = au flâneur
    .start = Le flâneur
    .mid = le flâneur
level-2 = Voisin
    .of = du voisin
    .to = au voisin
    .start = Le voisin
    .mid = le voisin
level-3 = Braconnier
    .of = du braconnier
    .to = au braconnier
    .start = Le braconnier
    .mid = le braconnier
level-4 = Garde champêtre
    .of = du garde champêtre
    .to = au garde champêtre
    .start = Le garde champêtre
    .mid = le garde champêtre
level-5 = Maquignon
    .of = du maquignon
    .to = au maquignon
    .start = Le maquignon
    .mid = le maquignon
level-0-says = Profite de la balade, et voit le cheval quand il est tout près.
level-1-says = Suit le cheval et le prend quand il peut.
level-2-says = Imagine quelques chasses avant chaque carte.
level-3-says = Laisse de côté les cartes qui vous aident.
level-4-says = A imaginé mille chasses et ne craint pas la vôtre.
level-5-says = Imagine autant de chasses qu’une seconde le permet.
subject = { $subject ->
    [farmer] le fermier
    [wife] la fermière
    [lad] le valet
    [maid] la servante
    [dog] le chien
   *[horse] le cheval
}
card = « { $subject ->
    [farmer] fermier
    [wife] fermière
    [lad] valet
    [maid] servante
    [dog] chien
   *[horse] cheval
} { $sign } »

## Ce qu'on peut faire

dealing = On distribue les cartes.
choose-in-secret = Choisissez en secret qui rattrapera le cheval pour vous.
others-choose = { NAME($seat, form: "start") } choisit son personnage en secret.
discard-one = Aucune de vos cartes ne permet de déplacement : défaussez-en une.
play-first = Jouez une carte : le premier déplacement est de 3 cases, quel que soit le signe.
play-a-card = Jouez une carte : + { $plus }, = { $equal }, − { $minus } cases.

## Ce que fait un coup

chosen-in-secret = { WHO($seat) ->
    [you] Vous avez choisi en secret.
   *[other] { NAME($seat, form: "start") } a choisi en secret.
}
chooses = { WHO($seat) ->
    [you] Vous choisissez { subject }.
   *[other] { NAME($seat, form: "start") } choisit { subject }.
}
is-dealt = { WHO($seat) ->
    [you] Vous recevez { card }.
   *[other] { NAME($seat, form: "start") } reçoit { card }.
}
discards = { WHO($seat) ->
    [you] Vous ne pouvez déplacer personne et défaussez { card }.
   *[other] { NAME($seat, form: "start") } ne peut déplacer personne et défausse { card }.
}
plays-card = { WHO($seat) ->
    [you] Vous jouez { card }
   *[other] { NAME($seat, form: "start") } joue { card }
}
way = de { $from ->
    [farm] la ferme
   *[other] { $from }
} à { $to ->
    [farm] la ferme
   *[other] { $to }
}, { $length ->
    [one] { $length } case
   *[other] { $length } cases
}
walks = { plays-card } : { subject } va { way }.
walks-and-catches = { plays-card } : { subject } va { way }, et rattrape le cheval !
walks-into = { plays-card } : { subject } va { way }, droit sur { $caught ->
    [farmer] le fermier
    [wife] la fermière
    [lad] le valet
    [maid] la servante
   *[dog] le chien
} : rattrapé !

## Comment une partie finit

ends-uncaught = { $deals } donnes sans que personne ait rattrapé le cheval : partie nulle.
ends-caught = { WHO($seat) ->
    [you] Vous gagnez : vous jouiez { subject } et avez rattrapé le cheval.
   *[other] { NAME($seat, form: "start") } gagne : { subject } a rattrapé le cheval.
}

## Les conseils

idea-choose = Choisissez un personnage que vos cartes font souvent avancer.
idea-catch = Une de vos cartes mène votre personnage au cheval, ou le cheval à lui : comptez les cases.
idea-lead-away = Quelqu'un peut rattraper le cheval au prochain tour : éloignez le cheval, ou celui qui en est le plus près.
idea-move-horse = Déplacez le cheval lui-même : loin des autres, et à portée du vôtre.
idea-come-closer = Rapprochez votre personnage, assez pour la carte suivante.
idea-mislead = Déplacez quelqu'un d'autre : on ne doit pas savoir pour qui vous jouez.

## Les menaces

threat-catch = À portée du cheval : { subject }. { $hunters ->
    [one] C'est peut-être le personnage { NAMES($seats, form: "of") }.
   *[other] C'est peut-être le personnage de l'un de ces joueurs : { NAMES($seats, form: "mid") }.
}

## Le bilan

unit-games = parties
review-luck-of-deals = Chance de la donne
review-means-deals = Points laissés : ce qu'une carte a coûté par rapport à la meilleure qu'on pouvait alors connaître, d'après des parties imaginées ; les trois dernières cartes d'une donne à deux sont jouées jusqu'au bout. Chance de la donne : ce que valaient ces cartes, par rapport à d'autres qui auraient pu tomber.
review-passed-by = La prise était là, et n'a pas été faite.
review-handed = Après cela, { WHO($seat) ->
    [you] vous pouviez
   *[other] { NAME($seat, form: "mid") } pouvait
} rattraper le cheval : dans { $percent } % des cas imaginables, c'était à craindre.
review-handed-unseen = Après cela, { WHO($seat) ->
    [you] vous pouviez
   *[other] { NAME($seat, form: "mid") } pouvait
} rattraper le cheval ; presque rien ne l'annonçait ({ $percent } %).
review-played-out = Joué jusqu'au bout de la donne, dans tous les cas qu'on ne pouvait exclure : { $best } % de chances avec la meilleure carte, { $own } % avec celle-ci.
review-known = { WHO($seat) ->
    [you] Un joueur attentif savait désormais qui vous êtes
   *[other] Un joueur attentif savait désormais qui est { NAME($seat, form: "mid") }
} : { subject }.
review-cleared = Une prise n'a pas été faite. { WHO($seat) ->
    [you] On sait donc que vous n'êtes pas { subject }.
   *[other] On sait donc que { NAME($seat, form: "mid") } n'est pas { subject }.
}
review-fewer = Une prise n'a pas été faite : il reste { $left } personnages possibles { WHO($seat) ->
    [you] pour vous
   *[other] pour { NAME($seat, form: "mid") }
}.
solve-deal = cette donne

## Le dessin dans un terminal

drawing-hand = Votre main :
drawing-paper = votre personnage :
drawing-last = Dernier déplacement :
drawing-deal = donne
drawing-cards = Cartes en main :

## The board: what only the page says

board-country = La campagne
board-help = Flèches : suivre les chemins. N, Maj+N : case suivante ou précédente où mène la carte. Entrée : jouer. Échap : retour aux cartes.
board-hand = Vos cartes
board-cards-help = Flèches : choisir une carte. Entrée : passer au plateau.
board-black = case noire
board-farm = La ferme
board-tap-again = Touchez encore pour jouer.
board-pick-card = Choisissez d’abord une carte.
board-stuck = Cette carte ne permet aucun déplacement.
board-last = Dernier
board-first = Premier
board-catching = rattrape le cheval !
board-can-catch = peut rattraper le cheval !
board-paper = Votre personnage
board-paper-is = Votre personnage : { board-character }
board-no-paper = Votre personnage : à choisir
board-choose = Qui rattrapera le cheval pour vous ?
board-choose-again = Encore une fois pour confirmer : ce choix vaut pour toute la partie.
board-reveal = Qui courait pour qui
board-unseen = Cartes jamais vues
board-aside = Mises de côté, hors du jeu
board-suspects = Qui peut être qui
board-pencil = Touchez une case pour noter un doute (?) ou une certitude (✗).
board-total = Total
board-character =
    { $character ->
        [farmer] le fermier
        [wife] la fermière
        [lad] le valet
        [maid] la servante
        [dog] le chien
       *[horse] le cheval
    }
board-character-first =
    { $character ->
        [farmer] Le fermier
        [wife] La fermière
        [lad] Le valet
        [maid] La servante
        [dog] Le chien
       *[horse] Le cheval
    }
board-character-label =
    { $character ->
        [farmer] Fermier
        [wife] Fermière
        [lad] Valet
        [maid] Servante
        [dog] Chien
       *[horse] Cheval
    }
board-sign =
    { $sign ->
        [plus] plus
        [equal] égal
       *[minus] moins
    }
board-steps =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
board-card = { board-character-label } { board-sign }
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-cannot-move = aucun déplacement
board-arrivals =
    { $cells ->
        [one] { $cells } arrivée
       *[other] { $cells } arrivées
    }
board-leads = { board-character } y va en { board-steps }
board-lit =
    { $cells ->
        [one] { board-character-first } avance de { board-steps } : { $cells } arrivée possible.
       *[other] { board-character-first } avance de { board-steps } : { $cells } arrivées possibles.
    }
board-play = Jouer : { $cell }
board-play-farm = Jouer : la ferme
board-first-move = Premier déplacement : 3 cases.
board-last-move = Dernier déplacement : { board-steps }. Plus : { $plus }, égal : { $equal }, moins : { $minus }.
board-deal = Donne { $deal } sur { $deals }
board-discard = Défausser { board-card }
board-ran =
    { WHO($seat) ->
        [you] Vous : { board-character }
       *[other] { NAME($seat) } : { board-character }
    }
board-ran-won =
    { WHO($seat) ->
        [you] Vous avez gagné : { board-character }
       *[other] { NAME($seat, form: "start") } a gagné : { board-character }
    }
board-ran-for-nobody =
    { WHO($seat) ->
        [you] Vous : pas de choix
       *[other] { NAME($seat) } : pas de choix
    }
board-suspect = { NAME($seat) }, { board-character }
board-suspect-possible = possible
board-suspect-out = exclu
board-suspect-crossed = rayé par vous
board-suspect-doubted = votre soupçon

## Moves as they are written, word by word

notation-deal = donne
notation-choose = choix
notation-farm = ferme
notation-farmer = fermier
notation-wife = fermière
notation-lad = valet
notation-maid = servante
notation-dog = chien
notation-horse = cheval

print-slips = Choix secrets, cinq par joueur
