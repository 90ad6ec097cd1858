"""An order that follows from a seed, the same on every machine and in every page."""

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(of: Iterable[T], seed: int) -> list[T]:
    # Of Python's generator only `random` is promised to stay as it is.
    rng, found = Random(seed), list(of)
    for last in range(len(found) - 1, 0, -1):
        at = int(rng.random() * (last + 1))
        found[last], found[at] = found[at], found[last]
    return found
