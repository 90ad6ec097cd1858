"""How a weaker player chooses: mostly what it values most, now and then what comes second.

The share is by value, not by accident: what costs little is often preferred, what costs much
hardly ever.
"""

import random
from collections.abc import Sequence
from math import exp, fsum


def shares(values: Sequence[float], warmth: float) -> list[float]:
    """How likely each is chosen: e times less for every `warmth` that it is worth less."""
    best = max(values)
    odds = [exp((value - best) / warmth) for value in values]
    total = fsum(odds)
    return [one / total for one in odds]


def waver(values: Sequence[float], warmth: float, seed: int) -> int:
    """Which of the values is chosen; equal seeds, equal choices."""
    (chosen,) = random.Random(seed).choices(range(len(values)), shares(values, warmth))
    return chosen


def nearly_best(values: Sequence[float], within: float, seed: int) -> int:
    """One of those that are worth as much as the best, or so little less."""
    best = max(values)
    return random.Random(seed).choice([i for i, v in enumerate(values) if v >= best - within])
