"""Alpha-beta for two seats without chance: iterative deepening, table, principal variation search.

Values pass between frames as seen from seat 0, so it does not matter whether the seats alternate;
inside a frame they are seen from its mover. A win is WIN less the plies it takes.
"""

from dataclasses import dataclass

import numpy as np

from cavale.core.jit import Flag, Floats, Ints, States, inner, kernel, raised
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.rules import apply, evaluate, key, mover, moves, utility
from cavale.core.seats import OVER
from cavale.core.shuffling import shuffled
from cavale.search.limits import NO_LIMIT, alarm
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
    new_table,
    pack,
    store,
    value_of,
)
from cavale.search.workspace import move_lists, states

WIN = 1_000_000
SURE = WIN - 1_000
MAX_DEPTH = 100
_INFINITE = 2 * WIN
_HISTORY = 1 << 16
_ROOT = 255

# The columns of a frame.
_LOW, _HIGH, _DEPTH = 0, 1, 2  # the window as seat 0 sees it, and the plies left: set by the parent
_ALPHA, _BETA, _FLOOR, _BEST, _BEST_MOVE = 3, 4, 5, 6, 7
_AT, _END, _SIGN, _MOVE, _PROBING = 8, 9, 10, 11, 12
_COLUMNS = 13

# What the kernel reports beside the value.
_NODES, _STOPPED = 0, 1


@inner
def _final(s: np.void, ply: int, drawn: float) -> int:
    """A finished game's value for seat 0, sooner wins first."""
    value = int(utility(s, 0) * WIN)
    if value == 0:
        return int(1000 * drawn)
    if value > SURE:
        return value - ply
    if value < -SURE:
        return value + ply
    return value


@inner
def _from_table(value: int, ply: int) -> int:
    if value > SURE:
        return value - ply
    if value < -SURE:
        return value + ply
    return value


@inner
def _answer(before: int, move: int) -> int:
    """Where the history keeps how often a move was a good answer to the one before it."""
    return (before & 0xFF) << 8 | move & 0xFF


@inner
def _bring_next(row: Ints, at: int, end: int, first: int, before: int, history: Ints) -> None:
    """Swap the most promising of the moves still to be tried to the front."""
    best, best_score = at, -1
    for i in range(at, end):
        move = row[i]
        score = (1 << 60) if move == first else history[_answer(before, move)]
        if score > best_score:
            best, best_score = i, score
    row[at], row[best] = row[best], row[at]


@kernel
def _search(
    frames: States,
    lists: Ints,
    f: Ints,
    keys: Keys,
    words: Words,
    history: Ints,
    weights: Floats,
    drawn: float,
    report: Ints,
    node_limit: int,
    stop: Flag,
) -> int:
    """The value of frames[0] for seat 0 inside the window and to the depth that f[0] holds."""
    level = 0
    value = 0
    nodes = 0
    entering = True
    while level >= 0:
        s = frames[level]
        if entering:
            nodes += 1
            if nodes > node_limit or (nodes & 1023 == 0 and raised(stop)):
                report[_STOPPED] = 1
                break
            entering = False
            who = mover(s)
            if who == OVER:
                value = _final(s, level, drawn)
                level -= 1
                continue
            sign = 1 if who == 0 else -1
            depth = f[level, _DEPTH]
            if depth <= 0:
                value = sign * evaluate(s, weights)
                level -= 1
                continue
            alpha = f[level, _LOW] if sign == 1 else -f[level, _HIGH]
            beta = f[level, _HIGH] if sign == 1 else -f[level, _LOW]
            first = -1
            word = look_up(keys, words, key(s))
            if word != NOT_FOUND:
                first = move_of(word)
                if level > 0 and depth_of(word) >= depth:
                    known = _from_table(value_of(word), level)
                    bound = bound_of(word)
                    if (
                        bound == EXACT
                        or (bound == AT_LEAST and known >= beta)
                        or (bound == AT_MOST and known <= alpha)
                    ):
                        value = sign * known
                        level -= 1
                        continue
            f[level, _ALPHA] = alpha
            f[level, _FLOOR] = alpha
            f[level, _BETA] = beta
            f[level, _BEST] = -_INFINITE
            f[level, _BEST_MOVE] = first
            f[level, _SIGN] = sign
            f[level, _AT] = 0
            f[level, _END] = moves(s, lists[level])
        else:
            sign = f[level, _SIGN]
            alpha, beta = f[level, _ALPHA], f[level, _BETA]
            mine = sign * value
            if f[level, _PROBING] and alpha < mine < beta:
                f[level, _PROBING] = 0
                f[level + 1, _LOW] = alpha if sign == 1 else -beta
                f[level + 1, _HIGH] = beta if sign == 1 else -alpha
                level += 1
                entering = True
                continue
            if mine > f[level, _BEST]:
                f[level, _BEST] = mine
                f[level, _BEST_MOVE] = f[level, _MOVE]
                if mine > alpha:
                    f[level, _ALPHA] = mine
        before = f[level - 1, _MOVE] if level > 0 else _ROOT
        best, beta, at = f[level, _BEST], f[level, _BETA], f[level, _AT]
        depth, sign = f[level, _DEPTH], f[level, _SIGN]
        if best >= beta or at == f[level, _END]:
            bound = EXACT
            if best >= beta:
                bound = AT_LEAST
                history[_answer(before, f[level, _BEST_MOVE])] += depth * depth
            elif best <= f[level, _FLOOR]:
                bound = AT_MOST
            k = key(s)
            if k != np.uint64(0):
                kept = best
                if best > SURE:
                    kept += level
                elif best < -SURE:
                    kept -= level
                store(keys, words, k, pack(kept, f[level, _BEST_MOVE], depth, bound))
            value = sign * best
            level -= 1
            continue
        first = f[level, _BEST_MOVE] if at == 0 else -1
        _bring_next(lists[level], at, f[level, _END], first, before, history)
        move = lists[level, at]
        f[level, _AT] = at + 1
        f[level, _MOVE] = move
        alpha = f[level, _ALPHA]
        probing = at > 0 and beta - alpha > 1
        f[level, _PROBING] = 1 if probing else 0
        top = alpha + 1 if probing else beta
        level += 1
        f[level, _LOW] = alpha if sign == 1 else -top
        f[level, _HIGH] = top if sign == 1 else -alpha
        f[level, _DEPTH] = depth - 1
        frames[level] = frames[level - 1]
        apply(frames[level], move)
        entering = True
    report[_NODES] += nodes
    return value


@dataclass(frozen=True)
class Found:
    """What a search found; `value` is for the mover, from -1 (lost) to 1 (won)."""

    move: Move
    value: float
    score: int
    depth: int
    nodes: int
    line: tuple[Move, ...]


def alphabeta(
    seen: Observation,
    *,
    depth: int = MAX_DEPTH,
    seconds: float | None = None,
    nodes: int = NO_LIMIT,
    weights: Floats | None = None,
    table_bits: int = 20,
    draw: float = 0.0,
    seed: int | None = None,
    stop: Flag | None = None,
) -> Found:
    """The best move of the seat to move, searched to a depth or until a limit is reached.

    `draw` is what a draw is worth to the seat to move, from -1 to 1. With a seed, moves that look
    equal are tried in an order of the seed's choosing.
    """
    game = seen.game
    if game.chance or game.hidden or game.seats != 2:
        raise ValueError("alpha-beta is for two seats, with nothing hidden and no chance")
    if not seen.moves:
        raise ValueError("it is not this seat's turn")
    frames = states(seen, depth + 2)
    frames[0] = seen.copy_record()[0]
    lists = move_lists(seen, depth + 2)
    f = np.zeros((depth + 2, _COLUMNS), np.int64)
    keys, words = new_table(table_bits)
    history = np.zeros(_HISTORY, np.int64)
    if seed is not None:
        codes = _ROOT << 8 | np.array(seen.moves.codes) & 0xFF
        history[codes] = shuffled(range(len(codes)), seed)
    sign = 1 if seen.mover == 0 else -1
    report = np.zeros(2, np.int64)
    given = np.zeros(1) if weights is None else weights
    found: Found | None = None
    with alarm(seconds, stop) as flag:
        for plies in range(1, depth + 1):
            f[0, :3] = -_INFINITE, _INFINITE, plies
            left = nodes - int(report[_NODES])
            score = sign * _search(
                frames, lists, f, keys, words, history, given, sign * draw, report, left, flag
            )
            if report[_STOPPED]:
                score = int(f[0, _BEST])
                if abs(score) > WIN:
                    break
            line = _line(seen, keys, words, int(f[0, _BEST_MOVE]), plies)
            total = int(report[_NODES])
            found = Found(line[0], value_of_score(score), score, plies, total, line)
            if report[_STOPPED] or abs(score) > SURE or flag[0] or total >= nodes:
                break
    return found or Found(seen.moves[0], 0.0, 0, 0, int(report[_NODES]), (seen.moves[0],))


def value_of_score(score: int) -> float:
    """Scores are thousandths of a win, except that a sure win is WIN."""
    if abs(score) > SURE:
        return 1.0 if score > 0 else -1.0
    return max(-0.999, min(0.999, score / 1000))


def _line(seen: Observation, keys: Keys, words: Words, move: int, plies: int) -> tuple[Move, ...]:
    """The expected moves, as far as the table still knows them."""
    from cavale.core.position import Position

    line = [seen.game.move(move)]
    position = Position(seen.game, seen.state).play_unchecked(move)
    while len(line) < plies and position.mover is not None:
        word = int(_probe(position.copy_record(), keys, words))
        if word == NOT_FOUND or move_of(word) not in position.moves.codes:
            break
        line.append(seen.game.move(move_of(word)))
        position = position.play_unchecked(move_of(word))
    return tuple(line)


@kernel
def _probe(a: States, keys: Keys, words: Words) -> int:
    return look_up(keys, words, key(a[0]))
