## People: `name` is a name, `starts` says how it begins. "start" opens a sentence, "mid" is inside one.

person = { $name }
    .of = { $name }'s
    .to = { $name }
    .start = { $name }
    .mid = { $name }
you = you
    .of = your
    .to = you
    .start = You
    .mid = you
list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-score = { $first } – { $next }
unit-points = points
as-written = { $text }

## What happens at a table

begins = The game begins.
begins-in-series = Game { $number } of { $games } begins.
awaited = Waiting for { NAMES($seats, form: "mid") }.
sits-down = { WHO($seat) ->
    [you] You sit down.
    [name] { NAME($seat) } sits down ({ $title }).
   *[other] { NAME($seat, form: "start") } sits down.
}
may-move = { WHO($seat) ->
    [you] You may move to another device.
   *[other] { NAME($seat, form: "start") } may move to another device.
}
is-away = { WHO($seat) ->
    [you] You were away: a bot plays on for now.
   *[other] { NAME($seat, form: "start") } is away: a bot plays on for now.
}
is-back = { WHO($seat) ->
    [you] You are back and play on.
   *[other] { NAME($seat, form: "start") } is back and plays on.
}
others-turn = { WHO($seat) ->
    [you] It is your turn.
   *[other] { NAME($seat, form: "start") } to move.
}
plays = { WHO($seat) ->
    [you] You move.
   *[other] { NAME($seat, form: "start") } moves.
}
played-in-secret = { WHO($seat) ->
    [you] You have played in secret.
   *[other] { NAME($seat, form: "start") } has played in secret.
}
chance-decides = Chance decides.
out-of-time = { WHO($seat) ->
    [you] You have run out of time.
   *[other] { NAME($seat, form: "start") } has run out of time.
}
resigns = { WHO($seat) ->
    [you] You resign.
   *[other] { NAME($seat, form: "start") } resigns.
}
offers-draw = { WHO($seat) ->
    [you] You offer a draw.
   *[other] { NAME($seat, form: "start") } offers a draw.
}
accepts-draw = { WHO($seat) ->
    [you] You accept the draw.
   *[other] { NAME($seat, form: "start") } accepts the draw.
}
declines-draw = { WHO($seat) ->
    [you] You decline the draw.
   *[other] { NAME($seat, form: "start") } declines the draw.
}
asks-undo = { WHO($seat) ->
    [you] You ask to take a move back.
   *[other] { NAME($seat, form: "start") } asks to take a move back.
}
accepts-undo = { WHO($seat) ->
    [you] You agree to take it back.
   *[other] { NAME($seat, form: "start") } agrees to take it back.
}
declines-undo = { WHO($seat) ->
    [you] You decline to take it back.
   *[other] { NAME($seat, form: "start") } declines to take it back.
}
asks-rematch = { WHO($seat) ->
    [you] You ask for a rematch.
   *[other] { NAME($seat, form: "start") } asks for a rematch.
}
taken-back = A move is taken back.
chance-prepared = Chance is being prepared.
draws-anew = The draw begins anew without a number from { NAMES($seats, form: "mid") }.
goes-on-without = It goes on without the numbers of those who are away.
leaves-resigned = { WHO($seat) ->
    [you] You resign: a bot plays on, and so do the others.
   *[other] { NAME($seat, form: "start") } resigns: a bot plays on, and so do the others.
}
leaves-on-time = { WHO($seat) ->
    [you] You have run out of time: a bot plays on, and so do the others.
   *[other] { NAME($seat, form: "start") } has run out of time: a bot plays on, and so do the others.
}

## Endings that the rules do not say

won-by-resignation = { WHO($winner) ->
    [you] You win
   *[other] { NAME($winner, form: "start") } wins
}: { WHO($seat) ->
    [you] you have resigned.
   *[other] { NAME($seat, form: "mid") } resigns.
}
won-on-time = { WHO($winner) ->
    [you] You win
   *[other] { NAME($winner, form: "start") } wins
}: { WHO($seat) ->
    [you] you have run out of time.
   *[other] { NAME($seat, form: "mid") } has run out of time.
}
drawn-by-agreement = Drawn by agreement.
nobody-left = Nobody plays on.
all-left = { WHO($seat) ->
    [you] You win: all others have left.
   *[other] { NAME($seat, form: "start") } wins: all others have left.
}
lost-by-leaving = Lost by leaving: { NAMES($seats, form: "mid") }.
win-of-who-stayed = { WHO($seat) ->
    [you] The win is yours.
   *[other] The win goes to { NAME($seat, form: "to") }.
}
series-drawn = The series is drawn, { LIST($score, form: "score") }.
series-won = { WHO($seat) ->
    [you] You win the series
   *[other] { NAME($seat, form: "start") } wins the series
}, { LIST($score, form: "score") }.
series-won-by-fewer = { WHO($seat) ->
    [you] You win the series
   *[other] { NAME($seat, form: "start") } wins the series
}, { LIST($score, form: "score") }: fewer points are better.

## What is refused

refused-just-declined = It has just been declined; play on first.
refused-stale = The table has moved on.
refused-wrong-seat = That opens no seat of this table.
refused-seat-taken = This invitation has been used.
refused-key-used = This key has been used for something else.
refused-no-such-game = This series has no game { $number } yet.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game.
refused-no-move = That is no move of this game.
refused-not-your-turn = It is not your turn.
refused-by-rule = A rule forbids it.
refused-no-such-eyes = Nobody sees this game under that name.
refused-others-eyes = Others' eyes are lent when the game is over.
refused-no-review = This game has no review.
refused-review-later = The review opens when the game is over.
refused-no-notebook = This game has no notebook.
refused-without-aids = This table was opened without a notebook: everybody keeps their own.
refused-lobby-seats = One of the seats is yours, and another is free.
refused-analysis-later = The analysis opens when the game is over.
refused-no-such-step = There is no such step.
refused-no-undo-asked = Nobody asks to take a move back.
refused-nothing-to-undo = You have nothing to take back.
refused-undo-asked = It has already been asked.
refused-undo-away = A bot plays for somebody who is away: only they could agree.
refused-undo-revealed = A move that revealed something cannot be taken back.
refused-not-played-so = This game is not played like that.
refused-nobody = At least one seat is a person's.
refused-bot-level = A bot has one of the game's levels.
refused-person-level = Only a bot has a level.
refused-no-bots = This game has no bots.
refused-stand-in-days = In a game over days everybody comes when they like.
refused-series-length = A series of this game has { LIST($lengths) } games, not { $games }.
refused-awaited = Somebody is still awaited.
refused-over = The game is over.
refused-not-away = Nobody is playing for you.
refused-no-draws = This game knows no drawn games.
refused-bot-draw = A bot agrees to no draw.
refused-draw-offered = A draw has already been offered.
refused-no-draw-offered = Nobody offers a draw.
refused-not-over = The game is not over.
refused-time-up = Your time is up.
refused-time-left = There is time left.
refused-not-saved = It could not be saved; try again.
refused-old-rules = This table follows older rules that this server no longer has.
refused-unreadable = This table can no longer be read.
refused-nobody-away = There is nobody to stand in for.
refused-bad-record = This record cannot be read: { $why }
refused-origin = The request comes from another site.
refused-slow-down = Slow down: wait a moment.
refused-nothing-here = There is nothing here.
refused-not-done-here = That is not done here.
refused-too-long = That is too long.
refused-trouble = The server had a problem.
refused-bad-request = The request is not as it should be.
refused-preparing = The games are being prepared: about { $seconds } s more.
refused-left = You have left this game: a bot plays it on.
refused-no-number-awaited = No number is awaited of you.
refused-other-number = That is not the number you were bound to.
refused-commit-first = Others have yet to sit down: bind yourself to the number first, and tell it then.
refused-table-full = This table has had all its moves: one can only resign.
refused-lobby-full = You already wait at { $tables } tables that are open to anyone.
refused-busy = Too many bots are thinking: yours would wait for about { $seconds } s.
refused-too-slow = The request did not come in time.
refused-crowded = Too many play just now: one moment.

## What cannot be read

error-game = there is no game “{ $game }”
error-variant = this game has no variant “{ $variant }”
error-seats = this game is not for { $seats } seats
error-rules = rules version { $version } is not known here
error-position = the position cannot be read
error-move-unread = “{ $move }” is not how a move of this game is written
error-move-illegal = { $move } is not allowed here
error-move-by-rule = { $move } is not allowed here (rule { $clause })
error-move-turn = { $move }: it is not this seat's turn
error-move = { $move } was not played
record-line = line { $line }: { $why }
record-start = start: { $why }
record-move = move { $number }: { $why }
record-move-hidden = move { $number }: not shown, because the record was taken during the game
record-too-long = longer than { $most } characters
record-too-many-moves = more than { $most } moves
record-json = as JSON: { $why }
record-own-header = { $header } is no header but stands beside them
record-spaces = “{ $text }” is not a line without needless spaces
record-header-twice = { $header } is given twice
record-move-number = move { $number } is expected here
record-neither = neither a header nor a move
record-first-line = the first line must be: cavale-record: { $format }
record-header-missing = there is no header { $header }
record-seats = seats must be a number
