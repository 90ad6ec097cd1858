"""The 7 x 7 board: squares A1 to G7 counted from 0 row by row, and what lies beyond each."""

from typing import Final

import numpy as np

BLUE, RED = 0, 1
SIDE: Final = 7
SQUARES: Final = SIDE * SIDE
OFF: Final = SQUARES
NOWHERE: Final = -1
NAMES: Final = tuple(f"{column}{row + 1}" for row in range(SIDE) for column in "ABCDEFG")
DIRECTIONS: Final = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
"""Rows up and columns right; the first four are also the four axes."""

EVERYWHERE: Final = (1 << SQUARES) - 1
COLUMN_A: Final = sum(1 << square for square in range(0, SQUARES, SIDE))
COLUMN_G: Final = COLUMN_A << (SIDE - 1)
ROW_1: Final = (1 << SIDE) - 1
HOME: Final = np.array([ROW_1, ROW_1 << (SQUARES - SIDE)])
"""The home row of each side, as bits; the other side wins beyond it."""


def opposite(direction: int) -> int:
    return (direction + 4) % 8


def _square(row: int, column: int) -> int:
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else NOWHERE


def _next(square: int, direction: int) -> int:
    row, column = divmod(square, SIDE)
    up, right = DIRECTIONS[direction]
    return _square(row + up, column + right)


def _landing(side: int, square: int, direction: int) -> int:
    row, column = divmod(square, SIDE)
    up, right = DIRECTIONS[direction]
    beyond_goal = SIDE if side == BLUE else -1
    if row + 2 * up == beyond_goal and _next(square, direction) != NOWHERE:
        return OFF
    return _square(row + 2 * up, column + 2 * right)


NEXT: Final = np.array([[_next(s, d) for d in range(8)] for s in range(SQUARES)])
"""The neighbour in each direction."""

LANDING: Final = np.array(
    [[[_landing(side, s, d) for d in range(8)] for s in range(SQUARES)] for side in (BLUE, RED)]
)
"""Where a jump in each direction lands; OFF beyond the side's own goal row, also past a corner."""

AROUND: Final = np.array([sum(1 << n for n in row if n != NOWHERE) for row in NEXT.tolist()])
"""The neighbours as bits."""

TOWARDS: Final = np.array(
    [[row.index(t) if t in row else NOWHERE for t in range(SQUARES)] for row in NEXT.tolist()]
)
"""The direction from a square to its neighbour."""
