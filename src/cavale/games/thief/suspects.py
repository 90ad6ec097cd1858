"""Thieves whom a detective may have before him, and where each of them would be by now.

The flight is hidden, but of every kind of thief one can work out where he would have gone, and how
well the clues agree with it: those whom the clues contradict drop out by themselves.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from math import fsum

import numpy as np

from cavale.core.jit import States
from cavale.games.thief import guesses, mastery
from cavale.games.thief.board import IS_HIDEOUT
from cavale.games.thief.exact import shipped
from cavale.games.thief.exact.following import best_plan
from cavale.games.thief.exact.trail import code_of, point_of, trail
from cavale.games.thief.rules import CLUE, STATE

Chances = dict[int, float]
Idea = Callable[[States], Chances]
Told = tuple[tuple[int, int], ...]
"""The probes, each with its clue."""

SUSPECTS: tuple[tuple[Idea, float], ...] = (
    (guesses.any_step, 1.0),
    (guesses.any_flight, 1.0),
    (mastery.exact_thief, 0.3),
    (guesses.dodge, 0.3),
)
"""With how much each counts before the first clue."""
_NEVER = 1e-9


def best_against_suspects(a: States) -> Chances:
    """The best known plan against all who it may be: strong, but foreseeable."""
    story = trail(a[0])
    table = shipped.detective(story.half)
    places = {point_of(code): chance for code, chance in suspected(a).items()}
    layer = table.chase.layers[story.layer]
    stands = np.array([places.get(point, 0.0) for point in layer.points])
    return {code_of(best_plan(table, story.layer, stands)[1]): 1.0}


def suspected(a: States) -> Chances:
    """Where the thief may be before the next probe; anywhere, if he is none of these."""
    s = a[0]
    told = tuple(zip(s.probes[: s.probed].tolist(), s.clues[: s.probed].tolist(), strict=True))
    places: Counter[int] = Counter()
    for idea, share in SUSPECTS:
        for point, chance in shadowed(idea, int(s.variant), told).items():
            places[point] += share * chance  # type: ignore[assignment]
    total = fsum(places.values())
    if total < _NEVER:
        return guesses.flights(a)
    return {point: chance / total for point, chance in sorted(places.items())}


@lru_cache(1 << 14)
def shadowed(idea: Idea, variant: int, told: Told) -> Chances:
    """Where a thief with this idea would be now; in all, how likely his clues are these."""
    a = np.zeros(1, STATE)
    s = a[0]
    s.variant = variant
    s.steps = s.probed = len(told)
    if not told:
        return idea(a)
    s.probes[: len(told)] = [probe for probe, _ in told]
    s.clues[: len(told)] = [clue for _, clue in told]
    probe, clue = told[-1]
    now: Chances = {}
    for point, chance in shadowed(idea, variant, told[:-1]).items():
        if CLUE[point, probe] == clue and chance > _NEVER:
            s.footprints[len(told) - 1] = point
            for step, share in idea(a).items():
                if not IS_HIDEOUT[step]:
                    now[step] = now.get(step, 0.0) + chance * share
    return now
