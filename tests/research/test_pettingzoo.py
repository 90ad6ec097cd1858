"""PettingZoo's own tests, for every game, variant and number of seats."""

import doctest
import random
from importlib import import_module
from itertools import count
from types import SimpleNamespace

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from cavale import Game, IllegalMove
from cavale.contract.walks import own_games
from cavale.research import pettingzoo

SECONDS_A_ROUND = 0.5
"""By the clock of a test."""

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def _name(game: Game) -> str:
    return f"{game.slug}-{game.variant}-{game.seats}"


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_it_is_what_pettingzoo_calls_an_environment(game: Game) -> None:
    def make() -> object:
        return pettingzoo.env(game.slug, game.variant, game.seats)

    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=40)


@pytest.mark.parametrize("game", own_games(), ids=_name)
def test_pettingzoos_benchmark_runs(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock of ours: so many rounds, however long they take."""
    seconds = count(step=SECONDS_A_ROUND)
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(seconds)))
    random.seed(1)
    performance_benchmark(pettingzoo.env(game.slug, game.variant, game.seats))
    printed = capsys.readouterr().out
    assert f"{11 / 6} cycles per second" in printed


def test_rewards_are_worth_what_the_rules_say_and_games_can_be_cut_off() -> None:
    env = pettingzoo.env("wall", "single", render_mode="ansi")
    env.reset()
    env.step(0)
    assert "Yellow 12" in env.render()
    before = env.unwrapped.position
    with pytest.raises(IllegalMove):
        env.step(10)
    assert env.unwrapped.position == before
    for action in (9, 2, 9, 4, 9, 6, 9, 8):
        env.step(action)
    assert env.terminations == {"yellow": True, "blue": True}
    assert env.rewards == {"yellow": 1.0, "blue": -1.0}
    short = pettingzoo.env("wall", limit=2)
    short.reset()
    short.step(0)
    short.step(1)
    assert short.truncations == {"yellow": True, "blue": True}
    with pytest.raises(ValueError, match="ansi"):
        pettingzoo.env("wall", render_mode="human")


def test_the_mask_of_whoever_waits_is_empty() -> None:
    env = pettingzoo.env("thief")
    env.reset()
    assert env.observe("thief")["action_mask"].sum() == 4
    assert env.observe("detective")["action_mask"].sum() == 0
    env.step(int(env.observe("thief")["action_mask"].argmax()))
    assert env.observe("detective")["observation"][:121].sum() == 0
    assert env.observe("thief")["observation"][:121].sum() == 1


def test_the_example_is_true() -> None:
    result = doctest.testmod(pettingzoo)
    assert result.attempted >= 5
    assert result.failed == 0
