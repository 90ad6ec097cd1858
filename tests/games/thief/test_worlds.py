"""Where the detective may think the thief is, worked out by hand.

The twin lists all worlds in every position of random games: tests/contract/test_house_worlds.py.
"""

import pytest

from cavale import Position, game
from cavale.core.jit import JIT, seeded

DETECTIVE = 1
DRAWS = 600 if JIT else 80


def worlds(position: Position, seat: int | None) -> set[str]:
    """The thief's last footprint in each world that resampling comes up with."""
    rng = seeded(4)
    seen = position.observe(seat)
    drawn = {str(seen.resample(rng)) for _ in range(DRAWS)}
    return {text.split(" ")[0].split(",")[-1] for text in drawn}


@pytest.mark.parametrize(
    ("variant", "moves", "where"),
    [
        ("knots-1", "G6", "F7 G6 F5 E6"),
        ("knots-2", "G6", "E7 F7 G7 E6 G6 E5 F5 G5"),
        ("laffont", "G6", "E7 F7 G7 E6 G6 E5 F5 G5"),
        # The forced probe tells a straight first step from a diagonal one.
        ("knots-1", "G6 F6", "F7 G6 F5 E6"),
        ("knots-2", "G6 F6", "F7 G6 F5 E6"),
        ("knots-2", "G7 F6", "E7 G7 E5 G5"),
        ("knots-2", "G7 F6 G8", "D7 E8 H7 G8 D5 E4 H5 G4"),
        # Row 6 or column H, but not H6 itself: of all second steps only D6.
        ("knots-1", "E6 F6 D6 H6", "D6"),
        ("knots-1", "E6 F6 E7 H6", "F8 E7 G7 F4 E5 G5"),
        # Row 9 or column C after three steps, C9 being too far.
        ("knots-1", "E6 F6 D6 K10 C6 C9", "C6 F9"),
        # Never seen from A2, hence never in row 2 or column A but with the ninth step.
        (
            "laffont",
            "G6 A2 H6 A2 I6 A2 J6 A2 K6 A2 K7 A2 K8 A2 K9 A2 K10",
            "A10 B11 J11 K10 K2",
        ),
    ],
)
def test_where_the_thief_may_be(variant: str, moves: str, where: str) -> None:
    position = game("thief", variant).start()
    for move in moves.split(" "):
        position = position.play(move)
    assert worlds(position, DETECTIVE) == set(where.split(" "))
    assert worlds(position, None) == set(where.split(" "))


def test_the_thief_knows_where_he_is() -> None:
    position = game("thief", "knots-2").start().play("G7").play("F6").play("H7")
    assert worlds(position, 0) == {"H7"}
