## A message for each kind of puzzle: its title, then what is asked, and what is said of an answer.

escape = { $n ->
        [1] Escape with this push
       *[other] Escape in { $n } pushes
    }
    .asks = You are { $seat ->
        [0] Yellow
       *[other] Blue
    }. { $n ->
        [1] One push takes you over the wall. Which?
       *[other] Find the push after which you escape with your push number { $n } at the latest, whatever the answer.
    }
    .on = Yes. And now?
    .yes = An escape, and nothing could stop it.
    .no = After that the wall holds: look at the answer.
    .gift = That push completes the other side's chain: the escape is theirs.
hold = The only push that holds
    .asks = You are { $seat ->
        [0] Yellow
       *[other] Blue
    }. All pushes but one lose: after them the other side escapes{ $n ->
        [1] {" "}at once
       *[other] {" "}with the second push at the latest
    }. Find the one that keeps the draw.
    .yes = That holds. With exact play nobody escapes any more.
    .no = And there goes the escape.
    .gift = That push completes the other side's chain: the escape is theirs.
