"""The state of the hunt.

`missed` to `lacks` are what everybody can tell about a seat from the cards it has played:
deduction.py writes them. Everything else that is not a hand, a secret or the deck is open too.
"""

from typing import Annotated, Final

from cavale.core.uncompiled import Ints, State, inner, layout
from cavale.games.horse.versions.v1.board import CELLS
from cavale.games.horse.versions.v1.cards import EQUAL, KINDS, PURSUERS, SIGNS, SUBJECTS

SEATS: Final = 6
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
    deck: int
    played: int
    dealt: int
    deal: int
    chosen: int
    turn: int
    length: int
    seats: int
    over: int
    winner: int


STATE: Final = layout(Hunt)


@inner
def next_length(length: int, kind: int) -> int:
    """How many steps a card of this kind gives after a move of that length; 0 is no move yet."""
    if length == 0:
        return FIRST_LENGTH
    return max(1, length + EQUAL - kind % SIGNS)
