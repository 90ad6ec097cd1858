## A message for each kind of puzzle: its title, then what is asked, and what is said of an answer.

who = Who can it be?
    .asks = Nobody passes a catch by. Go back through the cards: which { $n ->
        [1] character can
       *[other] { $n } characters can
    } the other player still have? { $left ->
        [0] {""}
       *[other] Left: { $left }.
    }
    .on = Yes, still possible.
    .yes = Those and no others.
    .no = Ruled out.
    .ruled = Ruled out: with a card that was played, { $who ->
        [farmer] the farmer
        [wife] the farmer’s wife
        [lad] the farmhand
        [maid] the maid
       *[dog] the dog
    } would have caught the horse on one of that player’s turns.
catch = { $n ->
        [1] Catch the horse
       *[other] Catch in { $n } cards
    }
    .asks = { $n ->
        [1] One card of yours catches the horse now. Which, and where to?
       *[other] All cards have been counted: you know the other hand, but not the secret. Find the card after which you catch on your next turn, whatever is played in between.
    }
    .on = Right. And now?
    .yes = Caught!
    .no = Then there is an answer after which you cannot catch.
    .theirs = And if the other player has { $who ->
        [farmer] the farmer
        [wife] the farmer’s wife
        [lad] the farmhand
        [maid] the maid
       *[dog] the dog
    }, the horse is caught right now.
guard = Keep the horse free
    .asks = All cards have been counted: you know the other hand, but not the secret. After { $ways ->
        [1] only one move
       *[other] only { $ways } moves
    } of yours the other player cannot catch, whoever it is. Find { $ways ->
        [1] it
       *[other] one
    }.
    .yes = Nobody can catch the horse now.
    .no = Then the other player can catch.
    .theirs = With { $who ->
        [farmer] the farmer
        [wife] the farmer’s wife
        [lad] the farmhand
        [maid] the maid
       *[dog] the dog
    } the other player would catch the horse now.
choices = Characters
    .farmer = Farmer
    .wife = Farmer’s wife
    .lad = Farmhand
    .maid = Maid
    .dog = Dog
