"""What every move would do to the wall, worked out for all at once."""

from typing import Final

from cavale.core.jit import Ints, States, kernel
from cavale.games.wall.rules import PASS, SLOTS, push

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
        after, _, _, free = push(s, move)
        out[move] = after | (move << 1 | s.turn) << MOVE | free << FREE
    out[PASS] = (PASS << 1 | s.turn) << MOVE
