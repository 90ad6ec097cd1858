"""What the shipped thieves secure, worked out again from their files.

A file says of each belief what it is worth. That is true if against every probe the thief can move
on into a mixture of the next layer's beliefs that is worth as much; `worth_of` looks for one, and
what it finds is checked here step by step, in plain arithmetic, on beliefs drawn at random.
"""

import os

import numpy as np
import pytest

from cavale.core.jit import JIT
from cavale.games.thief.exact import shipped
from cavale.games.thief.exact.chase import Floats, Half, Layer, Point
from cavale.games.thief.exact.repertoire import Repertoire

HALVES: tuple[Half, ...] = ("orthogonal", "diagonal", "both")
SECURED = {"orthogonal": 6.175, "diagonal": 5.854, "both": 5.177}
"""At least; Laffont's are counted from the detective's 10 points, so this is -4.823."""
SURE = 1e-8
EVERY = int(os.environ.get("CAVALE_THIEF_EVERY", "5"))
"""One belief in so many is worked out again; by hand, with 1, all of them."""
every_half = pytest.mark.parametrize("half", HALVES)
LAST = {"orthogonal": 8, "diagonal": 7, "both": 9}
layers = [(half, k) for half in HALVES for k in range(1, LAST[half] + 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("half", "k"), layers)
def test_every_belief_is_worth_what_the_file_says(half: Half, k: int) -> None:
    """Against every probe that tells something of its own; the test below has all points."""
    known = shipped.thief(half)
    assert known.chase.last == LAST[half]
    beliefs = list(zip(known.stands[k], known.worth[k], strict=True))
    for stands, worth in beliefs[::EVERY]:
        assert known.worth_of(k, stands, enough=worth) >= worth - SURE


@every_half
def test_beliefs_add_up(half: Half) -> None:
    known = shipped.thief(half)
    for stands in known.stands[1:]:
        assert (stands >= 0).all()
        assert stands.sum(axis=1) == pytest.approx(1.0, abs=1e-12)


@every_half
def test_from_the_start_he_secures_what_is_promised(half: Half) -> None:
    known = shipped.thief(half)
    assert checked(known, 0, np.ones(1)) == pytest.approx(known.guarantee, abs=SURE)
    assert known.guarantee >= SECURED[half]
    assert known.guarantee <= shipped.detective(half).guarantee


@every_half
def test_every_legal_probe_is_one_of_those_looked_at(half: Half) -> None:
    """It catches the same point and tells the others apart in the same way, or it tells nothing."""
    game = shipped.thief(half).chase
    for layer in game.layers[1:]:
        everyone = frozenset(layer.points)
        looked_at = {
            split(everyone, None if caught < 0 else layer.points[caught], near_of(layer, near))
            for caught, near in zip(layer.caught.tolist(), layer.near.tolist(), strict=True)
        }
        for x, y in legal(game.size):
            near = frozenset(p for p in everyone - {(x, y)} if p[0] == x or p[1] == y)
            caught = (x, y) if (x, y) in everyone else None
            silent = caught is None and near in (frozenset(), everyone)
            assert silent or split(everyone, caught, near) in looked_at


def legal(size: int) -> list[Point]:
    span = range(-(size // 2), size // 2 + 1)
    return [(x, y) for x in span for y in span if abs(x) + abs(y) < size - 1]


def near_of(layer: Layer, bits: int) -> frozenset[Point]:
    return frozenset(point for s, point in enumerate(layer.points) if bits >> s & 1)


def split(
    everyone: frozenset[Point], caught: Point | None, near: frozenset[Point]
) -> tuple[Point | None, frozenset[frozenset[Point]]]:
    return caught, frozenset({near, everyone - near - {caught}})


@every_half
def test_a_belief_against_every_point_of_the_board(half: Half) -> None:
    """Not only the probes that kernels tell apart: all that are legal."""
    known = shipped.thief(half)
    game = known.chase
    rng = np.random.default_rng(5)
    k = game.last - 2
    layer = game.layers[k]
    at = int(rng.integers(len(known.worth[k])))
    stands, worth = known.stands[k][at], known.worth[k][at]
    for probe in legal(game.size) if JIT else legal(game.size)[::7]:
        there = np.array([point == probe for point in layer.points])
        near = np.array([x == probe[0] or y == probe[1] for x, y in layer.points]) & ~there
        total = layer.pay * float(stands[there].sum())
        for told in (near, ~near & ~there):
            left = np.where(told, stands, 0.0)
            if left.any():
                total += checked(known, k, left)
        assert total >= worth - SURE, probe


def checked(known: Repertoire, k: int, left: Floats) -> float:
    """What moving on is worth, after looking at every part of it."""
    game = known.chase
    layer, after = game.layers[k], game.layers[k + 1]
    found = known.move_on(k, left)
    goes = np.zeros(after.size)
    escaping = 0.0
    for s in range(layer.size):
        ways = layer.way_count[s]
        assert (found.flow[s] >= 0).all()
        assert not found.flow[s, ways:].any()
        if ways:
            assert found.flow[s].sum() == pytest.approx(left[s], abs=1e-12)
            np.add.at(goes, layer.ways[s, :ways], found.flow[s, :ways])
        else:
            escaping += left[s]
    beliefs = known.known(k + 1)
    assert (found.weights >= 0).all()
    mixed = found.weights @ beliefs.stands[found.picked]
    assert (mixed <= goes + 1e-12).all()
    rest = goes.sum() - mixed.sum()
    value = escaping * game.escape + found.weights @ beliefs.worth[found.picked] + rest * after.pay
    assert value == pytest.approx(found.value, abs=SURE)
    return float(value)
