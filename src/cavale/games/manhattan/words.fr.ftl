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
level-0 = Cadet
    .of = du cadet
    .to = au cadet
    .start = Le cadet
    .mid = le cadet
level-1 = Îlotier
    .of = de l'îlotier
    .to = à l'îlotier
    .start = L'îlotier
    .mid = l'îlotier
level-2 = Inspecteur
    .of = de l'inspecteur
    .to = à l'inspecteur
    .start = L'inspecteur
    .mid = l'inspecteur
level-3 = Sergent
    .of = du sergent
    .to = au sergent
    .start = Le sergent
    .mid = le sergent
level-4 = Lieutenant
    .of = du lieutenant
    .to = au lieutenant
    .start = Le lieutenant
    .mid = le lieutenant
level-5 = Commissaire
    .of = du commissaire
    .to = au commissaire
    .start = Le commissaire
    .mid = le commissaire
level-0-says = Roule un peu partout, et finit par arriver.
level-1-says = Connaît sa prochaine étape ; la première arrestation lui apprend à chasser.
level-2-says = Sait combien de tours prend chaque étape.
level-3-says = Réfléchit jusqu’à une seconde, et connaît la dernière course par cœur.
level-4-says = Réfléchit jusqu’à une seconde, et connaît la dernière course par cœur.
level-5-says = Réfléchit jusqu’à une seconde, et connaît la dernière course par cœur.
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
    [you] Vous tirez une mission du dossier { file } et vous vous joignez à la chasse.
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
} avancer le criminel { file } { $by ->
    [one] d'une case
   *[other] de { $by } cases
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
    [you] Vous gagnez grâce à la première arrestation.
   *[other] { NAME($seat, form: "start") } gagne grâce à la première arrestation.
}
ends-drawn = { $rounds } tours de table : partie nulle entre { NAMES($seats, form: "mid") }.
ends-rounds = { WHO($seat) ->
    [you] Vous gagnez : après { $rounds } tours de table, vous comptez le plus d'arrestations.
   *[other] { NAME($seat, form: "start") } gagne avec le plus d'arrestations après { $rounds } tours de table.
}
ends-closed = { WHO($seat) ->
    [you] Vous gagnez : les quatre dossiers sont fermés et vous comptez le plus d'arrestations.
   *[other] { NAME($seat, form: "start") } gagne avec le plus d'arrestations : les quatre dossiers sont fermés.
}

## Les conseils

idea-arrest = Le criminel est sur le rouge : une voiture à l'entrée l'arrête tout de suite.
idea-trap = Arrêtez-vous exactement sur une case-piège : la carte peut mener votre criminel au rouge.
idea-seek = Prenez le chemin le plus court vers la salle des missions : il faut le nombre exact pour y entrer.
idea-drive = Menez au parking du quartier la voiture qui a la mission, en passant par les cases-pièges si elles sont sur le chemin.
idea-fetch = L'autre voiture va chercher le mandat au poste de police, par le chemin le plus court.
idea-hunt = Gardez une voiture à l'entrée, et cherchez les cases-pièges avec l'autre.
idea-race = C'est la course : seul compte le nombre de coups de dé jusqu'au poste de police.

## Les menaces

threat-arrest = { NAME($seat, form: "start") } arrête le criminel { file } avec un { LIST($rolls, form: "or") }.
threat-due = { NAME($seat, form: "start") } est à l'entrée et arrêtera le criminel { file } à son prochain tour.
threat-race = { NAME($seat, form: "start") } gagne la course avec un { LIST($rolls, form: "or") }.

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
drawing-unseen = { $n } cartes jamais vues
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

## The board: what only the page says

board-city = La ville
board-help = Flèches : suivre les rues. N, Maj+N : arrivée suivante ou précédente. Entrée : y aller, ou choisir la voiture qui s’y trouve.
board-title-1 = Manhattan
board-title-2 = Sud
board-missions = Missions
board-traps = Pièges
board-start = Départ
board-trap-space = case-piège
board-tap-again = Touchez encore pour y aller.
board-tap-to-arrest = Touchez encore pour l’arrêter.
board-whole = Toute la ville
board-closer = De plus près
board-which = Quelle voiture ?
board-both = Les deux
board-stay = Rester sur place
board-files = Les quatre dossiers
board-closed = fermé
board-not-rolled = pas encore lancé
board-outrolled = ne commence pas
board-lieutenant = Lieutenant
notes-unseen-traps = Pièges pas encore vus
notes-unseen-missions = Missions pas encore vues
notes-then-traps = Puis, dans cet ordre
notes-only-traps = Toute la pile, dans cet ordre
notes-sure = La prochaine carte est connue.
notes-cards-help = Une carte jouée va sous la pile : quand la pile a fait le tour, son ordre est connu.
board-sign =
    { $district ->
        [bank] Banque
        [hall] Mairie
        [club] Club
       *[hotel] Hôtel
    }
board-entrance =
    { $district ->
        [bank] entrée de la banque
        [hall] entrée de la mairie
        [club] entrée du club
       *[hotel] entrée de l’hôtel
    }
board-place =
    { $place ->
        [start] parking de départ
        [mission] salle des missions
        [station] poste de police
        [bank] parking de la banque
        [hall] parking de la mairie
        [club] parking du club
        [hotel] parking de l’hôtel
       *[other] { $place }
    }
board-place-first =
    { $place ->
        [start] Parking de départ
        [mission] Salle des missions
        [station] Poste de police
        [bank] Parking de la banque
        [hall] Parking de la mairie
        [club] Parking du club
        [hotel] Parking de l’hôtel
       *[other] { $place }
    }
board-go =
    { $place ->
        [start] Aller au parking de départ
        [mission] Aller à la salle des missions
        [station] Aller au poste de police
        [bank] Aller au parking de la banque
        [hall] Aller au parking de la mairie
        [club] Aller au parking du club
        [hotel] Aller au parking de l’hôtel
       *[other] Aller en { $place }
    }
board-file =
    { $file ->
        [red] dossier rouge
        [yellow] dossier jaune
        [blue] dossier bleu
       *[green] dossier vert
    }
board-file-first =
    { $file ->
        [red] Dossier rouge ({ board-sign })
        [yellow] Dossier jaune ({ board-sign })
        [blue] Dossier bleu ({ board-sign })
       *[green] Dossier vert ({ board-sign })
    }
board-trap =
    { $file ->
        [red] rouge { $steps }
        [yellow] jaune { $steps }
        [blue] bleu { $steps }
        [green] vert { $steps }
       *[all] tous avancent de 1
    }
notes-count = { $card }, { $count }
board-car = Voiture { $car }
board-car-at = voiture { $car } : { board-place }
board-driver =
    { WHO($seat) ->
        [you] votre voiture { $car }
       *[other] voiture { $car } { NAME($seat, form: "of") }
    }
board-spaces =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
board-drives = la voiture { $car } y va, { board-spaces }
board-backs = la voiture { $car } y recule, { board-spaces }
board-takes =
    { $takes ->
        [mission] on y tire une mission
        [trap] on y tire une carte-piège
        [warrant] le mandat est affiché
       *[park] ensuite l’autre va chercher le mandat
    }
board-arrest-too = arrestation !
board-arrest =
    { $file ->
        [red] Arrêter le criminel rouge
        [yellow] Arrêter le criminel jaune
        [blue] Arrêter le criminel bleu
       *[green] Arrêter le criminel vert
    }
board-forwards = Voiture { $car }, en avant
board-backwards = Voiture { $car }, en reculant
board-reach =
    { $count ->
        [one] { $count } arrivée possible.
       *[other] { $count } arrivées possibles.
    }
board-reach-car = { board-car } : { board-reach }
board-who-starts = Qui commence ?
board-race = Course au poste de police
board-round = Tour { $round }
board-to-go = encore { board-spaces }
board-die = Le dé
board-die-shows = Dé : { $value }
board-criminal-closed =
    { WHO($seat) ->
        [you] fermé, arrêté par vous
       *[other] fermé, arrêté par { NAME($seat, form: "mid") }
    }
board-criminal-black = criminel sur le point noir
board-criminal-red = criminel sur le rouge
board-criminal-away = criminel à { board-spaces } du rouge
board-warrants = mandat : { NAMES($seats) }
board-after = mission : { NAMES($seats) }
board-stage =
    { $stage ->
        [race] fonce vers le poste
        [out] hors course
        [seek] cherche une mission
        [drive-red] vers la banque
        [drive-yellow] vers la mairie
        [drive-blue] vers le club
        [drive-green] vers l’hôtel
        [fetch] va chercher le mandat
       *[hunt] en chasse
    }
board-arrests =
    { $count ->
        [one] { $count } arrestation
       *[other] { $count } arrestations
    }

## Moves as they are written, word by word

notation-roll = dé
notation-stay = reste
notation-arrest = arrestation
notation-trap = piège
notation-draw = dossier
notation-red = rouge
notation-yellow = jaune
notation-blue = bleu
notation-green = vert
notation-all = tous
notation-lieutenant = lieutenant
notation-start = départ
notation-mission = missions
notation-station = poste
notation-bank = banque
notation-hall = mairie
notation-club = club
notation-hotel = hôtel

## Jeu exact

solve-race = la course
