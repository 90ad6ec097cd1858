"""A bot that takes no time."""

import random

from cavale.core.bot import Bot, Choice
from cavale.core.observation import Observation


class RandomBot:
    def choose(self, seen: Observation, seed: int, stop: object = None) -> Choice:
        return Choice(random.Random(seed).choice(list(seen.moves)), 0.0)


def random_bot(level: int, pace: float) -> Bot:
    return RandomBot()
