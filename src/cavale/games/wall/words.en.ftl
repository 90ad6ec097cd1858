title = The Wall
after = after Breakout, Schmidt Spiele
tagline = Two gangs, one wall: knot your rope to the top before they do.
seat-yellow = Yellow
seat-blue = Blue
variant-classic = Classic
variant-classic-detail = Three escapes to win
variant-single = Single
variant-single-detail = The first escape wins
level-1 = Apprentice
level-2 = Accomplice
level-3 = Lookout
level-4 = Burglar
level-5 = Mastermind
unit-escapes = escapes

## What one can do

pass-your-turn = You have no rope in hand: pass your turn.
push-a-rope = Push a rope into a slot, from the left or the right.

## What a move does

way-in = { $side ->
    [L] from the left
   *[R] from the right
}
passes = { WHO($colour) ->
    [you] You have no rope left and pass.
   *[other] { NAME($colour) } has no rope left and passes.
}
pushes = { WHO($colour) ->
    [you] You push
   *[other] { NAME($colour) } pushes
} a rope into slot { $slot } { way-in }.
pushes-and-closes = { WHO($colour) ->
    [you] You push
   *[other] { NAME($colour) } pushes
} a rope into slot { $slot } { way-in }; it is closed for one turn.
falls = { WHO($fell) ->
    [you] One of your ropes falls.
    [title] A { NAME($fell) } rope falls.
   *[other] One of { NAME($fell, form: "of") } ropes falls.
}
escapes = { WHO($escape) ->
    [you] One of your climbers escapes!
    [title] A { NAME($escape) } climber escapes!
   *[other] One of { NAME($escape, form: "of") } climbers escapes!
}

## How a game ends

ends-drawn = { $covered } ropes pushed without an escape: the game is drawn.
ends-escaped = { WHO($seat) ->
    [you] You win: your climber has escaped.
   *[other] { NAME($seat) } wins: the climber has escaped.
}
ends-all-out = { WHO($seat) ->
    [you] You win: your whole gang is over the wall.
   *[other] { NAME($seat) } wins: the whole gang is over the wall.
}

## The review

review-lost = The escape was forced, and is no longer.
review-turned = The escape was forced; now it is the opponent's.
review-let-out = This push let the opponent out.
solve-escape = this escape

## The drawing in a terminal

drawing-closed = closed
drawing-hands = Ropes in hand:
