"""The review of a chase: what was given away, luck apart, and what the probes told."""

import pytest

from cavale import game
from cavale.core.review import Played, Reviewed, tallies
from cavale.games.thief.rules import DETECTIVE, THIEF

REVIEWER = game("thief").spec.review


def reviewed(variant: str, text: str) -> tuple[Played, list[Reviewed]]:
    assert REVIEWER is not None
    of = game("thief", variant)
    positions = [of.start()]
    for move in text.split():
        positions.append(positions[-1].play(move))
    played = Played(tuple(positions), tuple(map(of.read_move, text.split())))
    return played, list(REVIEWER.rows(played, 0))


def test_forced_moves_give_nothing_away() -> None:
    _, rows = reviewed("knots-1", "F7 F6 G7 E5 H7 H7")
    assert rows[0] == rows[1] == Reviewed(loss=0.0)


def test_a_catch_is_luck_for_the_detective_and_tells_many_bits() -> None:
    _, rows = reviewed("knots-1", "F7 F6 G7 G7")
    last = rows[-1]
    assert last.luck is not None
    assert last.bits is not None
    assert last.luck[DETECTIVE] == -last.luck[THIEF]
    assert last.luck[DETECTIVE] > 3.0
    assert last.bits > 2.0


def test_a_probe_of_an_empty_corner_of_the_board_is_a_mistake() -> None:
    """J2 is on no line of a thief two steps from the scene."""
    _, rows = reviewed("knots-1", "F7 F6 G7 J2 H7 H7")
    probe = rows[3]
    assert probe.loss is not None
    assert probe.loss > 0.3
    assert probe.bits == pytest.approx(0.0, abs=1e-9)
    assert probe.better is not None


def test_a_diagonal_start_tells_too_much_in_knots_2() -> None:
    _, straight = reviewed("knots-2", "F7 F6 G7 G7")
    _, diagonal = reviewed("knots-2", "G7 F6 G8 G8")
    assert straight[0].loss == 0.0
    assert diagonal[0].loss is not None
    assert diagonal[0].loss > 0.2


def test_rows_from_any_move_on_are_the_same() -> None:
    assert REVIEWER is not None
    played, rows = reviewed("knots-1", "F7 F6 G7 E5 H7 H7")
    assert list(REVIEWER.rows(played, 4)) == rows[4:]


@pytest.mark.parametrize(
    ("variant", "text"),
    [
        ("knots-1", "F7 F6 F8 F2 F9 F2 F10 F2 F11 F2 G11 A2 H11 A2 I11 A2 J11 A2 K11"),
        ("knots-2", "G7 F6 H7 A1 I7".replace(" A1", " B2") + " I7"),
        ("laffont", "G7 G7"),
        ("laffont", "F7 A6 F8 A6 F9 A6 F10 A6 F11 A6 G11 A6 H11 A6 I11 A6 J11 A6 K11"),
    ],
)
def test_whatever_was_played_can_be_reviewed(variant: str, text: str) -> None:
    played, rows = reviewed(variant, text)
    assert len(rows) == len(played.moves)
    for step, row in enumerate(rows):
        assert row.loss is not None
        assert row.loss >= 0.0
        assert (row.bits is None) == (row.luck is None)
        assert played.mover(step) == DETECTIVE or row.bits is None
    thief, detective = tallies(played, rows)
    assert thief.luck is None or thief.luck == pytest.approx(-(detective.luck or 0.0))
