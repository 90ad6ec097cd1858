"""Why not: the clause of the rulebook that is in the way of a move."""

from typing import Final

from cavale.core.jit import States
from cavale.games.manhattan.board import ENTRANCE, FAR, FIELDS, MISSION_ROOM, STEPS
from cavale.games.manhattan.rules import MAKE_ARREST
from cavale.games.manhattan.state import (
    ARREST,
    BY_ARREST,
    BY_ARRESTS,
    BY_RACE,
    BY_ROUNDS,
    DRIVE,
    FETCH,
    FILES,
    NO_FILE,
    SEEK,
)
from cavale.games.manhattan.streets import DRIVING, STAY, files_closed, may_drive

_ENDED: Final = {BY_ARREST: "7.3", BY_ARRESTS: "7.1", BY_RACE: "7.2", BY_ROUNDS: "7.4"}


def clause(a: States, move: int) -> str:
    s = a[0]
    if s.over:
        return _ENDED[int(s.over)]
    if s.due == ARREST or move == MAKE_ARREST:
        return "6.1"
    if move == STAY:
        return "2.6"
    if move < DRIVING:
        return "2.2"
    way, field = divmod(move - DRIVING, FIELDS)
    car, back = divmod(way, 2)
    if not may_drive(s, car):
        return _wrong_car(a)
    if back:
        return "2.4"
    return _forwards(a, car, field)


def _wrong_car(a: States) -> str:
    s = a[0]
    stage = s.stage[s.turn]
    if stage == FETCH:
        return "4.1"
    if stage == DRIVE:
        return "3.6"
    if stage == SEEK and files_closed(s) == FILES:
        return "7.2"
    return "3.1"


def _forwards(a: States, car: int, field: int) -> str:
    s = a[0]
    steps = int(STEPS[s.cars[2 * s.turn + car], field])
    if not 0 < steps <= min(int(s.die), FAR):
        return "2.2"
    if steps < s.die:
        if field == MISSION_ROOM:
            return "2.7"
        file = int(s.mission[s.turn])
        if file != NO_FILE and field == ENTRANCE[file]:
            return "6.2"
        if field < MISSION_ROOM:
            return "2.2"
    return "2.5"
