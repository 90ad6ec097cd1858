"""A finished game of The Wall looked at again: exact by the book and from rope 16 on."""

import random

import pytest

from cavale import Position, game
from cavale.core.move import Move
from cavale.core.review import Played
from cavale.games.wall.exact.book import LAST
from cavale.games.wall.exact.values import verdict
from cavale.games.wall.review import FROM, WORTH, rows

SINGLE = game("wall", variant="single")
pytestmark = pytest.mark.slow


def walked(pushed: int, seed: int) -> Played:
    """A game given up after so many random pushes, nobody out."""
    rng = random.Random(seed)
    while True:
        positions: list[Position] = [SINGLE.start()]
        moves: list[Move] = []
        while positions[-1].mover is not None and len(moves) < pushed:
            moves.append(rng.choice(list(positions[-1].moves)))
            positions.append(positions[-1].play(moves[-1]))
        if positions[-1].mover is not None:
            return Played(tuple(positions), tuple(moves))


def test_what_a_push_gave_away() -> None:
    played = walked(32, 3)
    found = list(rows(played, 0))
    assert len(found) == 32
    assert all(row.loss is not None for row in found[:5]), "the book knows them"
    assert all(row.loss is None and row.said is None for row in found[LAST + 1 : FROM])
    lost = 0
    for step in range(24, 32):
        row, exact = found[step], verdict(played.positions[step].copy_record())
        loss = WORTH[exact.value] - WORTH[exact.moves[played.moves[step].text]]
        assert row.loss == loss
        assert (row.said is not None) == (row.better is not None) == (loss > 0)
        if row.better is not None:
            lost += 1
            assert exact.moves[row.better] == exact.value
    assert lost
    assert list(rows(played, 28)) == found[28:]
