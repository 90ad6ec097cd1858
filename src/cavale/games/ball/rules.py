"""The Ball: two pawn moves a turn, and the ball moved or taken at most once.

A state stands before one pawn move. Sets of squares are bits. Free squares and the jumps between
them are a net that can be walked both ways, and what may not be done in it is to turn straight
back: that never matters to where a pawn can get, only to where it can get with the ball.
"""

from math import comb
from typing import Annotated, Final

import numpy as np

from cavale.core.jit import (
    Ints,
    States,
    count_bits,
    implement,
    inner,
    kernel,
    layout,
    lowest_bit,
)
from cavale.core.rules import State
from cavale.core.seats import OVER
from cavale.games.ball.board import (
    AROUND,
    BLUE,
    COLUMN_A,
    COLUMN_G,
    EVERYWHERE,
    HOME,
    LANDING,
    NOWHERE,
    OFF,
    RED,
    SQUARES,
    TOWARDS,
)
from cavale.games.ball.ways import find_way

PAWNS: Final = 7
NO_PAWN: Final = -1
GONE: Final = -1
WON, DRAWN, STUCK = 1, 2, 3
MAX_MOVES: Final = 2 * PAWNS * (SQUARES + 1)
TIMES_TO_DRAW: Final = 3
REMEMBERED: Final = 512
"""How many turns back a repetition is looked for; the longest of 8,000 random games had 335."""

MAY, MUST, MUST_NOT = 0, 1, 2
"""What a pawn move may do to the ball."""

NO_AXIS: Final = -1
_NOT_A: Final = EVERYWHERE & ~COLUMN_A
_NOT_G: Final = EVERYWHERE & ~COLUMN_G
_OFF: Final = 1 << OFF

WAYS: Final = np.array([[comb(n, k) for k in range(PAWNS + 1)] for n in range(SQUARES + 1)])
"""WAYS[n, k]: how many ways there are to place k pawns on n squares."""


class Ball(State):
    pawns: Annotated[Ints, 2]
    ball: int
    turn: int
    moved: int
    ball_moved: int
    over: int
    turns: int
    seen: Annotated[Ints, REMEMBERED]


STATE: Final = layout(Ball)


def move_code(start: int, end: int, takes: int) -> int:
    return start << 7 | end << 1 | takes


def move_parts(move: int) -> tuple[int, int, int]:
    """The square a pawn starts from, the one it ends on or OFF, and whether it takes the ball."""
    return move >> 7, move >> 1 & 63, move & 1


encode, decode = inner(move_code), inner(move_parts)


@inner
def flood(start: int, occupied: int, ball: int, axis: int) -> int:
    """Every square that jumps lead to from this one, itself included.

    No jump goes over `ball` along `axis`; NO_AXIS allows them all.
    """
    free = EVERYWHERE & ~occupied
    others = occupied & ~(1 << ball)
    ns = others if axis == 0 else occupied
    rise = others if axis == 1 else occupied
    ew = others if axis == 2 else occupied
    fall = others if axis == 3 else occupied
    reached = 1 << start
    fresh = reached
    while fresh:
        west, east = fresh & _NOT_A, fresh & _NOT_G
        found = (fresh << 7 & ns) << 7 | (fresh >> 7 & ns) >> 7
        found |= (east << 8 & rise & _NOT_G) << 8 | (west >> 8 & rise & _NOT_A) >> 8
        found |= (east << 1 & ew & _NOT_G) << 1 | (west >> 1 & ew & _NOT_A) >> 1
        found |= (east >> 6 & fall & _NOT_G) >> 6 | (west << 6 & fall & _NOT_A) << 6
        fresh = found & free & ~reached
        reached |= fresh
    return reached


@inner
def has_loop(squares: int, occupied: int) -> bool:
    """Whether one can jump in a circle among these squares, all of which jumps connect: a net
    without a circle has one jump fewer than squares."""
    west, east = squares & _NOT_A, squares & _NOT_G
    jumps = count_bits(occupied & squares << 7 & squares >> 7)
    jumps += count_bits(occupied & east << 8 & west >> 8)
    jumps += count_bits(occupied & east << 1 & west >> 1)
    jumps += count_bits(occupied & east >> 6 & west << 6)
    return jumps >= count_bits(squares)


@inner
def leaving(squares: int, occupied: int, side: int) -> int:
    """OFF, as a bit, if a carrier on one of these squares can jump over a pawn on the goal row."""
    goal = HOME[1 - side] & occupied
    west, east = squares & _NOT_A, squares & _NOT_G
    if side == BLUE:
        over = squares << 7 | east << 8 | west << 6
    else:
        over = squares >> 7 | east >> 6 | west >> 8
    return _OFF if over & goal else 0


@inner
def taking_ends(start: int, reached: int, occupied: int, ball: int, side: int) -> int:
    """Where a pawn that jumps within `reached` can end with the ball, OFF included.

    It may as well take the ball the first time it jumps over the carrier, from `here` to `there`.
    Then it must not turn straight back, so what lies on the near side is open to it only if the
    two sides hang together otherwise, or if it can turn round in a circle on the far side.
    """
    ends = 0
    near = AROUND[ball] & reached
    while near:
        here = lowest_bit(near)
        near &= near - 1
        direction = TOWARDS[here, ball]
        there = LANDING[side, here, direction]
        if there == NOWHERE:
            continue
        if there == OFF:
            ends |= _OFF
            continue
        if occupied >> there & 1 or reached & ~ends == 0:
            continue
        beyond = flood(there, occupied, ball, direction & 3)
        if beyond >> here & 1:
            ends |= reached
        elif not beyond >> start & 1:
            ends |= reached if has_loop(beyond, occupied) else beyond
    return ends | leaving(ends, occupied, side)


@inner
def write(start: int, quiet: int, taking: int, out: Ints, n: int) -> int:
    """The moves of one pawn, in the pinned order; OFF is the last bit."""
    ends = quiet | taking
    while ends:
        end = lowest_bit(ends)
        ends &= ends - 1
        if quiet >> end & 1:
            out[n] = encode(start, end, 0)
            n += 1
        if taking >> end & 1:
            out[n] = encode(start, end, 1)
            n += 1
    return n


@inner
def pawn_moves(movable: int, occupied: int, ball: int, side: int, duty: int, out: Ints) -> int:
    """What the board and the duty towards the ball allow these pawns."""
    n = 0
    while movable:
        start = lowest_bit(movable)
        movable &= movable - 1
        others = occupied & ~(1 << start)
        reached = 1 << start
        if AROUND[start] & others:
            reached = flood(start, others, ball, NO_AXIS)
        quiet = reached & ~(1 << start) | AROUND[start] & ~occupied
        taking = 0
        if start == ball:
            quiet |= leaving(reached, others, side)
            if HOME[1 - side] >> start & 1:
                quiet |= _OFF
        else:
            if duty != MUST_NOT and AROUND[ball] & reached:
                taking = taking_ends(start, reached, others, ball, side)
            if duty == MUST:
                quiet = 0
        n = write(start, quiet, taking, out, n)
    return n


@inner
def at_ease(own: int, occupied: int, ball: int) -> bool:
    """Whether every first pawn move can surely be completed, seen at a glance.

    A pawn with two free neighbours still has one after any other pawn has moved. Asking every
    first move instead doubles the time that `legal` takes.
    """
    roomy = 0
    left = own
    while left:
        pawn = lowest_bit(left)
        left &= left - 1
        around = AROUND[pawn] & ~occupied
        if around & (around - 1):
            roomy += pawn != ball
        elif pawn == ball:
            return False
    return roomy >= 2


@inner
def can_complete(own: int, occupied: int, ball: int, side: int, first: int, out: Ints) -> bool:
    """Whether another pawn can finish the turn after this first pawn move."""
    start, end, takes = decode(first)
    here, there = 1 << start, 1 << end
    rest = own & ~here
    occupied = occupied & ~here | there
    if start == ball or takes:
        duty, ball = MUST_NOT, end
    elif own >> ball & 1:
        duty = MUST
    else:
        duty = MAY
    steppers = rest if duty != MUST else 1 << ball
    while steppers:
        if AROUND[lowest_bit(steppers)] & ~occupied:
            return True
        steppers &= steppers - 1
    return pawn_moves(rest, occupied, ball, side, duty, out) > 0


@inner
def legal(s: Ball, out: Ints) -> int:
    side, ball = s.turn, s.ball
    own = s.pawns[side]
    occupied = own | s.pawns[1 - side]
    if s.moved != NO_PAWN:
        if s.ball_moved:
            duty = MUST_NOT
        else:
            duty = MUST if own >> ball & 1 else MAY
        return pawn_moves(own & ~(1 << s.moved), occupied, ball, side, duty, out)
    n = pawn_moves(own, occupied, ball, side, MAY, out)
    if at_ease(own, occupied, ball):
        return n
    seconds = np.empty(MAX_MOVES, np.int64)
    kept = 0
    for i in range(n):
        move = out[i]
        if decode(move)[1] == OFF or can_complete(own, occupied, ball, side, move, seconds):
            out[kept] = move
            kept += 1
    return kept


def mover(s: Ball) -> int:
    return OVER if s.over else s.turn


def moves(s: Ball, out: Ints) -> int:
    return 0 if s.over else legal(s, out)


def apply(s: Ball, move: int) -> None:
    side = s.turn
    start, end, takes = decode(move)
    if end == OFF:
        s.pawns[side] &= ~(1 << start)
        s.ball = GONE
        s.moved = NO_PAWN
        s.ball_moved = 0
        s.over = WON
        return
    s.pawns[side] = s.pawns[side] & ~(1 << start) | 1 << end
    if start == s.ball or takes:
        s.ball = end
        s.ball_moved = 1
    if s.moved == NO_PAWN:
        s.moved = end
        return
    s.moved = NO_PAWN
    s.ball_moved = 0
    s.turn = 1 - side
    begin_turn(s)


@inner
def begin_turn(s: Ball) -> None:
    """The turn passes: a side that cannot play one loses, and the third repetition is a draw."""
    times = remember(s)
    own = s.pawns[s.turn]
    easy = at_ease(own, own | s.pawns[1 - s.turn], s.ball)
    if not easy and legal(s, np.empty(MAX_MOVES, np.int64)) == 0:
        s.over = STUCK
    elif times >= TIMES_TO_DRAW:
        s.over = DRAWN


@inner
def remember(s: Ball) -> int:
    """Note the position at the start of a turn; how often it has stood by now."""
    now = standing(s)
    times = 1
    for i in range(min(s.turns, REMEMBERED)):
        if s.seen[i] == now:
            times += 1
    s.seen[s.turns % REMEMBERED] = now
    s.turns += 1
    return times


@kernel
def face_remember(a: States) -> int:
    return remember(a[0])


@inner
def standing(s: Ball) -> int:
    """The board, the ball and the side as one exact number below 2**57.

    Blue's pawns count as one of the ways to place as many on the board, Red's as one of the ways
    to place as many on the squares left, the carrier by its place among all pawns.
    """
    blue, red = s.pawns[BLUE], s.pawns[RED]
    ways = WAYS[SQUARES - count_bits(blue), count_bits(red)]
    code, k = 0, 0
    left = blue
    while left:
        k += 1
        code += WAYS[lowest_bit(left), k]
        left &= left - 1
    code *= ways
    k = 0
    left = red
    while left:
        k += 1
        square = lowest_bit(left)
        code += WAYS[square - count_bits(blue & ((1 << square) - 1)), k]
        left &= left - 1
    carrier = count_bits((blue | red) & ((1 << s.ball) - 1))
    return int((code * 2 * PAWNS + carrier) * 2 + s.turn)


def points(s: Ball, seat: int) -> float:
    if s.over == DRAWN:
        return 0.5
    winner = s.turn if s.over == WON else 1 - s.turn
    return 1.0 if seat == winner else 0.0


def key(s: Ball) -> np.uint64:
    """Exact, but for what is remembered of earlier turns."""
    if s.over:
        return np.uint64(0)
    half = (s.moved + 1) * 2 + s.ball_moved
    return np.uint64(standing(s)) | np.uint64(half) << np.uint64(57)


def start(variant: str, seats: int) -> States:
    a = np.zeros(1, STATE)
    a["pawns"] = HOME
    a["ball"] = PAWNS // 2
    a["moved"] = NO_PAWN
    face_remember(a)
    return a


def reason(a: States) -> str:
    return {WON: "through", DRAWN: "repeated", STUCK: "stuck"}[int(a[0].over)]


def refusal(a: States, move: int) -> str:
    """What is wrong with the pawn comes first, then its duty towards the ball, then the way."""
    s = a[0]
    if s.over:
        return "5.8"
    side, ball, ball_moved = int(s.turn), int(s.ball), bool(s.ball_moved)
    own = int(s.pawns[side])
    occupied = own | int(s.pawns[1 - side])
    start, end, takes = move_parts(move)
    carries = start == ball
    attacking = bool(own >> ball & 1)
    if not own >> start & 1:
        return "2.1"
    if start == s.moved:
        return "2.2"
    if takes and ball_moved:
        return "4.3"
    if s.moved != NO_PAWN and attacking and not (ball_moved or takes or carries):
        return "4.4"
    if takes and (carries or not find_way(occupied, ball, side, start, None, True)):
        return "4.1"
    if end == OFF and not takes and not carries:
        return "5.3"
    if end == start and not takes:
        return "3.6"
    if end not in (OFF, start) and occupied >> end & 1:
        return "3.4"
    if find_way(occupied, ball, side, start, end, bool(takes)):
        return "2.3"
    if find_way(occupied, ball, side, start, end, bool(takes), straight_back=True):
        return "3.5"
    if end == OFF:
        return "5.1"
    if takes and find_way(occupied, ball, side, start, end, False):
        return "4.1"
    return "3.2"


implement(STATE, mover, moves, apply, points, key)
