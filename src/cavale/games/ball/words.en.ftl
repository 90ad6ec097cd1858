title = The Ball
after = after Catch'It, Max Gerchambeau, Habourdin, 1983
tagline = One ball for two sides: jump, steal it, and run it past their line.
seat-blue = Blue
seat-red = Red
variant-classic = Classic
variant-classic-detail = The ball past the other side's line
level-0 = Beginner
    .of = the beginner's
    .to = the beginner
    .start = The beginner
    .mid = the beginner
level-1 = Ball Kid
    .of = the ball kid's
    .to = the ball kid
    .start = The ball kid
    .mid = the ball kid
level-2 = Passer
    .of = the passer's
    .to = the passer
    .start = The passer
    .mid = the passer
level-3 = Winger
    .of = the winger's
    .to = the winger
    .start = The winger
    .mid = the winger
level-4 = Playmaker
    .of = the playmaker's
    .to = the playmaker
    .start = The playmaker
    .mid = the playmaker
level-5 = Captain
    .of = the captain's
    .to = the captain
    .start = The captain
    .mid = the captain
level-0-says = Runs forward by small steps and overlooks long jumps.
level-1-says = Runs for the line, and misses the longer jumps every other time.
level-2-says = Takes the longest run there is, and now and then thinks first.
level-3-says = Thinks of your answer, but not always.
level-4-says = Thinks of your answer before nearly every pass.
level-5-says = Sees every forced win that a second can reach.

## What one can do

must-move-ball = You must still move the ball: with its carrier, or by taking it.
move-another = Move another pawn; the ball stays where it is.
move-first-with-ball = Move a first pawn; the ball must move once in this turn.
move-first = Move a first pawn; you may take the ball by jumping over its carrier.
move-second = Move another pawn; you may take the ball by jumping over its carrier.

## What a move does

to-end = { $end ->
    [off] off the board
   *[other] to { $end }
}
moves = { WHO($colour) ->
    [you] You move
   *[other] { NAME($colour, form: "start") } moves
} a pawn from { $start } { to-end }.
carries = { WHO($colour) ->
    [you] You carry
   *[other] { NAME($colour, form: "start") } carries
} the ball from { $start } { to-end }.
jumps = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour, form: "start") } jumps
} from { $start } { to-end }.
jumps-by = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour, form: "start") } jumps
} from { $start } { to-end }, by { LIST($by) }.
jumps-with-ball = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour, form: "start") } jumps
} with the ball from { $start } { to-end }.
jumps-with-ball-by = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour, form: "start") } jumps
} with the ball from { $start } { to-end }, by { LIST($by) }.
takes-ball = { WHO($colour) ->
    [you] You take the ball on { $ball_from }.
   *[other] { NAME($colour, form: "start") } takes the ball on { $ball_from }.
}
line-crossed = The ball is through!

## How a game ends

ends-repeated = The same position for the third time: the game is drawn.
ends-crossed = { WHO($seat) ->
    [you] You win: you have carried the ball past the line.
   *[other] { NAME($seat, form: "start") } wins: the ball is past the line.
}
ends-stuck = { WHO($seat) ->
    [you] You win
   *[other] { NAME($seat, form: "start") } wins
}: { WHO($other) ->
    [you] you cannot play a turn.
   *[other] { NAME($other, form: "mid") } cannot play a turn.
}

## Hints

idea-run = The ball can pass the line this turn: count the jumps.
idea-take = One of your pawns can jump the carrier: then the ball is yours.
idea-stop-run = { NAME($seat, form: "start") } could run the ball out next turn: take away a pawn that serves as a stepping stone, or take the ball.
idea-carry = Bring the ball on to where no pawn of theirs can jump its carrier.
idea-stepping-stone = Put a pawn where the carrier can jump over it next.

## Threats

threat-run = { WHO($seat) ->
    [you] You could
   *[other] { NAME($seat, form: "start") } could
} run the ball out { $pawns ->
    [one] with one pawn move
   *[other] with two pawn moves
} if nothing is done about it.

## The drawing in a terminal

drawing-ball = Ball

## The board: what only the page says

board-grid = The board of The Ball
board-help = Arrows go from square to square, Enter picks a pawn and then its square, Escape drops it, T takes the ball or leaves it, N goes to the next possible square.
board-pick-first = Pick one of your pawns first.
board-tap-again = Tap again to play.
board-click-again = Click again to play.
board-without = The ball stays where it is.
board-take-back = Take back
board-take-back-long = Take back the first pawn
board-turn = This turn
board-goal-now = Past the line!
board-attacks = Attacks
board-defends = Defends
board-has-ball = has the ball
board-no-ball = does not have the ball
board-first-pawn = First pawn
board-second-pawn = Second pawn
board-ball-moved = has moved
board-ball-moved-long = the ball has already moved in this turn
board-ball-must = must move
board-ball-must-long = this pawn must move the ball
board-ball-due = still to move
board-ball-due-long = the ball must still move in this turn
board-ball-free = may be taken
board-ball-free-long = the ball may be taken
board-picked =
    { $count ->
        [one] Pawn { $square }: { $count } square.
       *[other] Pawn { $square }: { $count } squares.
    }
board-picked-taking =
    { $count ->
        [one] Pawn { $square }: { $count } square, by taking the ball.
       *[other] Pawn { $square }: { $count } squares, { $taking } by taking the ball.
    }
board-split = Split square: left leaves the ball, right takes it.
board-taking = Take the ball (T to leave it)
board-leaving = Leave the ball (T to take it)
board-square = { $square }: { $what }
board-past = Past the line
board-picked-one = picked
board-moved-one = has already moved in this turn
board-can-move = can move
board-out-of-reach = out of reach
board-empty = empty
board-pawn =
    { $whose ->
        [own] your pawn
        [theirs] their pawn
        [blue] blue pawn
       *[red] red pawn
    }
board-pawn-with-ball = { board-pawn } with the ball
board-arrive =
    { $how ->
        [step] step here
        [jump] jump here
        [take-off] take the ball and run it through
        [take] take the ball and land here
        [carry-off] run the ball through
       *[carry] carry the ball here
    }
board-arrive-taking = { board-arrive }; T to leave it
board-arrive-leaving = { board-arrive } and leave the ball; T to take it

## Moves as they are written, word by word

notation-off = off

## Exact play and the review

solve-game = the game
unit-games = games
review-missed-now = The win was there, in this very turn.
review-missed = A win forced in { $turns } turns was there.
review-let-in-now = This turn lets the opponent win in the next.
review-let-in = This turn gives the opponent a win forced in { $turns } turns.
