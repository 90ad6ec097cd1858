"""The board looks the same in a mirror, and upside down with the colours swapped."""

import random
from collections.abc import Callable

import pytest

from cavale.core.jit import JIT
from tests.games.ball.drawn import BALL, START

GAMES = 40 if JIT else 1
Symmetry = Callable[[str], str]


def mirrored(text: str) -> str:
    rows, turn, half = text.split(" ")
    return " ".join(["/".join(row[::-1] for row in rows.split("/")), turn, mirrored_move(half)])


def mirrored_move(text: str) -> str:
    return text.translate(str.maketrans("ABCDEFG", "GFEDCBA"))


def overturned(text: str) -> str:
    rows, turn, half = text.split(" ")
    colours = str.maketrans("brBR", "rbRB")
    upside_down = "/".join(reversed(rows.split("/"))).translate(colours)
    return " ".join([upside_down, turn.translate(colours), overturned_move(half)])


def overturned_move(text: str) -> str:
    return text.translate(str.maketrans("1234567", "7654321"))


@pytest.mark.parametrize(
    ("of_position", "of_move", "seats"),
    [(mirrored, mirrored_move, (0, 1)), (overturned, overturned_move, (1, 0))],
    ids=["mirror", "upside down"],
)
def test_a_game_and_its_image_run_alike(
    of_position: Symmetry, of_move: Symmetry, seats: tuple[int, int]
) -> None:
    rng = random.Random(of_position.__name__)
    for _ in range(GAMES):
        position, image = BALL.start(), BALL.parse(of_position(START))
        while position.moves:
            assert of_position(str(position)) == str(image)
            assert {of_move(str(m)) for m in position.moves} == {str(m) for m in image.moves}
            move = str(rng.choice(position.moves))
            position, image = position.play(move), image.play(of_move(move))
        assert position.outcome is not None
        assert image.outcome is not None
        assert position.outcome.points == tuple(image.outcome.points[seat] for seat in seats)
        assert position.outcome.reason == image.outcome.reason
