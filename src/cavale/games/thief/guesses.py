"""Simple ideas for both seats: they count the flights that agree with the clues, as the notebook
does, and take each to be as likely as any other.
"""

from collections import Counter
from functools import lru_cache
from math import log2

from cavale.core.jit import States
from cavale.games.thief.board import (
    ANY_FIRST,
    AWAY,
    BACK,
    DISTANCE,
    IS_HIDEOUT,
    NOWHERE,
    POINTS,
    STRAIGHT_FIRST,
)
from cavale.games.thief.notebook import ways_there
from cavale.games.thief.rules import CAUGHT, CLUE, FAR, KNOTS_1, NEAR

Chances = dict[int, float]
_PROBES = [point for point in range(POINTS) if not IS_HIDEOUT[point]]


def evenly(codes: list[int]) -> Chances:
    return dict.fromkeys(codes, 1.0 / len(codes))


def flights(a: States) -> Chances:
    """Where a thief who takes any flight can be, before the next probe."""
    ways = ways_there(a)[-1]
    total = sum(ways.values())
    return {point: count / total for point, count in sorted(ways.items())}


# The detective.


def any_point(a: States) -> Chances:
    return evenly(_PROBES)


def any_point_that_fits(a: States) -> Chances:
    """Any point that a thief can have come to by now, if only the last clue is remembered."""
    s = a[0]
    points = [p for p in _PROBES if DISTANCE[p] in _far(int(s.steps), int(s.variant))]
    if not s.probed:
        return evenly(points)
    probe, clue = int(s.probes[s.probed - 1]), int(s.clues[s.probed - 1])
    near = [p for p in points if any(CLUE[q, probe] == clue for q in BACK[p] if q != NOWHERE)]
    return evenly(near or points)


def _far(steps: int, variant: int) -> range:
    """How far from the scene so many steps lead."""
    return range(steps, steps + 1 + (variant != KNOTS_1))


def any_possible_point(a: States) -> Chances:
    return evenly(list(flights(a)))


def any_flights_end(a: States) -> Chances:
    """The more flights lead to a point, the likelier it is named."""
    return flights(a)


def likeliest_point(a: States) -> Chances:
    places = flights(a)
    most = max(places.values())
    return evenly([point for point, chance in places.items() if chance == most])


def answers(places: Chances, probe: int) -> Counter[int]:
    """The chance of each clue."""
    told: Counter[int] = Counter()
    for point, chance in places.items():
        told[int(CLUE[point, probe])] += chance  # type: ignore[assignment]
    return told


def bits(places: Chances, probe: int) -> float:
    """What the answer to a probe tells on average."""
    told = answers(places, probe)
    return -sum(chance * log2(chance) for chance in told.values() if chance > 0)


def telling(places: Chances) -> tuple[int, ...]:
    """The probes whose answer is hardest to foresee; of equal ones, those likeliest to catch."""
    return _telling(tuple(places.items()))


@lru_cache(1 << 10)
def _telling(chances: tuple[tuple[int, float], ...]) -> tuple[int, ...]:
    places = dict(chances)
    scores = {probe: (round(bits(places, probe), 9), places.get(probe, 0.0)) for probe in _PROBES}
    best = max(scores.values())
    return tuple(probe for probe, score in scores.items() if score == best)


# The thief.


def steps_from(a: States) -> list[int]:
    s = a[0]
    if s.steps == 0:
        return [int(p) for p in (STRAIGHT_FIRST if s.variant == KNOTS_1 else ANY_FIRST)]
    return [int(p) for p in AWAY[s.footprints[s.steps - 1]] if p != NOWHERE]


def any_step(a: States) -> Chances:
    return evenly(steps_from(a))


def any_flight(a: States) -> Chances:
    """Each whole flight to a hideout as likely as any other."""
    ways = {step: flights_from(step) for step in steps_from(a)}
    total = sum(ways.values())
    return {step: count / total for step, count in ways.items()}


def flights_from(point: int) -> int:
    if IS_HIDEOUT[point]:
        return 1
    return sum(flights_from(int(after)) for after in AWAY[point] if after != NOWHERE)


def dodge(a: States) -> Chances:
    """The steps after which the most telling probes leave the most company.

    What the detective thinks possible is worked out from what is open to him, not from the flight.
    """
    after = evenly(steps_from(a)) if a[0].steps == 0 else moved_on(flights(a))
    if not after:
        return any_step(a)
    probes = telling(after)
    company = {
        step: sum(_company(after, step, probe) for probe in probes) for step in steps_from(a)
    }
    most = max(company.values())
    return evenly([step for step, value in company.items() if value >= most - 1e-9])


def moved_on(places: Chances) -> Chances:
    """The same thief one step later, unless he has escaped."""
    after: Chances = {}
    for point, chance in places.items():
        ways = [int(step) for step in AWAY[point] if step != NOWHERE]
        for step in ways:
            if not IS_HIDEOUT[step]:
                after[step] = after.get(step, 0.0) + chance / len(ways)
    return after


def _company(places: Chances, step: int, probe: int) -> float:
    """How likely the clue is that such a probe would get, as long as it does not catch."""
    clue = int(CLUE[step, probe])
    if clue == CAUGHT:
        return 0.0
    assert clue in (FAR, NEAR)
    return answers(places, probe)[clue]
