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
solve-whole = one escape, from the empty wall

## The drawing in a terminal

drawing-closed = closed
drawing-hands = Ropes in hand:

## The board: what only the page says

board-mouths = Mouths of the slots
board-mouths-help = Up and down arrows choose the slot, left and right the side, Enter pushes.
board-mouth =
    { $side ->
        [L] Slot { $slot }, from the left
       *[R] Slot { $slot }, from the right
    }
board-mouth-closed = { board-mouth }, closed for this turn
board-push-escape = { board-mouth }: completes your rope, an escape!
board-push-theirs = { board-mouth }: completes the other side’s rope!
board-push-drop =
    { $colour ->
        [yellow] { board-mouth }: pushes a yellow rope off the far end.
       *[blue] { board-mouth }: pushes a blue rope off the far end.
    }
board-push-fill = { board-mouth }: fills the slot.
board-closed = closed for this turn
board-closed-sign = closed
board-closed-why = Slot { $slot } has just been filled: it is closed for one turn.
board-tap-again = Tap again to push.
board-pass = Pass
board-pass-why = No rope in hand: wait until one of yours falls.
board-escape = Escape!
board-theirs = Their escape!
board-wall = The wall, cell by cell
board-slot = Slot
board-slot-number = Slot { $slot }
board-empty = empty
board-colour =
    { $colour ->
        [yellow] yellow
       *[blue] blue
    }
board-ropes =
    { $n ->
        [one] { $n } rope in hand
       *[other] { $n } ropes in hand
    }
board-escapes = { $n } of { $all } escaped
board-coach-1 = Push a rope into a slot, from the left or the right.
board-coach-2 = Ropes in line slide one cell; in a full slot the last one falls off and returns to its owner.
board-coach-3 = Build an unbroken chain from bottom to top: sideways counts, diagonals do not.

## Moves as they are written, word by word

notation-L = L
notation-R = R
notation-pass = pass
