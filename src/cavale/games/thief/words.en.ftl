## The board: what only the page says

board-grid = Plate, 11 by 11
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
board-probing = On the hunt
board-fleeing = On the run
board-cross-rest = Cross the rest out on the plate
board-best = What splits it best
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
board-coach-1 = The thief leaves the centre, one point further away each turn. He wants to reach a hideout, in a corner.
board-coach-2 = The detective cannot see him. He visits a point: a full disc says “same row or column”, a blue ring says “neither”.
board-coach-3 = Then the roles swap. The notebook keeps what the clues still allow.
