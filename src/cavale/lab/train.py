"""Learning what a position is worth from random beginnings and many games against oneself.

TD(lambda) with one step size for each weight: a weight whose corrections agree moves fast, one
whose corrections cancel hardly moves (temporal coherence, Beal and Smith 1999).
"""

from time import monotonic

import numpy as np

from cavale.core.game import Game
from cavale.core.jit import (
    Floats,
    Ints,
    Rng,
    States,
    inner,
    kernel,
    random_below,
    random_unit,
    seeded,
)
from cavale.core.lab import Heard, Lesson, Pupil, Training
from cavale.core.position import Position
from cavale.core.rules import apply, mover, moves, points
from cavale.core.seats import OVER
from cavale.core.spec import Spec
from cavale.lab.progress import console, progress
from cavale.search.learned import features, squash
from cavale.search.workspace import move_lists, states

_LONGEST = 1000
_CHUNK = 5000
_SURE = 1000.0

# The columns of the trace of a game; the features follow.
_COUNT, _MOVER, _STRAYED, _FIRST = 0, 1, 2, 3

# The rows of what is known of each weight.
_VALUE, _NET, _MOVED = 0, 1, 2


@inner
def _sum(known: Floats, active: Ints, n: int) -> float:
    total = 0.0
    for i in range(n):
        total += known[_VALUE, active[i]]
    return total


@inner
def _pick(frames: States, out: Ints, active: Ints, known: Floats, rng: Rng) -> int:
    """The move after which frames[1] looks best for its mover."""
    who = mover(frames[1])
    best, best_total = -1, -np.inf
    for i in range(moves(frames[1], out)):
        frames[2] = frames[1]
        s = frames[2]
        apply(s, out[i])
        after = mover(s)
        if after == OVER:
            total = _SURE * (points(s, who) - points(s, 1 - who))
        else:
            n = features(s, active)
            total = _sum(known, active, n) if n else _SURE
            if after != who:
                total = -total
        total += 1e-3 * random_unit(rng)
        if total > best_total:
            best, best_total = out[i], total
    return int(best)


@inner
def _correct(known: Floats, twins: Ints, trace: Ints, error: float, rate: float) -> None:
    for i in range(trace[_COUNT]):
        w = trace[_FIRST + i]
        moved = known[_MOVED, w]
        step = rate if moved == 0.0 else rate * abs(known[_NET, w]) / moved
        known[_VALUE, w] += step * error
        known[_NET, w] += error
        known[_MOVED, w] += abs(error)
        for row in range(3):
            known[row, twins[w]] = known[row, w]


@kernel
def _learn(
    frames: States,
    out: Ints,
    active: Ints,
    trace: Ints,
    values: Floats,
    known: Floats,
    twins: Ints,
    games: int,
    opening: int,
    stray: float,
    decay: float,
    rate: float,
    rng: Rng,
) -> float:
    """Play and learn; returns the mean square of the corrections."""
    squares, corrections = 0.0, 1
    for _ in range(games):
        frames[1] = frames[0]
        s = frames[1]
        for _ in range(random_below(rng, opening)):
            if mover(s) != OVER:
                apply(s, out[random_below(rng, moves(s, out))])
        plies = 0
        result = 0.0
        while plies < _LONGEST:
            who = mover(s)
            if who == OVER:
                result = points(s, 0) - points(s, 1)
                break
            n = features(s, trace[plies, _FIRST:])
            if n == 0:
                result = 1.0 if who == 0 else -1.0
                break
            trace[plies, _COUNT], trace[plies, _MOVER] = n, who
            values[plies] = squash(_sum(known, trace[plies, _FIRST:], n))
            trace[plies, _STRAYED] = random_unit(rng) < stray
            if trace[plies, _STRAYED]:
                apply(s, out[random_below(rng, moves(s, out))])
            else:
                apply(s, _pick(frames, out, active, known, rng))
            plies += 1
        for ply in range(plies - 1, -1, -1):
            sign = 1 if trace[ply, _MOVER] == 0 else -1
            mine = values[ply]
            if trace[ply, _STRAYED]:
                # What came of a random move says nothing about the position before it.
                result = sign * mine
                continue
            error = sign * result - mine
            squares += error * error
            corrections += 1
            _correct(known, twins, trace[ply], error, rate)
            result = decay * result + (1 - decay) * sign * mine
    return squares / corrections


def teach(
    pupil: Pupil,
    start: Position,
    games: int,
    seed: int = 0,
    heard: Heard = lambda games, error: None,
) -> Floats:
    """The weights after so many games; `heard` is told how it goes."""
    frames = states(start, 3)
    frames[0] = start.copy_record()[0]
    out = move_lists(start, 1)[0]
    active = np.zeros(pupil.features, np.int64)
    trace = np.zeros((_LONGEST, _FIRST + pupil.features), np.int64)
    values = np.zeros(_LONGEST)
    known = np.zeros((3, pupil.weights))
    twins, rng = pupil.twins(), seeded(seed)
    done = 0
    while done < games:
        rate = (4.0 if done < 0.7 * games else 1.2) / pupil.features
        count = min(_CHUNK, games - done)
        error = _learn(
            frames, out, active, trace, values, known, twins, count, 10, 0.08, 0.7, rate, rng
        )
        done += count
        heard(done, float(error))
    return np.ascontiguousarray(known[_VALUE])


def run(spec: Spec, training: Training, games: int | None = None, seed: int = 0) -> None:
    """Learn a game's value anew and keep it in the game's room."""
    total = games or training.games
    began = monotonic()
    with progress() as bar:
        task = bar.add_task(f"training {spec.slug}", total=total, note="")

        def heard(done: int, error: float) -> None:
            bar.update(task, completed=done, note=f"mean square correction {error:.4f}")

        if isinstance(training, Lesson):
            training.learn(total, seed, heard)
        elif isinstance(training, Pupil):
            start = Game(spec, training.variant).start()
            training.keep(teach(training, start, total, seed, heard))
    console().print(f"{total:,} games in {monotonic() - began:.0f} s")
