"""Room for kernels to work in, made in Python so that padding bytes are zero."""

import numpy as np

from cavale.core.jit import Ints, States
from cavale.core.observation import Observation
from cavale.core.position import Position


def states(like: Position | Observation, n: int) -> States:
    return np.zeros(n, like.game.room.rules.STATE)


def move_lists(like: Position | Observation, n: int) -> Ints:
    return np.zeros((n, like.game.room.rules.MAX_MOVES), np.int64)
