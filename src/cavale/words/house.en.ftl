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
list-or = { $first } or { $last }
list-more = { $first }, { $next }
list-score = { $first } – { $next }
idea-only = There is only one move.
idea-now = You can win at once. Do you see how?
idea-guard = Look out: after most moves the other side wins next. Guard against it.
idea-forced = You can force a win from here: leave no way out.
idea-lost = This can no longer be held against best play: make it as hard as you can.
idea-even = Nobody is ahead: improve your own chances, and keep an eye on theirs.
idea-slightly-ahead = You are a little ahead: go on like this.
idea-slightly-behind = You are a little behind: first look at what they are up to.
idea-clearly-ahead = You are well ahead: look for the quickest way to the end.
idea-clearly-behind = You are well behind: stop their plan before you go on with yours.
review-luck-of-chance = Luck
review-means = Given away: what a move cost against the best that could be known then. Luck: what chance gave above, or below, the average.
review-means-no-chance = Given away: what a move cost against the best one. Where there is no number, nobody can be sure.
unit-points = points
as-written = { $text }

## What happens at a table

begins = The game begins.
begins-in-series = Game { $number } of { $games } begins.
begins-again = The game goes on after move { $step } of the one before.
awaited = Waiting for { NAMES($seats, form: "mid") }.
declines-challenge = The program { $program } does not want to play here.
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
plans =
    { $n ->
        [0] No answer is planned any more.
       *[other] Your answers are planned.
    }
asks-rematch = { WHO($seat) ->
    [you] You ask for a rematch.
   *[other] { NAME($seat, form: "start") } asks for a rematch.
}
taken-back = A move is taken back.
chance-prepared = Chance is being prepared.
draws-anew = The draw begins anew without a number from { NAMES($seats, form: "mid") }.
goes-on-without = It goes on without the numbers of those who are away.
beacon-awaited = Waiting for round { $round } of the public beacon: the dice are drawn from it too.
beacon-mixed = The public beacon's round is mixed in.
beacon-missing = The public beacon's round did not come: the game begins without it.
leaves-resigned = { WHO($seat) ->
    [you] You resign: a bot plays on, and so do the others.
   *[other] { NAME($seat, form: "start") } resigns: a bot plays on, and so do the others.
}
leaves-on-time = { WHO($seat) ->
    [you] You have run out of time: a bot plays on, and so do the others.
   *[other] { NAME($seat, form: "start") } has run out of time: a bot plays on, and so do the others.
}

# A page of another version must be able to say it.
refused-bad-request = The request is not as it should be.

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

## Beside the table: what is refused

refused-just-declined = It has just been declined; play on first.
refused-stale = The table has moved on.
refused-wrong-seat = That opens no seat at this table.
refused-token = This token belongs to no program here.
refused-seat-taken = This invitation has been used.
refused-key-used = This key has been used for something else.
refused-no-such-game = This series has no game { $number } yet.
refused-unknown-table = There is no such table.
refused-unknown-game = There is no such game.
refused-no-such-lesson = There is no such lesson.
refused-lesson-over = This lesson asks for nothing more.
refused-no-such-puzzle = There is no such puzzle.
refused-no-such-opening = No game began like this.
refused-no-such-date = That is not a date.
refused-puzzle-over = This puzzle asks for nothing more.
refused-no-move = That is not a move of this game.
refused-not-your-turn = It is not your turn.
refused-by-rule = A rule forbids it.
refused-no-such-eyes = Nobody sees this game under that name.
refused-not-public = This table is not public.
refused-others-eyes = You can look through others' eyes once the game is over.
refused-no-review = This game has no review.
refused-review-later = The review opens when the game is over.
refused-no-notebook = This game has no notebook.
refused-without-aids = This table was opened without a notebook: everybody keeps their own.
refused-no-threats = This game shows no threats.
refused-lobby-seats = One seat must be yours, and another free.
refused-hint-later = A hint is for whoever is to move.
refused-hint-alone = Hints are for games against bots: between people nobody is helped.
refused-again-later = A game can be tried again once it is over.
refused-again-otherwise = It is tried again as it was played: the same game, the same seats, today's rules.
refused-again-with-bots = A game is tried again against bots, from one screen.
refused-again-alone = Where there are secrets, only one player can try again.
refused-analysis-later = The analysis opens when the game is over.
refused-no-such-step = There is no such step.
refused-no-undo-asked = Nobody asks to take a move back.
refused-nothing-to-undo = You have nothing to take back.
refused-undo-asked = It has already been asked.
refused-undo-away = A bot plays for somebody who is away: only they could agree.
refused-undo-revealed = A move that revealed something cannot be taken back.
refused-not-played-so = This game is not played like that.
refused-nobody = At least one person has to play.
refused-bot-level = A bot has one of the game's levels.
refused-person-level = Only a bot has a level.
refused-program-twice = A program takes one seat of a table.
refused-program-by-link = A program is invited to a seat of the kind `link`.
refused-unknown-program = No program here is called { $program }.
refused-program-busy = { $program } plays at as many tables as it can.
refused-no-bots = This game has no bots.
refused-stand-in-days = In a game over days everybody comes when they like.
refused-series-length = A series of this game has { LIST($lengths, form: "or") } games, not { $games }.
refused-awaited = Somebody is still awaited.
refused-over = The game is over.
refused-not-away = Nobody is playing for you.
refused-no-draws = There are no draws in this game.
refused-bot-draw = A bot does not agree to a draw.
refused-draw-offered = A draw has already been offered.
refused-no-draw-offered = Nobody offers a draw.
refused-no-plans = Answers are planned while the other one thinks, in games without chance and secrets, when there is time and everybody has a screen of their own.
refused-plan-unanswered = A planned line ends with a move of your own.
refused-plan-twice = Only one answer to the same move.
refused-not-over = The game is not over.
refused-series-over = The series is over.
refused-not-asked = Nobody is expecting you at this table.
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
refused-not-done-here = That is not possible here.
refused-too-long = That is too long.
refused-trouble = The server had a problem.
refused-preparing = The games are being prepared: about { $seconds } s more.
refused-left = You have left this game: a bot plays it on.
refused-no-number-awaited = No number is expected from you.
refused-other-number = That is not the number you were bound to.
refused-commit-first = Others have yet to sit down: bind yourself to the number first, and tell it then.
refused-table-full = This table has had all its moves: one can only resign.
refused-lobby-full = You are already waiting at { $tables } tables that are open to anyone.
refused-busy = Too many bots are thinking: yours would wait for about { $seconds } s.
refused-too-slow = The request did not come in time.
refused-crowded = Too many people are playing just now: one moment.

## Beside the table: what cannot be read

error-game = there is no game “{ $game }”
error-variant = this game has no variant “{ $variant }”
error-seats = this game is not for { $seats } seats
error-seat = there is no seat { $seat } here
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
record-own-header = { $header } has a place of its own and is not a header
record-spaces = “{ $text }” has a space or a line break too many
record-header-twice = { $header } is given twice
record-move-number = move { $number } is expected here
record-neither = neither a header nor a move
record-first-line = the first line must be: cavale-record: { $format }
record-header-missing = there is no header { $header }
record-seats = seats must be a number

## Beside the table: people who gather

is-called = { $title } is called { $name } now.
is-nameless = { $title } has no name now.
bot-appointed = { $title } is played by a bot: { $level }.
seat-freed = { $title } is a free seat again.
seats-swapped = { NAMES($seats, form: "start") } have changed seats.
gesture-bravo = { WHO($seat) ->
    [you] You applaud.
   *[other] { NAME($seat, form: "start") } applauds.
}
gesture-ouch = { WHO($seat) ->
    [you] You wince.
   *[other] { NAME($seat, form: "start") } winces.
}
gesture-think = { WHO($seat) ->
    [you] You are racking your brains.
   *[other] { NAME($seat, form: "start") } is racking their brains.
}
gesture-laugh = { WHO($seat) ->
    [you] You laugh.
   *[other] { NAME($seat, form: "start") } laughs.
}
gesture-hurry = { WHO($seat) ->
    [you] You tap on your watch.
   *[other] { NAME($seat, form: "start") } taps on a watch.
}
gesture-thanks = { WHO($seat) ->
    [you] You say thank you.
   *[other] { NAME($seat, form: "start") } says thank you.
}
refused-gathered = Everybody sits: nothing can be changed any more.
refused-begins-by-itself = The game begins by itself as soon as everybody sits.
refused-free-seats = Seats are still free.
refused-not-free = That cannot be done with this seat.
refused-no-such-player = There is no such player at this table.
