"""Luck and skill apart."""

import pytest

from cavale import Position
from cavale.core.review import Played, Reviewed
from cavale.games.manhattan.review import LUCKY, rows
from tests.games.manhattan.tables import ends, table


def review(position: Position, move: str) -> Reviewed:
    played = Played((position, position.play(move)), (position.game.read_move(move),))
    (row,) = rows(played, 0)
    return row


def test_luck_is_what_came_less_what_was_to_be_expected() -> None:
    """Over all outcomes, each by its weight, nobody has any; and no luck is made of nothing."""
    for position in (
        table("f5,i5:rw", "hall,station:yw", due="w?", criminals="3200"),
        table("f1,hall:rw", "hall,station:yw", due="wt", criminals="2200"),
        table("mission,start:-1", "hall,station:yw", due="wm"),
    ):
        lucks = [review(position, move).luck for move in ends(position)]
        assert all(luck is not None for luck in lucks)
        for seat in range(2):
            total = sum(
                weight * luck[seat]
                for weight, luck in zip(position.weights, lucks, strict=True)
                if luck
            )
            assert total == pytest.approx(0)
        assert all(sum(luck) == pytest.approx(0) for luck in lucks if luck)


def test_the_roll_that_arrests_is_lucky() -> None:
    """Two from the entrance: a 1 does not reach it, everything else does."""
    hunting = table("g5,m1:rw", "hall,station:yw", due="w?", criminals="3000")
    good, bad = review(hunting, "roll 6").luck, review(hunting, "roll 1").luck
    assert good is not None
    assert bad is not None
    assert good[0] > 0 > bad[0]


def test_a_card_that_decides_is_remarked_upon() -> None:
    last = table("e5,f1:rw", "bank,station:rw", due="wt", criminals="2wow")
    row = review(last, "trap lieutenant")
    assert row.luck is not None
    assert row.luck[0] > 0.1
    assert row.said == LUCKY


def test_the_best_drive_gives_nothing_away() -> None:
    chance = table("bank,station:rw", "hall,station:yw", due="w5", criminals="3000")
    assert review(chance, "1-e5") == Reviewed(loss=0.0)
    missed = review(chance, "1-c3")
    assert missed.loss is not None
    assert missed.loss > 0
    assert missed.better == "1-e5"


def test_a_forced_move_gives_nothing_away() -> None:
    assert review(table("a9,start:-1", due="w4"), "stay") == Reviewed(loss=0.0)
