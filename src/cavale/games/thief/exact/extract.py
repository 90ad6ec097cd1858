"""Strategies taken out of a solver: only what can come up, without what hardly ever does."""

from dataclasses import replace

import numpy as np

from cavale.games.thief.exact import controller
from cavale.games.thief.exact.chase import Chase, Floats, Ints
from cavale.games.thief.exact.controller import Controller
from cavale.games.thief.exact.knowledge import Knowledge, Mixture
from cavale.games.thief.exact.repertoire import Beliefs, Repertoire, rounded, rounded_down
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


def thief(solver: Solver, give_up: float = 1e-3) -> Repertoire:
    """The thief of the lower bound: from the door down, beliefs that answer every probe.

    At each layer he may give up a little to get by with fewer beliefs; then, from the last turn
    back, the worth of what is left is worked out again from the rounded beliefs.
    """
    game = solver.chase
    everything = Repertoire.of(
        game,
        [np.array([b.stands for b in k.beliefs]).reshape(-1, k.layer.size) for k in solver.known],
        [np.array([b.worth for b in k.beliefs]) for k in solver.known],
    )
    origin = [_origins(known) for known in solver.known]
    wanted: list[set[int]] = [set() for _ in game.layers]
    wanted[1] = {int(origin[1][j]) for j in everything.move_on(0, np.ones(1)).picked}
    for k in range(1, game.last):
        for number in sorted(wanted[k]):
            belief = solver.known[k].beliefs[number]
            short = _without(everything, origin[k + 1], wanted[k + 1], k + 1)
            enough = belief.worth - give_up
            for probe in np.nonzero(np.isfinite(belief.low))[0].tolist():
                if short.probed(k, belief.stands, probe) < enough:
                    for left in everything.told(k, belief.stands, probe):
                        picked = everything.move_on(k, left).picked
                        wanted[k + 1].update(int(origin[k + 1][j]) for j in picked)
                    short = _without(everything, origin[k + 1], wanted[k + 1], k + 1)
    stands = [
        rounded(np.array([known.beliefs[i].stands for i in sorted(chosen)]).reshape(-1, size))
        for known, chosen, size in zip(
            solver.known, wanted, [layer.size for layer in game.layers], strict=True
        )
    ]
    return appraised(game, stands)


def _origins(known: Knowledge) -> Ints:
    """For each image, as a repertoire lists them, the belief it is of."""
    layer = known.layer
    count = [
        len(Beliefs.of(layer, belief.stands[None], np.zeros(1)).worth) for belief in known.beliefs
    ]
    return np.repeat(np.arange(len(count)), count)


def _without(everything: Repertoire, origin: Ints, wanted: set[int], k: int) -> Repertoire:
    kept = np.isin(origin, list(wanted))
    all_of = everything.known(k)
    images = {i: everything.known(i) for i in range(len(everything.stands))}
    # Bits that no set has: such a belief never fits.
    images[k] = Beliefs(all_of.stands, all_of.worth, np.where(kept, all_of.masks, -1))
    return replace(everything, images=images)


def appraised(game: Chase, stands: list[Floats]) -> Repertoire:
    """What beliefs are worth to a thief who knows no others, from the last turn back."""
    worth = [np.zeros(len(beliefs)) for beliefs in stands]
    for k in range(game.last, 0, -1):
        so_far = Repertoire.of(game, stands, worth)
        found = np.array([so_far.worth_of(k, belief) for belief in stands[k]])
        worth[k] = rounded_down(found)
    return Repertoire.of(game, stands, worth)
