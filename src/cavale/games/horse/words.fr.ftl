title = Le Cheval blanc
after = d'après Rattrapez-le
tagline = Tout le monde court après le cheval ; personne ne sait qui court pour qui.
seat-mill = Moulin
    .of = du Moulin
    .to = au Moulin
seat-forge = Forge
    .of = de la Forge
    .to = à la Forge
seat-well = Puits
    .of = du Puits
    .to = au Puits
seat-station = Gare
    .of = de la Gare
    .to = à la Gare
seat-press = Pressoir
    .of = du Pressoir
    .to = au Pressoir
seat-dovecote = Colombier
    .of = du Colombier
    .to = au Colombier
variant-classic = Classique
variant-classic-detail = La première prise gagne
level-1 = Flâneur
level-2 = Voisin
level-3 = Braconnier
level-4 = Garde champêtre
level-5 = Maquignon
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

## Le dessin dans un terminal

drawing-hand = Votre main :
drawing-paper = votre personnage :
drawing-last = Dernier déplacement :
drawing-deal = donne
drawing-cards = Cartes en main :
