"""Driving: where a car may go with a roll, and what it runs into."""

from typing import Final

from cavale.core.jit import Ints, inner
from cavale.games.manhattan.board import (
    BACK,
    BACK_FROM,
    BACK_SIZE,
    BACK_STEPS,
    ENTRANCE,
    FAR,
    FIELDS,
    HAS_TWO_LANES,
    MISSION_ROOM,
    MOST_NEXT,
    NEXT,
    REACH,
    REACH_FROM,
    REACH_SIZE,
    REACH_STEPS,
    START,
    STATION,
    STREETS,
)
from cavale.games.manhattan.state import (
    ARREST_FIELD,
    DRIVE,
    FILES,
    HUNT,
    NO_FILE,
    NOBODY,
    SEEK,
    Manhattan,
)

STAY: Final = 31
DRIVING: Final = 32
"""Drives are numbered from here: 2 cars, forwards and back, and every field."""
AFTER_DRIVES: Final = DRIVING + 4 * FIELDS


@inner
def drive_code(car: int, back: int, field: int) -> int:
    return DRIVING + (2 * car + back) * FIELDS + field


@inner
def full(s: Manhattan, field: int) -> bool:
    """Whether two cars stand there already, and there is room for no more."""
    if not HAS_TWO_LANES[field]:
        return False
    standing = 0
    for car in range(2 * s.seats):
        if s.cars[car] == field:
            standing += 1
    return standing >= 2


@inner
def _leads_into_a_jam(s: Manhattan, field: int) -> bool:
    jams = 0
    for i in range(MOST_NEXT):
        jams += NEXT[field, i] >= 0 and full(s, NEXT[field, i])
    return jams > 0


@inner
def may_stop(s: Manhattan, field: int) -> bool:
    """Whether it is the entrance of the mover's file while his criminal stands on red."""
    file = s.mission[s.turn]
    return bool(file != NO_FILE and ENTRANCE[file] == field and s.circle[file] == ARREST_FIELD)


@inner
def forwards(s: Manhattan, car: int, out: Ints, n: int) -> int:
    """Add the drives of a car along the arrows; return how many moves there are now.

    A car that starts directly before full fields has waited there: it passes them, all of those
    that lie one after the other, and ends beyond.
    """
    start = s.cars[2 * s.turn + car]
    open_ways = waited = 1
    for i in range(1, REACH_SIZE[start]):
        field, steps = REACH[start, i], REACH_STEPS[start, i]
        if steps > s.die:
            break
        if not open_ways >> REACH_FROM[start, i] & 1:
            continue
        if full(s, field):
            if waited >> REACH_FROM[start, i] & 1:
                waited |= 1 << i
                open_ways |= 1 << i
            continue
        open_ways |= 1 << i
        if steps < s.die and (
            field == MISSION_ROOM
            or (field < STREETS and not may_stop(s, field) and not _leads_into_a_jam(s, field))
        ):
            continue
        out[n] = drive_code(car, 0, field)
        n += 1
    return n


@inner
def backwards(s: Manhattan, car: int, out: Ints, n: int) -> int:
    """Add the drives of a car against the arrows: six fields or none."""
    start = s.cars[2 * s.turn + car]
    open_ways = 1
    for i in range(1, BACK_SIZE[start]):
        if not open_ways >> BACK_FROM[start, i] & 1 or full(s, BACK[start, i]):
            continue
        open_ways |= 1 << i
        if BACK_STEPS[start, i] == FAR:
            out[n] = drive_code(car, 1, BACK[start, i])
            n += 1
    return n


@inner
def files_closed(s: Manhattan) -> int:
    closed = 0
    for file in range(FILES):
        if s.arrested_by[file] != NOBODY:
            closed += 1
    return closed


@inner
def second_waits(s: Manhattan, seat: int) -> bool:
    """Whether the player is before his first mission, which only his first car may fetch."""
    return bool(s.stage[seat] == SEEK and s.lead[seat] == 0 and s.cars[2 * seat + 1] == START)


@inner
def may_drive(s: Manhattan, car: int) -> bool:
    """Whether the mover's car is the one, or one of the two, that his stage lets him move."""
    stage, lead = s.stage[s.turn], s.lead[s.turn]
    if stage == SEEK and files_closed(s) == FILES:
        return bool(s.cars[2 * s.turn + car] != STATION)
    if stage == SEEK:
        return bool(car == 0 or not second_waits(s, s.turn))
    if stage == HUNT:
        return True
    return bool((lead == car) == (stage == DRIVE))


@inner
def drives(s: Manhattan, out: Ints) -> int:
    """What the mover may do with his roll, nearest fields first; STAY if nothing leads forwards."""
    n, ahead = 0, 0
    for car in range(2):
        if may_drive(s, car):
            before = n
            n = forwards(s, car, out, n)
            ahead += n - before
            if s.die == FAR:
                n = backwards(s, car, out, n)
    if ahead == 0:
        out[n] = STAY
        n += 1
    return n
