"""The whole game by the same code: on small walls every wall there is."""

import random
from pathlib import Path

import pytest

from cavale.core.jit import JIT
from cavale.games.wall.exact.board import Size, Standing
from cavale.games.wall.exact.building import Building
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


class Enough(Exception):
    pass


def test_stopped_again_and_again_it_comes_to_the_same(tmp_path: Path) -> None:
    at_once, in_parts = tmp_path / "at once", tmp_path / "in parts"
    least = 0 if JIT else 7
    Building(at_once, SMALL).run(least=least)
    stops, heard, often = 0, 0, 23 if JIT else 4

    def stop(done: int, total: int) -> None:
        nonlocal heard
        heard += 1
        if heard % often == 0:
            raise Enough

    while True:
        try:
            Building(in_parts, SMALL).run(stop, least)
            break
        except Enough:
            stops += 1
    assert stops > 2
    for file in at_once.glob("*.bits"):
        assert file.read_bytes() == (in_parts / file.name).read_bytes()


def test_other_directories_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Sir")
    with pytest.raises(ValueError, match="something else"):
        Building(tmp_path, SMALL)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(ValueError, match="no table"):
        Table(tmp_path, SMALL)


def test_a_table_is_of_one_size(tmp_path: Path) -> None:
    Building(tmp_path, SMALL).run(least=9)
    with pytest.raises(ValueError, match="another kind"):
        Building(tmp_path, MEDIUM)
    with pytest.raises(ValueError, match="no walls with 0 ropes yet"):
        Table(tmp_path, SMALL).winner(empty(SMALL))


def test_a_wall_that_no_game_comes_to(tmp_path: Path) -> None:
    Building(tmp_path, SMALL).run(least=9)
    wall = Standing(((None, 1, None), (None,) * 3, (None,) * 3), 0)
    with pytest.raises(ValueError, match="no game comes"):
        Table(tmp_path, SMALL).winner(wall)
