"""How good a wall looks.

By hand: what each side still lacks for a chain to the top. Learned (`cavale lab train wall`): a
sum of weights, one for every two neighbouring slots and every two neighbouring columns with all
that is on them (3**10 patterns each), one for the hands and one for the closed slot. Mirrored
patterns share a weight, and all is seen from the mover, so colours do too.
"""

from pathlib import Path
from typing import Final

import numpy as np

from cavale.core.jit import Floats, Ints, States, add_rules, inner, kernel
from cavale.core.kept import kept
from cavale.games.wall.rules import CELLS, PUSH, ROPES, SLOTS, STATE, Wall, climbs
from cavale.search.learned import squash

_SLOT: Final = 0b11111

# In `missing`, bit 5 * (slot + 1) + cell: below the wall lies a row that both sides have reached.
_TOP: Final = _SLOT << 25
_ALL: Final = (1 << 30) - 1
_LEFT_EDGE: Final = 0b00001_00001_00001_00001_00001_00001
_RIGHT_EDGE: Final = _LEFT_EDGE << 4
FARTHEST: Final = 10

# A column of the wall, and the product that gathers its cells into five bits.
_COLUMN: Final = 0b00001_00001_00001_00001_00001
_GATHER: Final = 1 << 20 | 1 << 16 | 1 << 12 | 1 << 8 | 1 << 4

# Where the weights lie: outer and inner pairs of slots, outer and inner pairs of columns, the rest.
_LINES: Final = 3**5
_PAIRS: Final = _LINES**2
_HANDS: Final = 4 * _PAIRS
_CLOSED: Final = _HANDS + (ROPES + 1) ** 2
WEIGHTS: Final = _CLOSED + 4 * 32
FEATURES: Final = 10
_FILE: Final = Path(__file__).with_name("evaluation.npz")
_GRAIN: Final = 1 / 256
"""Kept weights are multiples of this: sums are then exact, in whatever order."""

OUT_NEXT: Final = 998
"""The value when the mover escapes with his next push: more than any pattern promises."""


def _equity() -> Floats:
    """What a game is worth with so many escapes to go for me and for them, at even chances."""
    worth = np.zeros((4, 4))
    worth[0, 1:], worth[1:, 0] = 1, -1
    for mine in range(1, 4):
        for theirs in range(1, 4):
            worth[mine, theirs] = (worth[mine - 1, theirs] + worth[mine, theirs - 1]) / 2
    return worth


EQUITY: Final = _equity()
TERNARY: Final = np.array(
    [sum(((c >> i & 1) + 2 * (c >> i + 5 & 1)) * 3**i for i in range(5)) for c in range(1024)]
)


@inner
def _beside(cells: int) -> int:
    sideways = (cells & ~_RIGHT_EDGE) << 1 | (cells & ~_LEFT_EDGE) >> 1
    return (cells << 5 | cells >> 5 | sideways) & _ALL


@inner
def missing(mine: int, theirs: int) -> int:
    """The price of my cheapest chain: an empty cell costs 1, one of theirs 2."""
    own, taken = mine << 5, theirs << 5
    cheaper, reached = 0, _SLOT
    for price in range(FARTHEST):
        while True:
            wider = reached | _beside(reached) & own
            if wider == reached:
                break
            reached = wider
        if reached & _TOP:
            return price
        entered = _beside(reached) & ~taken | _beside(cheaper) & taken
        cheaper = reached
        reached |= entered
    return FARTHEST


@inner
def can_escape(mine: int, theirs: int, closed: int) -> bool:
    """Whether one push of mine completes my chain."""
    above = mine & mine >> 5
    links = 0
    for slot in range(SLOTS - 1):
        if above >> CELLS * slot & _SLOT:
            links |= 1 << slot
    for slot in range(SLOTS):
        # A push makes links below and above its slot only; the others must be there.
        if slot == closed or (links | 1 << slot | 1 << slot >> 1) & 0b1111 != 0b1111:
            continue
        at = CELLS * slot
        code = (mine >> at & _SLOT) | (theirs >> at & _SLOT) << 5
        rest = mine & ~(_SLOT << at)
        for side in range(2):
            if climbs(rest | (PUSH[side, 0, code] & _SLOT) << at):
                return True
    return False


@inner
def _slot(mine: int, theirs: int, slot: int) -> int:
    at = CELLS * slot
    return int(TERNARY[(mine >> at & _SLOT) | (theirs >> at & _SLOT) << 5])


@inner
def _column(mine: int, theirs: int, column: int) -> int:
    own = (mine >> column & _COLUMN) * _GATHER >> 20 & _SLOT
    taken = (theirs >> column & _COLUMN) * _GATHER >> 20 & _SLOT
    return int(TERNARY[own | taken << 5])


@inner
def _patterns(s: Wall, mine: int, theirs: int) -> tuple[int, ...]:
    """The numbers of the weights whose sum is the value."""
    slot1, slot2 = _slot(mine, theirs, 0), _slot(mine, theirs, 1)
    slot3 = _slot(mine, theirs, 2)
    slot4, slot5 = _slot(mine, theirs, 3), _slot(mine, theirs, 4)
    a, b = _column(mine, theirs, 0), _column(mine, theirs, 1)
    c = _column(mine, theirs, 2)
    d, e = _column(mine, theirs, 3), _column(mine, theirs, 4)
    closed = 3 * 32
    if s.closed < SLOTS:
        closed = 32 * abs(s.closed - 2) + (mine >> CELLS * s.closed & _SLOT)
    return (
        slot1 + _LINES * slot2,
        slot5 + _LINES * slot4,
        _PAIRS + slot2 + _LINES * slot3,
        _PAIRS + slot4 + _LINES * slot3,
        2 * _PAIRS + a + _LINES * b,
        2 * _PAIRS + e + _LINES * d,
        3 * _PAIRS + b + _LINES * c,
        3 * _PAIRS + d + _LINES * c,
        _HANDS + (ROPES + 1) * s.hand[s.turn] + s.hand[1 - s.turn],
        _CLOSED + closed,
    )


def features(s: Wall, out: Ints) -> int:
    mine, theirs = s.ropes[s.turn], s.ropes[1 - s.turn]
    if s.hand[s.turn] and can_escape(mine, theirs, s.closed):
        return 0
    n = 0
    for pattern in _patterns(s, mine, theirs):
        out[n] = pattern
        n += 1
    return n


def evaluate(s: Wall, weights: Floats) -> int:
    """With learned weights, or with an array of one for the chains alone."""
    this = _this_escape(s, weights)
    if s.target == 1:
        return this
    to_go, theirs_to_go = s.target - s.escapes[s.turn], s.target - s.escapes[1 - s.turn]
    won, lost = EQUITY[to_go - 1, theirs_to_go], EQUITY[to_go, theirs_to_go - 1]
    return int(500 * (won + lost) + this * (won - lost) / 2)


@inner
def _this_escape(s: Wall, weights: Floats) -> int:
    """How likely the mover is to be the next over the wall, in thousandths of sure."""
    mine, theirs = s.ropes[s.turn], s.ropes[1 - s.turn]
    if len(weights) == 1:
        lead = 2 * (missing(theirs, mine) - missing(mine, theirs)) + 1
        return int(900 * lead / (10 + abs(lead)))
    if s.hand[s.turn] and can_escape(mine, theirs, s.closed):
        return OUT_NEXT
    total = 0.0
    for pattern in _patterns(s, mine, theirs):
        total += weights[pattern]
    return int(990 * squash(total))


def twins() -> Ints:
    """For each weight the one of the mirrored pattern, which is the same weight."""
    codes = np.arange(_LINES)
    turned = sum(codes // 3**i % 3 * 3 ** (4 - i) for i in range(5))
    pairs = np.add.outer(_LINES * turned, turned).ravel()
    ropes = np.arange(32)
    turned_ropes = sum((ropes >> i & 1) << 4 - i for i in range(5))
    return np.concatenate(
        [
            *(k * _PAIRS + pairs for k in range(4)),
            np.arange(_HANDS, _CLOSED),
            *(_CLOSED + 32 * k + turned_ropes for k in range(4)),
        ]
    )


@kept
def learned() -> Floats:
    """The weights that ship with the game."""
    with np.load(_FILE) as kept:
        one_of_two: Ints = kept["weights"].astype(np.int64)
    same = np.minimum(np.arange(WEIGHTS), twins())
    place = np.searchsorted(np.unique(same), same)
    return np.ascontiguousarray(one_of_two[place] * _GRAIN)


def keep(weights: Floats, file: Path = _FILE) -> None:
    """One of each two mirrored weights, rounded."""
    one_of_two = weights[np.arange(WEIGHTS) <= twins()]
    rounded = np.rint(np.clip(one_of_two / _GRAIN, -32767, 32767)).astype(np.int16)
    np.savez_compressed(file, weights=rounded)


@kernel
def missing_for(a: States, seat: int) -> int:
    return missing(a[0].ropes[seat], a[0].ropes[1 - seat])


add_rules(STATE, evaluate, features)
