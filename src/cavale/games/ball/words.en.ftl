title = The Ball
after = after Catch'It, Max Gerchambeau, Habourdin, 1983
tagline = One ball for two sides: jump, steal it, and run it past their line.
seat-blue = Blue
seat-red = Red
variant-classic = Classic
variant-classic-detail = The ball past the other side's line
level-1 = Ball Kid
level-2 = Passer
level-3 = Winger
level-4 = Playmaker
level-5 = Captain

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
   *[other] { NAME($colour) } moves
} a pawn from { $start } { to-end }.
carries = { WHO($colour) ->
    [you] You carry
   *[other] { NAME($colour) } carries
} the ball from { $start } { to-end }.
jumps = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour) } jumps
} from { $start } { to-end }.
jumps-by = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour) } jumps
} from { $start } { to-end }, by { LIST($by) }.
jumps-with-ball = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour) } jumps
} with the ball from { $start } { to-end }.
jumps-with-ball-by = { WHO($colour) ->
    [you] You jump
   *[other] { NAME($colour) } jumps
} with the ball from { $start } { to-end }, by { LIST($by) }.
takes-ball = { WHO($colour) ->
    [you] You take the ball on { $ball_from }.
   *[other] { NAME($colour) } takes the ball on { $ball_from }.
}
line-crossed = The ball is through!

## How a game ends

ends-repeated = The same position for the third time: the game is drawn.
ends-crossed = { WHO($seat) ->
    [you] You win: you have carried the ball past the line.
   *[other] { NAME($seat) } wins: the ball is past the line.
}
ends-stuck = { WHO($seat) ->
    [you] You win
   *[other] { NAME($seat) } wins
}: { WHO($other) ->
    [you] you cannot play a turn.
   *[other] { NAME($other) } cannot play a turn.
}

## The drawing in a terminal

drawing-ball = Ball
