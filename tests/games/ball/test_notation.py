"""Moves and positions as text."""

import pytest

from cavale import MalformedMove, MalformedPosition
from tests.games.ball.drawn import BALL, START


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("d1-d2", "D1-D2"),
        (" D1 - D2 ", "D1-D2"),
        ("d1Xd3", "D1xD3"),
        ("D6 x OFF", "D6xoff"),
        ("d6-Off", "D6-off"),
    ],
)
def test_moves_are_read_generously(text: str, move: str) -> None:
    assert str(BALL.read_move(text)) == move


@pytest.mark.parametrize("text", ["D1", "D1D2", "D1-D8", "H1-D2", "D1--D2", "off-D1", "D1+D2"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(MalformedMove):
        BALL.start().play(text)


@pytest.mark.parametrize(
    "text",
    [
        START,
        "rrrrrrr/7/7/7/7/2b4/bb1Bbbb b C2",
        "rrrrrrr/7/7/7/7/2B4/bbb1bbb b C2*",
        "6r/7/7/3B3/7/7/1b5 b -",
        "rrr1rrr/7/7/7/7/7/bbbbbb1 b -",
    ],
)
def test_positions_go_both_ways(text: str) -> None:
    assert str(BALL.parse(text)) == text
    assert str(BALL.parse(f"  {text.replace(' ', '   ')} ")) == text


def test_a_board_without_a_carrier_is_won_by_the_side_to_move() -> None:
    blue = BALL.parse("rrr1rrr/7/7/7/7/7/bbbbbb1 b -").outcome
    red = BALL.parse("rrr1rrr/7/7/7/7/7/bbbbbb1 r -").outcome
    assert blue is not None
    assert red is not None
    assert (blue.winner, red.winner) == (0, 1)
    last = BALL.parse("rrr1rrr/7/7/7/7/7/7 b -").outcome
    assert last is not None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "reads like"),
        (START + " 1", "reads like"),
        ("rrrrrrr/7/7/7/7/bbbBbbb b -", "reads like"),
        ("rrrrrrr/7/7/7/7/7/bbbBbbb y -", "reads like"),
        ("rrrrrrr/7/7/7/7/7/bbbBbbb b -*", "reads like"),
        ("rrrrrrr/7/7/7/7/6/bbbBbbb b -", "seven squares|7 squares"),
        ("rrrrrrr/7/7/7/7/71/bbbBbbb b -", "7 squares"),
        ("rrrrrrr/r6/7/7/7/7/bbbBbbb b -", "only 7 pawns"),
        ("rrrrrrr/7/7/7/7/b6/bbbBbbb b -", "only 7 pawns"),
        ("rrrrrrr/7/7/7/7/7/bbbbbbb b -", "only 7 pawns"),
        ("7/7/7/7/7/7/bbbBbbb b -", "no pawn left"),
        ("rrrrRrr/7/7/7/7/7/7 b -", "no pawn left"),
        ("7/7/7/7/7/7/bbb4 b -", "no pawn left"),
        ("rrrRrrr/7/7/7/7/7/bbbBbbb b -", "only one ball"),
        ("rrrrrr1/7/7/7/7/7/bbbbbb1 b A1", "game over"),
        ("rrrrrrr/7/7/7/7/7/bbbBbbb b A7", "no pawn of b"),
        ("rrrrrrr/7/7/7/7/7/bbbBbbb b A4", "no pawn of b"),
        ("rrrrrrr/7/7/7/7/7/bbbBbbb b A1*", "must carry it"),
        ("rrrRrrr/7/7/7/7/7/bbbbbbb b A1*", "must carry it"),
        ("rrrrrrr/7/7/7/7/7/bbbBbbb b D1", r"write D1\*"),
        ("7/7/7/7/r1r4/rb5/Brr4 b B2", "cannot be completed"),
        ("6r/7/7/3B3/7/7/7 b D4*", "cannot be completed"),
    ],
)
def test_positions_that_cannot_stand_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(MalformedPosition, match=complaint):
        BALL.parse(text)
