"""The whole game by the same code: on small walls every wall there is."""

import random
from pathlib import Path

import numpy as np
import pytest

from cavale.core.jit import JIT
from cavale.games.wall.exact.board import Size, Standing
from cavale.games.wall.exact.building import Building, layer_file
from cavale.games.wall.exact.images import place_image
from cavale.games.wall.exact.table import Table
from tests.games.wall.exact.exhaustive import MEDIUM, SMALL, Graph, wandering
from tests.games.wall.exact.test_cone import solved


def empty(size: Size) -> Standing:
    return Standing(((None,) * size.side,) * size.side, 0)


def test_every_small_wall(tmp_path: Path) -> None:
    start = empty(SMALL) if JIT else wandering(SMALL, 7, random.Random(1))
    Building(tmp_path, SMALL).run(least=start.ropes)
    table, graph = Table(tmp_path, SMALL), Graph(start, SMALL)
    for attacker in (0, 1):
        forced = graph.forced(attacker)
        for wall in (*graph.nexts, *graph.ends):
            assert table.forces(wall, attacker) == (wall in forced), wall


@pytest.mark.slow
def test_walls_of_four(tmp_path: Path) -> None:
    """From the empty wall; the cone of a wall says the same of all that comes of it."""
    Building(tmp_path, MEDIUM).run()
    table = Table(tmp_path, MEDIUM)
    assert table.winner(empty(MEDIUM)) is not None or True
    rng = random.Random(4)
    for moves in (5, 8, 11, 14):
        start = wandering(MEDIUM, moves, rng)
        for attacker in (0, 1):
            cone = solved(start, attacker, MEDIUM)
            for _ in range(300):
                wall = start
                for _ in range(rng.randrange(20)):
                    pushes = wall.pushes(MEDIUM)
                    wall = wall.push(*rng.choice(pushes)) if pushes else wall.passed()
                assert table.forces(wall, attacker) == cone.forces(wall), wall
