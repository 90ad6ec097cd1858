"""The Wall as text: moves `3L`, `3R`, `pass`; positions as in the rulings.

    ...../...../Y..../...../..... b - 1 0-0

Slots from the bottom, cells from the left; the side to move; the closed slot; the ropes pushed
since the last escape; the escapes of Yellow and of Blue. The hands follow from the wall.
"""

import re

import numpy as np

from cavale.core.jit import States
from cavale.games.wall.rules import (
    BLUE,
    CELLS,
    COVERED,
    NO_SLOT,
    PASS,
    ROPES,
    SLOTS,
    YELLOW,
    climbs,
    start,
)

COLOURS = "YB"
_MOVE = re.compile(r"([1-5])([LR])")
_POSITION = re.compile(
    r"(?P<slots>[.YB]{5}(?:/[.YB]{5}){4}) (?P<turn>[yb]) (?P<closed>[1-5-])"
    r" (?P<pushed>0|[1-9][0-9]{0,2}) (?P<yellow>[0-3])-(?P<blue>[0-3])"
)


def move_text(move: int) -> str:
    return "pass" if move == PASS else f"{(move >> 1) + 1}{'LR'[move & 1]}"


def parse_move(text: str) -> int:
    word = text.strip().upper()
    if word == "PASS":
        return PASS
    match = _MOVE.fullmatch(word)
    if not match:
        raise ValueError("a move is a slot from 1 to 5 and L or R, such as 3L, or pass")
    return 2 * (int(match[1]) - 1) + "LR".index(match[2])


_SLOT = 2**CELLS - 1
_STARTS = range(0, SLOTS * CELLS, CELLS)
_SLOT_TEXTS = [
    [
        "".join(".YB."[(y >> i & 1) + 2 * (b >> i & 1)] for i in range(CELLS))
        for b in range(2**CELLS)
    ]
    for y in range(2**CELLS)
]


def slots(yellow: int, blue: int) -> list[str]:
    """The wall as five strings, slot 1 first."""
    return [_SLOT_TEXTS[yellow >> i & _SLOT][blue >> i & _SLOT] for i in _STARTS]


def position_text(a: States) -> str:
    s = a[0]
    wall = "/".join(slots(int(s.ropes[YELLOW]), int(s.ropes[BLUE])))
    closed = "-" if s.closed == NO_SLOT else str(s.closed + 1)
    return f"{wall} {'yb'[s.turn]} {closed} {s.pushed} {s.escapes[YELLOW]}-{s.escapes[BLUE]}"


def parse_position(text: str, variant: str, seats: int) -> States:
    match = _POSITION.fullmatch(" ".join(text.split()))
    if not match:
        raise ValueError(
            "a position of The Wall reads like ...../...../Y..../...../..... b - 1 0-0"
        )
    wall = match["slots"].replace("/", "")
    ropes = [sum(1 << i for i, cell in enumerate(wall) if cell == c) for c in COLOURS]
    pushed, turn = int(match["pushed"]), "yb".index(match["turn"])
    closed = NO_SLOT if match["closed"] == "-" else int(match["closed"]) - 1
    escapes = [int(match["yellow"]), int(match["blue"])]
    a = start(variant, seats)
    target = int(a["target"][0])
    for colour, bits in enumerate(ropes):
        if bits.bit_count() > ROPES:
            raise ValueError(f"{COLOURS[colour]} has only {ROPES} ropes")
        if climbs(bits):
            raise ValueError("that wall has a whole chain on it: it would have been cleared")
    if closed != NO_SLOT and "." in match["slots"].split("/")[closed]:
        raise ValueError(f"slot {closed + 1} is not full, so it cannot be closed")
    if not sum(bits.bit_count() for bits in ropes) <= pushed <= COVERED:
        raise ValueError(f"{pushed} ropes pushed do not fit that wall, or pass {COVERED}")
    if max(escapes) > target or min(escapes) == target:
        raise ValueError(f"{match['yellow']}-{match['blue']} cannot stand: {target} escapes win")
    if max(escapes) == target and pushed:
        raise ValueError("the last escape ended the game: no rope is pushed after it")
    if pushed == 0 and turn != sum(escapes) % 2:
        raise ValueError("that side does not start this escape")
    a["ropes"] = ropes
    a["hand"] = [ROPES - bits.bit_count() for bits in ropes]
    a["escapes"] = escapes
    a["turn"] = turn
    a["closed"] = closed
    a["pushed"] = pushed
    a["over"] = max(escapes) == target or pushed == COVERED
    return np.ascontiguousarray(a)
