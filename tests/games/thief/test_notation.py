"""Points and positions as text."""

import pytest

from cavale import Game, MalformedMove, MalformedPosition
from tests.games.thief.drawn import KNOTS_1, KNOTS_2, LAFFONT, VARIANTS, fled, play


@pytest.mark.parametrize("text", ["G7", "g7", "7 G", "7G", "7g", "G 7", "  g  7 "])
def test_a_point_may_be_written_either_way_round(text: str) -> None:
    assert str(KNOTS_2.read_move(text)) == "G7"
    assert KNOTS_2.start().play(text) == KNOTS_2.start().play("G7")


@pytest.mark.parametrize("text", ["K11", "11K", "11 k", "A10", "10a"])
def test_rows_of_two_digits(text: str) -> None:
    assert str(KNOTS_1.read_move(text)) in ("K11", "A10")


@pytest.mark.parametrize("text", ["L1", "A0", "A12", "1", "A", "A1B", "1A1", "A-1", "A1 1", "A011"])
def test_what_is_no_point_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        KNOTS_1.start().play(text)


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_a_position_is_its_footprints_and_its_probes(on: Game) -> None:
    assert str(on.start()) == "- -"
    assert str(on.start().play("F7")) == "F7 -"
    assert str(play(on.start(), "F7 F6 G7 H8")) == "F7,G7 F6+,H8-"
    assert str(play(on.start(), "F7 F6 G7 G7")) == "F7,G7 F6+,G7!"
    assert str(play(LAFFONT.start(), "G7 F6 H7")) == "G7,H7 F6-"


def test_a_footprint_that_is_not_seen_is_a_question_mark() -> None:
    seen = fled(KNOTS_1, "F7 G7").observe(1)
    assert KNOTS_1.room.notation.position_text(seen.copy_record()) == "?,? F6+,F7+"
    with pytest.raises(MalformedPosition):
        KNOTS_1.parse("?,? F6+,F7+")


@pytest.mark.parametrize(
    ("on", "text", "why"),
    [
        (KNOTS_1, "", "reads like"),
        (KNOTS_1, "F7", "reads like"),
        (KNOTS_1, "F7 F6", "reads like"),
        (KNOTS_1, "F7, F6+", "reads like"),
        (KNOTS_1, "- F6+", "0 footprints, 1 probes"),
        (KNOTS_1, "F7,F8,F9 F6+", "3 footprints, 1 probes"),
        (KNOTS_1, "G7 -", "footprint 1, G7, is not allowed there: only F5, E6, G6, F7"),
        (KNOTS_2, "H7 -", "footprint 1, H7, is not allowed"),
        (KNOTS_1, "F7,F6 F6+", "footprint 2, F6, is not allowed there: only E7, G7, F8"),
        (KNOTS_1, "F7 G6-", "probe 1, G6, is not allowed there: only F6"),
        (LAFFONT, "F7 A1-", "probe 1, A1, is not allowed there: only any point but the hideouts"),
        (KNOTS_1, "F7 F6-", r"probe 1: with the thief on F7 the clue at F6 is \+"),
        (KNOTS_2, "G7 F6+", "probe 1: with the thief on G7 the clue at F6 is -"),
        (LAFFONT, "G7 G7+", "the clue at G7 is !"),
        (LAFFONT, "G7,G8 G7!", "footprint 2, G8: the game was over before it"),
        (
            KNOTS_1,
            "F7,F8,F9,F10,F11,G11,H11,I11,J11,K11 " + ",".join(["F6+"] * 5 + ["F6-"] * 5),
            "reads like",
        ),
    ],
)
def test_a_wrong_position_is_told_what_is_wrong(on: Game, text: str, why: str) -> None:
    with pytest.raises(MalformedPosition, match=why):
        on.parse(text)


def test_no_probe_follows_an_escape() -> None:
    steps = "E5,E4,E3,E2,E1,D1,C1,B1,A1"
    probes = ",".join(["F7-"] * 9)
    assert LAFFONT.parse(f"{steps} {probes[:-4]}").outcome is not None
    with pytest.raises(MalformedPosition, match="probe 9, F7: the game was over"):
        LAFFONT.parse(f"{steps} {probes}")
