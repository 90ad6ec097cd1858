"""What every push would do to the wall, worked out for all ten at once."""

from typing import Final

from cavale.core.jit import Ints, States, kernel
from cavale.games.wall.rules import BLUE, CELLS, PUSH, SLOTS, YELLOW, climbs

_SLOT: Final = (1 << CELLS) - 1
FREED: Final = 13
"""The bit from which on a push says who escapes by it."""


@kernel
def pushes(a: States, out: Ints) -> None:
    """For each move its slot afterwards, as PUSH has it, and 1 + the colour that escapes."""
    s = a[0]
    mover = s.turn
    for move in range(2 * SLOTS):
        at = CELLS * (move >> 1)
        yellow, blue = s.ropes[YELLOW], s.ropes[BLUE]
        after = PUSH[move & 1, mover, (yellow >> at & _SLOT) | (blue >> at & _SLOT) << CELLS]
        yellow = yellow & ~(_SLOT << at) | (after & _SLOT) << at
        blue = blue & ~(_SLOT << at) | (after >> CELLS & _SLOT) << at
        own, other = (yellow, blue) if mover == YELLOW else (blue, yellow)
        freed = 0
        if climbs(own):
            freed = 1 + mover
        elif climbs(other):
            freed = 2 - mover
        out[move] = after | freed << FREED
