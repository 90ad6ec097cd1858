"""How well chances tell who wins is measured rightly."""

import numpy as np
import pytest

from cavale.games.manhattan.leaves import LEVEL, Seen, errors, fitted, spread, watched


def test_whoever_needs_fewer_turns_is_likelier_the_first() -> None:
    own, theirs = np.array([5.0, 10.0, 20.0]), np.array([10.0, 10.0, 10.0])
    for shape in (1.0, 4.0):
        first, even, last = spread(own, theirs, shape)
        assert first > even > last
        assert even == pytest.approx(0.5, abs=0.02)
    # Of two that wait without memory, the rates decide.
    assert spread(own, theirs, 1.0)[0] == pytest.approx(10 / 15, abs=0.02)


def test_a_fit_is_measured_where_it_has_not_learned() -> None:
    rng = np.random.default_rng(1)
    features = rng.normal(size=(4000, 1))
    chance = 1 / (1 + np.exp(-2 * features[:, 0]))
    won = (rng.random(4000) < chance).astype(float)
    odd = (np.arange(4000) % 2).astype(np.float64)
    assert np.abs(fitted(features, won, odd) - chance).max() < 0.1
    noise = rng.normal(size=(4000, 1))
    assert np.abs(fitted(noise, won, odd) - 0.5).mean() < 0.05


@pytest.mark.slow
def test_games_are_watched_to_their_end() -> None:
    seen = list(watched(4, lambda done, of: None))
    assert {one.game for one in seen} <= set(range(4))
    assert any(one.won for one in seen)
    assert not all(one.won for one in seen)
    assert all(0 <= one.said <= 1 and one.own > 0 for one in seen)
    found = errors([one._replace(stages=0) for one in seen])
    assert all(0 <= error < 1 for error in found.values())
    assert LEVEL == 2


def test_to_know_who_wins_is_no_error() -> None:
    seen = [Seen(i, 5.0, 9.0, float(i % 3 == 0), 0, i % 3 == 0) for i in range(60)]
    assert errors(seen)["what the bots use"] == 0.0
