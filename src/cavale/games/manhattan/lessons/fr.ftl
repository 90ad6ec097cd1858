## Un message par leçon : son titre, puis ce qu'on demande et ce qu'on répond à un coup.

arrest = L'arrestation
    .door = Vous êtes Blanc et vous avez le dossier de la banque : rouge. Votre criminel vient d'arriver sur le rouge, votre mandat est affiché. Menez la voiture 1 sur les menottes de son quartier, en e5 : il est arrêté.
    .door-yes = Arrêté ! Le criminel sur le rouge, le mandat affiché, une voiture sur les menottes : tout le jeu mène là.
    .door-no = Pas là. Il ne restera pas longtemps sur le rouge : la voiture 1 en e5, sur les menottes.
mission = Chercher sa mission
    .enter = Tout commence à la salle des missions, à l'ouest. On n'y entre que par un nombre exact. Vous avez fait 6, et c'est juste ce qu'il faut.
    .enter-yes = La carte dit : le dossier de la banque, rouge. Il est à vous jusqu'à l'arrestation.
    .enter-no = Ce 6 menait exactement à la salle. Menez la voiture 1 à la salle des missions.
park = Se garer dans le quartier
    .district = Votre mission est celle de la mairie, jaune. La même voiture va maintenant au parking de ce quartier. Pas besoin d'un nombre exact : une voiture qui y arrive s'arrête.
    .district-yes = Garée : le reste du coup est simplement perdu. À présent, votre autre voiture peut partir.
    .district-no = À chaque carrefour, vous choisissez. Ce coup de dé peut vous mener au parking de la mairie.
warrant = Le mandat
    .fetch = La voiture 1 attend dans le quartier. La voiture 2 va chercher le mandat au poste de police, au milieu. Menez-la là-bas.
    .fetch-yes = Le mandat est affiché. Désormais, chaque coup de dé fait avancer la voiture de votre choix.
    .fetch-back = Avec un 6, on peut reculer, mais cela vous éloigne. Le poste est devant vous.
    .fetch-no = Cela passe à côté. Le poste de police, au milieu, ne demande pas de nombre exact.
trap = Tendre un piège
    .draw = Les criminels n'avancent que si quelqu'un tire une carte-piège. Arrivez juste sur une case-piège, celle de l'alerte, en k1.
    .draw-yes = Le Lieutenant ! Il place votre criminel directement sur le rouge. D'autres cartes le font avancer, lui ou celui d'un autre, d'une à trois cases.
    .draw-no = Là, rien ne se passe. Menez la voiture 1 sur l'alerte, en k1.
game = Votre première partie
    .game = Salle des missions, parking, mandat, puis guettez le rouge près des menottes. Dans la partie rapide, la première arrestation gagne. Le dé se lance tout seul.
