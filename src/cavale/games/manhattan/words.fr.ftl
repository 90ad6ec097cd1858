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
board-unseen-traps = Pièges pas encore vus
board-unseen-missions = Missions pas encore vues
board-then-traps = Puis, dans cet ordre
board-only-traps = Toute la pile, dans cet ordre
board-sure = La prochaine carte est connue.
board-cards-help = Une carte jouée va sous la pile : quand la pile a fait le tour, son ordre est connu.
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
board-count = { $card }, { $count }
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
        [race] court au poste
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
board-coach-1 = Menez la voiture 1 à la salle des missions, à l’ouest : il faut le nombre exact.
board-coach-2 = Garez-la dans le quartier de votre dossier ; l’autre prend alors le mandat au poste de police.
board-coach-3 = Les cases jaunes font avancer les criminels sur leur cercle.
board-coach-4 = Le vôtre est sur le rouge ? Une voiture sur les menottes l’arrête !

## Moves as they are written, word by word

notation-roll = dé
notation-stay = reste
notation-arrest = arrestation
notation-trap = piège
notation-draw = mission
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
