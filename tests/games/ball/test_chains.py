"""The fast answer to where a pawn can end, against a plain search hop by hop.

The rules reason about nets and circles, the other follows every chain. Pawns are scattered at
random, also crowded together, where circles are frequent.
"""

import random
from itertools import pairwise

import pytest

from cavale.core.jit import JIT
from tests.games.ball.drawn import BALL, scattered
from tests.games.ball.plain import legal

POSITIONS = 1000 if JIT else 15


@pytest.mark.parametrize(("side", "pawns"), [(7, 7), (5, 7), (4, 6), (7, 2)])
def test_rules_and_plain_search_agree(side: int, pawns: int) -> None:
    rng = random.Random(f"{side} {pawns}")
    taking = leaving = 0
    for _ in range(POSITIONS // (1 if side == 7 else 4)):
        position = BALL.parse(scattered(rng, side, pawns))
        moves = {str(move) for move in position.moves}
        assert moves == legal(position), str(position)
        taking += any("x" in move for move in moves)
        leaving += any("off" in move for move in moves)
    assert not JIT or (taking and leaving)


def test_every_legal_move_has_a_way_that_can_be_shown() -> None:
    """And each hop of it goes over a pawn that stands there, never straight back."""
    rng = random.Random(3)
    for _ in range(POSITIONS // 5):
        position = BALL.parse(scattered(rng, rng.choice((5, 7))))
        seen = position.observe(position.mover)
        rows = position.view()["rows"]
        ball = position.view()["ball"]
        for move in position.moves:
            effect = seen.effect(move)
            path, jumped = effect["path"], effect["jumped"]
            assert (path[0], path[-1]) == (effect["start"], effect["end"])
            assert len(jumped) == (0 if effect["step"] else len(path) - 1)
            assert all(rows[int(s[1]) - 1]["ABCDEFG".index(s[0])] != "." for s in jumped)
            assert all(one != two for one, two in pairwise(jumped))
            assert effect["takes"] <= (ball in jumped)
            assert (effect["ball_from"] == ball) == (effect["takes"] or path[0] == ball)
