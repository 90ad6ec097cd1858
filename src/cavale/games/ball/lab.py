"""What the lab does with The Ball."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.game import Game
from cavale.core.jit import Flag
from cavale.core.lab import Heard, Lab, Lesson, Measure, Trial, timed
from cavale.core.observation import Observation
from cavale.games.ball import SPEC, evaluation
from cavale.games.ball.bots import bot, without_force
from cavale.games.ball.choosing import think
from cavale.games.ball.naive import Greedy
from cavale.games.ball.tuning import tune
from cavale.search.mcts import mcts
from cavale.search.measures import counted, random_games


def _measures() -> Iterator[Measure]:
    start = Game(SPEC).start()
    seen = start.observe(start.mover)
    yield random_games(start, 3_000, unit="pawn moves")
    yield counted(start, 5)

    def four_turns() -> int:
        think(seen, evaluation.learned(), depth=4)
        return 1

    yield Measure(SPEC.slug, "4 turns deep from the start", "searches", timed(four_turns))


@dataclass(frozen=True)
class Grower:
    """The tree search that knows nothing but the rules."""

    seconds: float

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        grown = mcts(seen, seconds=self.seconds, seed=seed, stop=stop)
        return Choice(grown.move, grown.value, nodes=grown.nodes)


def _tree_search(_: float) -> Trial:
    """The strongest level against the generic tree search, whatever the pace of the ladder."""
    return Trial(
        variant="classic",
        ours=functools.partial(bot, 5, 0.1),
        theirs=functools.partial(Grower, 0.1),
        name="level 5, 0.1 s a turn - generic tree search, 0.1 s a pawn move",
    )


def _force(pace: float) -> Trial:
    """With the search for forced wins and without it, in equal time."""
    return Trial(
        variant="classic",
        ours=functools.partial(bot, 5, pace),
        theirs=functools.partial(without_force, pace),
        name=f"level 5 - the same without forced wins, both {1000 * pace:g} ms a turn",
    )


def _learn(games: int, seed: int, heard: Heard) -> None:
    evaluation.keep(tune(games, seed, heard))


LAB = Lab(
    naive={"greedy": Greedy},
    measures=_measures,
    trials=(_tree_search, _force),
    training=Lesson(200_000, _learn),
)
