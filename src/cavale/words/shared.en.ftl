## What only the pages of shared positions and moments say

shared-moment = { $game }: move { $n }
shared-start = { $game }: the start
shared-position = { $game }: a position
shared-going-on = The game is not over: you see here what any spectator sees.
shared-picture-of = The board at this moment
shared-play = Play
shared-learn = Learn this game
shared-picture = Save the picture
shared-film = Save the film
shared-gone = Nothing here
shared-gone-why = This link leads to no position and to no move played here.

## What only notices to devices and chats say

notice-time = Time left: about { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.

## What only a device says that has the house installed

house-description = Games of pursuit and escape that no shop sells any more
