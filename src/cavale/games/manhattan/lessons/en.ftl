## A message for each lesson: its title, then what is asked, and what a move is answered.

arrest = The arrest
    .door = You are White, and the bank's file is yours: red. Your criminal has just stepped onto red, your warrant is posted. Put car 1 on the handcuffs of his district, at e5, and he is arrested.
    .door-yes = Arrested! Criminal on red, warrant posted, a car on the handcuffs: all of this game leads there.
    .door-no = Not there. He will not stay on red for long: car 1 to e5, the handcuffs.
mission = Fetch your mission
    .enter = It all begins in the mission room, in the west. Only an exact roll takes a car in. You have rolled a 6, and that is just right.
    .enter-yes = The card says: the bank's file, red. It is yours until the arrest.
    .enter-no = The room was within reach by exactly this roll. Drive car 1 into the mission room.
park = Park in the district
    .district = Your mission is the town hall's, yellow. Now the same car drives to that district's car park. It needs no exact roll: a car that gets there stops.
    .district-yes = Parked: the rest of the roll is simply lost. Now your other car may leave.
    .district-no = At each fork you choose. This roll can take you to the car park of the town hall.
warrant = The warrant
    .fetch = Car 1 waits in the district. Car 2 fetches the warrant at the police station, in the middle. Drive it there.
    .fetch-yes = The warrant is posted. From now on each roll moves whichever of your cars you like.
    .fetch-back = With a 6 one may back up, but that leads away. The station is straight ahead.
    .fetch-no = That leads past it. The police station, in the middle, needs no exact roll.
trap = Set a trap
    .draw = Criminals walk only when somebody draws a trap card. End exactly on a trap space, the one with the warning, at k1.
    .draw-yes = The Lieutenant! He puts your own criminal straight onto red. Other cards move him, or somebody else's, by one to three spaces.
    .draw-no = Nothing happens there. Drive car 1 onto the warning at k1.
game = Your first game
    .game = Mission room, car park, warrant, then wait for red near the handcuffs. In the quick game the first arrest wins. The die rolls by itself.
