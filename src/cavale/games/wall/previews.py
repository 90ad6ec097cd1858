"""What every move would do to the wall, worked out for all at once."""

from typing import Final

from cavale.core.jit import Ints, States, kernel
from cavale.games.wall.rules import CELLS, PASS, SLOTS, climbs, slot_after, with_slot

MOVE: Final = 13
"""The bit from which on a number says by whom it is and which move."""
FREE: Final = 18
"""The bit from which on it says who escapes."""


@kernel
def foretell(a: States, out: Ints) -> None:
    """For each move a number that tells all it does.

    From the lowest bit on: the slot afterwards, as PUSH has it; the colour that moves; the move;
    1 + the colour that escapes.
    """
    s = a[0]
    for move in range(2 * SLOTS):
        after = slot_after(s, move)
        own = with_slot(s.ropes[s.turn], move >> 1, after >> CELLS * s.turn)
        other = with_slot(s.ropes[1 - s.turn], move >> 1, after >> CELLS * (1 - s.turn))
        free = 1 + s.turn if climbs(own) else 2 - s.turn if climbs(other) else 0
        out[move] = after | (move << 1 | s.turn) << MOVE | free << FREE
    out[PASS] = (PASS << 1 | s.turn) << MOVE
