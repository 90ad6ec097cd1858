"""The state of the hunt.

`missed` to `leans` are what everybody can tell about a seat from the cards it has played:
deduction.py and leanings.py write them, unless it is all `imagined`, by a search, which never asks
what could be concluded on the way. `deck` is what is still to be dealt; `aside` is what was left
over at the first deal, and nobody knows it before every hand is empty. Everything else that is not
a hand or a secret is open too.
"""

from typing import Annotated, Final

from cavale.core.jit import Ints, inner, layout
from cavale.core.rules import State
from cavale.games.horse.board import CELLS
from cavale.games.horse.cards import DEALT, EQUAL, KINDS, PURSUERS, SIGNS, SUBJECTS

SEATS: Final = 6
LEANINGS: Final = SEATS * PURSUERS
FIRST_LENGTH: Final = 3
DEALS: Final = 12
UNCHOSEN, HIDDEN = -1, -2
NOBODY: Final = -1

# Moves: a card dealt, a subject chosen, a card discarded, a card played and where it leads.
CHOOSE: Final = KINDS
DISCARD: Final = CHOOSE + PURSUERS
PLAY: Final = DISCARD + KINDS
CODES: Final = PLAY + KINDS * CELLS


class Hunt(State):
    place: Annotated[Ints, SUBJECTS]
    hand: Annotated[Ints, SEATS]
    holds: Annotated[Ints, SEATS]
    secret: Annotated[Ints, SEATS]
    missed: Annotated[Ints, SEATS]
    ruled: Annotated[Ints, SEATS]
    stuck: Annotated[Ints, SEATS]
    barred: Annotated[Ints, SEATS]
    lacks: Annotated[Ints, SEATS]
    leans: Annotated[Ints, LEANINGS]
    deck: int
    aside: int
    played: int
    dealt: int
    deal: int
    chosen: int
    turn: int
    length: int
    seats: int
    over: int
    winner: int
    imagined: int


STATE: Final = layout(Hunt)


@inner
def dealing(s: Hunt) -> bool:
    return bool(s.dealt < s.seats * DEALT[s.seats])


@inner
def next_length(length: int, kind: int) -> int:
    """How many steps a card of this kind gives after a move of that length; 0 is no move yet."""
    if length == 0:
        return FIRST_LENGTH
    return max(1, length + EQUAL - kind % SIGNS)
