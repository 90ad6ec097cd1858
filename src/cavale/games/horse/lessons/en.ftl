## A message for each lesson: its title, then what is asked, and what a move is answered.

catch = Catch the horse
    .seize = In secret you are the farmhand. The last move was 6 spaces, so a card with − goes 5: that takes him exactly onto the white horse, at C1. Play farmhand −.
    .seize-yes = Caught, and won! Your own secret character, exactly on the horse: that is the whole game.
    .seize-off = The right card, but he must end exactly on the horse: at C1.
    .seize-horse = Now the horse has run on, and your farmhand could have had it. Play farmhand −, to C1.
    .seize-no = The horse was within reach. Choose the card farmhand −, then C1.
tempt = Or let it come to you
    .lure = It also counts the other way round: a horse card that takes the horse exactly onto your farmhand, at E3. The last move was 8 spaces; = goes 8 again.
    .lure-yes = It ran into his arms: caught as well.
    .lure-off = The horse has run past him. Play horse = and end on the farmhand at E3.
    .lure-no = Your farmhand moved, but not onto the horse. Let it come to him: horse =, to E3.
count = Three, one more, one less
    .more = A card says how far: + one space more than the move before, = as many, − one less. The move before was 3. Play any card that goes 4 spaces.
    .more-yes = Four spaces, by whichever lanes you like; only turning straight back is not allowed. The next player counts from 4.
    .more-same = That was =, as many spaces as before: 3. One more needs a +.
    .more-no = That card goes another distance. For 4 spaces after 3 you need a +.
anyone = Nobody owns a piece
    .away = With the right card anyone may move anyone. The other player may be after the dog, for all you know. Move the dog with a card of yours, wherever you like.
    .away-yes = And who can tell now whether the dog is yours? Keep them guessing.
    .away-own = You moved your own farmhand. That is allowed, and it may give him away. Take a dog card this time.
    .away-horse = The horse runs for everybody. Take a dog card this time.
    .away-no = That moved somebody else. Take a dog card this time.
secret = Your secret
    .pick = Before the first card you choose, once for the whole game, who catches the horse for you. Many cards of one character in your hand are a good reason. Choose.
    .pick-yes = Nobody but you knows it. Now nothing you play should give it away too soon.
game = Your first game
    .game = Bring your character, or the horse, to the right distance, and have the card that fits. When all hands are empty the cards are dealt again. The first catch wins.
