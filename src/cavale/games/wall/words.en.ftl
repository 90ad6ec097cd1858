title = The Wall
after = after Breakout, Schmidt Spiele
tagline = Two gangs, one wall: chain your ropes to the top before they do.
seat-yellow = Yellow
seat-blue = Blue
variant-classic = Classic
variant-classic-detail = Three escapes to win
variant-single = Single
variant-single-detail = The first escape wins
level-0 = Neighbour's kid
    .of = the neighbour's kid's
    .to = the neighbour's kid
    .start = The neighbour's kid
    .mid = the neighbour's kid
level-1 = Apprentice
    .of = the apprentice's
    .to = the apprentice
    .start = The apprentice
    .mid = the apprentice
level-2 = Accomplice
    .of = the accomplice's
    .to = the accomplice
    .start = The accomplice
    .mid = the accomplice
level-3 = Lookout
    .of = the lookout's
    .to = the lookout
    .start = The lookout
    .mid = the lookout
level-4 = Burglar
    .of = the burglar's
    .to = the burglar
    .start = The burglar
    .mid = the burglar
level-5 = Mastermind
    .of = the mastermind's
    .to = the mastermind
    .start = The mastermind
    .mid = the mastermind
level-0-says = Builds a chain of its own and leaves yours alone.
level-1-says = Pushes for its own rope and takes an escape that is there.
level-2-says = Looks ahead two times in three; otherwise it thinks of its own rope only.
level-3-says = Sees two pushes ahead and seldom lets you by.
level-4-says = Knows the first pushes by heart, and now and then pushes in haste.
level-5-says = Sees as far as a second allows, and towards the end everything.
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
   *[other] { NAME($colour, form: "start") } has no rope left and passes.
}
pushes = { WHO($colour) ->
    [you] You push
   *[other] { NAME($colour, form: "start") } pushes
} a rope into slot { $slot } { way-in }.
pushes-and-closes = { WHO($colour) ->
    [you] You push
   *[other] { NAME($colour, form: "start") } pushes
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
   *[other] { NAME($seat, form: "start") } wins: the climber has escaped.
}
ends-all-out = { WHO($seat) ->
    [you] You win: your whole gang is over the wall.
   *[other] { NAME($seat, form: "start") } wins: the whole gang is over the wall.
}

## Hints

idea-escape = Your chain lacks a single rope: look for the slot that completes it.
idea-block = { NAME($seat, form: "start") } escapes next turn if nothing changes: break that chain, or push a rope out of it.
idea-push-out = Push so that a rope of theirs falls out at the far end: that breaks their chain.
idea-close = A slot that is filled stays closed for a turn: they cannot answer you there.
idea-build = Look where a rope joins those you have already, from one slot to the next.

## Threats

threat-escape = { WHO($seat) ->
    [you] You threaten
   *[other] { NAME($seat, form: "start") } threatens
} to escape: slot { $slot }, { way-in }.

## The review

review-lost = The escape was forced, and is no longer.
review-turned = The escape was forced; now it is the opponent's.
review-missed = The way out was one push away.
review-let-through = This lets the opponent through: slot { $slot }, from the { $side ->
    [L] left
   *[R] right
}, is enough.
review-freed-them = This push completed the opponent's chain.
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
board-push-escape = { board-mouth }: completes your chain, an escape!
board-push-theirs = { board-mouth }: completes the other side’s chain!
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

## Moves as they are written, word by word

notation-L = L
notation-R = R
notation-pass = pass
