"""How a player of middling strength errs: it looks most of the time, and now and then it does not.

Whoever only wavers between moves that look nearly equal is hardly weaker, or hopeless: from one who
never looks to one who always does it is more than five steps of two games in three. Shares of moves
played without looking make as few of them as are wanted.
"""

import random
from dataclasses import dataclass

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation


@dataclass(frozen=True)
class Distracted:
    looking: Bot
    hasty: Bot
    share: float
    """Of the moves that the hasty one plays."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        rng = random.Random(seed)
        bot = self.hasty if rng.random() < self.share else self.looking
        # A seed of its own: the first draw from this one has been used.
        return bot.choose(seen, rng.getrandbits(32), stop)

    def __str__(self) -> str:
        return f"{self.looking}; in {self.share:.0%} of its moves only {self.hasty}"
