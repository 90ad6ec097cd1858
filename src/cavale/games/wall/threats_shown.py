"""The pushes by which the other gang would escape, were it to push now."""

from cavale.core.message import message
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.threats import Threat
from cavale.games.wall.rules import NO_SLOT
from cavale.games.wall.threats import ways_out
from cavale.games.wall.view import effect


def threats(seen: Observation) -> list[Threat]:
    other = 1 - max(seen.seat, 0)
    a = seen.copy_record()
    if a["turn"].item() != other:
        a["turn"] = other
        # What is closed to this seat is open again by then.
        a["closed"] = NO_SLOT
    found = []
    for code in ways_out(Position(seen.game, a.tobytes())):
        push = effect(a, code)
        said = message("threat-escape", seat=other, slot=push.slot or 0, side=push.side or "L")
        found.append(Threat(said, (f"{push.slot}{push.side}",), (push.chain,)))
    return found
