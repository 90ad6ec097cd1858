# What only the page says. A game’s own words are in its folder, under board-….

skip = Skip to content
to-shelf = Back to the shelf
to-shelf-from = Cavale: back to the shelf
language = Language
theme-auto = Theme: like the device
theme-light = Theme: light
theme-dark = Theme: dark
pace-usual = Pace: usual
pace-fast = Pace: fast
sound-on = Sound: on
sound-off = Sound: off
settings = Settings

## Beside the table: home

play-apart = Play with people elsewhere
tables-kept-here = Your tables are kept in this browser only.
tables-to-file = Save them as a file
tables-from-file = Bring a file
tables-saved = They are in the file.
tables-brought = { $n ->
    [0] The file brought nothing that is not here.
    [one] One table came with the file.
   *[other] { $n } tables came with the file.
}
tables-unreadable = That is no file of tables.
other-device-why = Open this link on the other device to go on playing there: your seat then leaves this one. The link works once; keep it to yourself.
make-link = Make the link
move-link = Link to the other device
motto = Games of pursuit and escape that no shop sells any more.
without-line = No connection. The rules you have opened before can be read; to play, the house must be reached.
shelf = The shelf
colophon = Rules rewritten and pictures redrawn for this house. No account, no advertising.
open-record = Open a record
fair-chance = Chance you can check
in-text = The game in text
your-moves = Your moves
players-up-to = { $least } to { $most } players
ways-to-play = Ways to play
play-bot = Play a bot
play-bots = Play bots
play-here =
    { $n ->
        [2] Two on this screen
        [3] Three on this screen
        [4] Four on this screen
        [5] Five on this screen
        [6] Six on this screen
       *[other] { $n } on this screen
    }
play-friend = Invite a friend
play-friends = Invite friends
clock-none = None
if-away = A bot for whoever is away
if-left = A bot plays on for whoever leaves
never = Never
after-minutes = After { $n } min
clock-usual = Usual
clock-usual-is = By invitation: none. Opponent found here: { $clock }.
left-to-move = { $time } left
my-tables = My tables
my-turn = Your turn
their-turn-is = { $who } to move
still-waiting = Waiting for a player
finished = Over
i-won = Won
i-lost = Lost
between-games = Next game to play
forget = Forget
forget-table = Forget this table: { $what }
forget-sure = Forget this table? Without a link your seat is lost.
all-my-tables = Show all { $n }
play-somebody = Find an opponent
play-somebodies = Find opponents
open-tables = Open tables
nobody-waits = Nobody is waiting right now.
waits-for =
    { $free ->
        [1] { $who } is waiting for an opponent
       *[other] { $who } is waiting for { $free } players
    }
somebody = A player
sit-down-with = Sit down with { $who }
your-open-table = Your table
how-many = Players
how-long = Games
games-long =
    { $n ->
        [1] One game
       *[other] { $n } games in a row
    }
seat-by-seat = Who takes each seat
other-seat = Other player { $n }
on-this-screen = On this screen
by-link = By a link
bot-is = Bot { $n }: { $title }
lay-table = Open this table
learn = Read the rules
level = Level
level-is = Level { $n }: { $title }
level-down = Two lost in a row: one level down?
level-up = Two won in a row: one level up?
your-side = You play
either = Either
any = Any
variant = Variant
arrive-title = You are invited to this table
take-seat = Take your seat
anothers-link = This link is for somebody else
anothers-link-more = You already sit at this table. Send this link to the person you are waiting for: it gives them their seat.
to-my-table = Go to my table
take-here-too = Take this seat here too
your-name = Your name
names-here = Names of the others on this screen
more-settings = More settings
show-names = Your name at open tables
names-shown = Shown to everybody
names-hidden = Not shown
optional = optional
watch = Watch a game
nothing-to-watch = No game under way right now.
opening = Setting the table…
loading-shelf = Fetching the shelf…
empty-shelf = The shelf is empty.
versus = { $a } against { $b }

## Trouble

offline = The server does not answer.
server-trouble = The server is in trouble.
again = Try again
offline-more = A part of the page did not come. It loads again once the server answers.
new-version = A new version is here.
new-version-more = This page is from the version before. Load it again: your seats and games stay.
new-version-hand = Load the page again to play on; a move that was not sent is kept.
reload = Load again
later = Later
broken-page = This page had a problem.
broken-page-more = Nothing is lost: the game is with the server. Load the page again.
broken-board = The board cannot be drawn. Here is the game in text.
unsent = Your move is not sent yet: it will go as soon as the connection is back.
lost = Connection lost. Trying again…
found = Connection restored.
no-page = There is nothing at this address.
no-page-more = The trail ends here.
no-table = There is no such table.
no-table-more = The link may be incomplete, or the table has been put away.

## The table

loading-table = Fetching the table…
board = The board
bot-level = bot, level { $n }
bot-level-short = bot { $n }
program-bot = bot
stand-in = stand-in bot
has-left = left, a bot plays on
away-rule = A bot plays for whoever is away for over { $time }.
to-move = to move
pass-to = Pass the screen to { NAME($seat, form: "mid") }.
chance = chance
chance-draws =
    { $n ->
        [one] { $n } draw
       *[other] { $n } draws
    }
times = { $n } times
standing-led =
    { WHO($seat) ->
        [you] You lead, { LIST($score, form: "score") }.
       *[other] { NAME($seat, form: "start") } leads, { LIST($score, form: "score") }.
    }
standing-led-by-fewer =
    { WHO($seat) ->
        [you] You lead, { LIST($score, form: "score") }: fewest points win.
       *[other] { NAME($seat, form: "start") } leads, { LIST($score, form: "score") }: fewest points win.
    }
standing-even = Level, { LIST($score, form: "score") }.
ahead = ahead
seat-empty = free seat
yours = Your turn
your-turn = Your turn.
their-turn = { NAME($seat, form: "start") } to move.
bot-thinking = The bot is thinking…
bot-waits = The bot waits for its turn: many others are thinking just now.
bot-slow = The server has much to do: thinking for { $n } s.
watching = You are watching this game.
not-your-turn = It is { NAME($seat, form: "of") } turn.
game-is-over = The game is over.
viewing-past = You are looking at an earlier move.
score = Score
game-of = Game { $n } of { $all }
log = Moves
no-moves = No move yet.
close = Close
first = Start
previous = Previous move
next = Next move
last = Last move
viewing = Viewing move { $n } of { $all }
live = Back to the game
actions = Actions
undo = Undo
ask-hint = Hint
show-threats = Show threats
hide-threats = Hide threats
offer-draw = Offer a draw
resign = Resign
next-game = Next game
rematch = Rematch
to-rematch = Go to the rematch
record = Download record
check-chance = Check fairness
spectator-link = Spectator link
rules = Rules
whole-table = Whole table
more = More
copied = Link copied.
not-copied = Could not copy: select the link instead.
waiting-seat = Waiting for a player.
bad-link = This link opens no seat here.
used-link = This link has been used.
see-rule = Rule { $id }
players = { $n } players
minutes = { $n } min
clock = Clock, playing online
other-device = Switch device
change-name = Names
not-here = away
evening-won = { $n } won tonight
moved-away = Your seat is on another device now.
analysis = Analysis
not-played = What could follow, not played: move { $n } of { $all }
unplayed = Not played
back-to = Back to move { $n }
aside-only = What the board shows has not been played.
notebook = Notebook
review = Review
review-and-analysis = Review and analysis
learn-game = Learn
learn-offer = New to this game? Learn it in five minutes.
coach = First game

## Beside the table: offers, hints, clocks

played-for = A bot is playing for you.
play-on = Take my seat back
undo-asked =
    { WHO($seat) ->
        [you] You ask to take a move back.
       *[other] { NAME($seat, form: "start") } would like to take a move back.
    }
accept = Accept
decline = Decline
the-move = The move: { $move }
time-left =
    { WHO($seat) ->
        [you] Your time: { $time }
       *[other] Time left for { NAME($seat, form: "mid") }: { $time }
    }
hurry = { $time } left.

## Beside the table: invitations, and a move that was kept

waiting-friends = Waiting for your friends.
send-links = Send each of them a link. The game starts when everybody is here.
waiting-friend = Waiting for your friend.
send-link = Send this link. The game starts as soon as it is opened.
waiting-anyone = Waiting for an opponent.
anyone-may-come = Stay on this page: whoever looks for a game next sits down here. You may also send this link.
waiting-rematch = Waiting for the rematch.
rematch-waits = It is being offered at the previous table; everybody finds their own seat there.
invite-link = Invitation link
copy = Copy
share = Share
free-seat = A seat is free.
sit-down = Sit down
kept-move = Your move was not sent: { $words }
play-kept = Play it
forget-kept = Forget it

## Beside the table: analysis

looked-at = { $n } of { $all } looked at
curve-of = Evaluation along the game
curve-at = Move { $n } of { $all }: { $verdict }
not-yet = not looked at yet
looking = The bot is looking at this position…
no-opinion = No opinion on this position
even = Estimate: even
slightly = Estimate: slight advantage for { $who }
clearly = Estimate: clear advantage for { $who }
forced = Forced win for { $who }
forced-draw = Forced draw
won = Victory for { $who }
drawn = Drawn game
whom =
    { WHO($seat) ->
        [you] you
       *[other] { NAME($seat, form: "mid") }
    }
the-others = the others
best-move = Best move
as-played = This is the move played.
other-played = Played: { $move }
expected = What could follow
forced-line = The forced line

## Beside the table: notebook and review

opening-notebook = Opening the notebook…
notebook-is-now = The notebook is about the latest move, not the one on the board.
notebook-why = It writes down for everybody what can be worked out.
with-notebook = With
without-notebook = Without
review-coming = Looking at the game again…
reviewed-of = { $n } of { $all } moves
moments = What mattered
no-moments = No single move decided it.
see = See
see-move = See move { $n }
again-here = Try again
again-from = Try again from move { $n }
again-from-turn = Try again from the turning point
again-from-here = Try again from here
play-next = What to play next
share-moment = Share this moment
save-picture = Save picture
save-film = Save film
play-easier = An easier game: { $title }
play-harder = A harder game: { $title }
end-won =
    { WHO($seat) ->
        [you] You have won!
       *[other] { NAME($seat, form: "start") } has won.
    }
end-won-named = You have won, { $name }!
end-drawn = A draw: nobody has won.
luck-with-you = Luck was with you.
luck-against-you = Luck was against you.
luck-even = Luck took no side.
in-all = In all
gave-away = Given away
by-chance = chance
nothing-lost = Nothing given away
cost = Given away: { $n } ({ $unit })
better-was = Better: { $move }
luck-of = { $luck }: { $who } { $n }

## Beside the table: learning

learn-title = Learn { $title }
lesson-of = Lesson { $n } of { $all }
lessons = Lessons
lesson-done = done
lesson-rests = Rules:
next-lesson = Next lesson
once-more = Once more
start-first-game = Play your first game
no-lessons = There are no lessons for this game.
loading-lesson = Setting up the board…
in-brief = In brief
on-the-board = On the board
try-lesson = Try it: { $title }
rules-of = { $title }: the rules
source = Source
from-sheet = original sheet
from-others = another public description
from-house = house rule
play-now = Play

## Times

clock-days = { $days } d { $hours } h
clock-a-turn = { $time } a turn
clock-plus = { $time } + { $increment } s
clock-seconds = { $n } s
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
minutes-spoken =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

## Beside the table: records and chance

records-open-more = A record is a game kept in a file: every table lets you download it. Play it again here, move by move, and see what the bot thinks of it. Nothing is stored.
records-paste = Record, text or JSON
records-which-game = This file holds { $n } games. Which one?
records-choose-file = Choose a file
records-open = Open
records-another = Open another record
records-too-large = This file is too large to be a record.
records-opening = Playing the game again…
records-result = Result: { $text }
records-result-how = Result: { $text }, { $how }
records-endings-resigned = by resignation
records-endings-time = on time
records-endings-agreed = by agreement
records-unfinished = Unfinished game
records-checks-passed = Moves, result and chance all check out
records-check-failed = This record is wrong: { $what }.
records-failures-result = the result is not the one on the board
records-failures-shares = the shares of chance are not those of the rules
records-failures-commitment = the secret does not have the published fingerprint
records-failures-promise = the secret is not that of the opening of the table
records-failures-chance = the draws are not those of the secret, or it is missing
records-export-all = Download all my games
records-my-games = My games
records-export-more = All games played on this device, in one text file, which opens here too.
records-exporting = Table { $n } of { $all }…
records-exported =
    { $n ->
        [one] { $n } game in the file.
       *[other] { $n } games in the file.
    }
records-nothing-held = No game has been played on this device yet.
records-fair-what = Nobody can choose the dice or the cards, not even this server, and anyone can make sure of it:
records-fair-how-1 = When a table opens, the server draws a secret number and publishes its fingerprint: it cannot change it any more.
records-fair-how-2 = Each player’s device then adds a number of its own. All draws follow from these numbers.
records-fair-how-3 = At the end the secret is revealed, and this page does all the sums again in your browser, without taking the server’s word for it.
records-verdicts-yes = It adds up: every draw is the one the numbers called for.
records-verdicts-no = Something is wrong: this record does not keep what was promised.
records-verdicts-open = It cannot be judged yet: the secret is not revealed.
records-verify = Verify
records-verify-another = Verify a record
records-verifying = Working it out…
records-unreadable = This is not a record: { $what }
records-no-crypto = This browser computes fingerprints only at an https address or on the machine itself.
records-commitment = Published fingerprint
records-seed = Revealed secret
records-seed-later = The secret will be revealed when the game is over.
records-commitment-is = The secret has the published fingerprint
records-promise-is = The fingerprint is the one this device saw before the game
records-nonces-is = The numbers this device added were used
records-bound-is = Every seat was bound to its number before any was revealed
records-chance-is = All { $n } draws are as computed
records-yes = yes
records-no = no
records-unknown = this device cannot tell
records-no-chance = This game has no chance in it: there is nothing to verify here.
records-offline-too = The command “cavale verify” also checks every move and every share against the rules.
records-draws-of = The draws
records-move-number = Move
records-outcome = Outcome
records-share-of = Share
records-number-came = Number
records-up-to = { $from } to { $to } of { $of }
records-only-one = { $from } of { $of }
records-game-number = Game { $n }
records-of-this-server = Chance on this server
records-of-this-server-more =
    { $games ->
        [one] All dice and cards of the one game that ended here, beside what fair chance would bring.
       *[other] All dice and cards of the { $games } games that ended here, beside what fair chance would bring.
    }
records-none-yet = No game with chance has ended here yet.
records-still-counting = Tables still to count: { $n }.
records-seen = Came
records-expected = Expected
records-too-few = Too few draws to judge.
records-fit = Fair chance is off at least as much in { $p } of cases (χ² = { $chi }, { $degrees } degrees of freedom).

## Beside the table: on a big screen

screen-come = Point a phone at this to take a seat
screen-open = On a big screen
hand-only = Only my hand (board on a big screen)

## Beside the table: on paper

print = Print the game
print-of = { $title } on paper
print-now = Print
print-paper = Paper
print-ink = Ink
print-colour = Colours
print-mono = Black and white
print-sides = Sides
print-two-sided = Both sides
print-one-sided = One side
print-what = What is printed
print-board = Board
print-cards = Cards
print-pieces = Pieces
print-brief = The game in brief
print-book = The rules
print-sheet-of = { $title }: { $part }, { $n } of { $all }
print-sheet = { $title }: { $part }
print-backs = { $part }, backs
print-size = At its real size (100 %): this line is 50 mm long.
print-how-two = Print on both sides, turned over the long edge, at 100 % and not “fitted to the page”. What is cut out has nothing on its other side.
print-how-one = Print at 100 %, not “fitted to the page”. A page of cards is followed by their backs: put the sheet back into the printer for those.
print-how-cut = Cut at the marks and along the full lines, fold at the dashed ones. What stands has two feet, to be bent outwards; all else is folded once and glued. Thick paper, or cardboard behind it, makes it last.
print-how-tiles = The board is on { $n } sheets: cut each at its marks, then lay them edge to edge and tape them on the back.
print-in-box = In the box
print-house = The same game on a screen, against bots or with friends far away: { $address }
print-none = This game has no parts of its own to print: here are its rules.
print-preparing = Laying out the sheets…

## Beside the table: the book of games

book = You against the house
book-where = Every game you finish against bots on this device; it is kept here and nowhere else.
book-empty = No game yet. Play a bot, and it will stand here.
book-over-time = Over time
book-lead =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; won minus lost: { $n }.
book-latest = The latest
book-even = Drawn
book-export = Save to a file
book-import = Load a file
book-brought =
    { $n ->
        [0] All of it was here already.
        [one] { $n } game added.
       *[other] { $n } games added.
    }
book-no-file = This is no file of this page.

## Beside the table: puzzles

puzzles = Puzzles
puzzles-of = Puzzles: { $title }
puzzles-why = Positions from games of the bots. What is right is proven by exact search, and so is that everything else fails.
puzzle-today = Puzzle of the day
puzzle-solved = solved
puzzle-number = Puzzle { $n } of { $all }
puzzle-level = level { $n }
puzzle-no-level = beyond every bot
puzzle-count = { $solved } of { $all } solved
puzzle-streak =
    { $n ->
        [one] Solved { $n } day in a row
       *[other] Solved { $n } days in a row
    }
next-puzzle = Next puzzle
puzzle-show = Show the solution
puzzle-shown = The solution:
puzzle-proof = Every other move fails
puzzle-proof-why = Choose one to see how.
no-puzzles = There are no puzzles for this game.
all-puzzles = All puzzles
answers = Answers
answer-found = right

## Beside the table: openings

openings = How games begin
openings-why = { $games } games that bot { $level } played against itself; half of the first moves were drawn by lot, the rest are its own.
openings-here =
    { $n ->
        [one] { $n } game came here.
       *[other] { $n } games came here.
    }
openings-moves = First moves
openings-move = Move
openings-games = Games
openings-share = Points of who moves
openings-proven = Proven
openings-mover = wins
openings-draw = draw
openings-opponent = loses
openings-back = One move back
openings-start = To the beginning
openings-end = What came next is not counted any more.

## Beside the table: the room

notices = Tell me when it is my turn
notices-why = Also when this page is closed; never while it is open. It ends with the table.
notices-device = Tell me on this device
notices-stop-device = Stop telling me on this device
notices-not-here = This browser cannot be told while the page is closed.
notices-chat = Address of a group's chat
notices-chat-why = An incoming webhook of your chat: it hears whose turn it is, and nothing of the game.
notices-tell-chat = Tell the chat
notices-stop-chat = Stop telling the chat
notices-told = It will be told.
notices-ended = It will not be told any more.
notices-denied = This browser allows this site no notifications.
notices-off = That cannot be told from here.
notices-no-address = Nobody can be told at this address.
send-room = Show the code or send the link: one for everybody. You begin when you like.
all-here = Everybody is here.
host-begins = The game begins when the host says so.
begin-game = Begin
begin-with-bots = Begin, with bots on the free seats
bots-on-free-seats = Bots for free seats
give-to-bot = Bot
give-to-bot-for = Let a bot play { $name }
free-this-seat = Free the seat of { $name }
move-up = Move { $name } one seat up
is-here = here
qr-code = Invitation link as a QR code
portrait = Portrait
no-portrait = No portrait
portrait-is = Portrait { $n }
name-of = Name of { $title }
keep-name = Keep
their-name = Name of who sits here too
you-sit-here = You already sit at this table
room-for-others = This link is for the others: send it to them.
room-full = All seats are taken
room-full-more = You may watch the game.
watch-this = Watch
gestures = Gestures
mute-gestures = No gestures
do-bravo = Applaud
do-laugh = Laugh
do-ouch = Wince
do-think = Rack your brains
do-hurry = Tap on your watch
do-thanks = Say thank you
evening-score =
    { $n ->
        [one] This evening after one game: { $score }.
       *[other] This evening after { $n } games: { $score }.
    }
same-again = Same again, same seats
others-wait = Others are waiting too, with other settings
sound-offer = A sound when it is my turn
own-page = This game’s page

## Beside the table: whose eyes

seen-by = See the game again:
own-eyes = as I saw it
all-eyes = everything shown
pass-why = What the screen shows now, everybody may see.
take-screen = I am { NAME($seat, form: "mid") }, go on

## Beside the table: one’s own turns

resign-sure = Resign this game?
resign-yes = Yes, resign
resign-no = Keep playing
play-forced = Play forced moves by themselves
throw-myself = Throw the die myself
throw-die = Throw the die
plan = If … then …
plan-title = Plan your answers
plan-if = And if { NAME($seat, form: "mid") } played … Show it on the board.
plan-answer = What would you answer?
plan-keep = Keep this answer
plan-lines = Planned answers
plan-none = None yet. Play the other side's move first, then yours: your answer will be played at once, and only you see it.
plan-drop = Delete: { $line }
