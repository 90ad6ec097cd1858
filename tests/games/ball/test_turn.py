"""Sections 1 and 2 of the rulebook: the board, and what a turn is."""

from tests.games.ball.drawn import BALL, START, board, ends, marked, refused
from tests.games.clauses import clause


@clause("1.1")
def test_seven_pawns_face_seven_pawns() -> None:
    start = BALL.start()
    assert str(start) == START
    assert start == board("rrrrrrr ....... ....... ....... ....... ....... bbbBbbb", "b")


@clause("1.2")
def test_blue_has_the_ball_and_starts_and_the_turns_alternate() -> None:
    position = BALL.start()
    assert position.view()["ball"] == "D1"
    for seat, turn in enumerate(("C1-C2 D1-D2", "C7-C6 D7-D6", "C2-C3 D2-D3", "C6-C5 D6-E6")):
        for move in turn.split():
            assert position.mover == seat % 2
            position = position.play(move)


@clause("1.3")
def test_the_carrier_moves_like_any_pawn_and_takes_the_ball_along() -> None:
    middle = """
        .......
        .......
        .......
        r.xxx.r
        ..xBx..
        ..xxx..
        ......b"""
    position = board(middle, "b")
    assert ends(position, "D3") == {"C2", "D2", "E2", "C3", "E3", "C4", "D4", "E4"}
    assert str(position.play("D3-E4")) == "7/7/7/r3B1r/7/7/6b b E4*"


@clause("2.1")
def test_a_turn_is_two_moves_of_ones_own_pawns() -> None:
    start = BALL.start()
    once = start.play("A1-A2")
    assert once.mover == 0
    assert str(once) == "rrrrrrr/7/7/7/7/b6/1bbBbbb b A2"
    twice = once.play("D1-D2")
    assert twice.mover == 1
    assert str(twice) == "rrrrrrr/7/7/7/7/b2B3/1bb1bbb r -"
    assert all(str(move)[1] == "1" for move in start.moves)
    assert refused(start, "A7-A6") == "2.1"
    assert refused(start, "A4-A5") == "2.1"
    assert refused(start, "C3xE3") == "2.1"


@clause("2.2")
def test_the_two_are_different_pawns() -> None:
    once = BALL.start().play("D1-D2")
    assert ends(once, "D2") == set()
    assert refused(once, "D2-D3") == "2.2"
    assert refused(once, "D2xD4") == "2.2"


BOXED_IN = """
    .......
    .......
    .......
    ..x....
    rxrx...
    r.bx...
    Brrx..."""


@clause("2.3")
def test_the_first_move_must_leave_a_second_one() -> None:
    """The carrier's only way out is B2: the other pawn must not go there."""
    position = board(BOXED_IN, "b")
    assert ends(position, "C2") == marked(BOXED_IN)
    assert refused(position, "C2-B2") == "2.3"
    assert ends(position, "A1") == {"B2"}


@clause("2.3")
def test_a_defender_too_must_be_able_to_finish() -> None:
    """A1's only way out is B2, and the ball is the other side's."""
    position = board(BOXED_IN.replace("B", "b").replace("rxr", "rxR"), "b")
    assert ends(position, "C2") == marked(BOXED_IN)
    assert refused(position, "C2-B2") == "2.3"


@clause("2.3")
def test_a_winning_move_needs_no_second_one() -> None:
    position = board("...B... ....... ....... ....... ....... ....... r.....r", "b")
    assert [str(move) for move in position.moves] == ["D7-off"]
    assert refused(position, "D7-D6") == "2.3"


MANY_WAYS = """
    r.....r
    .......
    .......
    .......
    .......
    ..Br...
    .b....b"""


def test_moves_stand_in_the_pinned_order() -> None:
    """By start, then end with `off` last, and without the ball before taking it."""
    ends_in_order = [f"{column}{row}" for row in range(1, 8) for column in "ABCDEFG"] + ["off"]

    def place(move: str) -> tuple[int, int, bool]:
        return ends_in_order.index(move[:2]), ends_in_order.index(move[3:]), move[2] == "x"

    position = board(MANY_WAYS, "r")
    texts = [str(move) for move in position.moves]
    assert {"D2-B2", "D2xB2", "D2xoff"} <= set(texts)
    assert texts == sorted(texts, key=place)
