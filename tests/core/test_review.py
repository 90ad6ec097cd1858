"""A game looked at again: whose luck it was, and whose mistakes."""

import pytest

from cavale import CHANCE, Game, MalformedRecord
from cavale.core.record import Record
from cavale.core.review import Reviewed, Tally, played, tallies
from tests.toys import kuhn

GAME = Game(kuhn.SPEC)
KING_AGAINST_JACK = Record(GAME, ("K", "J", "bet", "call"))


def test_a_record_is_replayed_for_it() -> None:
    game = played(KING_AGAINST_JACK)
    assert [game.mover(step) for step in range(4)] == [CHANCE, CHANCE, 0, 1]
    assert [move.text for move in game.moves] == list(KING_AGAINST_JACK.moves)
    assert len(game.positions) == 5
    assert game.game == GAME
    with pytest.raises(MalformedRecord, match="move 3"):
        played(Record(GAME, ("K", "J", "call")))


def test_the_toy_finds_the_luck_and_the_mistake() -> None:
    """A king wins a chip more than an average card among those who toss coins; calling with the
    jack, which beats nothing, loses one more chip than folding it."""
    game = played(KING_AGAINST_JACK)
    king, jack, bet, call = kuhn.rows(game, 0)
    assert king.luck == (1.0, -1.0)
    assert jack.luck == (0.0, 0.0)
    assert (bet.loss, bet.bits, bet.better) == (0.0, 0.0, None)
    assert (call.loss, call.bits, call.better) == (1.0, 1.0, "fold")


def test_luck_and_skill_are_added_up_apart() -> None:
    game = played(KING_AGAINST_JACK)
    assert tallies(game, list(kuhn.rows(game, 0))) == [
        Tally(0, luck=1.0, loss=0.0, bits=0.0),
        Tally(1, luck=-1.0, loss=1.0, bits=1.0),
    ]


def test_what_nobody_measured_is_not_zero() -> None:
    game = played(KING_AGAINST_JACK)
    found = tallies(game, [Reviewed(), Reviewed(), Reviewed(loss=0.5)])
    assert found == [Tally(0, None, 0.5, None), Tally(1, None, None, None)]
