"""What the shipped detectives concede, worked out from their files and the room's rules alone.

Every plan, under the identity, against a thief on every point, who sees all and does his worst.
"""

from functools import cache

import pytest

from cavale import game
from cavale.games.thief.board import AWAY, IS_HIDEOUT, NAMES, NOWHERE, SIDE
from cavale.games.thief.exact import shipped
from cavale.games.thief.exact.chase import Half, turn_point
from cavale.games.thief.exact.controller import Controller, Mixture
from cavale.games.thief.exact.trail import code_of, point_of
from cavale.games.thief.rules import CAUGHT, CLUE, NEAR

SURE = 1e-9


def promise(half: Half, caught: list[float], escape: float) -> dict[int, float]:
    """What the whole strategy concedes to a thief on each point of its first layer."""
    table = shipped.detective(half)
    hopes: list[dict[tuple[int, int], float]] = [{} for _ in table.plans]
    for k in range(table.chase.last, 0, -1):
        for number, plan in enumerate(table.plans[k]):
            then = [after(table, k + 1, mixture, hopes, escape) for mixture in plan.then]
            probe = code_of(plan.probe)
            for point in map(code_of, table.chase.layers[k].points):
                clue = int(CLUE[point, probe])
                if clue == CAUGHT:
                    hopes[k][number, point] = caught[k]
                else:
                    hopes[k][number, point] = max(then[clue == NEAR][step] for step in away(point))
    worth = after(table, 1, table.root, hopes, escape)
    return {point: value for point, value in worth.items() if not IS_HIDEOUT[point]}


def after(
    table: Controller,
    k: int,
    mixture: Mixture,
    hopes: list[dict[tuple[int, int], float]],
    escape: float,
) -> dict[int, float]:
    """What a mixture of plans of layer k concedes, point by point, or on a hideout."""
    worth = {point: escape for point in range(SIDE * SIDE) if IS_HIDEOUT[point]}
    if k > table.chase.last:
        return worth
    total = sum(weight for _, _, weight in mixture)
    assert not len(mixture.plans) or total == pytest.approx(1.0, abs=SURE)
    for point in table.chase.layers[k].points:
        # A clue that nobody can give has no mixture, and nobody asks.
        back = {turn: code_of(turned_back(turn, point)) for turn in range(8)}
        worth[code_of(point)] = sum(
            weight * hopes[k][plan, back[turn]] for plan, turn, weight in mixture
        )
    return worth


@cache
def turned_back(turn: int, point: tuple[int, int]) -> tuple[int, int]:
    span = range(-(SIDE // 2), SIDE // 2 + 1)
    return next((x, y) for x in span for y in span if turn_point(turn, (x, y)) == point)


def away(point: int) -> list[int]:
    return [int(step) for step in AWAY[point] if step != NOWHERE]


def concedes_in_knots(half: Half) -> float:
    """In points of the detective; the first probe, on the scene, catches nobody."""
    return max(promise(half, [float(k + 1) for k in range(10)], 10.0).values())


def test_it_concedes_at_most_6_25_points_in_knots_1() -> None:
    found = concedes_in_knots("orthogonal")
    assert found == pytest.approx(shipped.detective("orthogonal").guarantee, abs=SURE)
    assert found <= 6.25


def test_it_concedes_at_most_6_25_points_in_knots_2() -> None:
    """The answer to the forced probe says which half of the game it is."""
    found = concedes_in_knots("diagonal")
    assert found == pytest.approx(shipped.detective("diagonal").guarantee, abs=SURE)
    assert max(found, concedes_in_knots("orthogonal")) <= 6.25


def test_it_nets_at_least_3_9_points_in_laffont() -> None:
    found = max(promise("both", [float(k - 10) for k in range(11)], 10.0).values())
    assert found == pytest.approx(shipped.detective("both").guarantee - 10.0, abs=SURE)
    assert found <= -3.9


@pytest.mark.parametrize("half", ["orthogonal", "diagonal", "both"])
def test_its_probes_are_legal(half: Half) -> None:
    legal = game("thief", "laffont").start().play("F7").moves
    table = shipped.detective(half)
    probes = {code_of(plan.probe) for plans in table.plans for plan in plans}
    assert probes <= set(legal.codes)


@pytest.mark.parametrize(
    ("half", "variant", "first"), [("orthogonal", "knots-1", 2), ("both", "laffont", 1)]
)
def test_its_layers_are_where_a_thief_can_be(half: Half, variant: str, first: int) -> None:
    """The chase's geometry against the rules: all points that some flight leads to."""
    position = game("thief", variant).start()
    here = {move.code for move in position.moves}
    for _ in range(1, first):
        here = {step for point in here for step in away(point)}
    for layer in shipped.detective(half).chase.layers[1:]:
        assert {code_of(point) for point in layer.points} == here, NAMES
        here = {step for point in here for step in away(point) if not IS_HIDEOUT[step]}
    assert here == set()
    assert all(point_of(code_of(point)) == point for point in [(0, 0), (-5, 4)])
