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
level-1 = Stroller
level-2 = Neighbour
level-3 = Poacher
level-4 = Constable
level-5 = Horse dealer
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
board-choose-again = Tap again to choose.
board-reveal = Who ran for whom
board-unseen = Cards not seen
board-aside = Put aside, out of the game
board-suspects = Who could be who
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
board-coach-1 = The horse has run away. You bet in secret on one of the five of the farm, and anyone may move anyone.
board-coach-2 = A card moves whom it shows: “=” as many spaces as the move before, “+” one more, “−” one less.
board-coach-3 = Bring your character exactly to the horse, or the horse exactly to your character, and you win. But do not show too soon whom you run for!

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
