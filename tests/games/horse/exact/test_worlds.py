"""What one of two players cannot rule out is what resampling fills in, as often."""

from collections import Counter

import pytest

from cavale.core.jit import JIT, seeded
from cavale.games.horse.exact.worlds import worlds
from tests.games.horse.exact.late import late

DRAWS = 6000 if JIT else 60


@pytest.mark.slow
@pytest.mark.parametrize("deal", [1, 2])
def test_worlds_are_those_that_are_imagined(deal: int) -> None:
    for seed in range(4 if JIT else 1):
        position = late(1, deal, seed)
        assert position.mover is not None
        seen = position.observe(position.mover)
        there = {world.tobytes(): weight for world, weight in worlds(seen)}
        assert sum(there.values()) == pytest.approx(1.0)
        rng = seeded(seed)
        drawn = Counter(seen.resample(rng).state for _ in range(DRAWS))
        assert set(drawn) <= set(there)
        for world, weight in there.items():
            error = (weight * (1 - weight) / DRAWS) ** 0.5
            assert abs(drawn[world] / DRAWS - weight) < 6 * error


@pytest.mark.slow
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_real_world_is_among_them(cards: int) -> None:
    for seed in range(4 if JIT else 1):
        position = late(cards, 1 + seed % 2, seed)
        assert position.mover is not None
        there = worlds(position.observe(position.mover))
        assert position.state in {world.tobytes() for world, _ in there}
