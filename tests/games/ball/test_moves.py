"""Section 3 of the rulebook: steps, jumps and chains."""

import pytest

from tests.games.ball.drawn import BALL, board, ends, marked, refused
from tests.games.clauses import clause


@clause("3.1")
@pytest.mark.parametrize(
    "drawing",
    [
        """
        r......
        .......
        ..xxx..
        ..xbx..
        ..xxx..
        .......
        ......B""",
        """
        r......
        .......
        .......
        xx.....
        bx.....
        xx.....
        ......B""",
        """
        r......
        .......
        .......
        .......
        .......
        xx.....
        bx....B""",
    ],
)
def test_a_step_goes_to_any_free_square_around(drawing: str) -> None:
    position = board(drawing, "b")
    start = next(str(move)[:2] for move in position.moves if str(move)[:2] != "G1")
    assert ends(position, start) == marked(drawing)


@clause("3.1", "3.4")
def test_no_step_onto_a_pawn() -> None:
    drawing = """
        r......
        .r.b...
        ..rbx..
        .bbbrr.
        ..xxx..
        .......
        ......B"""
    position = board(drawing, "b")
    assert ends(position, "D4") == marked(drawing)
    assert refused(position, "D4-D5") == "3.4"
    assert refused(position, "D4-C5") == "3.4"


@clause("3.2")
def test_a_jump_goes_over_one_pawn_of_either_colour_in_any_direction() -> None:
    """Figure 3, all at once: eight neighbours, eight jumps."""
    drawing = """
        .......
        .x.x.x.
        ..rbr..
        .xbbrx.
        ..brr..
        .x.x.x.
        B......"""
    position = board(drawing, "b")
    assert ends(position, "D4") == marked(drawing)


@clause("3.2")
def test_the_square_behind_must_be_free_and_on_the_board() -> None:
    drawing = """
        ......B
        .......
        .......
        .r.....
        xrx....
        rbx....
        xrx...."""
    position = board(drawing, "b")
    assert ends(position, "B2") == marked(drawing)
    assert refused(position, "B2-B5") == "3.2"


@clause("3.2")
def test_a_jump_never_goes_over_a_gap() -> None:
    position = board("r...... ....... ....... ....... .b.r... ....... ......B", "b")
    assert refused(position, "B3-F3") == "3.2"
    assert refused(position, "B3-D5") == "3.2"


FIGURE_4 = """
    ......r
    x......
    .b.....
    ..x...B
    ..rxxx.
    ..xbrx.
    ...xxx."""


@clause("3.3")
def test_figure_4_jumps_follow_each_other_and_stop_anywhere() -> None:
    position = board(FIGURE_4, "r")
    assert ends(position, "E2") == marked(FIGURE_4)
    assert position.observe(1).effect(BALL.read_move("E2-A6"))["path"] == ["E2", "C2", "C4", "A6"]


@clause("3.3")
def test_a_step_is_not_followed_by_a_jump() -> None:
    """Not to G2 by E2."""
    drawing = """
        ......r
        .......
        .......
        ......B
        ..xxx..
        .xbrxr.
        ..xxx.."""
    position = board(drawing, "r")
    assert ends(position, "D2") == marked(drawing)


@clause("3.3")
def test_no_jump_is_compulsory() -> None:
    assert {"G7-F6", "G7-F7", "E2-E3"} <= {str(move) for move in board(FIGURE_4, "r").moves}


@clause("3.4")
def test_pawns_jumped_over_stay() -> None:
    after = board(FIGURE_4, "r").play("E2-A6")
    assert str(after) == "6r/r6/1b5/6B/2r4/3b3/7 r A6"


FIGURE_2_BIS = """
    r......
    .......
    .......
    ...r...
    ...B...
    ...x...
    b......"""

ROUNDABOUT = """
    r......
    .......
    ...r...
    ...B...
    ...xrx.
    ...b.r.
    b..xrx."""


@clause("3.5")
def test_figure_2_bis_no_turning_straight_back() -> None:
    position = board(FIGURE_2_BIS, "r")
    assert ends(position, "D4", takes=True) == marked(FIGURE_2_BIS)
    assert refused(position, "D4xD4") == "3.5"


@clause("3.5", "3.6")
def test_the_same_pawn_may_be_jumped_again_later() -> None:
    """Over the carrier to D3, once round by F3, F1 and D1, and over the same pawn back to D5."""
    position = board(ROUNDABOUT, "r")
    assert ends(position, "D5", takes=True) == marked(ROUNDABOUT) | {"D5"}
    path = position.observe(1).effect(BALL.read_move("D5xD5"))["path"]
    assert path[:2] == ["D5", "D3"]
    assert path[-2:] == ["D3", "D5"]
    assert len(path) == 7
    broken = board(ROUNDABOUT.replace("...b.r.", ".....r."), "r")
    assert ends(broken, "D5", takes=True) == marked(ROUNDABOUT)
    assert refused(broken, "D5xD5") == "3.5"


@clause("3.6")
def test_a_pawn_that_comes_back_without_the_ball_has_not_moved() -> None:
    circle = """
        r......
        .......
        .......
        ..xxx..
        ..xbrx.
        ..xrxr.
        B..xrx."""
    position = board(circle, "b")
    assert ends(position, "D3") == marked(circle)
    assert refused(position, "D3-D3") == "3.6"


@clause("3.7")
def test_two_ways_round_are_one_move() -> None:
    """F1 is two jumps away on either side."""
    position = board(ROUNDABOUT, "r").play("A7-A6")
    texts = [str(move) for move in position.moves]
    assert texts.count("D5xF1") == 1
    assert len(texts) == len(set(texts))
