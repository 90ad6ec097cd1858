title = Manhattan South
after = after Kojak, Énigmes policières, Arrow / MB, 1975
tagline = Four open files, two cars each: set your traps and be at the door in time.
seat-white = White
seat-orange = Orange
seat-violet = Violet
seat-pink = Pink
variant-classic = Classic
variant-classic-detail = Four files, most arrests win
variant-quick = Quick
variant-quick-detail = The first arrest wins
level-0 = Cadet
    .of = the cadet's
    .to = the cadet
    .start = The cadet
    .mid = the cadet
level-1 = Beat Cop
    .of = the beat cop's
    .to = the beat cop
    .start = The beat cop
    .mid = the beat cop
level-2 = Detective
    .of = the detective's
    .to = the detective
    .start = The detective
    .mid = the detective
level-3 = Sergeant
    .of = the sergeant's
    .to = the sergeant
    .start = The sergeant
    .mid = the sergeant
level-4 = Lieutenant
    .of = the lieutenant's
    .to = the lieutenant
    .start = The lieutenant
    .mid = the lieutenant
level-5 = Commissioner
    .of = the commissioner's
    .to = the commissioner
    .start = The commissioner
    .mid = the commissioner
level-0-says = Drives about, and gets there in the end.
level-1-says = Knows the next errand, and learns from the first arrest how to hunt.
level-2-says = Knows how many turns each errand takes.
level-3-says = Thinks ahead for up to a second, and knows the last race by heart.
level-4-says = Thinks ahead for up to a second, and knows the last race by heart.
level-5-says = Thinks ahead for up to a second, and knows the last race by heart.
file = { $file ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
}
at-district = { $file ->
    [red] at the bank
    [yellow] at the town hall
    [blue] at the club
   *[green] at the hotel
}
at-door = { $file ->
    [red] at the bank's entrance
    [yellow] at the town hall's entrance
    [blue] at the club's entrance
   *[green] at the hotel's entrance
}

## What one can do

rolls-to-start = { WHO($seat) ->
    [you] You roll to see who starts.
   *[other] { NAME($seat, form: "start") } rolls to see who starts.
}
draws-mission = { WHO($seat) ->
    [you] You draw a mission.
   *[other] { NAME($seat, form: "start") } draws a mission.
}
draws-trap = { WHO($seat) ->
    [you] You draw a trap card.
   *[other] { NAME($seat, form: "start") } draws a trap card.
}
rolls-the-die = { WHO($seat) ->
    [you] You roll the die.
   *[other] { NAME($seat, form: "start") } rolls the die.
}
others-drive = { NAME($seat, form: "start") } rolled { $die } and is choosing where to drive.
make-arrest = The { file } criminal is on red and you are at the entrance: arrest him!
others-arrest = { NAME($seat, form: "start") } makes an arrest in place of a roll.
you-rolled = You rolled { $die }.
stay-blocked = Two cars block the way: stay.
stay-exact = The mission room takes the exact number: stay.
goal-race = Bring both your cars to the police station.
goal-mission = Take a car to the mission room, by an exact roll.
goal-mission-car = Take car { $car } to the mission room, by an exact roll.
goal-park = Car { $car } is to park { at-district }.
goal-warrant = Car { $car } is to fetch the warrant at the police station.
goal-hunt = Trap your criminal, and be { at-door } when he is on red.
goal-hunt-red = Your criminal is on red: a car { at-door } arrests him!

## What a move does

rolls = { WHO($player) ->
    [you] You roll { $roll }.
   *[other] { NAME($player, form: "start") } rolls { $roll }.
}
starts-game = { WHO($starts) ->
    [you] You start.
   *[other] { NAME($starts, form: "start") } starts.
}
roll-again = A tie, to be rolled again: { NAMES($rolls_again, form: "mid") }.
draws = { WHO($player) ->
    [you] You draw a mission of the { file } file.
   *[other] { NAME($player, form: "start") } draws a mission of the { file } file.
}
draws-again = { WHO($player) ->
    [you] You draw a mission of the { file } file, put it under and draw again.
   *[other] { NAME($player, form: "start") } draws a mission of the { file } file, puts it under and draws again.
}
draws-and-joins = { WHO($player) ->
    [you] You draw a mission of the { file } file and join the hunt.
   *[other] { NAME($player, form: "start") } draws a mission of the { file } file and joins the hunt.
}
trap-lieutenant = { WHO($player) ->
    [you] You turn up the Lieutenant: your criminal goes to red.
   *[other] { NAME($player, form: "start") } turns up the Lieutenant: the criminal of that file goes to red.
}
trap-all = { WHO($player) ->
    [you] You move every criminal on by one space.
   *[other] { NAME($player, form: "start") } moves every criminal on by one space.
}
trap-one = { WHO($player) ->
    [you] You move
   *[other] { NAME($player, form: "start") } moves
} the { file } criminal on by { $by ->
    [one] { $by } space
   *[other] { $by } spaces
}.
trap-nobody = { WHO($player) ->
    [you] You draw
   *[other] { NAME($player, form: "start") } draws
} “{ file } { $by }”: this criminal is under arrest already, nothing moves.
to-place = { $to ->
    [station] to the police station
    [mission] to the mission room
    [bank] to the bank's car park
    [hall] to the town hall's car park
    [club] to the club's car park
    [hotel] to the hotel's car park
   *[other] to { $to }
}
drives = { WHO($player) ->
    [you] You drive car { $car } { to-place }.
   *[other] { NAME($player, form: "start") } drives car { $car } { to-place }.
}
backs = { WHO($player) ->
    [you] You back car { $car } { to-place }.
   *[other] { NAME($player, form: "start") } backs car { $car } { to-place }.
}
held-up = Two cars block its way.
takes-trap = A trap card!
posts-warrant = The warrant is posted.
parks = The other car may fetch the warrant.
stays-blocked = { WHO($player) ->
    [you] Two cars block your way: you stay.
   *[other] Two cars block the way: { NAME($player, form: "mid") } stays.
}
stays-exact = The mission room takes the exact number: { WHO($player) ->
    [you] you stay.
   *[other] { NAME($player, form: "mid") } stays.
}
arrests = { WHO($player) ->
    [you] You arrest the { file } criminal: file closed!
   *[other] { NAME($player, form: "start") } arrests the { file } criminal: file closed!
}
loses-mission = Mission given back: { NAMES($lose_file, form: "mid") }.
race-begins = A tie: race to the police station!
leaves-board = Out of the race: { NAMES($leave, form: "mid") }. These cars leave the board.

## Chance

chance-roll = die: { $roll }
chance-mission = mission: { file }
chance-trap = trap: { $card }
card-lieutenant = Lieutenant
card-all = all 1
card-one = { file } { $by }

## How a game ends

ends-race = { WHO($seat) ->
    [you] You win: both your cars are back at the police station first.
   *[other] { NAME($seat, form: "start") } wins: both cars are back at the police station first.
}
ends-first-arrest = { WHO($seat) ->
    [you] You win by the first arrest.
   *[other] { NAME($seat, form: "start") } wins by the first arrest.
}
ends-drawn = { $rounds } rounds: a draw between { NAMES($seats, form: "mid") }.
ends-rounds = { WHO($seat) ->
    [you] You win: after { $rounds } rounds you have made the most arrests.
   *[other] { NAME($seat, form: "start") } wins with the most arrests after { $rounds } rounds.
}
ends-closed = { WHO($seat) ->
    [you] You win: all four files are closed and you have made the most arrests.
   *[other] { NAME($seat, form: "start") } wins with the most arrests: all four files are closed.
}

## Hints

idea-arrest = The criminal is on red: a car at the entrance arrests him at once.
idea-trap = Stop exactly on a trap space: the card may bring your criminal to red.
idea-seek = Take the shortest way to the mission room: it takes an exact roll to enter.
idea-drive = Bring the car that has the mission to the district's car park, by way of trap spaces where they lie on the way.
idea-fetch = The other car fetches the warrant at the police station, by the shortest way.
idea-hunt = Keep one car at the entrance, and look for trap spaces with the other.
idea-race = This is the race: only the number of rolls to the police station counts.

## Threats

threat-arrest = { NAME($seat, form: "start") } arrests the { file } criminal on a roll of { LIST($rolls, form: "or") }.
threat-due = { NAME($seat, form: "start") } is at the entrance and arrests the { file } criminal next turn.
threat-race = { NAME($seat, form: "start") } wins the race on a roll of { LIST($rolls, form: "or") }.

## The review

review-lucky = What luck!
review-unlucky = Bad luck.
review-missed = A fine chance missed.

## The drawing in a terminal

drawing-start = go
drawing-mission = mis
drawing-station = HQ
drawing-bank = bnk
drawing-hall = hal
drawing-club = clb
drawing-hotel = htl
drawing-legend = yellow: trap · reversed: entrance
drawing-round = round
drawing-traps = Traps:
drawing-missions = Missions:
drawing-unseen = { $n } unseen
drawing-then = then
drawing-die = die
drawing-arrested = arrested by
district = { $district ->
    [bank] bank
    [hall] town hall
    [club] club
   *[hotel] hotel
}
stage = { $stage ->
    [seek] seeks a mission
    [drive] drives to the district
    [fetch] fetches the warrant
    [hunt] on the hunt
    [race] races to the station
   *[out] out of the race
}

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
notes-unseen-traps = Traps not seen yet
notes-unseen-missions = Missions not seen yet
notes-then-traps = Then, in this order
notes-only-traps = The whole pile, in this order
notes-sure = The next card is known.
notes-cards-help = A card that was played goes under the pile: once the pile has gone round, its order is known.
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
notes-count = { $card }, { $count }
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
board-to-go = { board-spaces } to go
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

## Exact play

solve-race = the race
