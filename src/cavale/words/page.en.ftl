# What only the page says. A game’s own words are in its folder, under board-….

seen-by = See the game again:
own-eyes = as I saw it
all-eyes = everything shown
motto = Games of pursuit and escape that no shop sells any more.
skip = Skip to content
to-shelf = Back to the shelf
to-shelf-from = Cavale: back to the shelf
language = Language
shelf = The shelf
theme-auto = Theme: as the device
theme-light = Theme: light
theme-dark = Theme: dark
sound-on = Sound: on
sound-off = Sound: off
settings = Settings
colophon = Rules rewritten and pictures redrawn for this house. No account, no advertising.
open-record = Open a record
fair-chance = Chance you can check

## Home

players = { $n } players
players-up-to = { $least } to { $most } players
minutes = { $n } min
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
clock = Clock, playing online
clock-none = None
if-away = A bot for whoever is away
if-left = A bot plays on for who leaves
never = Never
after-minutes = After { $n } min
clock-usual = Usual
clock-usual-is = By invitation: none. Opponent found here: { $clock }.
time-left =
    { WHO($seat) ->
        [you] Your time: { $time }
       *[other] { NAME($seat, form: "of") } time: { $time }
    }
hurry = { $time } left.
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
other-device = Switch device
other-device-why = Open this link on the other device to go on playing there: your seat then leaves this one. The link works once; keep it to yourself.
make-link = Make the link
move-link = Link to the other device
moved-away = Your seat is on another device now.
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
sit-down = Sit down
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
your-side = You play
either = Either
any = Any
variant = Variant
your-name = Your name
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
kept-move = Your move was not sent: { $words }
play-kept = Play it
forget-kept = Forget it
lost = Connection lost. Trying again…
found = Connection restored.
no-page = There is nothing at this address.
no-page-more = The trail ends here.
no-table = There is no such table.
no-table-more = The link may be incomplete, or the table has been put away.
in-text = The game in text
your-moves = Your moves

## The table

loading-table = Fetching the table…
board = The board
bot-level = bot, level { $n }
stand-in = stand-in bot
has-left = left, a bot plays on
away-rule = A bot plays for whoever is away for over { $time }.
played-for = A bot is playing for you.
play-on = Take my seat back
to-move = to move
pass-to = Pass the screen to { NAME($seat, form: "mid") }.
pass-why = What the screen shows now, everybody may see.
take-screen = I am { NAME($seat, form: "mid") }, go on
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
offer-draw = Offer a draw
resign = Resign
resign-sure = Resign this game?
resign-yes = Yes, resign
resign-no = Keep playing
next-game = Next game
rematch = Rematch
to-rematch = Go to the rematch
record = Download record
check-chance = Check fairness
spectator-link = Spectator link
rules = Rules
more = More
copied = Link copied.
not-copied = Could not copy: select the link instead.
undo-asked =
    { WHO($seat) ->
        [you] You ask to take a move back.
       *[other] { NAME($seat, form: "start") } would like to take a move back.
    }
accept = Accept
decline = Decline
waiting-friends = Waiting for your friends.
send-links = Send each of them a link. The game starts when everybody is here.
copy-for = Copy the link for { $name }
waiting-friend = Waiting for your friend.
waiting-seat = Waiting for a player.
send-link = Send this link. The game starts as soon as it is opened.
waiting-anyone = Waiting for an opponent.
anyone-may-come = Stay on this page: the next one who looks for a game sits down here. You may also send this link.
waiting-rematch = Waiting for the rematch.
rematch-waits = It is being offered at the previous table; everybody finds their own seat there.
bad-link = This link opens no seat here.
used-link = This link has been used.
free-seat = A seat is free.
invite-link = Invitation link
copy = Copy
share = Share
see-rule = Rule { $id }

## Analysis

analysis = Analysis
looked-at = { $n } of { $all } looked at
curve-of = Evaluation along the game
curve-at = Move { $n } of { $all }: { $verdict }
not-yet = not looked at yet
looking = The bot is looking at this position…
no-opinion = No opinion on this position
even = Even
slightly = Slight advantage for { $who }
clearly = Clear advantage for { $who }
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
not-played = What could follow, not played: move { $n } of { $all }
unplayed = Not played
back-to = Back to move { $n }
aside-only = What the board shows has not been played.

## Notebook and review

notebook = Notebook
opening-notebook = Opening the notebook…
notebook-is-now = The notebook is about the latest move, not the one on the board.
notebook-why = It writes down for everybody what can be worked out.
with-notebook = With
without-notebook = Without
review = Review
review-and-analysis = Review and analysis
review-coming = Looking at the game again…
reviewed-of = { $n } of { $all } moves
review-means = Given away: what a move cost against the best that could be known then. Luck: what chance gave above, or below, the average.
learned-means = Learned: what a move brought to light; one bit is half as many possibilities.
in-all = In all
luck = Luck
gave-away = Given away
learned = Learned
bits = bits
by-chance = chance
nothing-lost = Nothing given away
cost = Given away: { $n } ({ $unit })
better-was = Better: { $move }
luck-of = Luck: { $who } { $n }
bits-learned =
    { NUMBER($n, maximumFractionDigits: 2) ->
        [one] Learned: { NUMBER($n, maximumFractionDigits: 2) } bit
       *[other] Learned: { NUMBER($n, maximumFractionDigits: 2) } bits
    }

## Learning

coach = First game
coach-next = Next
coach-done = Got it
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

## Records and chance

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
records-bound-is = Every seat was bound to its number before any was told
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
