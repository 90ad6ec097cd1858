"""Matches that justify how a game's bots are built, held with its ladder."""

import functools
import random
from collections.abc import Callable
from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.games.ball.bots import bot as ball_bot
from cavale.games.ball.bots import without_force
from cavale.games.horse.bots import bot as hunters
from cavale.games.manhattan import bots as manhattan
from cavale.games.wall.bots import Searcher
from cavale.lab.contest import Pairing
from cavale.search.mcts import mcts

Trial = Callable[[float], Pairing]
"""Takes the pace."""


@dataclass(frozen=True)
class Grower:
    """The tree search that knows nothing but the rules, for any game."""

    seconds: float

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        grown = mcts(seen, seconds=self.seconds, seed=seed, stop=stop)
        return Choice(grown.move, grown.value, nodes=grown.nodes)


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


def _ball_tree_search(_: float) -> Pairing:
    """The strongest level against the generic tree search, whatever the pace of the ladder."""
    return Pairing(
        slug="ball",
        variant="classic",
        ours=functools.partial(ball_bot, 5, 0.1),
        theirs=functools.partial(Grower, 0.1),
        name="level 5, 0.1 s a turn - generic tree search, 0.1 s a pawn move",
    )


def _ball_force(pace: float) -> Pairing:
    """With the search for forced wins and without it, in equal time."""
    return Pairing(
        slug="ball",
        variant="classic",
        ours=functools.partial(ball_bot, 5, pace),
        theirs=functools.partial(without_force, pace),
        name=f"level 5 - the same without forced wins, both {1000 * pace:g} ms a turn",
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


TRIALS: dict[str, tuple[Trial, ...]] = {
    "wall": (_wall_patterns,),
    "ball": (_ball_tree_search, _ball_force),
    "horse": (_horse_random, _horse_neighbours),
    "manhattan": (_manhattan_top,),
}
