"""Every legal move of a seat weighed by what a bot looks at."""

import numpy as np

from cavale.core.jit import Floats
from cavale.core.observation import Observation
from cavale.games.manhattan.rules import MAX_MOVES
from cavale.games.manhattan.solo import solved
from cavale.games.manhattan.state import STATE
from cavale.games.manhattan.thinking import ROOM_TO_WORK, weigh


def weighed(seen: Observation, sight: int) -> Floats:
    """What each legal move is worth to the seat, one move ahead."""
    codes = seen.moves.codes
    frames, lists = np.zeros(4, STATE), np.zeros((3, MAX_MOVES), np.int64)
    frames[0] = seen.copy_record()[0]
    lists[0, : len(codes)] = codes
    values = np.zeros(len(codes))
    work, won = np.zeros(ROOM_TO_WORK), np.zeros(ROOM_TO_WORK)
    weigh(frames, lists, len(codes), values, seen.seat, sight, solved(), work, won)
    return values
