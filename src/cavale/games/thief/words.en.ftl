title = Catch the Thief
after = after Catch a Thief (Knots) and Poursuite (Robert Laffont)
tagline = Slip away unseen to a hideout, while every question draws the net tighter.
seat-thief = Thief
    .of = the thief's
    .to = the thief
    .start = The thief
    .mid = the thief
seat-detective = Detective
    .of = the detective's
    .to = the detective
    .start = The detective
    .mid = the detective
seat-spy = Spy
    .of = the spy's
    .to = the spy
    .start = The spy
    .mid = the spy
seat-counter-spy = Counter-spy
    .of = the counter-spy's
    .to = the counter-spy
    .start = The counter-spy
    .mid = the counter-spy
variant-knots-1 = Game 1
variant-knots-1-detail = Four possible first steps
variant-knots-2 = Game 2
variant-knots-2-detail = Eight possible first steps
variant-laffont = Pursuit
variant-laffont-detail = Eight first steps, and the counter-spy begins where he likes
level-0 = Rookie
    .of = the rookie's
    .to = the rookie
    .start = The rookie
    .mid = the rookie
level-1 = Passer-by
    .of = the passer-by's
    .to = the passer-by
    .start = The passer-by
    .mid = the passer-by
level-2 = Night Guard
    .of = the night guard's
    .to = the night guard
    .start = The night guard
    .mid = the night guard
level-3 = Constable
    .of = the constable's
    .to = the constable
    .start = The constable
    .mid = the constable
level-4 = Inspector
    .of = the inspector's
    .to = the inspector
    .start = The inspector
    .mid = the inspector
level-5 = Superintendent
    .of = the superintendent's
    .to = the superintendent
    .start = The superintendent
    .mid = the superintendent
level-0-says = Remembers the last clue only; flees straight ahead.
level-1-says = Has heard of method, and uses it one time in five.
level-2-says = Methodical two times in five, absent-minded otherwise.
level-3-says = Methodical three times in five.
level-4-says = Methodical four times in five, and never predictable.
level-5-says = Plays exactly: nobody can get more than the game is worth.

## What one can do

scene = { $variant ->
    [laffont] the place of the theft
   *[other] the scene of the crime
}
others-flee = { NAME($seat, form: "start") } moves, unseen.
leave-scene = Leave { scene }: set your first footprint.
one-step-away = Take one step away, towards a hideout.
others-search = { NAME($seat, form: "start") } is searching.
begin-at-scene = Begin with { scene }, F6.
visit-a-point = Visit a point, anywhere but a hideout.

## What a move does

moved-in-secret = { WHO($seat) ->
    [you] You have moved in secret.
   *[other] { NAME($seat, form: "start") } has moved in secret.
}
goes = { WHO($seat) ->
    [you] You go to { $point }.
   *[other] { NAME($seat, form: "start") } goes to { $point }.
}
goes-from = { WHO($seat) ->
    [you] You go from { $start } to { $point }.
   *[other] { NAME($seat, form: "start") } goes from { $start } to { $point }.
}
flees-from = { WHO($seat) ->
    [you] You go from { $start } to the hideout { $point }: you escape!
   *[other] { NAME($seat, form: "start") } goes from { $start } to the hideout { $point } and escapes!
}
flees = { WHO($seat) ->
    [you] You reach the hideout { $point }: you escape!
   *[other] { NAME($seat, form: "start") } reaches the hideout { $point } and escapes!
}
visits = { WHO($seat) ->
    [you] You visit { $point }.
   *[other] { NAME($seat, form: "start") } visits { $point }.
}
visits-and-catches = { WHO($seat) ->
    [you] You visit { $point }:
   *[other] { NAME($seat, form: "start") } visits { $point }:
} { WHO(0) ->
    [you] you are there, caught!
   *[other] { NAME(0, form: "mid") } is there, caught!
}
sign = { $sign ->
    [blue] blue
    [orange] orange
    [yellow] yellow
   *[caught] caught
}
visits-near = { WHO($seat) ->
    [you] You visit { $point }:
   *[other] { NAME($seat, form: "start") } visits { $point }:
} the clue is { sign }, { WHO(0) ->
    [you] you are in column { $column } or row { $row }.
   *[other] { NAME(0, form: "mid") } is in column { $column } or row { $row }.
}
visits-far = { WHO($seat) ->
    [you] You visit { $point }:
   *[other] { NAME($seat, form: "start") } visits { $point }:
} the clue is { sign }, { WHO(0) ->
    [you] you are neither in column { $column } nor in row { $row }.
   *[other] { NAME(0, form: "mid") } is neither in column { $column } nor in row { $row }.
}

## How a game ends

ends-escaped = { WHO($seat) ->
    [you] You win: you have escaped at { $point }.
   *[other] { NAME($seat, form: "start") } wins by escaping at { $point }.
}
ends-caught = { WHO($seat) ->
    [you] You win: { NAME(0, form: "mid") } is caught at { $point } on turn { $turns }.
   *[other] { NAME($seat, form: "start") } wins: { WHO(0) ->
        [you] you are caught at { $point } on turn { $turns }.
       *[other] { NAME(0, form: "mid") } is caught at { $point } on turn { $turns }.
    }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
scores = { WHO($seat) ->
    [you] You score { points }.
   *[other] { NAME($seat, form: "start") } scores { points }.
}
scores-fewer = { WHO($seat) ->
    [you] You score { points }: fewer are better.
   *[other] { NAME($seat, form: "start") } scores { points }: fewer are better.
}

## Hints

idea-home = A hideout is one step away.
idea-set-out = Set out where several hideouts stay possible.
idea-among-many = The clues leave { $points ->
    [one] a single point
   *[other] { $points } points
}: go where most will be left, even if it is not the shortest way.
idea-name-one = { $points ->
    [one] Only one point is left: look there.
   *[other] Only { $points } points are left: look at one of them.
}
idea-halve = { $points } points are possible: look at one whose row and column cut them into equal parts.

## Threats

threat-known = { $points ->
    [one] It is known where you are.
   *[other] The clues leave only { $points } points where you can be.
}
threat-hideout = With the next step the flight may end at { LIST($points, form: "or") }.

## The review and the solution

review-luck-of-questions = Lucky answers
review-means-questions = Given away: what a move cost against the best that could be known then. Lucky answers: what the answers to the questions brought beyond what was to be expected of them.
review-narrowed = { $before ->
    [one] Only { $before } point was possible
   *[other] { $before } points were possible
}, { $after ->
    [one] { $after } is left.
   *[other] { $after } are left.
}
review-found = { $points ->
    [one] Only this point was possible.
   *[other] Found, among { $points } possible points.
}
review-between = Between { NUMBER($least, minimumFractionDigits: 1, maximumFractionDigits: 1) } and { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } points: far from exact play this is less precise.
solve-knots = the detective's points
solve-laffont = the spy's points less the counter-spy's

## The drawing in a terminal

drawing-flight = Flight:
drawing-visits = Visits:
drawing-none = none
drawing-left = { $n } more at most

## The board: what only the page says

board-grid = Board, 11 by 11
board-help = Arrows: another point. Enter: play. X: cross a point out, N: next point allowed.
board-hideout = hideout
board-may-step = you may step here
board-here = you are here
board-crossed = crossed out
board-asked = question mark
board-tap-again = Tap again to play.
board-play = Play { $point }
board-pencil = Pencil
board-pencil-help = Pencil: press a point to cross it out, again for a question mark.
board-rub = Rub all out
board-cross-rest = Cross the rest out on the board
board-best = The most useful visits
board-head-point = Point
board-head-caught = Caught
board-head-near = In line
board-head-far = Blue
board-scene =
    { $variant ->
        [laffont] place of the theft
       *[other] scene of the crime
    }
board-notebook-plate =
    { $variant ->
        [laffont] Where the spy can be: { $points }
       *[other] Where the thief can be: { $points }
    }
board-clue-near =
    { $variant ->
        [laffont] the spy’s row or column
       *[other] the thief’s row or column
    }
board-clue-far =
    { $variant ->
        [laffont] not the spy’s row or column
       *[other] not the thief’s row or column
    }
board-clue-caught =
    { $variant ->
        [laffont] the spy is caught
       *[other] the thief is caught
    }
board-clue =
    { $clue ->
        [near] clue { $number }: { board-clue-near }
        [far] clue { $number }: { board-clue-far }
       *[caught] clue { $number }: { board-clue-caught }
    }
board-footprint = footprint { $number }
board-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
board-visits =
    { $n ->
        [one] { $n } visit
       *[other] { $n } visits
    }
board-possible =
    { $count ->
        [1] Only one point is possible.
       *[other] { $count } points possible, along { $flights } paths.
    }
board-splits =
    { $caught ->
        [1] { $point }: caught at once: 1, in line: { $near }, blue: { $far }.
       *[other] { $point }: never caught here, in line: { $near }, blue: { $far }.
    }
board-after = after step { $number }

print-pursuit = Pursuit plate
print-flight = Flight plate: for the fugitive alone
print-pad = Plates to write on
