"""Training, on a very small scale."""

from inspect import unwrap
from pathlib import Path

import numpy as np
import pytest

from cavale import game
from cavale.core.jit import JIT
from cavale.core.lab import Pupil
from cavale.games.ball.evaluation import by_hand
from cavale.games.ball.tuning import tune
from cavale.games.wall import evaluation
from cavale.games.wall.lab import LAB
from cavale.lab.train import teach

GAMES = 500 if JIT else 2


def test_mirrored_weights_stay_the_same_and_the_seed_decides() -> None:
    pupil = LAB.training
    assert isinstance(pupil, Pupil)
    start = game("wall", variant="single").start()
    weights = teach(pupil, start, GAMES, seed=1)
    assert np.count_nonzero(weights) > 100
    assert np.array_equal(weights, weights[evaluation.twins()])
    assert np.array_equal(weights, teach(pupil, start, GAMES, seed=1))


def test_what_is_kept_is_what_is_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = evaluation.twins()
    assert np.array_equal(twins[twins], np.arange(evaluation.WEIGHTS))
    shipped = evaluation.learned()
    monkeypatch.setattr(evaluation, "_FILE", tmp_path / "kept.npz")
    evaluation.keep(shipped, tmp_path / "kept.npz")
    assert np.array_equal(unwrap(evaluation.learned)(), shipped)


@pytest.mark.slow
def test_the_ball_learns_too() -> None:
    heard: list[int] = []
    values = tune(500, seed=1, heard=lambda done, error: heard.append(done))
    assert heard == [500]
    assert values.shape == by_hand().shape
    assert len(np.unique(values)) > 100
