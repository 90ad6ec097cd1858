"""The Ball for programs that learn.

A pawn steps to a neighbour, or jumps to a square whose row and column differ from its own by even
numbers, or leaves the board; it takes the ball only where it jumps. That makes 1,611 actions.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Ints, Planes, add_rules
from cavale.core.research import SEAT_OF_TWO, TURN, Plane, Research
from cavale.games.ball.board import AROUND, OFF, SIDE, SQUARES
from cavale.games.ball.rules import (
    GONE,
    NO_PAWN,
    REMEMBERED,
    STATE,
    TIMES_TO_DRAW,
    Ball,
    move_code,
)


def _codes() -> list[int]:
    """The codes of all moves there can be, in their order."""
    codes = []
    for start in range(SQUARES):
        for end in range(SQUARES + 1):
            alike = start // SIDE % 2 == end // SIDE % 2 and start % SIDE % 2 == end % SIDE % 2
            jumps = end == OFF or alike
            if end != start and (jumps or AROUND[start] >> end & 1):
                codes.append(move_code(start, end, 0))
            if jumps:
                codes.append(move_code(start, end, 1))
    return codes


CODES: Final[Ints] = np.array(_codes())
NUMBERS: Final[Ints] = np.full(CODES.max() + 1, -1)
NUMBERS[CODES] = np.arange(len(CODES))


def action(s: Ball, move: int) -> int:
    return int(NUMBERS[move])


def move_of(s: Ball, action: int) -> int:
    return int(CODES[action])


def planes(s: Ball, seat: int, out: Planes) -> None:
    own, other = s.pawns[seat], s.pawns[1 - seat]
    for i in range(SQUARES):
        out[i] = own >> i & 1
        out[SQUARES + i] = other >> i & 1
    if s.ball != GONE:
        out[2 * SQUARES + s.ball] = 1
    if s.moved != NO_PAWN:
        out[3 * SQUARES + s.moved] = 1
    at = 4 * SQUARES
    out[at] = s.ball_moved
    now = s.seen[(s.turns - 1) % REMEMBERED]
    times = 0
    for i in range(min(s.turns, REMEMBERED)):
        times += s.seen[i] == now
    out[at + 1] = min(times, TIMES_TO_DRAW)
    out[at + 2 + seat] = 1
    out[at + 4] = s.turn == seat and not s.over


def longest(variant: str, seats: int) -> None:
    """Only repetition ends a game that nobody wins."""


_BOARD: Final = (SIDE, SIDE)
RESEARCH: Final = Research(
    actions=len(CODES),
    chances=0,
    planes=(
        Plane("own pawns", _BOARD, 1, "by row from Blue's home row, column from A"),
        Plane("other pawns", _BOARD, 1, "the other side's"),
        Plane("ball", _BOARD, 1, "the pawn that carries it"),
        Plane("moved", _BOARD, 1, "the pawn that has already moved in this turn"),
        Plane("ball moved", (1,), 1, "whether the ball has moved in this turn"),
        Plane("stood", (1,), TIMES_TO_DRAW, "how often the turn has begun with this position"),
        SEAT_OF_TWO,
        TURN,
    ),
    longest=longest,
)

add_rules(STATE, action, move_of, planes)
