"""The race after 2-2 solved: who is first with both cars at the station, jams and all.

A value is the chance of who is to roll, with best play by both. It depends on where the four cars
are and on nothing else: missions and traps are done with, cars out of the race are gone. Only the
last round, the 300th, is left out.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from cavale.core.jit import Floats, Ints, States, inner, kernel
from cavale.core.kept import kept
from cavale.games.manhattan.board import (
    BACKWARD,
    FAR,
    FIELDS,
    FORWARD,
    HAS_TWO_LANES,
    MISSION_ROOM,
    STATION,
    STREETS,
)
from cavale.games.manhattan.state import EITHER, MOVE, NO_FILE, SEEK, STATE
from cavale.games.manhattan.streets import DRIVING, STAY, drives

PAIRS: Final = FIELDS * (FIELDS + 1) // 2
"""Where two cars can be that are alike."""
POSITIONS: Final = PAIRS * PAIRS
Chances = npt.NDArray[np.float32]
Heard = Callable[[int, float], None]
TURNS: Final = 60
"""Nearly all are home by then, from wherever they set out."""
_CLOSE: Final = 1e-6


@inner
def pair(first: int, second: int) -> int:
    high, low = max(first, second), min(first, second)
    return high * (high + 1) // 2 + low


HOME: Final = STATION * (STATION + 1) // 2 + STATION


def _ends() -> tuple[Ints, Ints, Ints]:
    """By start and roll on empty streets: where a car ends; how many ways lead forwards, and how
    many there are with those back."""
    rows = {}
    for start in range(FIELDS):
        for roll in range(1, FAR + 1):
            ahead = [
                field
                for field, steps, _ in FORWARD[start][1:]
                if steps == roll or (steps < roll and field >= STREETS and field != MISSION_ROOM)
            ]
            back = [field for field, steps, _ in BACKWARD[start] if steps == FAR]
            rows[start, roll] = ahead, back if roll == FAR else []
    most = max(len(ahead) + len(back) for ahead, back in rows.values())
    ends = np.zeros((FIELDS, FAR + 1, most), np.int64)
    forwards, all_ways = (np.zeros((FIELDS, FAR + 1), np.int64) for _ in range(2))
    for (start, roll), (ahead, back) in rows.items():
        ends[start, roll, : len(ahead) + len(back)] = [*ahead, *back]
        forwards[start, roll], all_ways[start, roll] = len(ahead), len(ahead) + len(back)
    return ends, forwards, all_ways


_ENDS, _FORWARDS, _WAYS = _ends()


@inner
def _jammed(first: int, second: int, third: int, fourth: int) -> bool:
    """Whether two of the cars, not both the mover's, fill a field."""
    return bool(
        (third == fourth and HAS_TWO_LANES[third])
        or ((first in (third, fourth)) and HAS_TWO_LANES[first])
        or ((second in (third, fourth)) and HAS_TWO_LANES[second])
        or (first == second and HAS_TWO_LANES[first])
    )


@inner
def _freely(values: Chances, first: int, second: int, others: int, roll: int, stay: int) -> float:
    """The best chance with this roll where no field is full."""
    best, ahead = -1.0, 0
    for car in range(2):
        start, other = (first, second) if car == 0 else (second, first)
        if start == STATION:
            continue
        ahead += _FORWARDS[start, roll]
        for i in range(_WAYS[start, roll]):
            after = pair(_ENDS[start, roll, i], other)
            best = max(best, 1.0 if after == HOME else 1.0 - values[others, after])
    if ahead == 0:
        best = max(best, 1.0 - values[others, stay])
    return best


@inner
def _by_the_rules(values: Chances, frame: States, out: Ints, others: int, roll: int) -> float:
    """The same by the room's own rules."""
    s = frame[0]
    s.die = roll
    best = -1.0
    for i in range(drives(s, out)):
        first, second = s.cars[0], s.cars[1]
        if out[i] != STAY:
            field = (out[i] - DRIVING) % FIELDS
            if (out[i] - DRIVING) // FIELDS < 2:
                first = field
            else:
                second = field
        after = pair(first, second)
        best = max(best, 1.0 if after == HOME else 1.0 - values[others, after])
    return best


@kernel
def sweep(values: Chances, order: Ints, fields: Ints, frame: States, out: Ints) -> float:
    """Improve every value once, positions near the end first; the largest change."""
    change = 0.0
    for m in order:
        if m == HOME:
            continue
        first, second = fields[m, 0], fields[m, 1]
        for o in order:
            if o == HOME:
                continue
            third, fourth = fields[o, 0], fields[o, 1]
            jammed = _jammed(first, second, third, fourth)
            if jammed:
                frame[0].cars[0], frame[0].cars[1] = first, second
                frame[0].cars[2], frame[0].cars[3] = third, fourth
            total = 0.0
            for roll in range(1, FAR + 1):
                if jammed:
                    total += _by_the_rules(values, frame, out, o, roll)
                else:
                    total += _freely(values, first, second, o, roll, m)
            value = total / FAR
            change = max(change, abs(value - values[m, o]))
            values[m, o] = value
    return change


@kernel
def _alone(turns: Floats, fields: Ints, policy: Ints) -> float:
    """One sweep of the turns to bring both cars home on empty streets; the largest change."""
    change = 0.0
    for p in range(PAIRS):
        if p == HOME:
            continue
        total = 1.0
        for roll in range(1, FAR + 1):
            best, ahead, there = 1e9, 0, p
            for car in range(2):
                start, other = fields[p, car], fields[p, 1 - car]
                if start == STATION:
                    continue
                ahead += _FORWARDS[start, roll]
                for i in range(_WAYS[start, roll]):
                    after = pair(_ENDS[start, roll, i], other)
                    if turns[after] < best:
                        best, there = turns[after], after
            if ahead == 0 and turns[p] < best:
                best, there = turns[p], p
            total += best / FAR
            policy[p, roll] = there
        change = max(change, abs(total - turns[p]))
        turns[p] = total
    return change


@kept
def finished() -> Floats:
    """By pair and turns: how likely both cars are home by then, if nobody is in the way and the
    mean of the turns is kept low."""
    turns, fields = np.zeros(PAIRS), fields_of_pairs()
    policy = np.zeros((PAIRS, FAR + 1), np.int64)
    while _alone(turns, fields, policy) > _CLOSE:
        pass
    by = np.zeros((PAIRS, TURNS + 1))
    by[HOME] = 1.0
    for t in range(1, TURNS + 1):
        by[:, t] = by[policy[:, 1:], t - 1].mean(1)
        by[HOME, t] = 1.0
    return by


def guess() -> Chances:
    """By the pairs of who is to roll and of the other: the first one's chance, if nobody gets into
    anybody's way."""
    by = finished()
    found: Chances = (np.diff(by, axis=1) @ (1.0 - by[:, :-1]).T).astype(np.float32)
    return found


def solve(sweeps: int, heard: Heard = lambda done, change: None) -> Chances:
    """All chances; `heard` is told after each sweep how much has changed."""
    values, fields = guess(), fields_of_pairs()
    mean = TURNS - finished().sum(1)
    order = np.argsort(mean, kind="stable")
    out = np.zeros(2 * FIELDS, np.int64)
    for done in range(1, sweeps + 1):
        change = float(sweep(values, order, fields, racing_frame(), out))
        heard(done, change)
        if change < _CLOSE:
            break
    return values


def fields_of_pairs() -> Ints:
    return np.array([(a, b) for a in range(FIELDS) for b in range(a + 1)], np.int64)


def racing_frame() -> States:
    """A race of two, somebody to drive."""
    a = np.zeros(1, STATE)
    a["seats"], a["due"], a["lead"] = 2, MOVE, EITHER
    a["mission"], a["stage"] = NO_FILE, SEEK
    a["arrested_by"] = [[0, 0, 1, 1]]
    return a
