"""Sections 3 and 4 of the rulebook: escapes, and the end."""

import pytest

from cavale import IllegalMove, MalformedPosition
from tests.games.clauses import clause
from tests.games.wall.drawn import CLASSIC, SINGLE, hands, wall

STRAIGHT = """
    .....
    Y...B
    Y...B
    Y...B
    Y...B"""


@clause("3.1")
def test_a_chain_from_slot_1_to_slot_5_is_an_escape() -> None:
    after = wall(STRAIGHT, "y").play("5L")
    assert after.view()["escapes"] == {"yellow": 1, "blue": 0}
    assert wall(STRAIGHT, "y").play("5R").view()["escapes"] == {"yellow": 0, "blue": 0}


@clause("3.1")
@pytest.mark.parametrize("gap", range(1, 6))
def test_the_last_rope_may_be_at_any_height(gap: int) -> None:
    rows = ["Y...." if slot != gap else "....." for slot in range(5, 0, -1)]
    after = wall(" ".join(rows), "y").play(f"{gap}L")
    assert after.view()["escapes"]["yellow"] == 1


@clause("3.2")
def test_a_chain_may_wander_and_go_down() -> None:
    """Up on the left, along slot 4, down to slot 2, and up again on the right."""
    text = """
        ....Y
        YYY.Y
        YBYBY
        YBYYY
        ....."""
    assert wall(text, "y", pushed=20).play("1L").view()["escapes"]["yellow"] == 1


@clause("3.2")
def test_diagonals_do_not_count() -> None:
    staircase = """
        .....
        .Y...
        ..Y..
        ...Y.
        ....Y"""
    assert wall(staircase, "y").play("5L").view()["escapes"]["yellow"] == 0


@clause("3.2")
def test_the_edges_do_not_join() -> None:
    """The last cell of a slot does not touch the first one of the slot above."""
    split = """
        .....
        Y....
        Y....
        ....Y
        ....Y"""
    assert wall(split, "y").play("5L").view()["escapes"]["yellow"] == 0


OWN_GOAL = """
    .Y...
    .Y...
    YBBB.
    .Y...
    .Y..."""


@clause("3.3")
def test_completing_only_the_opponents_chain_frees_the_opponent() -> None:
    after = wall(OWN_GOAL, "b", pushed=9).play("3L")
    assert after.view()["escapes"] == {"yellow": 1, "blue": 0}
    single = wall(OWN_GOAL, "b", pushed=9, of=SINGLE).play("3L")
    assert single.outcome is not None
    assert single.outcome.points == (1.0, 0.0)


BOTH = """
    BY...
    BY...
    YB...
    BY...
    BY..."""


@clause("3.4")
@pytest.mark.parametrize(("to_move", "side"), [("b", 1), ("y", 0)])
def test_completing_both_chains_frees_the_mover(to_move: str, side: int) -> None:
    drawing = BOTH if to_move == "b" else BOTH.translate(str.maketrans("YB", "BY"))
    after = wall(drawing, to_move, pushed=12).play("3L")
    escapes = after.view()["escapes"]
    assert (escapes["yellow"], escapes["blue"])[side] == 1
    assert sum(escapes.values()) == 1


@clause("3.5")
def test_after_an_escape_everything_starts_afresh_and_the_starter_changes() -> None:
    first = wall(STRAIGHT, "y").play("5L")
    assert str(first) == "...../...../...../...../..... b - 0 1-0"
    assert hands(first) == (13, 13)
    second = wall(STRAIGHT, "y", escapes="1-0", pushed=9).play("5L")
    assert str(second) == "...../...../...../...../..... y - 0 2-0"
    third = wall(STRAIGHT, "y", escapes="1-1").play("5L")
    assert third.mover == 1


@clause("4.1")
def test_three_escapes_win_the_classic_game() -> None:
    two = wall(STRAIGHT, "y", escapes="1-2", pushed=9).play("5L")
    assert two.outcome is None
    three = wall(STRAIGHT, "y", escapes="2-2").play("5L")
    assert three.mover is None
    assert three.outcome is not None
    assert three.outcome.points == (1.0, 0.0)
    assert three.outcome.reason == "escaped"
    assert str(three) == "...../...../...../...../..... b - 0 3-2"
    assert CLASSIC.parse(str(three)).outcome == three.outcome


@clause("4.2")
def test_one_escape_wins_the_single_game() -> None:
    after = wall(STRAIGHT, "y", of=SINGLE).play("5L")
    assert after.outcome is not None
    assert after.outcome.winner == 0


@clause("4.3")
@pytest.mark.parametrize("escapes", ["0-0", "2-0", "2-2"])
def test_the_125th_rope_without_an_escape_draws_the_whole_game(escapes: str) -> None:
    position = wall(STRAIGHT, "y", pushed=124, escapes=escapes)
    assert position.outcome is None
    after = position.play("5R")
    assert after.outcome is not None
    assert after.outcome.points == (0.5, 0.5)
    assert after.outcome.reason == "covered"
    assert after.outcome.winner is None
    assert str(after).split(" ")[3] == "125"


@clause("4.3")
def test_passes_are_not_counted() -> None:
    full = ".BYBB YYBBY YBYYB BBYYB YYBYY"
    assert str(wall(full, "y", pushed=124).play("pass")).split(" ")[3] == "124"


@clause("4.4")
def test_the_125th_rope_may_still_be_an_escape() -> None:
    after = wall(STRAIGHT, "y", pushed=124).play("5L")
    assert after.outcome is None
    assert str(after) == "...../...../...../...../..... b - 0 1-0"
    own_goal = wall(OWN_GOAL, "b", pushed=124).play("3L")
    assert own_goal.view()["escapes"]["yellow"] == 1


@clause("4.5")
def test_nothing_is_pushed_after_the_end() -> None:
    over = wall(STRAIGHT, "y", of=SINGLE).play("5L")
    assert not over.moves
    for move in ("3L", "pass"):
        with pytest.raises(IllegalMove) as refused:
            over.play(move)
        assert refused.value.clause == "4.5"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "reads like"),
        ("...../...../...../...../..... y - 0 0-0 x", "reads like"),
        ("...../...../...../...../..... y - 007 0-0", "reads like"),
        ("YYYYY/YYYYY/YYYY./...../..... y - 20 0-0", "13 ropes"),
        ("Y..../Y..../Y..../Y..../Y.... b - 9 0-0", "whole chain"),
        ("YYYY./...../...../...../..... b 1 9 0-0", "not full"),
        ("YYYY./...../...../...../..... b - 3 0-0", "do not fit"),
        ("Y..../...../...../...../..... b - 126 0-0", "do not fit"),
        ("...../...../...../...../..... y - 0 3-3", "cannot stand"),
        ("Y..../...../...../...../..... y - 1 3-0", "ended the game"),
        ("...../...../...../...../..... b - 0 0-0", "does not start"),
        ("...../...../...../...../..... y - 0 1-0", "does not start"),
    ],
)
def test_positions_that_cannot_stand_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(MalformedPosition, match=complaint):
        CLASSIC.parse(text)


def test_single_knows_no_second_escape() -> None:
    with pytest.raises(MalformedPosition, match="cannot stand"):
        SINGLE.parse("...../...../...../...../..... y - 0 2-0")
