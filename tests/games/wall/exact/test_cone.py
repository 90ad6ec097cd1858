"""Cones against exhaustive search: the same code on small walls, and late walls of full size."""

import random
from itertools import pairwise

import pytest

from cavale.core.jit import JIT
from cavale.games.wall.exact.board import LEFT, RIGHT, WALL, Size, Slot, Standing
from cavale.games.wall.exact.chains import chains
from cavale.games.wall.exact.cone import Cone, cone_bytes
from cavale.games.wall.exact.shapes import shapes
from cavale.games.wall.exact.within import Within
from tests.games.wall.exact.exhaustive import MEDIUM, SMALL, Graph, has_chain, wandering


def solved(wall: Standing, attacker: int, size: Size) -> Cone:
    cone = Cone(wall.slots, attacker, size)
    for _ in cone.solve(keep=True):
        pass
    return cone


def test_every_small_wall() -> None:
    """From the empty wall: each of some 23,000 walls, for each side."""
    start = Standing(((None,) * 3,) * 3, 0) if JIT else wandering(SMALL, 6, random.Random(1))
    graph = Graph(start, SMALL)
    for attacker in (0, 1):
        cone, forced = solved(start, attacker, SMALL), graph.forced(attacker)
        for wall in (*graph.nexts, *graph.ends):
            assert cone.forces(wall) == (wall in forced), wall


@pytest.mark.slow
def test_walls_of_four() -> None:
    start = wandering(MEDIUM, 14, random.Random(2))
    graph = Graph(start, MEDIUM)
    assert len(graph.nexts) > 10_000
    for attacker in (0, 1):
        cone, forced = solved(start, attacker, MEDIUM), graph.forced(attacker)
        for wall in (*graph.nexts, *graph.ends):
            assert cone.forces(wall) == (wall in forced), wall


@pytest.mark.parametrize("seed", range(4))
def test_small_walls_as_nobody_builds_them(seed: int) -> None:
    """Ropes in the middle of a slot and any side to move: a position may be typed in."""
    rng = random.Random(seed)
    slots: tuple[Slot, ...] = tuple(
        tuple(rng.choice((None, None, 0, 1)) for _ in range(3)) for _ in range(3)
    )
    start = Standing(slots, seed % 2)
    graph = Graph(start, SMALL)
    for attacker in (0, 1):
        cone, forced = solved(start, attacker, SMALL), graph.forced(attacker)
        for wall in (*graph.nexts, *graph.ends):
            assert cone.forces(wall) == (wall in forced), wall


def test_pushes_are_counted() -> None:
    start = wandering(SMALL, 4 if JIT else 7, random.Random(5))
    graph = Graph(start, SMALL)
    for attacker in (0, 1):
        forced = graph.forced(attacker)
        counting = Within(start.slots, attacker, SMALL)
        found: dict[Standing, int] = {}
        while counting.more():
            for wall in (*graph.nexts, *graph.ends):
                if wall not in found and counting.cone.forces(wall):
                    found[wall] = counting.pushes
        assert found == forced
        assert max(found.values()) >= 3


def test_chains_are_those_of_the_rules() -> None:
    known = chains(4)
    rng = random.Random(3)
    for _ in range(2000):
        cells = rng.getrandbits(16)
        rows = [cells >> 4 * j & 15 for j in range(4)]
        slots = tuple(tuple(row >> i & 1 for i in range(4)) for row in rows)
        upper = rows[2] | rows[3] << 4
        assert known.stands[known.links[upper], rows[1], rows[0]] == has_chain(slots, 1)


@pytest.mark.parametrize("row", [(None,) * 5, (0, None, None, 1, 1), (1, 0, 1, 1, 0)])
def test_shapes_of_a_slot(row: Slot) -> None:
    """Free bits and picks say the same as pushing ropes."""
    slot = shapes(row)
    assert slot.cells(slot.all[0], slot.read[row][1]) == row
    assert len(slot.all) == 1 + row.count(None) * (row.count(None) + 1) // 2
    for shape in slot.all:
        for side in (LEFT, RIGHT):
            after = slot.all[slot.after(shape, side)]
            picked = slot.picks(shape, side)
            fallen = slot.side - 1 if shape.full else 0
            assert len(picked) == slot.free(after) - slot.free(shape) + shape.full
            for bits in range(1 << slot.free(shape)):
                field = slot.field(shape, side, 1, bits)
                for index, value in picked:
                    assert field >> index & 1 == (1 if value == 2 else value)
                    field = field >> index + 1 << index | field & (1 << index) - 1
                kept = bits & (1 << fallen) - 1 if side == LEFT else bits >> 1
                assert field == (kept if shape.full else bits)


@pytest.mark.slow
@pytest.mark.parametrize("moves", [16, 20, 30])
def test_the_memory_is_known_before(moves: int) -> None:
    wall = wandering(WALL, moves, random.Random(moves))
    cone = Cone(wall.slots, 0, WALL)
    words = {n: layer.words for n, layer in cone.plan.layers.items()}
    noted, work = 26 * cone.plan.tiles, 2 * cone.plan.largest
    assert cone_bytes(cone.plan.slots, keep=True) == noted + 8 * (sum(words.values()) + work)
    *rest, last = (words[n] for n in sorted(words))
    two = max([a + b for a, b in pairwise(rest)] or [sum(rest)])
    assert cone_bytes(cone.plan.slots, keep=False) == noted + 8 * (two + last + work)
