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
help-save = save the game
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
saved = Game saved to { $file }.
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

## A sealed deal on paper

deal-title = { $title }: a sealed deal
deal-for = For { $n } players
deal-promise = What is drawn on these sheets follows from one secret number. Before the game everybody photographs or writes down its fingerprint, this one; after the game the number is shown, and anybody can see that nothing was chosen by hand.
deal-fingerprint = Fingerprint of the secret number (SHA-256)
deal-cut = Whoever prints this does not look. Fold each sheet twice; its name stays outside.
deal-alone = For { NAME($seat, form: "mid") } alone
deal-hand = The hand of { NAME($seat) }
deal-hand-how = The deck lies face up on the table, sorted. To play a card, cross it out here and take one like it from there.
deal-open-how = Lay another sheet over it, and uncover one line each time something is drawn, from the top down, column by column.
deal-rolls = What the die shows
deal-roll = { $n }
deal-secret = The secret number: open after the game
deal-check = To check it, on any computer with Cavale:
deal-same = The fingerprint is that of this number.
deal-other = The fingerprint is not that of this number.

## A house for the local network

lan-open = Cavale is open to all in this network: { $address } (Ctrl-C closes it)
lan-alone = No network was found: Cavale is open on this machine only, at { $address } (Ctrl-C closes it)
lan-safety = Whoever is in this network can open and watch tables; a seat belongs to whoever has its link. What is sent is not encrypted: in a network that you do not trust, others can read along, hands included. Nothing is reachable from outside unless your router says so, and no internet is needed.
folder-readme =
    Cavale { $version }: a house of board games as a folder.

    Upload this whole folder to any web space, under any name, and open its address. Nothing has to be
    installed, and it fetches nothing from anywhere else. After the first visit it also works without a
    connection. It does not work by a double click on index.html: browsers do not allow that. On this
    computer, "python -m http.server" in this folder and http://localhost:8000 will do.

    Games under way are kept in the browser of whoever plays, not here. The licence is in LICENSE.txt.
