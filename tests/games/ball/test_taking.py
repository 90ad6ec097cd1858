"""Section 4 of the rulebook: who may, who must and who must not touch the ball."""

import pytest

from tests.games.ball.drawn import BALL, board, ends, marked, refused
from tests.games.clauses import clause

FIGURE_5 = """
    r.....r
    .......
    ...r...
    ...B...
    ...x...
    .......
    b.....b"""

FIGURE_5_BIS = """
    ......r
    x......
    .b.....
    ..x....
    ..r....
    ..xBr..
    ......b"""


@clause("4.1")
@pytest.mark.parametrize("carrier", ["B", "R"])
def test_figure_5_the_ball_is_taken_over_friend_or_foe(carrier: str) -> None:
    position = board(FIGURE_5.replace("B", carrier), "r")
    assert ends(position, "D5", takes=True) == marked(FIGURE_5)
    after = position.play("D5xD3")
    assert after.view()["ball"] == "D3"
    assert after.view()["rows"][2] == "...R..."
    assert after.view()["rows"][3] == f"...{carrier.lower()}..."


@clause("4.1")
def test_figure_5_bis_the_taker_goes_on_with_the_ball() -> None:
    position = board(FIGURE_5_BIS, "r")
    assert ends(position, "E2", takes=True) == marked(FIGURE_5_BIS)
    effect = position.observe(1).effect(BALL.read_move("E2xA6"))
    assert effect["path"] == ["E2", "C2", "C4", "A6"]
    assert effect["jumped"] == ["D2", "C3", "B5"]
    assert (effect["ball_from"], effect["ball_to"]) == ("D2", "A6")
    assert str(position.play("E2xA6")) == "6r/R6/1b5/7/2r4/3b3/6b r A6*"


@clause("4.1")
def test_without_a_jump_over_the_carrier_nothing_is_taken() -> None:
    position = board(FIGURE_5, "r")
    assert refused(position, "D5xE5") == "4.1"
    assert refused(position, "A7xA6") == "4.1"
    assert refused(board(FIGURE_5, "b"), "D4xD6") == "4.1"


@clause("4.2")
def test_one_may_jump_over_the_carrier_and_leave_the_ball() -> None:
    position = board(FIGURE_5_BIS, "r")
    assert marked(FIGURE_5_BIS) <= ends(position, "E2")
    after = position.play("E2-A6")
    assert after.view()["ball"] == "D2"
    assert "G7-G6" in after.moves


@clause("4.2")
def test_a_ball_left_at_the_first_jump_may_be_taken_at_a_later_one() -> None:
    """Once round by D3, F3 and F5, and only then over D4 with the ball: one move all the same."""
    drawing = """
        r......
        .......
        ...rrx.
        ...B.b.
        ...xrx.
        .......
        b......"""
    position = board(drawing, "r")
    assert ends(position, "D5", takes=True) == marked(drawing) | {"D5"}
    assert [str(move) for move in position.moves].count("D5xD3") == 1


TAKEN = """
    r.....r
    .......
    .......
    ...b.r.
    ...Rr..
    .......
    b.....b"""


@clause("4.3")
def test_the_ball_is_touched_once_a_turn() -> None:
    """Red has taken the ball; neither the pawn that has it nor another one touches it again."""
    position = board(TAKEN, "r", "D3*")
    assert "C3" in ends(position, "E3")
    assert ends(position, "E3", takes=True) == set()
    assert refused(position, "E3xC3") == "4.3"
    assert refused(position, "D3-D2") == "2.2"
    carried = BALL.start().play("D1-D2")
    assert not any("x" in str(move) for move in carried.moves)
    assert refused(carried, "C1xE3") == "4.3"


@clause("4.4")
def test_the_attacker_must_change_the_balls_place_by_the_second_move() -> None:
    position = BALL.start().play("C1-D2")
    assert position.view()["must"]
    moves = {str(move) for move in position.moves}
    assert moves == {"D1-C1", "D1-C2", "D1-E2", "D1-D3", "E1xC1", "E1xE3"}
    assert refused(position, "A1-A2") == "4.4"
    assert refused(position, "A1-A5") == "4.4"


@clause("4.4")
def test_the_attacker_may_do_it_first_and_then_leaves_it_alone() -> None:
    position = BALL.start().play("D1-D2")
    assert not position.view()["must"]
    assert {"A1-A2", "C1-D1", "E1-D1"} <= {str(move) for move in position.moves}
    passed = BALL.start().play("C1-D2").play("E1xC1")
    assert passed.mover == 1
    assert passed.view()["ball"] == "C1"


@clause("4.4")
def test_the_old_carrier_may_move_once_it_has_lost_the_ball() -> None:
    position = board(FIGURE_5.replace("B", "R"), "r").play("D5xD3")
    assert "D4-E4" in position.moves


@clause("4.5")
def test_the_defender_may_take_once_or_not_at_all() -> None:
    position = board(FIGURE_5, "r")
    assert {"D5xD3", "D5-D3", "D5-D6", "A7-A6"} <= {str(move) for move in position.moves}
    waited = position.play("A7-A6")
    assert not waited.view()["must"]
    assert {"D5xD3", "D5-D3", "G7-G6"} <= {str(move) for move in waited.moves}
    assert waited.play("G7-G6").mover == 0
    taken = position.play("D5xD3")
    assert taken.view()["ball_moved"]
    assert {"A7-A6", "G7-F7"} <= {str(move) for move in taken.moves}
