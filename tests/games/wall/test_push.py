"""Sections 1 and 2 of the rulebook: the wall, and what a push does."""

import pytest

from cavale import IllegalMove
from tests.games.clauses import clause
from tests.games.wall.drawn import CLASSIC, SINGLE, hands, slot, wall

EVERY_MOUTH = ("1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R", "5L", "5R")


@clause("1.1")
def test_five_bare_slots_and_thirteen_ropes_each() -> None:
    start = CLASSIC.start()
    assert str(start) == "...../...../...../...../..... y - 0 0-0"
    assert hands(start) == (13, 13)
    assert start.view()["target"] == 3
    assert SINGLE.start().view()["target"] == 1


@clause("1.2")
def test_yellow_starts_and_the_turns_alternate() -> None:
    position = CLASSIC.start()
    for ply in range(12):
        assert position.mover == ply % 2
        position = position.play(f"{ply % 5 + 1}L")


@clause("2.1")
def test_a_rope_goes_onto_the_first_cell_of_either_side() -> None:
    start = CLASSIC.start()
    assert [str(move) for move in start.moves] == list(EVERY_MOUTH)
    assert slot(start.play("4L"), 4) == "Y...."
    assert slot(start.play("4R"), 4) == "....Y"
    assert hands(start.play("4L")) == (12, 13)


@clause("2.2")
@pytest.mark.parametrize(
    ("before", "left", "right"),
    [
        (".....", "Y....", "....Y"),
        ("B....", "YB...", "B...Y"),
        ("YB...", "YYB..", "YB..Y"),
        ("....B", "Y...B", "...BY"),
        ("B...B", "YB..B", "B..BY"),
        ("BY.YB", "YBYYB", "BYYBY"),
        ("BYB.Y", "YBYBY", "BYBYY"),
        ("B.YBY", "YBYBY", "BYBYY"),
        (".BYBY", "YBYBY", "BYBYY"),
        ("..B..", "Y.B..", "..B.Y"),
        ("Y.B.B", "YYB.B", "Y.BBY"),
    ],
)
def test_the_run_at_the_mouth_shifts_and_the_first_gap_absorbs_it(
    before: str, left: str, right: str
) -> None:
    position = wall(f"..... ..... {before} ..... .....", "y")
    assert slot(position.play("3L"), 3) == left
    assert slot(position.play("3R"), 3) == right


@clause("2.3")
@pytest.mark.parametrize(
    ("before", "move", "after", "yellow", "blue"),
    [
        ("YBYBB", "2L", "YYBYB", 10, 11),
        ("YBYBB", "2R", "BYBBY", 11, 10),
        ("YBYBY", "2L", "YYBYB", 10, 11),
        ("BBYBY", "2R", "BYBYY", 10, 11),
        ("YYYYY", "2R", "YYYYY", 8, 13),
    ],
)
def test_a_full_slot_ejects_the_far_rope_to_its_owner(
    before: str, move: str, after: str, yellow: int, blue: int
) -> None:
    position = wall(f"..... ..... ..... {before} .....", "y", pushed=9)
    assert slot(position.play(move), 2) == after
    assert hands(position.play(move)) == (yellow, blue)


@clause("2.3")
def test_a_slot_with_a_gap_ejects_nothing() -> None:
    position = wall("..... ..... ..... YBYB. .....", "y")
    assert hands(position.play("2L")) == (10, 11)
    assert slot(position.play("2L"), 2) == "YYBYB"


EMPTY_HANDED = """
    .BYBB
    YYBBY
    YBYYB
    BBYYB
    YYBYY"""


@clause("2.4")
def test_without_a_rope_one_must_pass() -> None:
    position = wall(EMPTY_HANDED, "y", pushed=40)
    assert hands(position) == (0, 2)
    assert [str(move) for move in position.moves] == ["pass"]
    with pytest.raises(IllegalMove) as refused:
        position.play("5L")
    assert refused.value.clause == "2.4"
    after = position.play("pass")
    assert after.mover == 1
    assert str(after).split(" ")[3] == "40"


@clause("2.4")
def test_with_a_rope_one_may_not_pass() -> None:
    with pytest.raises(IllegalMove) as refused:
        CLASSIC.start().play("pass")
    assert refused.value.clause == "2.4"


@clause("2.4")
def test_a_rope_that_falls_ends_the_passing() -> None:
    position = wall(EMPTY_HANDED, "b", pushed=41)
    after = position.play("1L")
    assert hands(after) == (1, 1)
    assert "2L" in after.moves


@clause("2.5")
@pytest.mark.parametrize("before", ["YBYB.", "YBYBB"])
def test_the_slot_just_filled_is_closed_whether_or_not_a_rope_fell(before: str) -> None:
    position = wall(f"..... {before} ..... ..... .....", "b", pushed=8).play("4R")
    assert position.view()["closed"] == 4
    assert [str(move) for move in position.moves] == [m for m in EVERY_MOUTH if m[0] != "4"]
    for move in ("4L", "4R"):
        with pytest.raises(IllegalMove) as refused:
            position.play(move)
        assert refused.value.clause == "2.5"


@clause("2.5")
def test_a_slot_that_is_not_full_stays_open() -> None:
    position = wall("..... YBY.. ..... ..... .....", "b").play("4R")
    assert position.view()["closed"] is None
    assert len(position.moves) == 10


@clause("2.6")
def test_a_slot_is_closed_for_one_turn_only() -> None:
    position = wall("..... YBYB. ..... ..... .....", "b").play("4R").play("1L")
    assert position.view()["closed"] is None
    assert "4L" in position.moves
    again = position.play("4L")
    assert again.view()["closed"] == 4


@clause("2.6")
def test_a_forced_pass_uses_the_closure_up() -> None:
    position = wall(EMPTY_HANDED, "y", closed="3", pushed=40)
    after = position.play("pass")
    assert after.view()["closed"] is None
    assert {"3L", "3R"} <= {str(move) for move in after.moves}
