"""Whether a side has no turn left, and whether it might come to that."""

import numpy as np

from cavale.core.jit import Ints, count_bits, inner
from cavale.games.ball.board import AROUND
from cavale.games.ball.rules import at_ease
from cavale.games.ball.threats import jumps
from cavale.games.ball.turns import INFINITE, list_turns


@inner
def is_stuck(
    own: int, opp: int, ball: int, side: int, turns: Ints, scores: Ints, room: Ints, values: Ints
) -> bool:
    """For a side that cannot win in this turn."""
    if at_ease(own, own | opp, ball):
        return False
    low = np.empty(1, np.int64)
    return (
        list_turns(own, opp, ball, side, -INFINITE, INFINITE, turns, scores, room, values, low) == 0
    )


@inner
def may_jam(own: int, opp: int, ball: int) -> bool:
    """Whether the opponent's carrier has so few ways out that two pawns might close them.

    Other ways to leave a side without a turn are rarer still and only seen when played out.
    """
    if not opp >> ball & 1:
        return False
    occupied = own | opp
    exits = AROUND[ball] & ~occupied | jumps(1 << ball, occupied & AROUND[ball]) & ~occupied
    return count_bits(exits) <= 2
