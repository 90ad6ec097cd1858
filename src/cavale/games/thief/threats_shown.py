"""To the thief, how much the detective knows; to the detective, the hideouts a step away.

Both follow from what lies open to everybody: the flight is not looked at.
"""

from typing import Final

from cavale.core.message import message
from cavale.core.observation import Observation
from cavale.core.threats import Threat
from cavale.games.thief.board import AWAY, HIDEOUTS, NAMES
from cavale.games.thief.notebook import ways_there
from cavale.games.thief.rules import THIEF

FEW: Final = 12
"""Of more points than these it is no news that they are possible."""


def threats(seen: Observation) -> list[Threat]:
    ways = ways_there(seen.copy_record())
    possible = sorted(ways[-1]) if ways else []
    if seen.seat == THIEF:
        marks = tuple(NAMES[point] for point in possible)
        known = message("threat-known", points=len(marks))
        return [Threat(known, marks)] if 0 < len(marks) <= FEW else []
    near = [point for point in HIDEOUTS if any(point in AWAY[at] for at in possible)]
    names = tuple(NAMES[point] for point in near)
    return [Threat(message("threat-hideout", points=list(names)), names)] if names else []
