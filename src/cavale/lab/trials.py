"""Matches that justify how a game's bots are built, held with its ladder."""

import functools
from collections.abc import Callable

from cavale.games.manhattan import bots as manhattan
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


def _manhattan_top(pace: float) -> Pairing:
    """The best against the first: luck is large here, and this is what is left to skill."""
    return Pairing(
        slug="manhattan",
        variant="classic",
        ours=functools.partial(manhattan.bot, 5, pace),
        theirs=functools.partial(manhattan.bot, 1, pace),
        name="classic: level 5 - level 1",
    )


TRIALS: dict[str, tuple[Trial, ...]] = {"wall": (_wall_patterns,), "manhattan": (_manhattan_top,)}
