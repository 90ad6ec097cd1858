"""The house and its toys agree with their twins, and what differs is noticed."""

from fractions import Fraction

import pytest

from cavale import Game
from cavale.contract.test_twins import *  # noqa: F403
from cavale.contract.twins import check_agreement
from cavale.contract.walks import every_game, own_games
from tests.oracles.kuhn import Kuhn
from tests.toys import kuhn


def test_toys_are_walked_too() -> None:
    assert len(every_game()) > len(own_games())


def test_a_wrong_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    deal, twin = Game(kuhn.SPEC).start(), Kuhn("--", ())
    check_agreement(deal, twin)
    loaded = {"J": Fraction(1, 2), "Q": Fraction(1, 4), "K": Fraction(1, 4)}
    monkeypatch.setattr(Kuhn, "chances", loaded)
    with pytest.raises(AssertionError):
        check_agreement(deal, twin)


def test_the_order_in_which_chance_is_listed_means_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal, twin = Game(kuhn.SPEC).start(), Kuhn("--", ())
    monkeypatch.setattr(Kuhn, "chances", dict(reversed(twin.chances.items())))
    check_agreement(deal, twin)


def test_a_secret_that_differs_is_noticed() -> None:
    dealt = Game(kuhn.SPEC).start().play("J").play("K")
    check_agreement(dealt, Kuhn("JK", ()))
    with pytest.raises(AssertionError):
        check_agreement(dealt, Kuhn("JQ", ()))
