"""Learning the values from games of one-turn searches against each other.

TD(lambda) on the boards after each turn. While it learns, the weight of a pawn is a sum: of its own
weight with the ball just there, of one for its square and one for its distance from the ball, so
that what is rare borrows from what is common. What ships is the sum.
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from cavale.core.jit import (
    Floats,
    Ints,
    Rng,
    inner,
    kernel,
    lowest_bit,
    random_below,
    random_unit,
    seeded,
)
from cavale.games.ball.board import HOME, SIDE, SQUARES
from cavale.games.ball.evaluation import SCALE, by_hand, spread
from cavale.games.ball.threats import can_win
from cavale.games.ball.turns import INFINITE, MAX_TURNS, ball_of, list_turns, new_room, pawns_of

_LONGEST: Final = 200
_CHUNK: Final = 500
_AVERAGED = 0.7
_RATE = 0.4
_SHAPE: Final = (2, SQUARES, 2, SQUARES)
_EACH: Final = 4
"""A pawn counts with its own weight, its square's, its distance's and the ball's."""

# The columns of a trace.
_OWN, _OPP, _BALL, _SIDE, _STRAYED = range(5)
_COLUMNS: Final = 5


def _parts() -> Ints:
    """parts[holds, ball, whose, square]: the numbers of the weights that make up one value."""
    holds, ball, whose, square = np.indices(_SHAPE)
    row, column = np.divmod(square, SIDE)
    ball_row, ball_column = np.divmod(ball, SIDE)
    right = ball_column > SIDE // 2
    column, ball_column = (np.where(right, SIDE - 1 - c, c) for c in (column, ball_column))
    middle = (ball_column == SIDE // 2) & (column > SIDE // 2)
    column = np.where(middle, SIDE - 1 - column, column)
    own = ((holds * SQUARES + ball_row * SIDE + ball_column) * 2 + whose) * SQUARES
    own = own + row * SIDE + column
    outer = np.minimum(column, SIDE - 1 - column)
    place = (holds * 2 + whose) * SQUARES + row * SIDE + outer
    away = abs(column - ball_column)
    offset = (holds * 2 + whose) * 13 * SIDE + (row - ball_row + 6) * SIDE + away
    carrier = holds * SQUARES + ball_row * SIDE + ball_column
    first = np.cumsum([0, own.max() + 1, place.max() + 1, offset.max() + 1])
    return np.stack(
        [part + at for part, at in zip((own, place, offset, carrier), first, strict=True)], -1
    )


PARTS: Final = _parts()
WEIGHTS: Final = int(PARTS.max()) + 1


def fold(weights: Floats) -> Ints:
    """The values that these weights add up to, for both sides."""
    values = np.rint(SCALE / 2 * weights[PARTS].sum(-1)).astype(np.int64)
    return spread(values)


@inner
def _flip(bits: int) -> int:
    """The board seen from the other side."""
    out = 0
    for row in range(SIDE):
        out |= (bits >> SIDE * row & 0x7F) << SIDE * (SIDE - 1 - row)
    return out


@inner
def _row(square: int) -> int:
    return SIDE * (SIDE - 1 - square // SIDE) + square % SIDE


@inner
def _features(at: Ints, parts: Ints, out: Ints) -> int:
    own, opp, ball = at[_OWN], at[_OPP], at[_BALL]
    if at[_SIDE] == 1:
        own, opp, ball = _flip(own), _flip(opp), _row(ball)
    holds = own >> ball & 1
    n = 0
    for whose in range(2):
        left = own if whose == 0 else opp
        while left:
            square = lowest_bit(left)
            left &= left - 1
            for part in range(_EACH):
                out[n] = parts[holds, ball, whose, square, part]
                n += 1
    return n


@kernel
def _play(
    values: Ints,
    games: int,
    opening: int,
    stray: float,
    trace: Ints,
    lengths: Ints,
    turns: Ints,
    scores: Ints,
    room: Ints,
    low: Ints,
    rng: Rng,
) -> None:
    """Fill trace[game] with the boards after each turn; a length is negative if Red won."""
    for game in range(games):
        pawns = HOME.copy()
        ball, side, played = SIDE // 2, 0, 0
        lead = random_below(rng, opening)
        lengths[game] = 0
        while played < _LONGEST:
            own, opp = pawns[side], pawns[1 - side]
            if can_win(own, opp, ball, side):
                lengths[game] = played if side == 0 else -played
                break
            n = list_turns(
                own, opp, ball, side, -INFINITE, INFINITE,
                turns, scores, room, values, low,
            )  # fmt: skip
            strays = played < lead or random_unit(rng) < stray
            chosen = -1
            while n > 0 and chosen < 0:
                best = int(np.int64(random_below(rng, n)))
                if not strays:
                    for i in range(n):
                        if scores[i] > scores[best]:
                            best = i
                turn = turns[best]
                n -= 1
                turns[best], scores[best] = turns[n], scores[n]
                if not can_win(opp, pawns_of(turn), ball_of(turn), 1 - side):
                    chosen = turn
            if chosen < 0:
                lengths[game] = played if side == 1 else -played
                break
            pawns[side] = pawns_of(chosen)
            ball = ball_of(chosen)
            trace[game, played, _OWN], trace[game, played, _OPP] = pawns[side], opp
            trace[game, played, _BALL], trace[game, played, _SIDE] = ball, side
            trace[game, played, _STRAYED] = strays
            played += 1
            side = 1 - side


@kernel
def _learn(
    weights: Floats,
    squares: Floats,
    trace: Ints,
    lengths: Ints,
    parts: Ints,
    decay: float,
    rate: float,
) -> float:
    """Correct the weights by what came after each board; the mean of the corrections' squares."""
    active = np.empty(14 * _EACH, np.int64)
    error_sum, count = 0.0, 1
    for game in range(len(lengths)):
        result = 1.0 if lengths[game] > 0 else 0.0
        for played in range(abs(lengths[game]) - 1, -1, -1):
            at = trace[game, played]
            n = _features(at, parts, active)
            x = 0.0
            for i in range(n):
                x += weights[active[i]]
            mine = 1.0 / (1.0 + np.exp(-x))
            target = result if at[_SIDE] == 0 else 1.0 - result
            error = target - mine
            error_sum += error * error
            count += 1
            for i in range(n):
                w = active[i]
                squares[w] += error * error
                weights[w] += rate * error / np.sqrt(squares[w] + 1.0)
            kept = mine if at[_SIDE] == 0 else 1.0 - mine
            # What came of a random turn says nothing about the board before it.
            result = kept if at[_STRAYED] else decay * result + (1.0 - decay) * kept
    return error_sum / count


def tune(
    games: int,
    seed: int = 0,
    heard: Callable[[int, float], None] = lambda games, error: None,
) -> Ints:
    """Values after so many games, the mean of the last third; `heard` is told how it goes."""
    weights, squares = np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    trace = np.zeros((_CHUNK, _LONGEST, _COLUMNS), np.int64)
    lengths = np.zeros(_CHUNK, np.int64)
    turns, scores = np.zeros((2, MAX_TURNS), np.int64)
    room, low, rng = new_room(), np.zeros(1, np.int64), seeded(seed)
    mean, kept = np.zeros(WEIGHTS), 0
    values = by_hand()
    for done in range(0, games, _CHUNK):
        _play(values, _CHUNK, 8, 0.1, trace, lengths, turns, scores, room, low, rng)
        rate = _RATE * (1.0 - 0.9 * done / games)
        error = _learn(weights, squares, trace, lengths, PARTS, 0.8, rate)
        values = fold(weights)
        if done + _CHUNK > _AVERAGED * games:
            mean += weights
            kept += 1
        heard(done + _CHUNK, float(error))
    return fold(mean / kept)
