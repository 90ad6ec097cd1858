"""Alpha-beta finds what plain minimax finds."""

import random

import numpy as np
import pytest

from cavale import Position, game
from cavale.core.jit import JIT, Floats
from cavale.core.rules import evaluate
from cavale.search.alphabeta import SURE, WIN, alphabeta

DEPTH = 4 if JIT else 2
POSITIONS = 25 if JIT else 3


def minimax(position: Position, depth: int, ply: int = 0) -> int:
    """The value for the mover; after the last move, for the seat that would move."""
    if position.outcome:
        mine = position.outcome.points[0]
        return 0 if mine == 0.5 else round((2 * mine - 1) * (WIN - ply))
    sign = 1 if position.mover == 0 else -1
    if depth == 0:
        return sign * int(evaluate(position.open()[0], NO_WEIGHTS))
    values = [minimax(position.trust(code), depth - 1, ply + 1) for code in position.moves.codes]
    return max(values) if sign == 1 else min(values)


NO_WEIGHTS: Floats = np.zeros(1)


def wanderings(variant: str, count: int) -> list[Position]:
    rng = random.Random(variant)
    found: list[Position] = []
    while len(found) < count:
        position = game("wall", variant=variant).start()
        for _ in range(rng.randrange(60)):
            if position.mover is not None:
                position = position.trust(rng.choice(position.moves.codes))
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
        after = minimax(position.trust(found.move.code), found.depth - 1, 1)
        assert found.score == sign * after, position
