"""A detective who follows his table of plans, knowing only his own probes and the clues to them."""

from functools import cache
from math import fsum

import numpy as np

from cavale.games.thief.exact.chase import SYMMETRIES, Floats, Point, turn_point
from cavale.games.thief.exact.controller import Controller
from cavale.games.thief.exact.promising import least, turn_plans
from cavale.games.thief.exact.trail import Trail

_ASKEW: Point = (1, 2)
_IMAGES = [turn_point(g, _ASKEW) for g in range(SYMMETRIES)]
AFTER = [[_IMAGES.index(turn_point(g, image)) for image in _IMAGES] for g in range(SYMMETRIES)]
"""AFTER[g][h]: the symmetry that is h, then g."""

Held = dict[tuple[int, int], float]
"""Plans, each under a symmetry, with their chances."""


def held(controller: Controller, trail: Trail) -> Held:
    """The plans he may be carrying out, given what he has probed; none if he left his table."""
    now: Held = {(plan, turn): weight for plan, turn, weight in controller.root}
    for k, (probe, near) in enumerate(trail.told, 1):
        after: Held = {}
        for (number, turn), chance in now.items():
            plan = controller.plans[k][number]
            if turn_point(turn, plan.probe) == probe:
                for then, by, weight in plan.then[near]:
                    key = then, AFTER[turn][by]
                    after[key] = after.get(key, 0.0) + chance * weight
        now = after
    return now


def probes(controller: Controller, trail: Trail) -> dict[Point, float]:
    """The chance of each next probe; none if he left his table."""
    chances: dict[Point, float] = {}
    for (number, turn), chance in held(controller, trail).items():
        probe = turn_point(turn, controller.plans[trail.layer][number].probe)
        chances[probe] = chances.get(probe, 0.0) + chance
    total = fsum(chances.values())
    return {probe: chance / total for probe, chance in sorted(chances.items())}


@cache
def cuts(controller: Controller, k: int) -> Floats:
    """[point, 8 x plan + symmetry]: what each plan of layer k concedes under each symmetry."""
    table = controller.concessions[k]
    plans, points = table.shape
    images = np.empty((points, SYMMETRIES * plans))
    turn_plans(table, controller.chase.layers[k].turned, images)
    return images


def best_plan(controller: Controller, k: int, stands: Floats) -> tuple[float, Point]:
    """Against a thief who stands like this: what the best plan concedes, and its probe."""
    images = cuts(controller, k)
    values = np.zeros(images.shape[1])
    best = int(least(stands, images, values))
    number, turn = divmod(best, SYMMETRIES)
    return float(values[best]), turn_point(turn, controller.plans[k][number].probe)
