title = Manhattan Sud
after = d'après Kojak, Énigmes policières, Arrow / MB, 1975
tagline = Quatre dossiers ouverts, deux voitures chacun : tendez vos pièges, soyez devant la porte.
seat-white = Blanc
seat-orange = Orange
seat-violet = Violet
seat-pink = Rose
variant-classic = Classique
variant-classic-detail = Quatre dossiers ; celui qui compte le plus d'arrestations l'emporte
variant-quick = Rapide
variant-quick-detail = La première arrestation gagne
level-1 = Îlotier
level-2 = Inspecteur
level-3 = Sergent
level-4 = Lieutenant
level-5 = Commissaire
file = { $file ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
at-district = { $file ->
    [red] à la banque
    [yellow] à la mairie
    [blue] au club
   *[green] à l'hôtel
}
at-door = { $file ->
    [red] à l'entrée de la banque
    [yellow] à l'entrée de la mairie
    [blue] à l'entrée du club
   *[green] à l'entrée de l'hôtel
}

## Ce qu'on peut faire

rolls-to-start = { WHO($seat) ->
    [you] Vous lancez le dé pour savoir qui commence.
   *[other] { NAME($seat, form: "start") } lance le dé pour savoir qui commence.
}
draws-mission = { WHO($seat) ->
    [you] Vous tirez une mission.
   *[other] { NAME($seat, form: "start") } tire une mission.
}
draws-trap = { WHO($seat) ->
    [you] Vous tirez une carte-piège.
   *[other] { NAME($seat, form: "start") } tire une carte-piège.
}
rolls-the-die = { WHO($seat) ->
    [you] Vous lancez le dé.
   *[other] { NAME($seat, form: "start") } lance le dé.
}
others-drive = { NAME($seat, form: "start") } a fait { $die } et choisit où aller.
make-arrest = Le criminel { file } est sur le rouge et vous êtes à l'entrée : arrêtez-le !
others-arrest = { NAME($seat, form: "start") } procède à une arrestation au lieu de lancer le dé.
you-rolled = Vous avez fait { $die }.
stay-blocked = Deux voitures barrent la route : restez.
stay-exact = Il faut le nombre exact pour entrer dans la salle des missions : restez.
goal-race = Ramenez vos deux voitures au poste de police.
goal-mission = Menez une voiture à la salle des missions, au nombre exact.
goal-mission-car = Menez la voiture { $car } à la salle des missions, au nombre exact.
goal-park = La voiture { $car } doit se garer { at-district }.
goal-warrant = La voiture { $car } va chercher le mandat au poste de police.
goal-hunt = Piégez votre criminel et soyez { at-door } quand il est sur le rouge.
goal-hunt-red = Votre criminel est sur le rouge : une voiture { at-door } l'arrête !

## Ce que fait un coup

rolls = { WHO($player) ->
    [you] Vous faites { $roll }.
   *[other] { NAME($player, form: "start") } fait { $roll }.
}
starts-game = { WHO($starts) ->
    [you] Vous commencez.
   *[other] { NAME($starts, form: "start") } commence.
}
roll-again = Égalité, on relance le dé : { NAMES($rolls_again, form: "mid") }.
draws = { WHO($player) ->
    [you] Vous tirez une mission du dossier { file }.
   *[other] { NAME($player, form: "start") } tire une mission du dossier { file }.
}
draws-again = { WHO($player) ->
    [you] Vous tirez une mission du dossier { file }, la remettez dessous et tirez encore.
   *[other] { NAME($player, form: "start") } tire une mission du dossier { file }, la remet dessous et tire encore.
}
draws-and-joins = { WHO($player) ->
    [you] Vous tirez une mission du dossier { file } et vous joignez à la chasse.
   *[other] { NAME($player, form: "start") } tire une mission du dossier { file } et se joint à la chasse.
}
trap-lieutenant = { WHO($player) ->
    [you] Vous retournez le Lieutenant : votre criminel va sur le rouge.
   *[other] { NAME($player, form: "start") } retourne le Lieutenant : son criminel va sur le rouge.
}
trap-all = { WHO($player) ->
    [you] Vous faites avancer tous les criminels d'une case.
   *[other] { NAME($player, form: "start") } fait avancer tous les criminels d'une case.
}
trap-one = { WHO($player) ->
    [you] Vous faites
   *[other] { NAME($player, form: "start") } fait
} avancer le criminel { file } de { $by ->
    [one] { $by } case
   *[other] { $by } cases
}.
trap-nobody = { WHO($player) ->
    [you] Vous tirez
   *[other] { NAME($player, form: "start") } tire
} « { file } { $by } » : ce criminel est déjà arrêté, rien ne bouge.
to-place = { $to ->
    [station] au poste de police
    [mission] dans la salle des missions
    [bank] au parking de la banque
    [hall] au parking de la mairie
    [club] au parking du club
    [hotel] au parking de l'hôtel
   *[other] en { $to }
}
drives = { WHO($player) ->
    [you] Votre voiture { $car } va { to-place }.
   *[other] La voiture { $car } { NAME($player, form: "of") } va { to-place }.
}
backs = { WHO($player) ->
    [you] Votre voiture { $car } recule { to-place }.
   *[other] La voiture { $car } { NAME($player, form: "of") } recule { to-place }.
}
held-up = Deux voitures lui barrent la route.
takes-trap = Une carte-piège !
posts-warrant = Le mandat est affiché.
parks = L'autre voiture peut aller chercher le mandat.
stays-blocked = { WHO($player) ->
    [you] Deux voitures vous barrent la route : vous ne bougez pas.
   *[other] Deux voitures barrent la route : { NAME($player, form: "mid") } ne bouge pas.
}
stays-exact = Il faut le nombre exact pour entrer dans la salle des missions : { WHO($player) ->
    [you] vous ne bougez pas.
   *[other] { NAME($player, form: "mid") } ne bouge pas.
}
arrests = { WHO($player) ->
    [you] Vous arrêtez le criminel { file } : dossier fermé !
   *[other] { NAME($player, form: "start") } arrête le criminel { file } : dossier fermé !
}
loses-mission = Mission rendue : { NAMES($lose_file, form: "mid") }.
race-begins = Égalité : course au poste de police !
leaves-board = Hors course : { NAMES($leave, form: "mid") }. Ces voitures quittent le plateau.

## Le hasard

chance-roll = dé : { $roll }
chance-mission = mission : { file }
chance-trap = piège : { $card }
card-lieutenant = Lieutenant
card-all = tous 1
card-one = { file } { $by }

## Comment une partie finit

ends-race = { WHO($seat) ->
    [you] Vous gagnez : vos deux voitures sont les premières au poste de police.
   *[other] { NAME($seat, form: "start") } gagne : ses deux voitures sont les premières au poste de police.
}
ends-first-arrest = { WHO($seat) ->
    [you] Vous gagnez par la première arrestation.
   *[other] { NAME($seat, form: "start") } gagne par la première arrestation.
}
ends-drawn = { $rounds } tours : partie nulle entre { NAMES($seats, form: "mid") }.
ends-rounds = { WHO($seat) ->
    [you] Vous gagnez : après { $rounds } tours vous comptez le plus d'arrestations.
   *[other] { NAME($seat, form: "start") } gagne : après { $rounds } tours, le plus d'arrestations.
}
ends-closed = { WHO($seat) ->
    [you] Vous gagnez : les quatre dossiers sont fermés et vous comptez le plus d'arrestations.
   *[other] { NAME($seat, form: "start") } gagne : les quatre dossiers sont fermés, le plus d'arrestations.
}

## Le bilan

review-lucky = Quelle chance !
review-unlucky = Pas de chance.
review-missed = Une belle occasion manquée.

## Le dessin dans un terminal

drawing-start = dép
drawing-mission = mis
drawing-station = QG
drawing-bank = ban
drawing-hall = mai
drawing-club = clu
drawing-hotel = hôt
drawing-legend = jaune : piège · inversé : entrée
drawing-round = tour
drawing-traps = Pièges :
drawing-missions = Missions :
drawing-unseen = { $n } jamais vues
drawing-then = puis
drawing-die = dé
drawing-arrested = arrêté par
district = { $district ->
    [bank] banque
    [hall] mairie
    [club] club
   *[hotel] hôtel
}
stage = { $stage ->
    [seek] cherche une mission
    [drive] va au quartier
    [fetch] va chercher le mandat
    [hunt] en chasse
    [race] course au poste
   *[out] hors course
}
