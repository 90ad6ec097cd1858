"""Catch the Thief for programs that learn: an action is a point, for both seats."""

from typing import Final

from cavale.core.jit import Planes, add_rules
from cavale.core.research import SEAT_OF_TWO, TURN, Plane, Research
from cavale.games.thief.board import POINTS, SIDE
from cavale.games.thief.rules import CAUGHT, DETECTIVE, PROBES, STATE, STEPS, THIEF, Thief


def planes(s: Thief, seat: int, out: Planes) -> None:
    for i in range(s.steps):
        if s.footprints[i] >= 0:
            out[s.footprints[i]] = i + 1
    at = POINTS
    for i in range(s.probed):
        out[at + POINTS * i + s.probes[i]] = s.clues[i]
    at += POINTS * PROBES
    out[at] = s.steps
    out[at + 1] = s.probed
    out[at + 2 + seat] = 1
    due = DETECTIVE if s.steps > s.probed else THIEF
    out[at + 4] = due == seat and not s.over


def longest(variant: str, seats: int) -> int:
    return STEPS + PROBES


_BOARD: Final = (SIDE, SIDE)
RESEARCH: Final = Research(
    actions=POINTS,
    chances=0,
    planes=(
        Plane("footprints", _BOARD, STEPS, "which step led there; the detective sees none"),
        Plane("clues", (PROBES, *_BOARD), CAUGHT, "probe by probe: 1 far, 2 near, 3 caught"),
        Plane("steps", (1,), STEPS, "steps made"),
        Plane("probes", (1,), PROBES, "probes made"),
        SEAT_OF_TWO,
        TURN,
    ),
    longest=longest,
)

add_rules(STATE, planes)
