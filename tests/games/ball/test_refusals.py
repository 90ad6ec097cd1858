"""Why not? Every reason for which a well-formed move can be refused, the most helpful one first."""

import random

from cavale.core.jit import JIT
from tests.games.ball.drawn import BALL, board, play, refused, scattered
from tests.games.ball.plain import first_moves
from tests.games.clauses import clause

POSITIONS = 20 if JIT else 3
SQUARES = [f"{column}{row}" for column in "ABCDEFG" for row in range(1, 8)]
EVERY_MOVE = [f"{s}{sign}{e}" for s in SQUARES for e in (*SQUARES, "off") for sign in "-x"]
TIGHT = (
    "7/7/7/7/r1r4/r1b4/Brr4 b -",
    "3B2r/7/7/7/7/7/rr5 b -",
    "7/7/7/7/r1r4/r1b4/Rrr3b b -",
    "4r1r/4r1r/5Br/3r1r1/7/5b1/7 b -",
)

BOARD = """
    r.....r
    .......
    ...r...
    ...B...
    .......
    .bb....
    b.....b"""


@clause("2.1")
def test_not_a_pawn_of_yours() -> None:
    assert refused(board(BOARD, "b"), "D5-D6") == "2.1"
    assert refused(board(BOARD, "b"), "E5-E6") == "2.1"
    assert refused(board(BOARD, "b"), "E5-off") == "2.1"


@clause("2.2")
def test_the_pawn_just_moved() -> None:
    position = board(BOARD, "b").play("D4-E4")
    assert refused(position, "E4-E5") == "2.2"
    assert refused(position, "E4-off") == "2.2"


@clause("4.3")
def test_the_ball_has_moved_already() -> None:
    assert refused(board(BOARD, "r").play("D5xD3"), "A7xA6") == "4.3"


@clause("4.4")
def test_the_ball_has_still_to_move() -> None:
    """Also before anything is said of the way: no such move would do."""
    position = board(BOARD, "b").play("A1-A2")
    assert refused(position, "G1-G2") == "4.4"
    assert refused(position, "G1-A7") == "4.4"
    assert refused(position, "G1-off") == "4.4"
    assert refused(position, "G1xG2") == "4.1"


@clause("4.1")
def test_a_pawn_that_cannot_take_the_ball_at_all() -> None:
    assert refused(board(BOARD, "b"), "D4xE4") == "4.1"
    assert refused(board(BOARD, "b"), "G1xoff") == "4.1"
    assert refused(board(BOARD, "r"), "G7xG7") == "4.1"


@clause("5.3", "5.1")
def test_a_pawn_that_cannot_leave() -> None:
    assert refused(board(BOARD, "b"), "G1-off") == "5.3"
    assert refused(board(BOARD, "b"), "D4-off") == "5.1"
    assert refused(board(BOARD, "r"), "D5xoff") == "5.1"


@clause("3.6", "3.4", "3.5", "3.2")
def test_a_way_that_is_not_there() -> None:
    assert refused(board(BOARD, "b"), "B2-B2") == "3.6"
    assert refused(board(BOARD, "b"), "B2-C2") == "3.4"
    assert refused(board(BOARD, "r"), "D5xG7") == "3.4"
    assert refused(board(BOARD, "r"), "D5xD5") == "3.5"
    assert refused(board(BOARD, "r"), "D5xG2") == "3.2"
    assert refused(board(BOARD, "b"), "B2-G7") == "3.4"
    assert refused(board(BOARD, "b"), "B2-G6") == "3.2"


@clause("2.3")
def test_a_turn_that_could_not_be_finished() -> None:
    alone = board("r.....r ....... ....... ...B... ....... ....... rr.....", "b")
    assert refused(alone, "D4-D5") == "5.8"
    near = board("...B..r ....... ....... ....... ....... ....... rr.....", "b")
    assert refused(near, "D7-D6") == "2.3"


@clause("5.8")
def test_the_game_is_over() -> None:
    over = play(board("...B..r ....... ....... ....... ....... ....... br.....", "b"), "D7-off")
    assert refused(over, "A1-A2") == "5.8"


@clause("2.3")
def test_the_unfinishable_is_the_last_reason_of_all() -> None:
    """It is given for the first moves that the board allows and the turn does not, and no other."""
    rng = random.Random(11)
    given = 0
    for text in (*TIGHT, *(scattered(rng, 7, 3) for _ in range(POSITIONS))):
        position = BALL.parse(text)
        allowed = first_moves(position)
        for move in {*rng.sample(EVERY_MOVE, 100), *allowed}:
            if move not in position.moves:
                assert (refused(position, move) == "2.3") == (move in allowed), (position, move)
                given += move in allowed
    assert given >= len(TIGHT)
