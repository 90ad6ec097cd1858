"""The wall looks the same in a mirror, upside down, and with the colours swapped."""

import random
from collections.abc import Callable

import pytest

from cavale import Position, game
from cavale.core.jit import JIT

GAMES = 60 if JIT else 4
Symmetry = Callable[[str], str]


def mirrored(text: str) -> str:
    slots, rest = text.split(" ", 1)
    return "/".join(slot[::-1] for slot in slots.split("/")) + " " + rest


def mirrored_move(move: str) -> str:
    return move if move == "pass" else move[0] + "RL"["LR".index(move[1])]


def upside_down(text: str) -> str:
    slots, turn, closed, rest = text.split(" ", 3)
    closed = closed if closed == "-" else str(6 - int(closed))
    return " ".join(["/".join(reversed(slots.split("/"))), turn, closed, rest])


def upside_down_move(move: str) -> str:
    return move if move == "pass" else f"{6 - int(move[0])}{move[1]}"


@pytest.mark.parametrize("variant", ["classic", "single"])
@pytest.mark.parametrize(
    ("of_position", "of_move"),
    [(mirrored, mirrored_move), (upside_down, upside_down_move)],
    ids=["mirror", "upside down"],
)
def test_a_game_and_its_image_run_alike(
    variant: str, of_position: Symmetry, of_move: Symmetry
) -> None:
    rng = random.Random(f"{variant} {of_position.__name__}")
    for _ in range(GAMES):
        position: Position = game("wall", variant).start()
        image = position
        while position.moves:
            move = str(rng.choice(position.moves))
            position, image = position.play(move), image.play(of_move(move))
            assert of_position(str(position)) == str(image)
            assert {of_move(str(m)) for m in position.moves} == {str(m) for m in image.moves}
            assert position.outcome == image.outcome


def test_the_colours_may_be_swapped() -> None:
    """The second race of a game, which Blue starts, is the first one in the other colours."""
    swap = str.maketrans("YByb", "BYby")
    rng = random.Random(5)
    for _ in range(GAMES):
        one = game("wall").start()
        other = game("wall").parse("...../...../...../...../..... b - 0 0-1")
        while sum(one.view()["escapes"].values()) == 0 and one.moves:
            move = rng.choice(one.moves)
            one, other = one.play(move), other.play(move)
            if sum(one.view()["escapes"].values()) == 0:
                wall, turn, *rest = str(one).split(" ")
                swapped = " ".join([wall.translate(swap), turn.translate(swap), *rest[:2]])
                assert str(other).rsplit(" ", 1)[0] == swapped
