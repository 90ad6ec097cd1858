"""Strategies taken out of a solver: only what can come up, without what hardly ever does."""

import numpy as np

from cavale.games.thief.exact import controller
from cavale.games.thief.exact.controller import Controller
from cavale.games.thief.exact.knowledge import Mixture
from cavale.games.thief.exact.solver import Solver


def detective(solver: Solver, rare: float = 1e-3) -> Controller:
    """The detective of the upper bound; weights below `rare` are given to the others."""
    found = solver.conceded(0, np.ones(1), 0)
    first = solver.known[1]
    picked = found.picked[0]
    root = _common((first.cut_plan[picked], first.cut_turn[picked], found.weights[0]), rare)
    layers: list[tuple[controller.Plan, ...]] = [()]
    wanted = sorted(set(root[0].tolist()))
    numbers = {old: new for new, old in enumerate(wanted)}
    start = _renumbered(root, numbers)
    for k in range(1, solver.chase.last + 1):
        here = solver.known[k]
        chosen = [here.plans[plan] for plan in wanted]
        thens = [tuple(_common(mixture, rare) for mixture in plan.then) for plan in chosen]
        mixtures = [mixture for then in thens for mixture in then]
        wanted = sorted({int(plan) for mixture in mixtures for plan in mixture[0]})
        numbers = {old: new for new, old in enumerate(wanted)}
        layers.append(
            tuple(
                controller.Plan(
                    here.layer.probes[plan.probe],
                    (_renumbered(then[0], numbers), _renumbered(then[1], numbers)),
                )
                for plan, then in zip(chosen, thens, strict=True)
            )
        )
    return Controller(solver.chase, start, tuple(layers))


def _common(mixture: Mixture, rare: float) -> Mixture:
    plans, turns, weights = mixture
    if len(plans) == 0:
        return mixture
    kept = weights >= min(rare, weights.max())
    return plans[kept], turns[kept], weights[kept] / weights[kept].sum()


def _renumbered(mixture: Mixture, numbers: dict[int, int]) -> controller.Mixture:
    plans, turns, weights = mixture
    return controller.Mixture(
        np.array([numbers[int(plan)] for plan in plans], np.int64), turns, weights
    )
