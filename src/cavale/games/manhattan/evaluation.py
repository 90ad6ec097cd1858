"""How a position looks: the turns each player still needs for an arrest, and who will win.

The turns come from the solved tables of one player alone. The chances come from playing the files
that are left as races: whoever needs t turns makes the next arrest with a weight of 1 / t**3, then
starts anew while the others have come nearer.
"""

from typing import Final

from cavale.core.jit import Floats, inner
from cavale.games.manhattan.board import FIELDS, MISSION_ROOM
from cavale.games.manhattan.files import arrests, free, most_arrests
from cavale.games.manhattan.race import TURNS, pair
from cavale.games.manhattan.solo import (
    CIRCLE,
    DRIFT,
    FETCHING,
    HOME,
    HUNTING,
    RACE,
    ROOM,
    TO_PARK,
)
from cavale.games.manhattan.state import (
    ARREST,
    BY_RACE,
    DRIVE,
    FILES,
    HUNT,
    NO_FILE,
    NOBODY,
    PLAYERS,
    SEEK,
    TRAP_CARDS,
    Manhattan,
)
from cavale.games.manhattan.streets import files_closed, second_waits

FRESH: Final = 38.0
"""The turns from one arrest to the next, at worst: an arrest in hand is never put off."""
_ELAPSED: Final = 0.8
_TINY: Final = 1e-9
"""So that chances add up to something wherever the cars are."""
_SOON: Final = 1.0
_NOW: Final = 0.05
"""An arrest that is due is as good as made."""
_BEFORE_RACE: Final = 8.0
"""Turns that will pass before a race: where the cars are now counts less, and only when one file is
left."""


@inner
def _fetching(file: int, other: int, field: int) -> int:
    return FETCHING + (file * FIELDS + other) * CIRCLE + field


@inner
def _with_file(s: Manhattan, seat: int, file: int, field: int, tables: Floats) -> float:
    first, second = s.cars[2 * seat], s.cars[2 * seat + 1]
    stage = s.stage[seat]
    if stage == HUNT:
        return float(tables[HUNTING + ((file * FIELDS + first) * FIELDS + second) * CIRCLE + field])
    other = second if s.lead[seat] == 0 else first
    turns = tables[_fetching(file, other, field)]
    if stage == DRIVE:
        turns += tables[TO_PARK + file * FIELDS + s.cars[2 * seat + s.lead[seat]]]
    return float(turns)


@inner
def _seeking(s: Manhattan, lead: int, other: int, tables: Floats) -> float:
    """To the mission room, then to whichever file it is going to be."""
    turns, files = 0.0, 0
    for only_free in range(2):
        for file in range(FILES):
            if s.arrested_by[file] == NOBODY and (only_free or free(s, file)):
                turns += tables[TO_PARK + file * FIELDS + MISSION_ROOM]
                turns += tables[_fetching(file, other, s.circle[file])]
                files += 1
        if files:
            break
    return float(tables[ROOM + lead]) + turns / files


@inner
def turns_left(s: Manhattan, seat: int, tables: Floats) -> float:
    """About how many turns of his own a player needs to his next arrest, or to be home."""
    first, second = s.cars[2 * seat], s.cars[2 * seat + 1]
    if s.stage[seat] == SEEK:
        if files_closed(s) == FILES:
            return float(tables[HOME + first] + tables[HOME + second])
        if second_waits(s, seat):
            return _seeking(s, first, second, tables)
        return min(_seeking(s, first, second, tables), _seeking(s, second, first, tables))
    file = s.mission[seat]
    field = s.circle[file]
    here = _with_file(s, seat, file, field, tables)
    if seat == s.turn:
        return here
    turns = (1.0 - 5.0 * DRIFT / TRAP_CARDS) * here
    for by in range(1, CIRCLE):
        cards = 3.0 if by == 1 else 1.0
        end = (field + by) % CIRCLE
        turns += cards * DRIFT / TRAP_CARDS * _with_file(s, seat, file, end, tables)
    return turns


@inner
def chances(s: Manhattan, tables: Floats, times: Floats, won: Floats) -> None:
    """How likely each seat is to win, into won[:seats]; `times` is room to work in."""
    seats, left = s.seats, FILES - files_closed(s)
    for seat in range(seats):
        won[seat] = 0.0
    if s.over or left == 0:
        _at_the_end(s, tables, won)
        return
    if s.quick:
        left = 1
    for seat in range(seats):
        times[PLAYERS + seat] = arrests(s, seat)
        waits = (seat - s.turn) % seats / seats
        times[2 * PLAYERS + seat] = max(turns_left(s, seat, tables) + waits, _SOON)
        if s.due == ARREST and seat == s.turn:
            times[2 * PLAYERS + seat] = _NOW
        away = tables[HOME + s.cars[2 * seat]] + tables[HOME + s.cars[2 * seat + 1]]
        times[3 * PLAYERS + seat] = 1.0 if left > 1 else (away + _BEFORE_RACE) ** -2
    orders = seats**left
    for order in range(orders):
        _play_in_order(s, order, left, times, won)


@inner
def _play_in_order(s: Manhattan, order: int, left: int, times: Floats, won: Floats) -> None:
    """Add what it is worth that the files left are closed by these seats, one after the other."""
    seats = s.seats
    for seat in range(seats):
        times[seat] = times[2 * PLAYERS + seat]
    likely, rest = 1.0, order
    for step in range(left):
        seat = rest % seats
        rest //= seats
        total, soonest = 0.0, times[0]
        for other in range(seats):
            total += times[other] ** -3
            soonest = min(soonest, times[other])
        likely *= times[seat] ** -3 / total
        for other in range(seats):
            same = step == 0 and s.mission[other] != NO_FILE
            if other == seat or (same and s.mission[other] == s.mission[seat]):
                times[other] = FRESH
            else:
                times[other] = max(times[other] - _ELAPSED * soonest, _SOON)
    most, best = -1, 0.0
    for seat in range(seats):
        made = int(times[PLAYERS + seat]) + _closed_by(seat, order, left, seats)
        if made > most:
            most, best = made, times[3 * PLAYERS + seat]
        elif made == most:
            best += times[3 * PLAYERS + seat]
    for seat in range(seats):
        if int(times[PLAYERS + seat]) + _closed_by(seat, order, left, seats) == most:
            won[seat] += likely * times[3 * PLAYERS + seat] / best


@inner
def _closed_by(seat: int, order: int, left: int, seats: int) -> int:
    made = 0
    for _ in range(left):
        if order % seats == seat:
            made += 1
        order //= seats
    return made


@inner
def _at_the_end(s: Manhattan, tables: Floats, won: Floats) -> None:
    """Decided, or a race to the station."""
    most, total = most_arrests(s), 0.0
    if s.over == BY_RACE:
        won[s.turn] = 1.0
        return
    for seat in range(s.seats):
        if arrests(s, seat) == most:
            won[seat] = 1.0 if s.over else _home_first(s, seat, most, tables)
            total += won[seat]
    for seat in range(s.seats):
        won[seat] /= total


@inner
def _home_by(s: Manhattan, seat: int, turns: int, tables: Floats) -> float:
    cars = pair(s.cars[2 * seat], s.cars[2 * seat + 1])
    return float(tables[RACE + cars * (TURNS + 1) + turns])


@inner
def _home_first(s: Manhattan, seat: int, most: int, tables: Floats) -> float:
    """How likely a seat brings its cars home before all others that race, without jams."""
    won = 0.0
    before = (seat - s.turn) % s.seats
    for turns in range(1, TURNS + 1):
        likely = _home_by(s, seat, turns, tables) - _home_by(s, seat, turns - 1, tables)
        if likely == 0.0:
            continue
        for other in range(s.seats):
            if other != seat and arrests(s, other) == most:
                earlier = (other - s.turn) % s.seats < before
                had = turns if earlier else turns - 1
                likely *= 1.0 - _home_by(s, other, had, tables)
        won += likely
    return won + _TINY
