"""The Wall for programs that learn: 11 actions, the ten pushes and the pass."""

from typing import Final

from cavale.core.jit import Planes, add_rules
from cavale.core.research import SEAT_OF_TWO, TURN, Plane, Research
from cavale.games.wall.rules import (
    CELLS,
    COVERED,
    NO_SLOT,
    PASS,
    ROPES,
    SLOTS,
    STATE,
    TARGETS,
    Wall,
)

_WALL: Final = SLOTS * CELLS


def planes(s: Wall, seat: int, out: Planes) -> None:
    own, other = s.ropes[seat], s.ropes[1 - seat]
    for i in range(_WALL):
        out[i] = own >> i & 1
        out[_WALL + i] = other >> i & 1
    at = 2 * _WALL
    if s.closed != NO_SLOT:
        out[at + s.closed] = 1
    at += SLOTS
    for colour in range(2):
        whose = seat if colour == 0 else 1 - seat
        out[at + colour] = s.hand[whose]
        out[at + 2 + colour] = s.escapes[whose]
    out[at + 4] = s.pushed
    out[at + 5 + seat] = 1
    out[at + 7] = s.turn == seat and not s.over


def longest(variant: str, seats: int) -> int:
    """Nobody passes twice in a row: 13 ropes of one colour leave the other side ropes to push."""
    return 2 * COVERED * (2 * TARGETS[variant] - 1)


RESEARCH: Final = Research(
    actions=PASS + 1,
    chances=0,
    planes=(
        Plane("own ropes", (SLOTS, CELLS), 1, "by slot from the bottom, cell from the left"),
        Plane("other ropes", (SLOTS, CELLS), 1, "the other side's"),
        Plane("closed", (SLOTS,), 1, "the slot that nobody may push into now"),
        Plane("hands", (2,), ROPES, "ropes in hand: own, the other side's"),
        Plane("escapes", (2,), max(TARGETS.values()), "own, the other side's"),
        Plane("pushed", (1,), COVERED, "ropes pushed since the last escape"),
        SEAT_OF_TWO,
        TURN,
    ),
    longest=longest,
)

add_rules(STATE, planes)
