"""What the lab does with The White Horse."""

import functools
from collections.abc import Iterator

from cavale.core.anyhow import Anyhow
from cavale.core.game import Game
from cavale.core.lab import Balance, Lab, Measure, Trial, timed
from cavale.core.seats import CHANCE
from cavale.games.horse import SPEC, balance
from cavale.games.horse.bots import Hunter, bot, unread
from cavale.games.horse.exact import costs
from cavale.games.horse.naive import Greedy
from cavale.search.measures import random_games


def _measures() -> Iterator[Measure]:
    """Our rules also keep what everybody can tell from the cards played; the peer's do not."""
    for seats in (2, 4, 6):
        start = Game(SPEC, seats=seats).start()
        name = f"random playouts, {seats} players"
        yield random_games(start, 500, str(seats), name=name)
    dealt = Game(SPEC, seats=4).start()
    while dealt.mover == CHANCE:
        dealt = dealt.play_unchecked(dealt.moves.codes[0])
    seen, hunter = dealt.observe(dealt.mover), Hunter(hunts=2_000)
    yield Measure(SPEC.slug, "tree search", "hunts", timed(lambda: hunter.choose(seen, 1).nodes))


def _random(pace: float) -> Trial:
    """The best bot against somebody who plays anything."""
    best = functools.partial(bot, 5, pace)
    return Trial("classic", best, Anyhow, "2 seats: level 5 - any moves", seats=2)


def _neighbours(pace: float) -> Trial:
    """The best bot among three of the second level."""
    best, second = (functools.partial(bot, level, pace) for level in (5, 2))
    return Trial("classic", best, second, "4 seats: level 5 - level 2", seats=4)


def _unread(pace: float) -> Trial:
    """The best bot against one that guesses nothing from whom the others move."""
    best = functools.partial(bot, 5, pace)
    return Trial("classic", best, lambda: unread(pace), "2 seats: level 5 - not guessing", seats=2)


LAB = Lab(
    naive={"greedy": Greedy},
    measures=_measures,
    trials=(_random, _neighbours, _unread),
    balance=Balance(balance.page, 200),
    exact=costs.page,
)
