"""Whether the side to move can win within this very turn: exact, and fast when it cannot.

Every jump keeps the parity of row and column, and the last one starts on the row before the goal
row: only pawns on rows 2, 4 and 6 can carry the ball out by jumping.
"""

from typing import Final

import numpy as np

from cavale.core.jit import inner, lowest_bit
from cavale.games.ball.board import (
    AROUND,
    BLUE,
    COLUMN_A,
    COLUMN_G,
    EVERYWHERE,
    HOME,
    OFF,
    ROW_1,
    SIDE,
    SQUARES,
)
from cavale.games.ball.rules import NO_AXIS, flood, leaving, taking_ends

_NOT_A: Final = EVERYWHERE & ~COLUMN_A
_NOT_G: Final = EVERYWHERE & ~COLUMN_G
_EVEN_ROWS: Final = sum(ROW_1 << SIDE * row for row in (1, 3, 5))


def _takers(ball: int) -> int:
    """The squares from which jumps over the ball, and further ones, may lead off the board."""
    found = 0
    for square in range(SQUARES):
        row, column = divmod(square, SIDE)
        beside = (ball // SIDE - row) % 2 or (ball % SIDE - column) % 2
        if row % 2 and beside:
            found |= 1 << square
    return found


TAKERS: Final = np.array([_takers(ball) for ball in range(SQUARES)])


@inner
def quiet_ends(start: int, occupied: int, ball: int) -> int:
    """Where a pawn can get without taking the ball, leaving the board apart."""
    around = AROUND[start]
    ends = around & ~occupied
    others = occupied & ~(1 << start)
    if around & others:
        ends |= flood(start, others, ball, NO_AXIS) & ~(1 << start)
    return int(ends)


@inner
def leaves(runners: int, occupied: int, ball: int, side: int) -> bool:
    """Whether one of these pawns can carry or take the ball off the board in a chain of jumps."""
    while runners:
        start = lowest_bit(runners)
        runners &= runners - 1
        others = occupied & ~(1 << start)
        if not AROUND[start] & others:
            continue
        reached = flood(start, others, ball, NO_AXIS)
        if start == ball:
            if leaving(reached, others, side):
                return True
        elif AROUND[ball] & reached and taking_ends(start, reached, others, ball, side) >> OFF:
            return True
    return False


@inner
def jumps(squares: int, over: int) -> int:
    """Where one jump leads from these squares over one of those, free or not."""
    west, east = squares & _NOT_A, squares & _NOT_G
    found = (squares << 7 & over) << 7 | (squares >> 7 & over) >> 7
    found |= (east << 8 & over & _NOT_G) << 8 | (west >> 8 & over & _NOT_A) >> 8
    found |= (east << 1 & over & _NOT_G) << 1 | (west >> 1 & over & _NOT_A) >> 1
    found |= (east >> 6 & over & _NOT_G) >> 6 | (west << 6 & over & _NOT_A) << 6
    return found


@inner
def _spread(fresh: int, over: int, free: int) -> int:
    """Every square that jumps lead to from these."""
    reached = fresh
    while fresh:
        fresh = jumps(fresh, over) & free & ~reached
        reached |= fresh
    return reached


@inner
def _before_goal(goal: int, side: int) -> int:
    """The squares from which a jump over one of these on the goal row leaves the board."""
    west, east = goal & _NOT_A, goal & _NOT_G
    if side == BLUE:
        return goal >> 7 | west >> 8 | east >> 6
    return goal << 7 | west << 6 | east << 8


@inner
def can_win(own: int, opp: int, ball: int, side: int) -> bool:
    """Either at once, or after a first pawn move that leaves the ball alone.

    That move must put a pawn where the way goes over it, or clear a square the way goes through:
    the way is first looked for as if every pawn that might help did both.
    """
    holds = own >> ball & 1
    if holds and HOME[1 - side] >> ball & 1:
        return True
    runners = own & (TAKERS[ball] | (_EVEN_ROWS & 1 << ball))
    if not runners:
        return False
    occupied = own | opp
    if leaves(runners, occupied, ball, side):
        return True
    helpers = own & ~(1 << ball)
    placed = helpers
    while helpers:
        start = lowest_bit(helpers)
        helpers &= helpers - 1
        placed |= quiet_ends(start, occupied, ball)
    over = occupied | placed
    free = (EVERYWHERE & ~opp) | (own & ~(1 << ball))
    way = _spread(_before_goal(HOME[1 - side] & over, side) & free, over, free | 1 << ball)
    runners &= way
    if not runners:
        return False
    west, east = way & _NOT_A, way & _NOT_G
    useful = way << 7 & way >> 7 | east << 8 & west >> 8
    useful |= east << 1 & west >> 1 | east >> 6 & west << 6
    if side == BLUE:
        useful |= HOME[1] & (way << 7 | east << 8 | west << 6)
    else:
        useful |= HOME[0] & (way >> 7 | east >> 6 | west >> 8)
    helpers = own & ~(1 << ball)
    while helpers:
        start = lowest_bit(helpers)
        helpers &= helpers - 1
        ends = quiet_ends(start, occupied, ball)
        if not way >> start & 1:
            ends &= useful
        others = occupied & ~(1 << start)
        while ends:
            end = lowest_bit(ends)
            ends &= ends - 1
            if leaves(runners & ~(1 << start), others | 1 << end, ball, side):
                return True
    return False
