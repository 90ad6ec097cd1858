"""Games played to the end without much thought: at random, or in haste."""

from dataclasses import dataclass

import numpy as np

from cavale.core.jit import (
    Flag,
    Floats,
    Ints,
    Rng,
    States,
    inner,
    kernel,
    raised,
    seeded,
)
from cavale.core.position import Position
from cavale.core.rules import apply, hasty, mover, pick, points
from cavale.core.seats import CHANCE, OVER
from cavale.search.limits import new_flag
from cavale.search.workspace import move_lists, states


@inner
def finish(s: np.void, out: Ints, rng: Rng) -> int:
    """Play at random to the end, in place; how many moves it took."""
    plies = 0
    while mover(s) != OVER:
        apply(s, pick(s, out, rng))
        plies += 1
    return plies


@inner
def hurry(s: np.void, out: Ints, rng: Rng) -> None:
    """Play in haste to the end, in place."""
    who = mover(s)
    while who != OVER:
        if who == CHANCE:
            apply(s, pick(s, out, rng))
        else:
            apply(s, hasty(s, out, rng))
        who = mover(s)


@kernel
def _play(frames: States, out: Ints, games: int, totals: Floats, rng: Rng, stop: Flag) -> int:
    """frames[0] is where the games start; totals collects the points, then the games played."""
    plies = 0
    seats = len(totals) - 1
    for _ in range(games):
        if raised(stop):
            break
        frames[1] = frames[0]
        s = frames[1]
        plies += finish(s, out, rng)
        for seat in range(seats):
            totals[seat] += points(s, seat)
        totals[seats] += 1
    return plies


@dataclass(frozen=True)
class Playouts:
    games: int
    plies: int
    points: tuple[float, ...]
    """The mean over all games, for each seat."""


def playouts(position: Position, games: int, seed: int = 0, stop: Flag | None = None) -> Playouts:
    frames = states(position, 2)
    frames[0] = position.copy_record()[0]
    out = move_lists(position, 1)[0]
    totals = np.zeros(position.game.seats + 1)
    flag = new_flag() if stop is None else stop
    plies = int(_play(frames, out, games, totals, seeded(seed), flag))
    played = int(totals[-1])
    return Playouts(played, plies, tuple((totals[:-1] / max(played, 1)).tolist()))
