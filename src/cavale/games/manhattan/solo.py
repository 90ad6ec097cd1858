"""How many turns a player needs when he has the city to himself: solved, not guessed.

Value iteration over where his cars are and where his criminal stands, with the trap cards drawn as
if the pile were shuffled each time. Others are felt only as a drift: between two of his turns a
card of theirs may move his criminal. Jams are left out.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from cavale.core.jit import Floats, Ints, inner, kernel
from cavale.core.kept import kept
from cavale.games.manhattan.board import (
    BACKWARD,
    ENTRANCE,
    FAR,
    FIELDS,
    FORWARD,
    IS_TRAP,
    MISSION_ROOM,
    PARK,
    STATION,
    STEPS,
    STREETS,
)
from cavale.games.manhattan.race import finished
from cavale.games.manhattan.state import ARREST_FIELD, FILES, TRAP_CARDS

CIRCLE: Final = ARREST_FIELD + 1
DRIFT: Final = 0.3
"""How often a card of somebody else's is turned over between two turns."""
_FILE: Final = Path(__file__).with_name("solo.npz")
_GRAIN: Final = 1 / 128

# Cards that move a given criminal: by 1 two of his own and the one for all, by 2, by 3; to red.
_BY: Final = np.array([0.0, 3.0, 1.0, 1.0]) / TRAP_CARDS
_TO_RED: Final = 3.0 / TRAP_CARDS

# Where the tables lie in one array: turns to the mission room, to the station, to a car park; with
# the first car parked and the other anywhere; with the warrant posted and the cars anywhere.
ROOM: Final = 0
HOME: Final = ROOM + FIELDS
TO_PARK: Final = HOME + FIELDS
FETCHING: Final = TO_PARK + FILES * FIELDS
HUNTING: Final = FETCHING + FILES * FIELDS * CIRCLE
RACE: Final = HUNTING + FILES * FIELDS * FIELDS * CIRCLE
"""After these tables: how likely both cars are home after so many turns (race.py)."""


def _options() -> tuple[Ints, Ints]:
    """Where a roll may take a car on empty streets, and how many fields that is.

    A car that cannot go forwards may stay: nobody has to back.
    """
    rows: dict[tuple[int, int], list[int]] = {}
    for start in range(FIELDS):
        for roll in range(1, FAR + 1):
            ends = forwards = [
                field
                for field, steps, _ in FORWARD[start][1:]
                if steps == roll or (steps < roll and field >= STREETS and field != MISSION_ROOM)
            ]
            if roll == FAR:
                back = [field for field, steps, _ in BACKWARD[start] if steps == FAR]
                ends = forwards + back
            rows[start, roll] = ends if forwards else [*ends, start]
    most = max(map(len, rows.values()))
    table = np.zeros((FIELDS, FAR + 1, most), np.int64)
    count = np.zeros((FIELDS, FAR + 1), np.int64)
    for (start, roll), ends in rows.items():
        table[start, roll, : len(ends)] = ends
        count[start, roll] = len(ends)
    return table, count


OPTIONS, OPTION_COUNT = _options()


@kernel
def _approach(goal: int, turns: Floats) -> float:
    """One sweep of the turns one car needs to a goal; the largest change."""
    change = 0.0
    for start in range(FIELDS):
        if start == goal:
            continue
        total = 1.0
        for roll in range(1, FAR + 1):
            best = turns[OPTIONS[start, roll, 0]]
            for i in range(1, OPTION_COUNT[start, roll]):
                best = min(best, turns[OPTIONS[start, roll, i]])
            total += best / FAR
        change = max(change, abs(total - turns[start]))
        turns[start] = total
    return change


@inner
def _drifted(turns: Floats, field: int) -> float:
    """What is to be expected once the others have had their turns."""
    value = 0.0
    stays = 1.0
    for by in range(1, CIRCLE):
        chance = DRIFT * _BY[by]
        stays -= chance
        value += chance * turns[(field + by) % CIRCLE]
    return float(value + stays * turns[field])


@inner
def _after_trap(turns: Floats, field: int, at_entrance: bool) -> float:
    """What is to be expected of a trap card; on red with a car at the entrance it is an arrest."""
    value = 0.0
    stays = 1.0 - _TO_RED
    for by in range(1, CIRCLE):
        stays -= _BY[by]
    for end in range(CIRCLE):
        chance = stays if end == field else _BY[(end - field) % CIRCLE]
        if end == ARREST_FIELD:
            chance += _TO_RED
            if at_entrance:
                continue
        value += chance * _drifted(turns, end)
    return value


@inner
def _best_drive(
    hunting: Floats, file: int, car: int, other: int, field: int, roll: int, best: float
) -> float:
    """The least turns after driving this car, the other one standing still."""
    entrance = ENTRANCE[file]
    on_red = field == ARREST_FIELD
    if on_red and 0 < STEPS[car, entrance] <= roll:
        return 0.0
    for i in range(OPTION_COUNT[car, roll]):
        end = OPTIONS[car, roll, i]
        if end == car:
            continue
        at_entrance = end == entrance or other == entrance
        if IS_TRAP[end]:
            value = _after_trap(hunting[end, other], field, at_entrance)
        elif on_red and at_entrance:
            value = 0.0
        else:
            value = _drifted(hunting[end, other], field)
        best = min(best, value)
    return best


@kernel
def _hunt(file: int, hunting: Floats) -> float:
    """One sweep of the turns to an arrest with the warrant posted; the largest change.

    Where everything is in place when a turn begins, that turn is the arrest.
    """
    change = 0.0
    for first in range(FIELDS):
        for second in range(first + 1):
            for field in range(CIRCLE):
                total = 1.0
                for roll in range(1, FAR + 1):
                    if field == ARREST_FIELD and ENTRANCE[file] in (first, second):
                        break
                    best = 1e9
                    best = _best_drive(hunting, file, first, second, field, roll, best)
                    best = _best_drive(hunting, file, second, first, field, roll, best)
                    if best == 1e9:
                        best = hunting[first, second, field]
                    total += best / FAR
                change = max(change, abs(total - hunting[first, second, field]))
                hunting[first, second, field] = total
                hunting[second, first, field] = total
    return change


@kernel
def _fetch(fetching: Floats) -> float:
    """One sweep of the turns to an arrest while one car waits and the other fetches the warrant."""
    change = 0.0
    for start in range(FIELDS):
        if start == STATION:
            continue
        for field in range(CIRCLE):
            total = 1.0
            for roll in range(1, FAR + 1):
                best = 1e9
                for i in range(OPTION_COUNT[start, roll]):
                    end = OPTIONS[start, roll, i]
                    if IS_TRAP[end]:
                        value = _after_trap(fetching[end], field, False)
                    else:
                        value = _drifted(fetching[end], field)
                    best = min(best, value)
                total += best / FAR
            change = max(change, abs(total - fetching[start, field]))
            fetching[start, field] = total
    return change


Heard = Callable[[int, float], None]
_CLOSE: Final = 1e-4


def solve(sweeps: int, heard: Heard = lambda done, change: None) -> Floats:
    """All tables in one array; `heard` is told after each sweep how much has changed."""
    room, home = np.zeros(FIELDS), np.zeros(FIELDS)
    park = np.zeros((FILES, FIELDS))
    fetching = np.zeros((FILES, FIELDS, CIRCLE))
    hunting = np.zeros((FILES, FIELDS, FIELDS, CIRCLE))
    for done in range(1, sweeps + 1):
        change = max(_approach(MISSION_ROOM, room), _approach(STATION, home))
        for file in range(FILES):
            change = max(change, _approach(int(PARK[file]), park[file]))
            change = max(change, _hunt(file, hunting[file]))
            fetching[file, STATION] = hunting[file, PARK[file], STATION]
            change = max(change, _fetch(fetching[file]))
        heard(done, float(change))
        if change < _CLOSE:
            break
    return np.concatenate([room, home, park.ravel(), fetching.ravel(), hunting.ravel()])


def keep(tables: Floats, file: Path = _FILE) -> None:
    """Rounded, and without the half of the last table that mirrors the other."""
    first, second = np.tril_indices(FIELDS)
    hunting = tables[HUNTING:].reshape(FILES, FIELDS, FIELDS, CIRCLE)[:, first, second]
    alone = np.rint(tables[:HUNTING] / _GRAIN).astype(np.uint16)
    np.savez_compressed(file, alone=alone, hunting=np.rint(hunting / _GRAIN).astype(np.uint16))


@kept
def solved() -> Floats:
    """The tables that ship with the game."""
    with np.load(_FILE) as kept:
        alone, half = kept["alone"] * _GRAIN, kept["hunting"] * _GRAIN
    hunting = np.zeros((FILES, FIELDS, FIELDS, CIRCLE))
    first, second = np.tril_indices(FIELDS)
    hunting[:, first, second] = half
    hunting[:, second, first] = half
    return np.concatenate([alone, hunting.ravel(), finished().ravel()])
