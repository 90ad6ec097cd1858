"""Who plays Manhattan South without a plan: the yardstick of its levels, not one of them."""

import random
from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.games.manhattan.thinking import STEPS
from cavale.games.manhattan.weighing import weighed


@dataclass(frozen=True)
class Greedy:
    """Arrests if it can; else the fewest steps to where it has to be next."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        values, rng = weighed(seen, STEPS).tolist(), random.Random(seed)
        best = max(range(len(values)), key=lambda i: (values[i], rng.random()))
        return Choice(seen.moves[best], 0.0, depth=1, nodes=len(values))

    def __str__(self) -> str:
        return "the fewest steps to where it has to be next"
