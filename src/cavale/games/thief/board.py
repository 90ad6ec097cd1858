"""The 11 x 11 points: A1 to K11 counted from 0 row by row, and the ways away from the scene."""

from typing import Final

import numpy as np

SIDE: Final = 11
POINTS: Final = SIDE * SIDE
NOWHERE: Final = -1
COLUMNS: Final = "ABCDEFGHIJK"
NAMES: Final = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in COLUMNS)
SCENE: Final = NAMES.index("F6")
HIDEOUTS: Final = tuple(NAMES.index(name) for name in ("A1", "K1", "A11", "K11"))

_STRAIGHT: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
_DIAGONAL: Final = ((-1, -1), (-1, 1), (1, -1), (1, 1))

ROW: Final = np.array([point // SIDE for point in range(POINTS)])
COLUMN: Final = np.array([point % SIDE for point in range(POINTS)])
DISTANCE: Final = np.abs(ROW - ROW[SCENE]) + np.abs(COLUMN - COLUMN[SCENE])
"""From the scene, along the lines."""
IS_HIDEOUT: Final = np.array([point in HIDEOUTS for point in range(POINTS)])
OPEN: Final = np.flatnonzero(~IS_HIDEOUT)
"""The points that can be probed."""


def around(point: int, directions: tuple[tuple[int, int], ...] = _STRAIGHT) -> list[int]:
    """The neighbours in these directions that are on the board, in order."""
    row, column = divmod(point, SIDE)
    places = ((row + up, column + right) for up, right in directions)
    return sorted(SIDE * r + c for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE)


def _rows(lists: list[list[int]]) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Lists of points as one array, filled up with NOWHERE."""
    longest = max(map(len, lists))
    return np.array([points + [NOWHERE] * (longest - len(points)) for points in lists])


AWAY: Final = _rows(
    [[n for n in around(p) if DISTANCE[n] > DISTANCE[p]] for p in range(POINTS)]
)  # fmt: skip
"""Where a later step can lead: to neighbours farther from the scene."""
WAYS: Final = (AWAY != NOWHERE).sum(axis=1)
"""How many there are."""

BACK: Final = _rows(
    [[n for n in around(p) if DISTANCE[n] < DISTANCE[p]] for p in range(POINTS)]
)  # fmt: skip
"""Where a later step to this point can have come from."""

STRAIGHT_FIRST: Final = np.array(around(SCENE))
ANY_FIRST: Final = np.array(around(SCENE, _STRAIGHT + _DIAGONAL))
"""The first steps: straight only, or also diagonal."""
