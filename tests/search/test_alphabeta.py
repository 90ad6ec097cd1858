"""Alpha-beta finds what plain minimax finds."""

import random

import numpy as np
import pytest

from cavale import Position, game
from cavale.core.jit import JIT, Floats
from cavale.core.rules import evaluate
from cavale.search.alphabeta import SURE, WIN, alphabeta
from cavale.search.limits import new_flag

DEPTH = 4 if JIT else 2
POSITIONS = 25 if JIT else 3


NO_WEIGHTS: Floats = np.zeros(1)
LAST_PUSH = "YBBYB/YBYBY/BYBYY/YBYBY/BBBYB y 5 124 0-0"


def minimax(position: Position, depth: int, ply: int = 0) -> int:
    """The value for the mover; after the last move, for the seat that would move."""
    if position.outcome:
        mine = position.outcome.points[0]
        return 0 if mine == 0.5 else round((2 * mine - 1) * (WIN - ply))
    sign = 1 if position.mover == 0 else -1
    if depth == 0:
        return sign * int(evaluate(position.copy_record()[0], NO_WEIGHTS))
    values = [
        minimax(position.play_unchecked(code), depth - 1, ply + 1) for code in position.moves.codes
    ]
    return max(values) if sign == 1 else min(values)


def wanderings(variant: str, count: int) -> list[Position]:
    rng = random.Random(variant)
    found: list[Position] = []
    while len(found) < count:
        position = game("wall", variant=variant).start()
        for _ in range(rng.randrange(60)):
            if position.mover is not None:
                position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is not None:
            found.append(position)
    return found


@pytest.mark.parametrize("variant", ["classic", "single"])
def test_the_value_is_that_of_minimax(variant: str) -> None:
    for position in wanderings(variant, POSITIONS):
        depth = DEPTH if len(position.moves) == 1 else DEPTH - 1
        sign = 1 if position.mover == 0 else -1
        found = alphabeta(position.observe(position.mover), depth=depth)
        if abs(found.score) <= SURE:
            assert found.score == sign * minimax(position, depth), position
        else:
            # A sure result ends the deepening: it must be there at the depth it was found at.
            assert found.score == sign * minimax(position, found.depth), position
        after = minimax(position.play_unchecked(found.move.code), found.depth - 1, 1)
        assert found.score == sign * after, position


@pytest.mark.parametrize("draw", [0.0, 0.9, -0.9])
def test_a_draw_is_worth_what_it_is_said_to_be(draw: float) -> None:
    """The last push before the wall is covered for the fifth time: it draws, or gives an escape."""
    position = game("wall", variant="single").parse(LAST_PUSH)
    assert max(minimax(position.play_unchecked(code), 0) for code in position.moves.codes) == 0
    found = alphabeta(position.observe(0), depth=3, draw=draw)
    assert found.value == draw
    assert minimax(position.play_unchecked(found.move.code), 0) == 0


def test_limits_are_kept() -> None:
    seen = game("wall", variant="single").start().observe(0)
    limit = 20_000 if JIT else 2000
    assert alphabeta(seen, nodes=limit).nodes <= limit
    stop = new_flag()
    stop[0] = 1
    assert alphabeta(seen, stop=stop).move in seen.moves


def test_it_is_for_the_seat_to_move() -> None:
    with pytest.raises(ValueError, match="turn"):
        alphabeta(game("wall").start().observe(1), depth=1)
