"""The detective's notebook: where the thief can be, worked out from what is open to everybody.

The flight itself is never read, so the notebook of a thief is that of his detective.
"""

import msgspec
import numpy as np

from cavale.core.jit import States
from cavale.core.rules import face_mover, face_moves
from cavale.games.thief.board import (
    ANY_FIRST,
    AWAY,
    HIDEOUTS,
    NAMES,
    NOWHERE,
    STRAIGHT_FIRST,
)
from cavale.games.thief.rules import (
    CAUGHT,
    CLUE,
    DETECTIVE,
    ESCAPED,
    FAR,
    KNOTS_1,
    MAX_MOVES,
    NEAR,
)

Points = frozenset[int]


class ThiefTurn(msgspec.Struct, frozen=True):
    """Where the thief could be after step `number`.

    `known_then` counts the clues up to that turn, `known_now` also those that came later.
    """

    number: int
    known_then: list[str]
    known_now: list[str]


class ThiefSplit(msgspec.Struct, frozen=True):
    """How many of the possible points a probe here would leave, by what it finds."""

    point: str
    caught: int
    near: int
    far: int


class ThiefNotebook(msgspec.Struct, frozen=True):
    """`flights` counts the ways there that agree with all clues; `splits` is for the next probe."""

    possible: list[str]
    flights: int
    history: list[ThiefTurn]
    splits: list[ThiefSplit]


def notebook(a: States, seat: int) -> ThiefNotebook:
    ways = ways_there(a)
    known_then = [frozenset(found) for found in ways]
    known_now = _looking_back(known_then)
    possible = known_then[-1] if known_then else frozenset[int]()
    return ThiefNotebook(
        possible=_names(possible),
        flights=sum(ways[-1].values()) if ways else 0,
        history=[
            ThiefTurn(number, _names(then), _names(now))
            for number, (then, now) in enumerate(zip(known_then, known_now, strict=True), 1)
        ],
        splits=_splits(a, possible) if face_mover(a) == DETECTIVE else [],
    )


def _names(points: Points) -> list[str]:
    return [NAMES[point] for point in sorted(points)]


def _away(point: int) -> list[int]:
    return [after for after in AWAY[point].tolist() if after != NOWHERE]


def ways_there(a: States) -> list[dict[int, int]]:
    """For each step, the points it can have led to and how many flights lead there."""
    s = a[0]
    steps, probed = int(s.steps), int(s.probed)
    first = STRAIGHT_FIRST if s.variant == KNOTS_1 else ANY_FIRST
    ways: list[dict[int, int]] = []
    for step in range(steps):
        reached: dict[int, int] = {}
        if step == 0:
            reached = dict.fromkeys(first.tolist(), 1)
        else:
            for point, flights in ways[-1].items():
                for after in _away(point):
                    reached[after] = reached.get(after, 0) + flights
        escaped = bool(s.over == ESCAPED) and step == steps - 1
        reached = {p: n for p, n in reached.items() if (p in HIDEOUTS) == escaped}
        if step < probed:
            probe, clue = int(s.probes[step]), int(s.clues[step])
            reached = {p: n for p, n in reached.items() if CLUE[p, probe] == clue}
        ways.append(reached)
    return ways


def _looking_back(known_then: list[Points]) -> list[Points]:
    """Of the points known then, those from which a point known later can be reached."""
    known = known_then[-1:]
    for then in reversed(known_then[:-1]):
        known.append(frozenset(p for p in then if not known[-1].isdisjoint(_away(p))))
    return known[::-1]


def _splits(a: States, possible: Points) -> list[ThiefSplit]:
    out = np.zeros(MAX_MOVES, np.int64)
    splits = []
    for probe in out[: face_moves(a, out)].tolist():
        clues = [int(CLUE[point, probe]) for point in possible]
        counts = (clues.count(clue) for clue in (CAUGHT, NEAR, FAR))
        splits.append(ThiefSplit(NAMES[probe], *counts))
    return splits
