"""Files: missions drawn and redrawn, warrants, arrests, and who goes on to the race."""

from cavale.core.uncompiled import inner
from cavale.games.manhattan.versions.v1.board import ENTRANCE, PARK, STATION
from cavale.games.manhattan.versions.v1.state import (
    ARREST_FIELD,
    DRIVE,
    EITHER,
    FETCH,
    FILES,
    HUNT,
    NO_FILE,
    NOBODY,
    SEEK,
    Manhattan,
)


@inner
def posted(s: Manhattan, file: int) -> bool:
    """Whether a warrant hangs in the district."""
    hunters = 0
    for seat in range(s.seats):
        hunters += s.mission[seat] == file and s.stage[seat] == HUNT
    return hunters > 0


@inner
def held(s: Manhattan, file: int) -> bool:
    holders = 0
    for seat in range(s.seats):
        holders += s.mission[seat] == file
    return holders > 0


@inner
def free(s: Manhattan, file: int) -> bool:
    """An open file that nobody works on, or that one may join: a warrant is posted."""
    return s.arrested_by[file] == NOBODY and (not held(s, file) or posted(s, file))


@inner
def missions_left(s: Manhattan, file: int) -> int:
    """How many cards of a file the pile holds, seen or not."""
    cards = s.missions_unseen[file]
    for i in range(s.missions_count):
        if s.missions_known[i] == file:
            cards += 1
    return int(cards)


@inner
def acceptable(s: Manhattan, file: int) -> bool:
    """Whether the card just drawn, or one like it, is kept."""
    if s.arrested_by[file] != NOBODY or free(s, file):
        return bool(s.arrested_by[file] == NOBODY)
    better = 0
    for other in range(FILES):
        better += free(s, other) and missions_left(s, other) > 0
    return better == 0


@inner
def put_mission_under(s: Manhattan, file: int) -> None:
    s.missions_known[s.missions_count] = file
    s.missions_count += 1


@inner
def take_mission(s: Manhattan, file: int) -> None:
    """Off the top of the pile: an unseen card while there is one."""
    unseen = 0
    for i in range(FILES):
        unseen += s.missions_unseen[i]
    if unseen:
        s.missions_unseen[file] -= 1
        return
    s.missions_count -= 1
    for i in range(s.missions_count):
        s.missions_known[i] = s.missions_known[i + 1]
    s.missions_known[s.missions_count] = 0


@inner
def arrive(s: Manhattan, car: int, field: int) -> None:
    """What parking means: at the district for the leading car, at the station for the other."""
    seat = s.turn
    if s.stage[seat] == DRIVE and field == PARK[s.mission[seat]]:
        s.stage[seat] = FETCH
    if s.stage[seat] == FETCH and s.cars[2 * seat + 1 - s.lead[seat]] == STATION:
        s.stage[seat] = HUNT
        s.lead[seat] = EITHER


@inner
def can_arrest(s: Manhattan, seat: int) -> bool:
    file = s.mission[seat]
    if s.stage[seat] != HUNT or s.circle[file] != ARREST_FIELD:
        return False
    return bool(s.cars[2 * seat] == ENTRANCE[file] or s.cars[2 * seat + 1] == ENTRANCE[file])


@inner
def arrest(s: Manhattan, seat: int) -> None:
    """Close the seat's file: everyone on it gives mission and warrant back."""
    file = s.mission[seat]
    s.arrested_by[file] = seat
    s.circle[file] = 0
    for other in range(s.seats):
        if s.mission[other] == file:
            s.mission[other] = NO_FILE
            s.stage[other] = SEEK
            s.lead[other] = EITHER
            put_mission_under(s, file)


@inner
def arrests(s: Manhattan, seat: int) -> int:
    count = 0
    for file in range(FILES):
        if s.arrested_by[file] == seat:
            count += 1
    return count


@inner
def most_arrests(s: Manhattan) -> int:
    most = 0
    for seat in range(s.seats):
        most = max(most, arrests(s, seat))
    return most


@inner
def leaders(s: Manhattan) -> int:
    """How many players share the most arrests."""
    most, count = most_arrests(s), 0
    for seat in range(s.seats):
        if arrests(s, seat) == most:
            count += 1
    return count


@inner
def home(s: Manhattan, seat: int) -> bool:
    return bool(s.cars[2 * seat] == STATION and s.cars[2 * seat + 1] == STATION)
