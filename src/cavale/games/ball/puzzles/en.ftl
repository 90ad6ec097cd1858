## A message for each kind of puzzle: its title, then what is asked, and what is said of an answer.

win = { $n ->
        [1] Win this turn
       *[other] Win in { $n } turns
    }
    .asks = You are { $seat ->
        [0] Blue
       *[other] Red
    }. { $n ->
        [1] Take the ball past the other side's home row in this turn.
       *[other] Find the turn, two pawn moves in either order, after which you win on your next turn whatever the answer.
    }
    .on = Good so far. Go on.
    .yes = Past the line, and won.
    .no = The win is gone.
    .lost = The win is gone, and the other side takes its own.
defence = { $n ->
        [1] The only defence
       *[other] One of { $n } defences
    }
    .asks = You are { $seat ->
        [0] Blue
       *[other] Red
    }. { $n ->
        [1] After every turn but one the other side wins at once. Find that turn
       *[other] After every turn but { $n } the other side wins at once. Find one of them
    }: two pawn moves, in either order.
    .on = Good so far. And the second pawn?
    .yes = That does not lose at once; nearly everything else did.
    .no = See how the ball gets past your line.
