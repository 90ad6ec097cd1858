## Commands: all names, the first is shown in the help

command-moves = ?
command-help = help
command-why = why
command-undo = undo u
command-hint = hint h
command-rules = rules
command-save = save
command-quit = quit q

## The help

help-play = play a move
help-moves = the legal moves and what they do
help-why = why a move is refused
help-undo = take your last move back
help-hint = ask a bot for a move
help-rules = the rulebook
help-save = write the game down
help-file = FILE
help-quit = leave

## A game

welcome = Type a move, or ? for the legal moves, { $help } for the rest.
hand-over = The keyboard is yours, { NAME($seat) }. Let the others look away.
ready = Press Enter when you are ready
revealed = A move that revealed something cannot be taken back.
sealed = This game can be saved once it is over.
your-move = Your move
thinking = { NAME($seat, form: "start") } is thinking…
nothing-to-undo = There is nothing to take back.
undone = Taken back.
allowed = { $move } is allowed.
not-a-move = { $move } is not a move of this game. Type ? to see the moves.
not-allowed = { $move } is not allowed.
rule = Rule { $clause }: { $text }
hint = The bot would play { $move }.
no-hint = There is no bot to ask.
saved = Game written to { $file }.
not-saved = Cannot write { $file }: { $why }
name-a-file = Name a file.
name-a-move = Name a move, such as { $move }.
unseen-move = A move that is not seen.
farewell = See you soon.
person-here = You

## A review

reviewing = Looking at the game again…
review-who = who
review-chance = chance
review-what = move
review-gave-away = gave away ({ $unit })
review-luck = luck ({ $unit })
review-learned = learned (bits)
review-remark = remark
review-better = Better: { $move }.
review-totals = In all

## Exact work

exact-value-of = { $of }: { $value }
exact-mover = the mover's
exact-draw = a draw
exact-opponent = the opponent's
exact-in-moves = { $value }, in { $moves } moves
exact-move = move
exact-value = exact value
exact-unknown = unknown
exact-chance = chance
exact-line = line: { $line }
exact-looked-at = positions looked at: { $positions }
solving-least = at least
solving-most = at most
solving-gap = gap
solving-steps = steps
solving-seconds = seconds
solving-plans = plans
solving-beliefs = beliefs
