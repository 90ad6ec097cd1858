"""The rolls with which another player would make an arrest, or win the race, in his next turn."""

import numpy as np

from cavale.core.jit import States
from cavale.core.message import Message, message
from cavale.core.observation import Observation
from cavale.core.rules import face_apply, face_moves
from cavale.core.threats import Threat
from cavale.games.manhattan.board import ENTRANCE, NAMES
from cavale.games.manhattan.files import can_arrest
from cavale.games.manhattan.rules import MAX_MOVES
from cavale.games.manhattan.state import BY_RACE, FILES, MOVE, NO_FILE, OFF_BOARD, OPENING
from cavale.games.manhattan.streets import files_closed
from cavale.games.manhattan.view import ALL_FILES, effect

Way = tuple[str, ...]


def threats(seen: Observation) -> list[Threat]:
    a = seen.copy_record()
    s = a[0]
    if s.due == OPENING:
        return []
    others = [seat for seat in range(int(s.seats)) if seat != seen.seat]
    return [
        threat
        for seat in others
        if s.cars[2 * seat] != OFF_BOARD and (threat := _of(a, seat)) is not None
    ]


def _of(a: States, seat: int) -> Threat | None:
    s = a[0]
    file = int(s.mission[seat])
    if can_arrest(s, seat):
        said = message("threat-due", seat=seat, file=ALL_FILES[file])
        return Threat(said, (NAMES[ENTRANCE[file]],))
    ways = {roll: way for roll in range(1, 7) if (way := _decisive(a, seat, roll))}
    if not ways:
        return None
    return Threat(_said(a, seat, list(ways)), (), tuple(dict.fromkeys(ways.values())))


def _said(a: States, seat: int, rolls: list[int]) -> Message:
    s = a[0]
    if files_closed(s) == FILES:
        return message("threat-race", seat=seat, rolls=[*rolls])
    return message("threat-arrest", seat=seat, file=ALL_FILES[s.mission[seat]], rolls=[*rolls])


def _decisive(a: States, seat: int, roll: int) -> Way:
    """A drive that makes an arrest or ends the game, if this roll allows one."""
    if a[0].mission[seat] == NO_FILE and files_closed(a[0]) < FILES:
        return ()
    before = a.copy()
    before["turn"], before["due"], before["die"] = seat, MOVE, roll
    out = np.zeros(MAX_MOVES, np.int64)
    for code in out[: face_moves(before, out)].tolist():
        after = before.copy()
        face_apply(after, code)
        arrest = (after["arrested_by"] != before["arrested_by"]).any()
        if arrest or after["over"].item() == BY_RACE:
            return tuple(effect(before, code).fields)
    return ()
