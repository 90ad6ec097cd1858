"""The strategies of the exact solver as ideas of a bot: chances for each move of a seat."""

from math import fsum

from cavale.core.jit import States
from cavale.games.thief.board import ANY_FIRST, BACK, STRAIGHT_FIRST
from cavale.games.thief.exact import shipped
from cavale.games.thief.exact.chase import Half, Point
from cavale.games.thief.exact.fleeing import believed, first_targets, next_steps
from cavale.games.thief.exact.following import best_plan, probes
from cavale.games.thief.exact.trail import code_of, point_of, trail
from cavale.games.thief.guesses import steps_from
from cavale.games.thief.rules import KNOTS_2, LAFFONT

Chances = dict[int, float]


def exact_detective(a: States) -> Chances:
    """The next probe of the table; if others made the probes before, the best plan from here."""
    s = a[0]
    story = trail(s)
    table = shipped.detective(story.half)
    chances = probes(table, story)
    if chances:
        return {code_of(probe): chance for probe, chance in chances.items()}
    stands = believed(shipped.thief(story.half), story)
    return {code_of(best_plan(table, story.layer, stands)[1]): 1.0}


def exact_thief(a: States) -> Chances:
    s = a[0]
    if s.steps == 0:
        return _first_step(int(s.variant), steps_from(a))
    at = point_of(int(s.footprints[s.steps - 1]))
    story = trail(s)
    known = shipped.thief(story.half)
    if s.steps == 1 and s.variant != LAFFONT:
        chances = _second_step(at, story.half)
    else:
        chances = next_steps(known, story, at)
    return {code_of(point): chance for point, chance in chances.items()}


def _better_half(variant: int) -> Half:
    if variant == LAFFONT:
        return "both"
    if variant == KNOTS_2 and shipped.thief("diagonal").guarantee > (
        shipped.thief("orthogonal").guarantee
    ):
        return "diagonal"
    return "orthogonal"


def _first_step(variant: int, steps: list[int]) -> Chances:
    """In Knots he knows already where he wants to be after two steps."""
    half = _better_half(variant)
    targets = {code_of(p): chance for p, chance in first_targets(shipped.thief(half)).items()}
    if variant == LAFFONT:
        return targets
    chances = dict.fromkeys(steps, 0.0)
    for target, chance in targets.items():
        came = _starts(target, half)
        for step in came:
            chances[step] += chance / len(came)
    return chances


def _second_step(at: Point, half: Half) -> dict[Point, float]:
    targets = first_targets(shipped.thief(half))
    shares = {
        target: chance / len(_starts(code_of(target), half))
        for target, chance in targets.items()
        if code_of(at) in _starts(code_of(target), half)
    }
    total = fsum(shares.values())
    return {target: share / total for target, share in shares.items()}


def _starts(target: int, half: Half) -> list[int]:
    """The first steps from which the second one can lead here."""
    straight = set(STRAIGHT_FIRST.tolist())
    first = straight if half == "orthogonal" else set(ANY_FIRST.tolist()) - straight
    return sorted(first.intersection(BACK[target].tolist()))
