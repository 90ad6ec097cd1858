## The board: what only the page says

board-city = The city
board-help = Arrows: follow the streets. N, Shift+N: next or previous place to go. Enter: drive there, or choose the car that stands there.
board-title-1 = Manhattan
board-title-2 = South
board-missions = Missions
board-traps = Traps
board-start = Start
board-trap-space = trap space
board-tap-again = Tap again to drive there.
board-tap-to-arrest = Tap again to arrest him.
board-whole = Whole city
board-closer = Closer
board-which = Which car?
board-both = Both
board-stay = Stay where you are
board-files = The four files
board-closed = closed
board-not-rolled = not rolled yet
board-outrolled = does not start
board-lieutenant = Lieutenant
board-unseen-traps = Traps not seen yet
board-unseen-missions = Missions not seen yet
board-then-traps = Then, in this order
board-only-traps = The whole pile, in this order
board-sure = The next card is known.
board-cards-help = A card that was played goes under the pile: once the pile has gone round, its order is known.
board-sign =
    { $district ->
        [bank] Bank
        [hall] Town hall
        [club] Club
       *[hotel] Hotel
    }
board-entrance =
    { $district ->
        [bank] entrance of the bank
        [hall] entrance of the town hall
        [club] entrance of the club
       *[hotel] entrance of the hotel
    }
board-place =
    { $place ->
        [start] start car park
        [mission] mission room
        [station] police station
        [bank] the bank’s car park
        [hall] the town hall’s car park
        [club] the club’s car park
        [hotel] the hotel’s car park
       *[other] { $place }
    }
board-place-first =
    { $place ->
        [start] Start car park
        [mission] Mission room
        [station] Police station
        [bank] The bank’s car park
        [hall] The town hall’s car park
        [club] The club’s car park
        [hotel] The hotel’s car park
       *[other] { $place }
    }
board-go =
    { $place ->
        [start] Drive to the start car park
        [mission] Drive to the mission room
        [station] Drive to the police station
        [bank] Drive to the bank’s car park
        [hall] Drive to the town hall’s car park
        [club] Drive to the club’s car park
        [hotel] Drive to the hotel’s car park
       *[other] Drive to { $place }
    }
board-file =
    { $file ->
        [red] red file
        [yellow] yellow file
        [blue] blue file
       *[green] green file
    }
board-file-first =
    { $file ->
        [red] Red file ({ board-sign })
        [yellow] Yellow file ({ board-sign })
        [blue] Blue file ({ board-sign })
       *[green] Green file ({ board-sign })
    }
board-trap =
    { $file ->
        [red] red { $steps }
        [yellow] yellow { $steps }
        [blue] blue { $steps }
        [green] green { $steps }
       *[all] all go on by 1
    }
board-count = { $card }, { $count }
board-car = Car { $car }
board-car-at = car { $car }: { board-place }
board-driver =
    { WHO($seat) ->
        [you] your car { $car }
       *[other] { NAME($seat, form: "of") } car { $car }
    }
board-spaces =
    { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
board-drives = car { $car } drives here, { board-spaces }
board-backs = car { $car } backs here, { board-spaces }
board-takes =
    { $takes ->
        [mission] a mission is drawn
        [trap] a trap card is drawn
        [warrant] the warrant is posted
       *[park] then the other fetches the warrant
    }
board-arrest-too = an arrest!
board-arrest =
    { $file ->
        [red] Arrest the red criminal
        [yellow] Arrest the yellow criminal
        [blue] Arrest the blue criminal
       *[green] Arrest the green criminal
    }
board-forwards = Car { $car }, forwards
board-backwards = Car { $car }, backwards
board-reach =
    { $count ->
        [one] { $count } place to go.
       *[other] { $count } places to go.
    }
board-reach-car = { board-car }: { board-reach }
board-who-starts = Who starts?
board-race = Race to the police station
board-round = Round { $round }
board-die = The die
board-die-shows = Die: { $value }
board-criminal-closed =
    { WHO($seat) ->
        [you] closed, arrested by you
       *[other] closed, arrested by { NAME($seat, form: "mid") }
    }
board-criminal-black = criminal on the black point
board-criminal-red = criminal on red
board-criminal-away = criminal { board-spaces } from red
board-warrants = warrant: { NAMES($seats) }
board-after = mission: { NAMES($seats) }
board-stage =
    { $stage ->
        [race] races to the station
        [out] out of the race
        [seek] seeks a mission
        [drive-red] to the bank
        [drive-yellow] to the town hall
        [drive-blue] to the club
        [drive-green] to the hotel
        [fetch] fetches the warrant
       *[hunt] on the hunt
    }
board-arrests =
    { $count ->
        [one] { $count } arrest
       *[other] { $count } arrests
    }
board-coach-1 = Take car 1 to the mission room in the west, by an exact roll.
board-coach-2 = Park it in your file’s district; then the other car fetches the warrant at the police station.
board-coach-3 = Yellow spaces move the criminals on, round their circles.
board-coach-4 = Yours is on red? A car on the handcuffs arrests him!

## Moves as they are written, word by word

notation-roll = roll
notation-stay = stay
notation-arrest = arrest
notation-trap = trap
notation-draw = draw
notation-red = red
notation-yellow = yellow
notation-blue = blue
notation-green = green
notation-all = all
notation-lieutenant = lieutenant
notation-start = start
notation-mission = mission
notation-station = station
notation-bank = bank
notation-hall = hall
notation-club = club
notation-hotel = hotel
