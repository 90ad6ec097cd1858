title = The White Horse
after = after Rattrapez-le
tagline = Everyone is after the horse, and nobody knows who runs for whom.
seat-mill = Mill
    .of = Mill's
    .to = Mill
    .start = Mill
    .mid = Mill
seat-forge = Forge
    .of = Forge's
    .to = Forge
    .start = Forge
    .mid = Forge
seat-well = Well
    .of = Well's
    .to = Well
    .start = Well
    .mid = Well
seat-station = Station
    .of = Station's
    .to = Station
    .start = Station
    .mid = Station
seat-press = Press
    .of = Press's
    .to = Press
    .start = Press
    .mid = Press
seat-dovecote = Dovecote
    .of = Dovecote's
    .to = Dovecote
    .start = Dovecote
    .mid = Dovecote
variant-classic = Classic
variant-classic-detail = The first catch wins
level-0 = Day tripper
    .of = the day tripper's
    .to = the day tripper
    .start = The day tripper
    .mid = the day tripper
level-1 = Stroller
    .of = the stroller's
    .to = the stroller
    .start = The stroller
    .mid = the stroller
level-2 = Neighbour
    .of = the neighbour's
    .to = the neighbour
    .start = The neighbour
    .mid = the neighbour
level-3 = Poacher
    .of = the poacher's
    .to = the poacher
    .start = The poacher
    .mid = the poacher
level-4 = Constable
    .of = the constable's
    .to = the constable
    .start = The constable
    .mid = the constable
level-5 = Horse dealer
    .of = the horse dealer's
    .to = the horse dealer
    .start = The horse dealer
    .mid = the horse dealer
level-0-says = Enjoys the walk, and sees the horse when it is close.
level-1-says = Walks after the horse, and catches it when the chance is there.
level-2-says = Imagines a few hunts before each card.
level-3-says = Sets aside the cards that help you.
level-4-says = Has imagined a thousand hunts, and is not afraid of yours.
level-5-says = Imagines as many hunts as a second allows.
subject = { $subject ->
    [farmer] the farmer
    [wife] the farmer's wife
    [lad] the farmhand
    [maid] the maid
    [dog] the dog
   *[horse] the horse
}
card = “{ $subject ->
    [farmer] farmer
    [wife] farmer's wife
    [lad] farmhand
    [maid] maid
    [dog] dog
   *[horse] horse
} { $sign }”

## What one can do

dealing = The cards are being dealt.
choose-in-secret = Choose in secret who is to catch the horse for you.
others-choose = { NAME($seat, form: "start") } is choosing in secret.
discard-one = None of your cards has a move: discard one.
play-first = Play a card: the first move is 3 spaces, whatever the sign.
play-a-card = Play a card: + { $plus }, = { $equal }, − { $minus } spaces.

## What a move does

chosen-in-secret = { WHO($seat) ->
    [you] You have chosen in secret.
   *[other] { NAME($seat, form: "start") } has chosen in secret.
}
chooses = { WHO($seat) ->
    [you] You choose { subject }.
   *[other] { NAME($seat, form: "start") } chooses { subject }.
}
is-dealt = { WHO($seat) ->
    [you] You are dealt { card }.
   *[other] { NAME($seat, form: "start") } is dealt { card }.
}
discards = { WHO($seat) ->
    [you] You can move nothing and discard { card }.
   *[other] { NAME($seat, form: "start") } can move nothing and discards { card }.
}
plays-card = { WHO($seat) ->
    [you] You play { card }
   *[other] { NAME($seat, form: "start") } plays { card }
}
way = from { $from ->
    [farm] the farm
   *[other] { $from }
} to { $to ->
    [farm] the farm
   *[other] { $to }
}, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}
walks = { plays-card }: { subject } goes { way }.
walks-and-catches = { plays-card }: { subject } goes { way }, and catches the horse!
walks-into = { plays-card }: { subject } goes { way }, straight to { $caught ->
    [farmer] the farmer
    [wife] the farmer's wife
    [lad] the farmhand
    [maid] the maid
   *[dog] the dog
}: caught!

## How a game ends

ends-uncaught = { $deals } deals and nobody has caught the horse: the game is drawn.
ends-caught = { WHO($seat) ->
    [you] You win: you were { subject } and have caught the horse.
   *[other] { NAME($seat, form: "start") } wins: { subject } has caught the horse.
}

## Hints

idea-choose = Choose a character that your cards often move.
idea-catch = One of your cards brings your character to the horse, or the horse to your character: count the spaces.
idea-lead-away = Somebody could catch the horse next turn: lead the horse away, or the one who is nearest.
idea-move-horse = Move the horse itself: away from the others, and within your own reach.
idea-come-closer = Bring your character closer, near enough for your next card.
idea-mislead = Move somebody else: nobody must know for whom you play.

## Threats

threat-catch = Within reach of the horse: { subject }. { $hunters ->
    [one] That may be { NAMES($seats, form: "mid") }.
   *[other] That may be one of these: { NAMES($seats, form: "mid") }.
}

## The review

unit-games = games
review-luck-of-deals = Luck of the deal
review-means-deals = Given away: what a card cost against the best that could be known then, by imagined hunts; the last three cards of a deal for two are played out. Luck of the deal: what these cards were worth against any others that could have been dealt.
review-passed-by = A catch was there, and was passed by.
review-handed = { NAME($seat, form: "start") } could catch the horse after this: in { $percent }% of the cases one could imagine, that was to be feared.
review-handed-unseen = { NAME($seat, form: "start") } could catch the horse after this; hardly anything had pointed to it ({ $percent }%).
review-played-out = Played out to the end of the deal, over all that could not be ruled out: a chance of { $best }% with the best card, of { $own }% with this one.
review-known = { WHO($seat) ->
    [you] An attentive player knew it now: you are { subject }.
   *[other] An attentive player knew it now: { NAME($seat, form: "mid") } is { subject }.
}
review-cleared = A catch was not taken, so everybody knew: { WHO($seat) ->
    [you] you are not { subject }.
   *[other] { NAME($seat, form: "mid") } is not { subject }.
}
review-fewer = A catch was not taken: { $left } characters are left for { NAME($seat, form: "mid") }.
solve-deal = this deal

## The drawing in a terminal

drawing-hand = Your hand:
drawing-paper = your character:
drawing-last = Last move:
drawing-deal = deal
drawing-cards = Cards in hand:

## The board: what only the page says

board-country = The countryside
board-help = Arrows: follow the lanes. N, Shift+N: next or previous space the card leads to. Enter: play. Escape: back to the cards.
board-hand = Your cards
board-cards-help = Arrows: choose a card. Enter: go to the countryside.
board-black = black space
board-farm = The farm
board-tap-again = Tap again to play.
board-pick-card = Choose a card first.
board-stuck = This card can move nobody.
board-last = Last
board-first = First
board-catching = catches the horse!
board-can-catch = can catch the horse!
board-paper = Your character
board-paper-is = Your character: { board-character }
board-no-paper = Your character: yet to choose
board-choose = Who is to catch the horse for you?
board-choose-again = Once more to choose, for the whole game.
board-reveal = Who ran for whom
board-unseen = Cards not seen
board-aside = Put aside, out of the game
board-suspects = Who could be whom
board-pencil = Press a square to note a doubt (?) or a certainty (✗).
board-total = Total
board-character =
    { $character ->
        [farmer] the farmer
        [wife] the farmer’s wife
        [lad] the farmhand
        [maid] the maid
        [dog] the dog
       *[horse] the horse
    }
board-character-first =
    { $character ->
        [farmer] The farmer
        [wife] The farmer’s wife
        [lad] The farmhand
        [maid] The maid
        [dog] The dog
       *[horse] The horse
    }
board-character-label =
    { $character ->
        [farmer] Farmer
        [wife] Farmer’s wife
        [lad] Farmhand
        [maid] Maid
        [dog] Dog
       *[horse] Horse
    }
board-sign =
    { $sign ->
        [plus] plus
        [equal] equal
       *[minus] minus
    }
board-steps =
    { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
board-card = { board-character-label } { board-sign }
board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-cannot-move = cannot move
board-arrivals =
    { $cells ->
        [one] { $cells } place to go
       *[other] { $cells } places to go
    }
board-leads = { board-character } goes here in { board-steps }
board-lit =
    { $cells ->
        [one] { board-character-first } goes { board-steps }: { $cells } space to choose from.
       *[other] { board-character-first } goes { board-steps }: { $cells } spaces to choose from.
    }
board-play = Play: { $cell }
board-play-farm = Play: the farm
board-first-move = The first move: 3 spaces.
board-last-move = Last move: { board-steps }. Plus: { $plus }, equal: { $equal }, minus: { $minus }.
board-deal = Deal { $deal } of { $deals }
board-discard = Discard { board-card }
board-ran =
    { WHO($seat) ->
        [you] You: { board-character }
       *[other] { NAME($seat) }: { board-character }
    }
board-ran-won =
    { WHO($seat) ->
        [you] You won: { board-character }
       *[other] { NAME($seat, form: "start") } won: { board-character }
    }
board-ran-for-nobody =
    { WHO($seat) ->
        [you] You: no choice
       *[other] { NAME($seat) }: no choice
    }
board-suspect = { NAME($seat) }, { board-character }
board-suspect-possible = possible
board-suspect-out = ruled out
board-suspect-crossed = crossed out by you
board-suspect-doubted = your suspicion

## Moves as they are written, word by word

notation-deal = deal
notation-choose = choose
notation-farm = farm
notation-farmer = farmer
notation-wife = wife
notation-lad = lad
notation-maid = maid
notation-dog = dog
notation-horse = horse

print-slips = Secret choices, five for each player
