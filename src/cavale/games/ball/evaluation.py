"""How good a board looks for the side that has just finished its turn.

A sum of weights, one for every pawn: by whose it is, where it stands, where the ball is and who
holds it. Mirrored boards share weights, and so do the two sides.
"""

from pathlib import Path
from typing import Final

import numpy as np

from cavale.core.jit import Ints, inner, lowest_bit
from cavale.core.kept import kept
from cavale.games.ball.board import SIDE, SQUARES

SCALE: Final = 400
"""A board that scores this is won as surely as odds of e**2 to 1 say."""
_FILE: Final = Path(__file__).with_name("evaluation.npz")


def spread(values: Ints) -> Ints:
    """values[side, holds, ball, whose, square], from those of Blue."""
    turned = np.array([SIDE * (SIDE - 1 - s // SIDE) + s % SIDE for s in range(SQUARES)])
    return np.stack([values, values[:, turned][:, :, :, turned]])


@kept
def by_hand() -> Ints:
    """The ball far forward, and pawns close to it and not left behind."""
    _, ball, whose, square = np.indices((2, SQUARES, 2, SQUARES))
    row, column = np.divmod(square, SIDE)
    ball_row, ball_column = np.divmod(ball, SIDE)
    near = 10 - 3 * np.maximum(abs(row - ball_row), abs(column - ball_column))
    own = whose == 0
    values = np.where(own, near + 2 * row, -near - 2 * (SIDE - 1 - row))
    values[0] -= 8 * (SIDE - 1 - ball_row[0]) * own[0]
    values[1] += 8 * ball_row[1] * own[1]
    return spread(values)


@kept
def learned() -> Ints:
    """The values that ship with the game."""
    with np.load(_FILE) as kept:
        half: Ints = kept["values"].astype(np.int64)
    whole = np.zeros((2, SQUARES, 2, SQUARES), np.int64)
    wide = whole.reshape(2, SIDE, SIDE, 2, SIDE, SIDE)
    left = half.reshape(2, SIDE, SIDE // 2 + 1, 2, SIDE, SIDE)
    wide[:, :, : SIDE // 2 + 1] = left
    wide[:, :, SIDE // 2 + 1 :] = left[:, :, 2::-1, :, :, ::-1]
    return spread(whole)


def keep(values: Ints, file: Path = _FILE) -> None:
    """The values of Blue with the ball on columns A to D."""
    wide = values[0].reshape(2, SIDE, SIDE, 2, SIDE, SIDE)
    np.savez_compressed(file, values=wide[:, :, : SIDE // 2 + 1].astype(np.int16))


@inner
def total(own: int, opp: int, ball: int, holds: int, side: int, values: Ints) -> int:
    score = 0
    while own:
        score += values[side, holds, ball, 0, lowest_bit(own)]
        own &= own - 1
    while opp:
        score += values[side, holds, ball, 1, lowest_bit(opp)]
        opp &= opp - 1
    return score
