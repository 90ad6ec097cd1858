"""The Wall: the state of the wall and what may be done to it.

Five slots, each with five cells A to E. The ropes of one colour are one number of 25 bits: bit
5 * slot + cell. A slot is looked up whole in PUSH, because a push changes nothing else.
"""

from typing import Annotated, Final

import numpy as np

from cavale.core.jit import Ints, States, implement, inner, layout
from cavale.core.rules import State
from cavale.core.seats import OVER

YELLOW, BLUE = 0, 1
LEFT, RIGHT = 0, 1
SLOTS: Final = 5
CELLS: Final = 5
ROPES: Final = 13
PASS: Final = 2 * SLOTS
NO_SLOT: Final = SLOTS
COVERED: Final = 5 * SLOTS * CELLS
TARGETS: Final = {"classic": 3, "single": 1}
MAX_MOVES: Final = 2 * SLOTS

_SLOT: Final = 0b11111
_LEFT_EDGE: Final = 0b00001_00001_00001_00001_00001
_RIGHT_EDGE: Final = 0b10000_10000_10000_10000_10000
_TOP: Final = _SLOT << (SLOTS - 1) * CELLS


class Wall(State):
    ropes: Annotated[Ints, 2]
    hand: Annotated[Ints, 2]
    escapes: Annotated[Ints, 2]
    turn: int
    closed: int
    pushed: int
    target: int
    over: int


STATE: Final = layout(Wall)


def _pushed_slot(side: int, colour: int, yellow: int, blue: int) -> int:
    """The slot after a push: yellow bits, blue bits, what fell (1 + colour), whether it is full."""
    cells = [YELLOW if yellow >> i & 1 else BLUE if blue >> i & 1 else None for i in range(CELLS)]
    if side == RIGHT:
        cells.reverse()
    gap = cells.index(None) if None in cells else CELLS
    fallen = cells[-1] if gap == CELLS else None
    cells = [colour, *cells[:gap], *cells[gap + 1 :]][:CELLS]
    if side == RIGHT:
        cells.reverse()
    bits = [sum(1 << i for i in range(CELLS) if cells[i] == c) for c in (YELLOW, BLUE)]
    fell = 0 if fallen is None else 1 + fallen
    return bits[YELLOW] | bits[BLUE] << 5 | fell << 10 | (None not in cells) << 12


PUSH: Final = np.array(
    [
        [
            [_pushed_slot(side, colour, code & _SLOT, code >> 5 & ~code) for code in range(1024)]
            for colour in (YELLOW, BLUE)
        ]
        for side in (LEFT, RIGHT)
    ]
)


@inner
def climbs(ropes: int) -> bool:
    """Whether these ropes reach from the bottom slot to the top one without a break."""
    above = ropes & ropes >> 5
    if not (above & _SLOT and above >> 5 & _SLOT and above >> 10 & _SLOT and above >> 15 & _SLOT):
        return False
    reached = ropes & _SLOT
    while True:
        spread = reached | reached << 5 | reached >> 5
        spread |= (reached & ~_RIGHT_EDGE) << 1 | (reached & ~_LEFT_EDGE) >> 1
        spread &= ropes
        if spread & _TOP:
            return True
        if spread == reached:
            return False
        reached = spread


def mover(s: Wall) -> int:
    return OVER if s.over else s.turn


def moves(s: Wall, out: Ints) -> int:
    if s.over:
        return 0
    if s.hand[s.turn] == 0:
        out[0] = PASS
        return 1
    n = 0
    for slot in range(SLOTS):
        if slot != s.closed:
            out[n] = 2 * slot + LEFT
            out[n + 1] = 2 * slot + RIGHT
            n += 2
    return n


@inner
def slot_after(s: Wall, move: int) -> int:
    """The slot after a push, as PUSH has it."""
    at = CELLS * (move >> 1)
    code = (s.ropes[YELLOW] >> at & _SLOT) | (s.ropes[BLUE] >> at & _SLOT) << CELLS
    return PUSH[move & 1, s.turn, code]  # type: ignore[no-any-return]


@inner
def with_slot(ropes: int, slot: int, cells: int) -> int:
    """The ropes of one colour with other cells in a slot; further bits of `cells` mean nothing."""
    at = CELLS * slot
    return ropes & ~(_SLOT << at) | (cells & _SLOT) << at


def apply(s: Wall, move: int) -> None:
    colour = s.turn
    other = 1 - colour
    s.closed = NO_SLOT
    if move == PASS:
        s.turn = other
        return
    slot, after = move >> 1, slot_after(s, move)
    s.turn = other
    s.ropes[YELLOW] = with_slot(s.ropes[YELLOW], slot, after)
    s.ropes[BLUE] = with_slot(s.ropes[BLUE], slot, after >> CELLS)
    s.hand[colour] -= 1
    fell = after >> 10 & 3
    if fell:
        s.hand[fell - 1] += 1
    if after >> 12:
        s.closed = slot
    s.pushed += 1
    if climbs(s.ropes[colour]):
        escape(s, colour)
    elif climbs(s.ropes[other]):
        escape(s, other)
    elif s.pushed == COVERED:
        s.over = 1


@inner
def escape(s: Wall, colour: int) -> None:
    """One climber of this colour is over the wall: all ropes return, the other side starts."""
    s.escapes[colour] += 1
    for c in range(2):
        s.ropes[c] = 0
        s.hand[c] = ROPES
    s.pushed = 0
    s.closed = NO_SLOT
    s.turn = (s.escapes[YELLOW] + s.escapes[BLUE]) & 1
    if s.escapes[colour] == s.target:
        s.over = 1


def points(s: Wall, seat: int) -> float:
    if s.escapes[seat] == s.target:
        return 1.0
    if s.escapes[1 - seat] == s.target:
        return 0.0
    return 0.5


def key(s: Wall) -> np.uint64:
    """Exact: the wall takes 50 bits, and everything else has fewer than 2**14 cases."""
    rest = (s.escapes[YELLOW] * 3 + s.escapes[BLUE]) * 6 + s.closed
    rest = (rest * (COVERED + 1) + s.pushed) * 2 + s.turn
    wall = s.ropes[YELLOW] | s.ropes[BLUE] << 25
    return np.uint64(wall) | np.uint64(rest) << np.uint64(50)


def start(variant: str, seats: int) -> States:
    a = np.zeros(1, STATE)
    a["hand"] = ROPES
    a["closed"] = NO_SLOT
    a["target"] = TARGETS[variant]
    return a


def reason(a: States) -> str:
    return "covered" if a["pushed"][0] == COVERED else "escaped"


def refusal(a: States, move: int) -> str:
    s = a[0]
    if s.over:
        return "4.5"
    if move == PASS or s.hand[s.turn] == 0:
        return "2.4"
    return "2.5"


implement(STATE, mover, moves, apply, points, key)
