"""What the shipped thieves secure, worked out again from their files.

A file says of each belief what it is worth. That is true if against every probe the thief can move
on into a mixture of the next layer's beliefs that is worth as much; `worth_of` looks for one, and
what it finds is checked here step by step, in plain arithmetic, on beliefs drawn at random.
"""

import numpy as np
import pytest

from cavale.core.jit import JIT
from cavale.games.thief.exact import shipped
from cavale.games.thief.exact.chase import Floats, Half
from cavale.games.thief.exact.repertoire import Repertoire

HALVES: tuple[Half, ...] = ("orthogonal", "diagonal", "both")
SECURED = {"orthogonal": 6.17, "diagonal": 5.85, "both": 5.17}
SURE = 1e-6
"""Files keep single precision."""
every_half = pytest.mark.parametrize("half", HALVES)
LAST = {"orthogonal": 8, "diagonal": 7, "both": 9}


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
def test_a_belief_against_every_point_of_the_board(half: Half) -> None:
    """Not only the probes that kernels tell apart: all that are legal."""
    known = shipped.thief(half)
    game = known.chase
    rng = np.random.default_rng(5)
    span = range(-(game.size // 2), game.size // 2 + 1)
    legal = [(x, y) for x in span for y in span if abs(x) + abs(y) < game.size - 1]
    k = game.last - 2
    layer = game.layers[k]
    at = int(rng.integers(len(known.worth[k])))
    stands, worth = known.stands[k][at], known.worth[k][at]
    for probe in legal if JIT else legal[::7]:
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
    beliefs = known.beliefs[k + 1]
    assert (found.weights >= 0).all()
    mixed = found.weights @ beliefs.stands[found.picked]
    assert (mixed <= goes + 1e-12).all()
    rest = goes.sum() - mixed.sum()
    value = escaping * game.escape + found.weights @ beliefs.worth[found.picked] + rest * after.pay
    assert value == pytest.approx(found.value, abs=SURE)
    return float(value)
