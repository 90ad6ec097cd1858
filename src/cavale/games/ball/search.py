"""Alpha-beta over whole turns.

A node is a board at the start of a turn, and its value is for the side that starts it. The last
turn is not played out: its outcomes are scored as they are listed, and the best of them after which
the opponent cannot win at once is the value. So a search of depth 1 already sees the opponent's
winning turns.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Flag, Ints, States, inner, kernel, raised
from cavale.games.ball.evaluation import total
from cavale.games.ball.rules import standing
from cavale.games.ball.threats import can_win
from cavale.games.ball.turns import (
    CUT,
    INFINITE,
    ball_of,
    bring_next,
    is_stuck,
    list_turns,
    pawns_of,
)
from cavale.search.table import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    NOT_FOUND,
    Keys,
    Words,
    bound_of,
    depth_of,
    look_up,
    move_of,
    pack,
    store,
    value_of,
)

WIN: Final = 1_000_000
SURE: Final = WIN - 1_000
MAX_DEPTH: Final = 40
SIGNS: Final = 1 << 16
_LATE, _LATER, _DEEP = 8, 40, 2
"""From these turns on, and with more turns left than that, a turn is searched shallower."""

# The columns of a frame.
LOW, HIGH, DEPTH, FLOOR, BEST, BEST_TURN, AT, END, TURN, BY, KILLER = range(11)
COLUMNS: Final = 11
_WHOLE, _PROBE, _GLANCE = 0, 1, 2
NODES, STOPPED = 0, 1


@inner
def sign_of(turn: int) -> int:
    """Sixteen bits by which a turn is remembered."""
    return (turn ^ turn >> 16 ^ turn >> 29 ^ turn >> 41) & (SIGNS - 1)


@inner
def _shift(value: int, level: int) -> int:
    """Wins counted from another level."""
    if value > SURE:
        return value + level
    if value < -SURE:
        return value - level
    return value


@inner
def last_turn(
    own: int,
    opp: int,
    ball: int,
    side: int,
    low: int,
    high: int,
    level: int,
    turns: Ints,
    scores: Ints,
    room: Ints,
    values: Ints,
    best_low: Ints,
) -> int:
    """The value of a board whose mover cannot win in this turn, one turn deep."""
    floor = max(low, -SURE)
    n = list_turns(own, opp, ball, side, floor, high, turns, scores, room, values, best_low)
    if n == CUT:
        return int(scores[0])
    if n == 0 and best_low[0] == -INFINITE:
        return level - WIN
    while n > 0:
        best = 0
        for i in range(1, n):
            if scores[i] > scores[best]:
                best = i
        turn = turns[best]
        if not can_win(opp, pawns_of(turn), ball_of(turn), 1 - side):
            return int(scores[best])
        n -= 1
        turns[best] = turns[n]
        scores[best] = scores[n]
    if best_low[0] == -INFINITE:
        return level + 2 - WIN
    return int(best_low[0])


@kernel
def search(
    boards: States,
    turns: Ints,
    scores: Ints,
    f: Ints,
    keys: Keys,
    words: Words,
    history: Ints,
    room: Ints,
    values: Ints,
    twice: Ints,
    report: Ints,
    node_limit: int,
    reduce: bool,
    stop: Flag,
) -> int:
    """The value of boards[0] with the turns listed for it, to the depth that f[0] holds."""
    level = 0
    value = 0
    nodes = 0
    entering = True
    low = np.zeros(1, np.int64)
    while level >= 0:
        s = boards[level]
        side, ball = s.turn, s.ball
        own, opp = s.pawns[side], s.pawns[1 - side]
        if entering:
            nodes += 1
            if nodes & 31 == 0 and (raised(stop) or report[NODES] + nodes >= node_limit):
                report[STOPPED] = 1
                break
            entering = False
            depth = f[level, DEPTH]
            alpha, beta = f[level, LOW], f[level, HIGH]
            f[level, FLOOR] = alpha
            f[level, BEST] = -INFINITE
            f[level, BEST_TURN] = 0
            f[level, AT] = 0
            first = -1
            if level > 0:
                key = standing(s)
                repeats = False
                for i in range(len(twice)):
                    repeats |= twice[i] == key
                if repeats:
                    value = 0
                    level -= 1
                    continue
                word = look_up(keys, words, np.uint64(key))
                if word != NOT_FOUND:
                    first = move_of(word)
                    known = _shift(value_of(word), -level)
                    bound = bound_of(word)
                    if (depth_of(word) >= depth or abs(known) > SURE) and (
                        bound == EXACT
                        or (bound == AT_LEAST and known >= beta)
                        or (bound == AT_MOST and known <= alpha)
                    ):
                        value = known
                        level -= 1
                        continue
                elif can_win(own, opp, ball, side):
                    value = WIN - level - 1
                    store(keys, words, np.uint64(key), pack(WIN - 1, 0, depth, EXACT))
                    level -= 1
                    continue
                if depth <= 0:
                    value = -total(opp, own, ball, opp >> ball & 1, 1 - side, values)
                    if is_stuck(own, opp, ball, side, turns[level], scores[level], room, values):
                        value = level - WIN
                    level -= 1
                    continue
                if depth == 1:
                    value = last_turn(
                        own,
                        opp,
                        ball,
                        side,
                        alpha,
                        beta,
                        level,
                        turns[level],
                        scores[level],
                        room,
                        values,
                        low,
                    )
                    bound = EXACT
                    if value <= alpha:
                        bound = AT_MOST
                    elif value >= beta:
                        bound = AT_LEAST
                    store(
                        keys,
                        words,
                        np.uint64(key),
                        pack(_shift(value, level), 0, depth, bound),
                    )
                    level -= 1
                    continue
                n = list_turns(
                    own,
                    opp,
                    ball,
                    side,
                    -INFINITE,
                    INFINITE,
                    turns[level],
                    scores[level],
                    room,
                    values,
                    low,
                )
                f[level, END] = n
                if n == 0:
                    value = level - WIN
                    level -= 1
                    continue
                for i in range(n):
                    sign = sign_of(turns[level, i])
                    if sign == first:
                        scores[level, i] += 1 << 40
                    elif turns[level, i] == f[level, KILLER]:
                        scores[level, i] += 1 << 20
                    scores[level, i] += min(history[side, sign], 400)
        else:
            alpha, beta = f[level, LOW], f[level, HIGH]
            value = -value
            by = f[level, BY]
            if value > alpha and (by == _GLANCE or (by == _PROBE and value < beta)):
                by = _PROBE if by == _GLANCE and beta - alpha > 1 else _WHOLE
                f[level, BY] = by
                level += 1
                f[level, LOW] = -(alpha + 1 if by == _PROBE else beta)
                f[level, HIGH] = -alpha
                f[level, DEPTH] = f[level - 1, DEPTH] - 1
                entering = True
                continue
            if value > f[level, BEST]:
                f[level, BEST] = value
                f[level, BEST_TURN] = f[level, TURN]
                if value > alpha:
                    f[level, LOW] = value
        best, beta, at, depth = f[level, BEST], f[level, HIGH], f[level, AT], f[level, DEPTH]
        if best >= beta or at == f[level, END]:
            bound = EXACT
            if best >= beta:
                bound = AT_LEAST
                f[level, KILLER] = f[level, BEST_TURN]
                history[side, sign_of(f[level, BEST_TURN])] += depth * depth
            elif best <= f[level, FLOOR]:
                bound = AT_MOST
            store(
                keys,
                words,
                np.uint64(standing(s)),
                pack(_shift(best, level), sign_of(f[level, BEST_TURN]), depth, bound),
            )
            value = best
            level -= 1
            continue
        bring_next(turns[level], scores[level], at, f[level, END])
        turn = turns[level, at]
        f[level, AT] = at + 1
        f[level, TURN] = turn
        alpha = f[level, LOW]
        by = _WHOLE
        if reduce and at >= _LATE and depth > _DEEP:
            by = _GLANCE
        elif at > 0 and beta - alpha > 1:
            by = _PROBE
        f[level, BY] = by
        boards[level + 1] = s
        level += 1
        child = boards[level]
        child.pawns[side] = pawns_of(turn)
        child.ball = ball_of(turn)
        child.turn = 1 - side
        f[level, LOW] = -(beta if by == _WHOLE else alpha + 1)
        f[level, HIGH] = -alpha
        f[level, DEPTH] = depth - 1
        if by == _GLANCE:
            f[level, DEPTH] = max(1, depth - 3) if at >= _LATER else depth - 2
        entering = True
    report[NODES] += nodes
    return value
