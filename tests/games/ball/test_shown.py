"""What people see and read of the game."""

from collections.abc import Sequence

import pytest

from cavale import Position
from cavale.core.message import Message
from tests.games.ball.drawn import BALL, board, play
from tests.saying import said


def prompt(position: Position) -> str:
    return en(position.observe(position.mover).prompt())


def fr(messages: Sequence[Message]) -> str:
    return said("fr", messages, BALL)


def en(messages: Sequence[Message]) -> str:
    return said("en", messages, BALL)


def described(position: Position, move: str) -> tuple[str, str]:
    told = position.observe(position.mover).describe(BALL.read_move(move))
    return fr(told), en(told)


def test_the_view_counts_rows_from_1() -> None:
    assert BALL.start().view() == {
        "rows": ["bbbBbbb", *["......."] * 5, "rrrrrrr"],
        "mover": "blue",
        "moved": None,
        "ball_moved": False,
        "must": False,
        "ball": "D1",
    }
    half = play(BALL.start(), "C1-C2").view()
    assert (half["moved"], half["must"], half["ball_moved"]) == ("C2", True, False)
    won = BALL.parse("rrr1rrr/7/7/7/7/7/bbbbbb1 b -").view()
    assert (won["mover"], won["ball"], won["must"]) == (None, None, False)


def test_the_cells_one_clicks() -> None:
    seen = BALL.start().observe(0)
    assert seen.path(BALL.read_move("D1-D2")) == ("D1", "D2")
    assert seen.path(BALL.read_move("D1xD3")) == ("D1", "ball", "D3")
    assert seen.path(BALL.read_move("D6xoff")) == ("D6", "ball", "off")


def test_a_step_is_shown_rather_than_a_chain_to_the_same_square() -> None:
    """C2 is next to B2, and also three jumps away."""
    position = board("r.....r ....... ....... ....... ....... .b..... B.....b", "b")
    effect = position.observe(0).effect(BALL.read_move("B2-C2"))
    assert effect["step"]
    assert effect["path"] == ["B2", "C2"]
    assert effect["ball_from"] is effect["ball_to"] is None
    assert not effect["ends_turn"]
    carried = position.observe(0).effect(BALL.read_move("A1-C3"))
    assert (carried["ball_from"], carried["ball_to"]) == ("A1", "C3")
    assert carried["jumped"] == ["B2"]
    second = position.play("B2-C2").observe(0).effect(BALL.read_move("A1-A2"))
    assert second["ends_turn"]


def test_the_prompt_says_what_to_do() -> None:
    start = BALL.start()
    assert "first pawn" in prompt(start)
    assert "must move once" in prompt(start)
    assert "must still move the ball" in prompt(play(start, "C1-C2"))
    assert "Move another pawn" in prompt(play(start, "D1-D2"))
    defence = play(start, "D1-D2 C1-C2")
    assert "Move a first pawn; you may take" in prompt(defence)
    assert "Move another pawn; you may take" in prompt(defence.play("A7-A6"))
    assert fr(start.observe(1).prompt()) == "Au tour de Bleu."
    assert en(start.observe(None).prompt()) == "Blue to move."


CROSSED = ("La bille a franchi la ligne !", "The ball is through!")
FIGURE_7 = "r5r/3r3/3R3/7/2b4/7/b5b r -"


@pytest.mark.parametrize(
    ("text", "move", "fr", "en"),
    [
        (FIGURE_7, "A7-A6", "déplace un pion de A7 à A6.", "moves a pawn from A7 to A6."),
        (FIGURE_7, "D5-D4", "porte la bille de D5 à D4.", "carries the ball from D5 to D4."),
        (FIGURE_7, "D6-D4", "saute de D6 à D4.", "jumps from D6 to D4."),
        (
            FIGURE_7,
            "D6xB2",
            "saute de D6 à B2, par D4. Rouge prend la bille en D5.",
            "jumps from D6 to B2, by D4. Red takes the ball on D5.",
        ),
        (
            FIGURE_7,
            "D6xoff",
            "saute de D6 hors du damier, par D4 et B2. Rouge prend la bille en D5. " + CROSSED[0],
            "jumps from D6 off the board, by D4 and B2. Red takes the ball on D5. " + CROSSED[1],
        ),
        (
            "r5r/7/7/7/7/r6/R5b r -",
            "A1-A3",
            "saute avec la bille de A1 à A3.",
            "jumps with the ball from A1 to A3.",
        ),
        (
            "r5r/7/7/7/7/r6/R5b r -",
            "A1-off",
            "porte la bille de A1 hors du damier. " + CROSSED[0],
            "carries the ball from A1 off the board. " + CROSSED[1],
        ),
    ],
)
def test_moves_are_described(text: str, move: str, fr: str, en: str) -> None:
    assert described(BALL.parse(text), move) == (f"Rouge {fr}", f"Red {en}")


def test_endings_are_told() -> None:
    won = BALL.parse("rrr1rrr/7/7/7/7/7/bbbbbb1 r -").observe(None)
    assert en(won.ending()) == "Red wins: the ball is past the line."
    assert won.prompt() == won.ending()
    stuck = BALL.parse("7/7/7/7/r1r4/rr5/Brr4 b -").observe(None)
    assert fr(stuck.ending()) == "Rouge gagne : Bleu ne peut pas jouer son tour."
    cycle = "C1-C2 D1-D2 A7-A6 B7-B6 C2-C1 D2-D1 A6-A7 B6-B7 "
    drawn = play(BALL.start(), 2 * cycle).observe(None)
    assert "third time" in en(drawn.ending())


def test_the_drawing_shows_the_ball_and_the_pawn_already_moved() -> None:
    half = play(BALL.start(), "C1-C2").observe(0)
    lines = half.drawing("en").splitlines()
    assert len(lines) == 10
    assert "[bold bright_yellow on blue](B)[/]" in lines[7]
    assert "[dim underline white on blue] b [/]" in lines[6]
    assert lines[9].endswith("Ball [bold yellow]D1[/]")
    won = BALL.parse("rrr1rrr/7/7/7/7/7/bbbbbb1 r -").observe(0)
    assert "Bille" not in won.drawing("fr")
