"""The command that measures how fair a map is."""

import numpy as np
import pytest

from cavale.core.jit import JIT
from cavale.games.manhattan.balance import page, sample

GAMES = 40 if JIT else 2
MANY = 200 if JIT else 1


@pytest.mark.parametrize("seats", [2, 4])
def test_every_game_is_played_to_its_end(seats: int) -> None:
    found = sample("classic", seats, GAMES, seed=1)
    assert found.by_seat.sum() == pytest.approx(1)
    assert found.by_order.sum() == pytest.approx(1)
    assert sum(found.ended(how) for how in range(1, 5)) == pytest.approx(1)
    assert found.ended(1) == 0, "one arrest ends only the quick game"
    assert found.rolls > 10
    assert (found.turns > 0).all()


def test_the_same_seed_gives_the_same_games() -> None:
    rows = [sample("quick", 2, 2, seed).rows for seed in (1, 1, 2)]
    assert np.array_equal(rows[0], rows[1])
    assert not np.array_equal(rows[0], rows[2])


def test_the_quick_game_ends_with_an_arrest() -> None:
    assert sample("quick", 3, GAMES, seed=3).ended(1) > 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["classic", "quick"])
def test_no_game_reaches_the_last_round(variant: str, seats: int) -> None:
    """A small sample of what docs/manhattan-balance.md counts."""
    assert sample(variant, seats, MANY, seed=5).endless == 0


def test_the_page_says_how_it_was_made() -> None:
    if JIT:
        written = page(40, None, lambda done, total: None)
        assert "cavale lab balance manhattan --games 40" in written
        assert "\n| classic |" in written
        assert "\n| quick |" in written
        assert "reaches the end of round 300 | 0 of 240 | holds |" in written
