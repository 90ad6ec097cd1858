title = The White Horse
after = after Rattrapez-le
tagline = Everyone is after the horse, and nobody knows who runs for whom.
seat-mill = Mill
    .of = Mill's
    .to = Mill
seat-forge = Forge
    .of = Forge's
    .to = Forge
seat-well = Well
    .of = Well's
    .to = Well
seat-station = Station
    .of = Station's
    .to = Station
seat-press = Press
    .of = Press's
    .to = Press
seat-dovecote = Dovecote
    .of = Dovecote's
    .to = Dovecote
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
