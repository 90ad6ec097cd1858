"""What the lab does with Catch the Thief."""

import functools
from collections.abc import Iterator

from cavale.core.game import Game
from cavale.core.lab import Lab, Measure
from cavale.games.thief import SPEC
from cavale.games.thief.naive import THIEVES, greedy, natural_thief
from cavale.search.measures import counted, random_games


def _measures() -> Iterator[Measure]:
    knots, laffont = Game(SPEC, "knots-1").start(), Game(SPEC, "laffont").start()
    yield random_games(knots, 20_000, "0", name="random playouts, knots-1")
    yield random_games(laffont, 20_000, "2", name="random playouts, laffont")
    yield counted(knots, 8)


LAB = Lab(
    naive={"greedy": greedy},
    first_seat={name: functools.partial(natural_thief, name) for name in THIEVES},
    measures=_measures,
)
