"""Who plays any game without a thought: every ladder begins with them."""

import random
from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation


@dataclass(frozen=True)
class Anyhow:
    """Plays any legal move."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        return Choice(random.Random(seed).choice(list(seen.moves)), 0.0)

    def __str__(self) -> str:
        return "any move"
