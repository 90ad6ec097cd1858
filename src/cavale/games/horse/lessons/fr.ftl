## Un message par leçon : son titre, puis ce qu'on demande et ce qu'on répond à un coup.

catch = Rattraper le cheval
    .seize = En secret, vous êtes le valet. Le dernier déplacement était de 6 cases, une carte − en fait donc 5 : juste ce qu'il faut pour arriver sur le cheval blanc, en C1. Jouez valet −.
    .seize-yes = Rattrapé, et gagné ! Votre personnage secret, exactement sur le cheval : tout le jeu est là.
    .seize-off = La bonne carte, mais il doit finir exactement sur le cheval : en C1.
    .seize-horse = Voilà le cheval parti, et votre valet pouvait l’avoir. Jouez valet −, jusqu’en C1.
    .seize-no = Le cheval était à portée. Choisissez la carte valet −, puis C1.
tempt = Ou le laisser venir
    .lure = Dans l'autre sens, cela compte aussi : une carte cheval qui mène le cheval exactement sur votre valet, en E3. Le dernier déplacement était de 8 cases ; = en fait encore 8.
    .lure-yes = Il s'est jeté dans ses bras : rattrapé aussi.
    .lure-off = Le cheval l'a manqué. Jouez cheval = et finissez sur le valet, en E3.
    .lure-no = Votre valet a bougé, mais pas jusqu’au cheval. Laissez-le venir : cheval =, jusqu’en E3.
count = Trois, une de plus, une de moins
    .more = La carte dit jusqu'où : + une case de plus que le déplacement d'avant, = autant, − une de moins. Le dernier était de 3 cases. Jouez une carte qui fait 4 cases.
    .more-yes = Quatre cases, par les chemins que vous voulez ; on ne peut seulement pas faire demi-tour. Le suivant compte à partir de 4.
    .more-same = C’était un = : autant de cases qu’avant, 3. Pour une de plus, il faut un +.
    .more-no = Cette carte va à une autre distance. Pour 4 cases après 3, il faut un +.
anyone = Les personnages sont à tout le monde
    .away = Avec la bonne carte, chacun peut déplacer n'importe qui. L'autre court peut-être pour le chien, qui sait ? Déplacez le chien avec une de vos cartes, où vous voulez.
    .away-yes = Et qui peut dire à présent si le chien est à vous ? Laissez-les deviner.
    .away-own = Vous avez déplacé votre propre valet. C’est permis, et cela peut le trahir. Prenez une carte chien cette fois.
    .away-horse = Le cheval court pour tout le monde. Prenez une carte chien cette fois.
    .away-no = C'est un autre qui a bougé. Prenez une carte chien cette fois.
secret = Votre secret
    .pick = Avant la première carte, vous choisissez, une fois pour toute la partie, qui rattrapera le cheval pour vous. Beaucoup de cartes d'un même personnage en main, c'est une bonne raison. Choisissez.
    .pick-yes = Personne d'autre ne le sait. Que rien de ce que vous jouez ne le trahisse trop tôt.
game = Votre première partie
    .game = Amenez votre personnage, ou le cheval, à la bonne distance, et gardez la carte qu'il faut. Quand toutes les mains sont vides, on redonne les cartes. La première prise gagne.
