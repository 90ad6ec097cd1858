"""What the lab does with Manhattan South."""

import functools
from collections.abc import Iterator

from cavale.core.game import Game
from cavale.core.lab import Balance, Heard, Lab, Lesson, Measure, Trial, timed
from cavale.games.manhattan import SPEC, balance, leaves, race_table, solo
from cavale.games.manhattan.board import AHEAD, ENTRANCE, KINDS, PARK
from cavale.games.manhattan.bots import Planner, bot
from cavale.games.manhattan.naive import Greedy
from cavale.search.measures import random_games


def _measures() -> Iterator[Measure]:
    classic = Game(SPEC)
    for_two, for_four = classic.start(), Game(SPEC, seats=4).start()
    yield random_games(for_two, 40, *map_words(), "2", name="random playouts, 2 seats")
    yield random_games(for_four, 40, *map_words(), "4", name="random playouts, 4 seats")

    hunt = classic.parse("g5,c1:rw/hall,station:yw 1200 - - w 20 w6").observe(0)
    thinker = Planner(passes=200)
    yield Measure(
        SPEC.slug,
        "level 5 plays on, 8 rounds",
        "times",
        timed(lambda: thinker.choose(hunt, 1).nodes),
    )


def map_words() -> tuple[str, str]:
    """The kinds of the fields and the arrows between them, as the peer reads them."""
    letters = {"street": ".", "trap": "t", "start": "s", "mission": "m", "station": "p"}
    special = dict(zip([*ENTRANCE.tolist(), *PARK.tolist()], "0123abcd", strict=True))
    kinds = "".join(special.get(field) or letters[kind] for field, kind in enumerate(KINDS))
    arrows = [f"{here}>{there}" for here, ways in enumerate(AHEAD) for there in ways]
    return kinds, ",".join(arrows)


def _top(pace: float) -> Trial:
    """The best against the first: luck is large here, and this is what is left to skill."""
    return Trial(
        variant="classic",
        ours=functools.partial(bot, 5, pace),
        theirs=functools.partial(bot, 1, pace),
        name="classic: level 5 - level 1",
    )


def _response(pace: float) -> Trial:
    """Who plays on from each drive, and so answers the best level there is in `quick`: what it
    gains is the least that a best response would."""
    return Trial(
        variant="quick",
        ours=functools.partial(_planning, pace),
        theirs=functools.partial(bot, 2, pace),
        name="quick: playing on - level 2",
    )


def _planning(pace: float) -> Planner:
    return Planner(seconds=pace, passes=4000)


def _solve(sweeps: int, seed: int, heard: Heard) -> None:
    """Not learned but solved: a sweep over one player's positions takes the place of a game."""
    solo.keep(solo.solve(sweeps, heard))


LAB = Lab(
    naive={"greedy": Greedy},
    measures=_measures,
    trials=(_top, _response),
    training=Lesson(500, _solve),
    balance=Balance(balance.page, 4000),
    ship=race_table.ship,
    exact=leaves.page,
)
