"""The work that `cavale bench` times: many games at once, at random."""

from collections.abc import Callable, Iterator
from functools import cache

from cavale.research.batch import batch

ABREAST = 1024
STEPS = 50


def works(slug: str) -> Iterator[tuple[str, Callable[[], int]]]:
    """By name, what does some work and says how many moves that were."""
    yield f"{ABREAST} games stepped at once", _stepping(slug, shown=False)
    yield "the same with masks and planes", _stepping(slug, shown=True)


def _stepping(slug: str, shown: bool) -> Callable[[], int]:
    # Made when it is first run: the other measures do not wait for it.
    opened = cache(lambda: batch(slug, ABREAST, masks=shown, planes=shown, seed=3))

    def work() -> int:
        games = opened()
        for _ in range(STEPS):
            games.step(games.sample())
        return STEPS * ABREAST

    return work
