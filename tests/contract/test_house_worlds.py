"""Seats of the house know what the twins say, and what differs is noticed."""

import pytest

from cavale import Game
from cavale.contract.test_worlds import *  # noqa: F403
from cavale.contract.test_worlds import check_resampling, check_sight
from cavale.core.jit import seeded
from cavale.core.observation import Observation
from tests.oracles.kuhn import Kuhn
from tests.toys import kuhn


def test_a_leak_is_noticed() -> None:
    """Whoever folds shows nothing; after a call the cards lie open."""
    game = Game(kuhn.SPEC)
    position = game.start().play("J").play("K").play("bet").play("fold")
    check_sight((position, Kuhn("JK", ("bet", "fold")), 0), {})
    shown = game.start().play("J").play("K").play("bet").play("call")
    with pytest.raises(AssertionError, match="can tell"):
        check_sight((shown, Kuhn("JK", ("bet", "fold")), 0), {})


def test_forgetting_is_noticed() -> None:
    game = Game(kuhn.SPEC)
    position, sights = game.start().play("J"), dict[Observation, str]()
    check_sight((position, Kuhn("J-", ()), 1), sights)
    with pytest.raises(AssertionError, match="forgotten"):
        check_sight((position, Blabbing("J-", ()), 1), sights)


def test_a_world_never_thought_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Game(kuhn.SPEC).start().play("J").play("K")
    sighted = position, Kuhn("JK", ()), 0
    assert check_resampling(sighted, seeded(1)) == 2
    monkeypatch.setattr(Observation, "resample", lambda seen, rng: position)
    with pytest.raises(AssertionError, match=r"never thinks of .*JQ"):
        check_resampling(sighted, seeded(1))


class Blabbing(Kuhn):
    """Says that everybody sees all cards."""

    def sight(self, seat: int | None) -> str:
        return str(self)
