"""Matches that justify how a game's bots are built, held with its ladder."""

import functools
import random
from collections.abc import Callable
from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.game import Observation
from cavale.core.jit import Flag
from cavale.games.horse.bots import Hunter
from cavale.games.horse.bots import bot as hunters
from cavale.games.wall.bots import Searcher
from cavale.lab.contest import Pairing

Trial = Callable[[float], Pairing]
"""Takes the pace."""


def _wall_patterns(pace: float) -> Pairing:
    """The learned patterns against the prices of the chains, in equal time."""
    seconds = 0.1 * pace
    return Pairing(
        slug="wall",
        variant="single",
        ours=functools.partial(Searcher, seconds=seconds),
        theirs=functools.partial(Searcher, seconds=seconds, patterns=False),
        name=f"learned patterns - chains alone, both {1000 * seconds:g} ms a move",
    )


@dataclass(frozen=True)
class Anyhow:
    """Plays any legal move."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        return Choice(random.Random(seed).choice(list(seen.moves)), 0.0)


def _horse_random(pace: float) -> Pairing:
    """The best bot against somebody who plays anything."""
    best = functools.partial(hunters, 5, pace)
    return Pairing("horse", "classic", best, Anyhow, "2 seats: level 5 - any moves", seats=2)


def _horse_neighbours(pace: float) -> Pairing:
    """The best bot among three of the second level."""
    best, second = (functools.partial(hunters, level, pace) for level in (5, 2))
    return Pairing("horse", "classic", best, second, "4 seats: level 5 - level 2", seats=4)


def _horse_hunts(seats: int) -> Trial:
    """Many hunts against level 4, by count: what the best bot does with a core for itself."""

    def trial(pace: float) -> Pairing:
        ours = functools.partial(Hunter, hunts=8000, few=24)
        theirs = functools.partial(hunters, 4, pace)
        name = f"{seats} seats: 8,000 hunts - level 4"
        return Pairing("horse", "classic", ours, theirs, name, seats=seats)

    return trial


TRIALS: dict[str, tuple[Trial, ...]] = {
    "wall": (_wall_patterns,),
    "horse": (_horse_random, _horse_neighbours, _horse_hunts(2), _horse_hunts(4)),
}
