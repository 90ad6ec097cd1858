"""The board of The Ball as a preview shows it."""

from collections.abc import Iterator
from typing import Final

from cavale.core.observation import Observation
from cavale.core.sketch import Box, Disc, Shape, Sketch, piece
from cavale.games.ball.board import SIDE
from cavale.games.ball.view import BallView

PALE, COOL, FRAME = "#e6edf1", "#d3dfe7", "#9fb3c1"
PAWNS: Final = {"b": "#2563a8", "r": "#c4392e"}
EDGE: Final = 0.5


def sketch(seen: Observation) -> Sketch:
    side = SIDE + 2 * EDGE
    return Sketch(side, side, "#f7f0e3", (*_board(side), *_pawns(seen.look)))


def _board(side: float) -> Iterator[Shape]:
    yield Box(0, 0, side, side, FRAME, 0.25)
    yield Box(EDGE, 0.12, SIDE, EDGE - 0.2, PAWNS["r"], 0.1)
    yield Box(EDGE, side - EDGE + 0.08, SIDE, EDGE - 0.2, PAWNS["b"], 0.1)
    for row in range(SIDE):
        for column in range(SIDE):
            yield Box(EDGE + column, EDGE + row, 1, 1, COOL if (row + column) % 2 else PALE)


def _pawns(shown: BallView) -> Iterator[Shape]:
    for row, squares in enumerate(reversed(shown.rows)):
        for column, letter in enumerate(squares):
            if letter == ".":
                continue
            x, y = EDGE + column + 0.5, EDGE + row + 0.5
            yield from piece(x, y, 0.38, PAWNS[letter.lower()])
            if letter.isupper():
                yield from piece(x, y, 0.24, "#c9d1d8")
                yield Disc(x - 0.06, y - 0.07, 0.06, "#ffffff")
