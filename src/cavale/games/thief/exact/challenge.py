"""The thief's bound, raised from the door down, against a detective who hopes for too much.

What the thief is known to secure leaves the detective concessions that he may not really get by
with. At each layer he takes those he likes best; the belief that refutes them best is learned, and
it goes on with what he hoped for after a probe and a clue. This is dual dynamic programming on
concessions: where trials of the solver follow beliefs to the plans that are missing, challenges
follow plans to the beliefs that are.
"""

import numpy as np

from cavale.games.thief.exact.chase import Floats, Layer
from cavale.games.thief.exact.pricing import MIXED
from cavale.games.thief.exact.separating import separate
from cavale.games.thief.exact.solver import Solver

FINE = 1e-7
"""Beliefs that differ by less are one."""
LOOKS = 2
"""On the way down, and on the way back when more is known."""
WORK = 400
"""Programmes that one look may solve."""
SHARE = 0.004
"""Of the gap between the bounds: what is less is not looked for."""
CLOSEST = 1e-9


def challenge(solver: Solver) -> None:
    """One way down and back."""
    first = solver.chase.layers[1]
    visit(solver, 1, np.zeros(first.size), (1 << first.size) - 1)
    solver.secure_root()


def visit(solver: Solver, k: int, hoped: Floats, inside: int) -> None:
    """Refute what the detective hopes to concede to a thief who is somewhere inside."""
    if k >= solver.chase.last:
        return
    here, after = solver.known[k], solver.known[k + 1]
    layer = here.layer
    close = max(CLOSEST, SHARE * (solver.high - solver.low))
    stands = even(layer, inside)
    weights, probes = np.zeros(MIXED), np.zeros(MIXED, np.int64)
    then = np.zeros((MIXED, 2, after.layer.size))
    for look in range(LOOKS):
        _, missing, plans, _ = separate(
            hoped, inside, layer.caught, layer.near, layer.pay,
            layer.way_count, layer.ways, solver.chase.escape, after.layer.pay,
            after.stands, after.worth, after.masks, after.image_count,
            stands, close, WORK, weights, probes, then,
        )  # fmt: skip
        if missing > 0.5 * close:
            at = here.find_or_add(stands, min(solver.grain, FINE))
            solver.raise_low(k, here.beliefs[at])
        if look == LOOKS - 1 or k + 1 == solver.chase.last:
            return
        told = [
            [left_inside(layer, inside, int(probes[i]), clue) for clue in (0, 1)]
            for i in range(plans)
        ]
        chances = np.array(
            [weights[i] * mass(stands, told[i][clue]) for i in range(plans) for clue in (0, 1)]
        )
        if chances.sum() <= 0.0:
            return
        i, clue = divmod(int(solver.rng.choice(len(chances), p=chances / chances.sum())), 2)
        onward = moved_on(layer, told[i][clue])
        if onward:
            visit(solver, k + 1, then[i, clue].copy(), onward)


def even(layer: Layer, inside: int) -> Floats:
    stands = np.array([float(inside >> s & 1) for s in range(layer.size)])
    evenly: Floats = stands / stands.sum()
    return evenly


def left_inside(layer: Layer, inside: int, probe: int, clue: int) -> int:
    caught, near = int(layer.caught[probe]), int(layer.near[probe])
    here = 0 if caught < 0 else 1 << caught
    return inside & ~here & (near if clue else ~near)


def mass(stands: Floats, inside: int) -> float:
    return float(sum(stands[s] for s in range(len(stands)) if inside >> s & 1))


def moved_on(layer: Layer, inside: int) -> int:
    after = 0
    for s in range(layer.size):
        if inside >> s & 1:
            for way in layer.ways[s, : layer.way_count[s]].tolist():
                after |= 1 << way
    return after
