"""Whole turns: every distinct outcome of two pawn moves, as the mover's pawns and the ball.

An outcome is one number: 49 bits for the pawns of the side that moved, the ball's square above.
Turns that win are not listed: `threats` finds them.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Ints, inner, lowest_bit
from cavale.games.ball.board import AROUND, COLUMN_A, COLUMN_G, EVERYWHERE, SQUARES
from cavale.games.ball.evaluation import total
from cavale.games.ball.rules import NO_AXIS, at_ease, flood, taking_ends
from cavale.games.ball.threats import can_win, jumps

MAX_TURNS: Final = 12_000
"""The most in 100,000 boards with pawns anywhere was 6,482; beyond this none are listed."""
MARKS: Final = 1 << 14
ROOM: Final = 3 * SQUARES + MARKS
INFINITE: Final = 2_000_000
_NOT_A: Final = EVERYWHERE & ~COLUMN_A
_NOT_G: Final = EVERYWHERE & ~COLUMN_G
_UNKNOWN: Final = INFINITE
_NONE: Final = -1
_SALT: Final = np.random.default_rng(1983).integers(0, MARKS, (2, SQUARES))
CUT: Final = -1


def new_room() -> Ints:
    """Room to list turns in."""
    return np.zeros(ROOM, np.int64)


@inner
def _rooms(room: Ints) -> tuple[Ints, Ints, Ints, Ints]:
    """What jumps reach from each square, what touches that, sums of values, and turns listed."""
    return (
        room[:SQUARES],
        room[SQUARES : 2 * SQUARES],
        room[2 * SQUARES : 3 * SQUARES],
        room[3 * SQUARES :],
    )


@inner
def outcome(own: int, ball: int) -> int:
    return own | ball << SQUARES


@inner
def pawns_of(turn: int) -> int:
    return turn & EVERYWHERE


@inner
def ball_of(turn: int) -> int:
    return turn >> SQUARES


@inner
def bring_next(turns: Ints, scores: Ints, at: int, end: int) -> None:
    """Put the best of turns[at:end] first."""
    best = at
    for i in range(at + 1, end):
        if scores[i] > scores[best]:
            best = i
    turns[at], turns[best] = turns[best], turns[at]
    scores[at], scores[best] = scores[best], scores[at]


@inner
def _is_new(turn: int, mark: int, marks: Ints) -> bool:
    while marks[mark] != _NONE:
        if marks[mark] == turn:
            return False
        mark = (mark + 1) & (MARKS - 1)
    marks[mark] = turn
    return True


@inner
def _survey(own: int, occupied: int, reach: Ints, touch: Ints) -> None:
    """For every pawn: where jumps lead it, and the squares where a change could alter that."""
    while own:
        start = lowest_bit(own)
        own &= own - 1
        others = occupied & ~(1 << start)
        reached = 1 << start
        if AROUND[start] & others:
            reached = flood(start, others, 0, NO_AXIS)
        tall = reached | reached << 7 | reached >> 7
        wide = tall | (tall & _NOT_G) << 1 | (tall & _NOT_A) >> 1
        reach[start] = reached
        touch[start] = wide | jumps(reached, others) & others


@inner
def list_turns(
    own: int,
    opp: int,
    ball: int,
    side: int,
    floor: int,
    roof: int,
    turns: Ints,
    scores: Ints,
    room: Ints,
    values: Ints,
    low: Ints,
) -> int:
    """List the outcomes that score more than `floor` for the mover; return how many.

    With no floor (-INFINITE) each is listed once; otherwise some twice, `low[0]` becomes the best
    score of the others, and the first that scores `roof` and is safe is put first and returned
    alone, as CUT. The ball moves first in one round, and second, if at all, in the other; two moves
    that do not touch each other are met in one order only.
    """
    reach, touch, totals, marks = _rooms(room)
    distinct = floor == -INFINITE
    if distinct:
        marks[:] = _NONE
    low[0] = -INFINITE
    totals[:] = _UNKNOWN
    attacking = own >> ball & 1
    occupied = own | opp
    _survey(own, occupied, reach, touch)
    n = 0
    for order in range(2):
        ball_first = order == 0
        left = own
        while left:
            start = lowest_bit(left)
            left &= left - 1
            ends = reach[start] & ~(1 << start) | AROUND[start] & ~occupied
            if (start == ball) != ball_first:
                ends = 0
                if ball_first and AROUND[ball] & reach[start]:
                    others = occupied & ~(1 << start)
                    ends = taking_ends(start, reach[start], others, ball, side) & EVERYWHERE
            while ends:
                end = lowest_bit(ends)
                ends &= ends - 1
                changed = 1 << start | 1 << end
                now = occupied & ~(1 << start) | 1 << end
                rest = own & ~(1 << start)
                while rest:
                    second = lowest_bit(rest)
                    rest &= rest - 1
                    others = now & ~(1 << second)
                    reached = reach[second]
                    apart = touch[second] & changed == 0
                    if not apart:
                        reached = 1 << second
                        if AROUND[second] & others:
                            reached = flood(second, others, 0, NO_AXIS)
                    quiet, taking = 0, 0
                    if ball_first or second == ball or not attacking:
                        quiet = reached & ~(1 << second) | AROUND[second] & ~now
                        met = second == ball or (second < start and not ball_first)
                        if met and apart and not touch[start] >> second & 1:
                            quiet &= touch[start]
                    if not ball_first and second != ball and AROUND[ball] & reached:
                        taking = taking_ends(second, reached, others, ball, side) & EVERYWHERE
                    while quiet | taking:
                        takes = quiet == 0
                        last = lowest_bit(taking if takes else quiet)
                        if takes:
                            taking &= taking - 1
                        else:
                            quiet &= quiet - 1
                        there, holds = ball, 0
                        if ball_first:
                            there, holds = end, 1
                        elif takes or second == ball:
                            there, holds = last, 1
                        if totals[there] == _UNKNOWN:
                            totals[there] = total(own, opp, there, holds, side, values)
                        worth = values[side, holds, there, 0]
                        score = totals[there] + worth[end] + worth[last]
                        score -= worth[start] + worth[second]
                        if score <= floor:
                            low[0] = max(low[0], score)
                            continue
                        pawns = own & ~(1 << start | 1 << second) | 1 << end | 1 << last
                        turn = outcome(pawns, there)
                        if distinct:
                            mark = _SALT[0, start] ^ _SALT[0, end] ^ _SALT[0, second]
                            if not _is_new(turn, mark ^ _SALT[0, last] ^ _SALT[1, there], marks):
                                continue
                        elif score >= roof and not can_win(opp, pawns, there, 1 - side):
                            turns[0], scores[0] = turn, score
                            return CUT
                        turns[n], scores[n] = turn, score
                        n += 1
                        if n == MAX_TURNS:
                            return n
    return n


@inner
def is_stuck(
    own: int, opp: int, ball: int, side: int, turns: Ints, scores: Ints, room: Ints, values: Ints
) -> bool:
    """Whether a side that cannot win in this turn has no turn at all."""
    if at_ease(own, own | opp, ball):
        return False
    low = np.empty(1, np.int64)
    n = list_turns(own, opp, ball, side, -INFINITE, INFINITE, turns, scores, room, values, low)
    return n == 0
