"""A block: all colourings of one vector of shapes, and from which of them an escape is forced.

A block has a plane of bits for each side to move and for each slot that may be closed: none, or one
that is full. A plane has a tile for every colouring of the slots above the second. Bits are 1 where
the attacker forces an escape. A push into a slot that is not full leads to another block, which is
solved already; one through a full slot stays in the block. The bits of the block are therefore the
least fixed point of its own pushes, found in rounds; a round visits only the tiles with a push
into one that has changed.

A wall with a chain is the end, and who is out depends on who pushed: the other of who is to move.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from cavale.core.jit import Ints, count_bits, inner, kernel
from cavale.games.wall.exact.shapes import PUSHED
from cavale.games.wall.exact.tables import Tables
from cavale.games.wall.exact.tiles import (
    ALL,
    MOST_WORDS,
    NONE,
    Words,
    copy,
    fill,
    join,
    pick,
    through,
    words_of,
)

DEFENDER: Final = 0
ATTACKER: Final = 1
Marks = npt.NDArray[np.uint8]

# What is worked on, in tiles of MOST_WORDS: what each full slot gives, two more, and what is found
# for each plane.
_SLOTS: Final = 5
_WORK: Final = _SLOTS
_FOUND: Final = _WORK + 2
_ROOM: Final = _FOUND + 1 + _SLOTS


class Outline(NamedTuple):
    """What a block is, apart from what is in it."""

    shapes: Ints
    place: Ints
    """By slot: where its index bits begin, in a tile or in a tile's number."""
    full: Ints
    """The slots that are full."""
    low: int
    """Index bits of a tile."""
    upper: int
    """Index bits of a tile's number."""
    ropes: int
    ahead: Ints
    """By slot, side and who pushes: where the plane begins to which the push leads, in the next
    layer; ~begin is a place among the images."""


@inner
def _grown_low(
    t: Tables, o: Outline, ahead: Words, at: int, j: int, side: int, turn: int, out: Words,
    work: Words,
) -> None:  # fmt: skip
    """To `out`: of the tile after a push into one of the two lowest slots, the tile before it."""
    shape = o.shapes[j]
    bits = o.low + t.free[j, t.after[j, shape, side]] - t.free[j, shape]
    for i in range(1, t.picks[j, shape, side, 0, 0] + 1):
        value = t.picks[j, shape, side, i, 1]
        value = turn if value == PUSHED else value
        index = o.place[j] + t.picks[j, shape, side, i, 0]
        if i == 1:
            pick(ahead, at, bits, index, value, out)
        else:
            copy(out, 0, work, 0, words_of(bits))
            pick(work, 0, bits, index, value, out)
        bits -= 1


@inner
def _outside(
    t: Tables, o: Outline, layer: Words, images: Words, turn: int, out: Words, begin: int,
    room: Words,
) -> None:  # fmt: skip
    """What the pushes that leave the block give the side to move, to `out`."""
    words = words_of(o.low)
    work, more = room[_WORK * MOST_WORDS :], room[(_WORK + 1) * MOST_WORDS :]
    fill(out, begin, words << o.upper, NONE if turn == ATTACKER else ALL)
    for j in range(t.side):
        shape = o.shapes[j]
        if t.full[j, shape]:
            continue
        at, free = o.place[j], t.free[j, shape]
        for side in range(2):
            after = t.after[j, shape, side]
            grown = t.free[j, after] - free
            plane = o.ahead[j, side, turn]
            ahead = images if plane < 0 else layer
            plane = ~plane if plane < 0 else plane
            for tile in range(1 << o.upper):
                if j < 2:
                    place = plane + tile * words_of(o.low + grown)
                    _grown_low(t, o, ahead, place, j, side, turn, work, more)
                    join(work, 0, out, begin + tile * words, words, turn)
                else:
                    bits = t.field[j, shape, side, turn, tile >> at & (1 << free) - 1]
                    there = (tile >> at + free << free + grown | bits) << at | tile & (1 << at) - 1
                    place = plane + there * words
                    join(ahead, place, out, begin + tile * words, words, turn)


@inner
def _look(t: Tables, o: Outline, seen: Ints) -> None:
    """For each tile where the chains of both are found, and the attacker's ropes above it."""
    words = words_of(o.low)
    begin = t.tile_at[o.shapes[0], o.shapes[1]]
    for tile in range(1 << o.upper):
        own, other = 0, 0
        for j in range(2, t.side):
            shape = o.shapes[j]
            bits = tile >> o.place[j] & (1 << t.free[j, shape]) - 1
            own |= t.own[j, shape, bits] << t.side * (j - 2)
            other |= t.other[j, shape, bits] << t.side * (j - 2)
        seen[3 * tile] = begin + t.links[own] * words
        seen[3 * tile + 1] = begin + t.links[other] * words
        seen[3 * tile + 2] = count_bits(own)


@inner
def _inside(
    t: Tables, o: Outline, planes: Words, begin: int, tile: int, turn: int, room: Words
) -> None:
    """What the pushes through each full slot give, one tile for each."""
    words = words_of(o.low)
    size = words << o.upper
    field = (1 << t.side) - 1
    for number in range(len(o.full)):
        j = o.full[number]
        plane = begin + (1 + number) * size
        to = number * MOST_WORDS
        at = o.place[j]
        if j < 2:
            work = _WORK * MOST_WORDS
            through(planes, plane + tile * words, o.low, at, t.side, turn, room, to, work)
            continue
        bits, rest = tile >> at & field, tile & ~(field << at)
        left = plane + (rest | (bits << 1 & field | turn) << at) * words
        right = plane + (rest | (bits >> 1 | turn << t.side - 1) << at) * words
        if turn == ATTACKER:
            for i in range(words):
                word = planes[np.uintp(left + i)] | planes[np.uintp(right + i)]
                room[np.uintp(to + i)] = word
        else:
            for i in range(words):
                word = planes[np.uintp(left + i)] & planes[np.uintp(right + i)]
                room[np.uintp(to + i)] = word


@inner
def _mark(tile: int, at: int, side: int, turn: int, marks: Marks, row: int) -> None:
    """The tiles from which a push of `turn` through the full slot at this place leads here."""
    field = (1 << side) - 1
    bits = tile >> at & field
    rest = row + (tile & ~(field << at))
    if bits & 1 == turn:
        marks[rest + (bits >> 1 << at)] = 1
        marks[rest + ((bits >> 1 | 1 << side - 1) << at)] = 1
    if bits >> side - 1 == turn:
        marks[rest + ((bits << 1 & field) << at)] = 1
        marks[rest + ((bits << 1 & field | 1) << at)] = 1


@inner
def _both(a: np.uint64, b: np.uint64, turn: int) -> np.uint64:
    return a | b if turn == ATTACKER else a & b


@inner
def _write(room: Words, at: int, planes: Words, to: int, words: int) -> bool:
    """Write a tile; whether it changed."""
    changed = NONE
    for i in range(words):
        word = room[np.uintp(at + i)]
        changed |= word ^ planes[np.uintp(to + i)]
        planes[np.uintp(to + i)] = word
    return bool(changed != NONE)


@inner
def _visit(
    t: Tables,
    o: Outline,
    source: Words,
    planes: Words,
    begin: int,
    tile: int,
    turn: int,
    outside: Words,
    outside_at: int,
    seen: Ints,
    room: Words,
    marks: Marks,
) -> None:
    """Work out a tile of all planes of a side to move, and mark the tiles that hang on it.

    Pushes lead to `source`, which may be the same planes; passes do not leave the planes.
    """
    words = words_of(o.low)
    size = words << o.upper
    full = len(o.full)
    other = 1 - turn
    theirs = begin + other * (1 + full) * size
    _inside(t, o, source, theirs, tile, turn, room)

    # Who has all ropes on the wall passes; so many of the attacker's are then in the lowest slots.
    count = (t.hand if turn == ATTACKER else o.ropes - t.hand) - seen[3 * tile + 2]
    if o.ropes < t.hand or count < 0 or count > 2 * t.side:
        count = 2 * t.side + 1
    passing = t.count_at[o.shapes[0], o.shapes[1]] + count * words
    passed = theirs + tile * words
    won, lost = seen[3 * tile], seen[3 * tile + 1]
    here = begin + turn * (1 + full) * size + tile * words
    for i in range(words):
        must = t.counts[np.uintp(passing + i)]
        out, caught = t.own_chain[np.uintp(won + i)], t.other_chain[np.uintp(lost + i)]
        given = planes[np.uintp(passed + i)] & must
        asked = ~(must | out | caught)
        # Who pushed last is out first.
        given = (given | out) & ~caught if turn == ATTACKER else given & ~caught | out
        push_0 = room[np.uintp(i)]
        push_1 = room[np.uintp(MOST_WORDS + i)]
        push_2 = room[np.uintp(2 * MOST_WORDS + i)]
        push_3 = room[np.uintp(3 * MOST_WORDS + i)]
        push_4 = room[np.uintp(4 * MOST_WORDS + i)]
        # What all slots give but the full ones from a number on; then what these give.
        to_0 = outside[np.uintp(outside_at + i)]
        to_1 = _both(to_0, push_0, turn)
        to_2 = _both(to_1, push_1, turn)
        to_3 = _both(to_2, push_2, turn)
        to_4 = _both(to_3, push_3, turn)
        from_3 = _both(push_3, push_4, turn)
        from_2 = _both(push_2, from_3, turn)
        from_1 = _both(push_1, from_2, turn)
        at = _FOUND * MOST_WORDS + i
        room[np.uintp(at)] = _both(to_4, push_4, turn) & asked | given
        room[np.uintp(at + MOST_WORDS)] = _both(to_0, from_1, turn) & asked | given
        room[np.uintp(at + 2 * MOST_WORDS)] = _both(to_1, from_2, turn) & asked | given
        room[np.uintp(at + 3 * MOST_WORDS)] = _both(to_2, from_3, turn) & asked | given
        room[np.uintp(at + 4 * MOST_WORDS)] = _both(to_3, push_4, turn) & asked | given
        room[np.uintp(at + 5 * MOST_WORDS)] = to_4 & asked | given

    row = other << o.upper
    for plane in range(1 + full):
        at = (_FOUND + plane) * MOST_WORDS
        if not _write(room, at, planes, here + plane * size, words):
            continue
        if plane == 0:
            marks[row + tile] |= o.ropes >= t.hand
        elif o.full[plane - 1] < 2:
            marks[row + tile] = 1
        else:
            _mark(tile, o.place[o.full[plane - 1]], t.side, other, marks, row)


@inner
def _unused(o: Outline, turn: int, room: Words) -> None:
    """Slots that are not full give nothing through a push that stays in the block."""
    for number in range(len(o.full), _SLOTS):
        fill(room, number * MOST_WORDS, MOST_WORDS, NONE if turn == ATTACKER else ALL)


@kernel
def solve_block(
    t: Tables,
    o: Outline,
    ahead: Words,
    images: Words,
    planes: Words,
    begin: int,
    outside: Words,
    marks: Marks,
    seen: Ints,
) -> int:
    """Fill the planes of a block from `begin` on; how many rounds it took.

    `images` are planes of the next layer that are kept there as others, turned or mirrored.
    """
    words = words_of(o.low)
    tiles = 1 << o.upper
    size = words << o.upper
    room = np.zeros(_ROOM * MOST_WORDS, np.uint64)
    fill(planes, begin, 2 * (1 + len(o.full)) * size, NONE)
    _look(t, o, seen)
    for turn in range(2):
        _outside(t, o, ahead, images, turn, outside, turn * size, room)
        for tile in range(tiles):
            marks[(turn << o.upper) + tile] = 1
    rounds = 0
    turn = DEFENDER
    quiet = 0
    while quiet < 2:
        quiet += 1
        _unused(o, turn, room)
        for tile in range(tiles):
            if marks[(turn << o.upper) + tile]:
                marks[(turn << o.upper) + tile] = 0
                quiet = 0
                _visit(
                    t, o, planes, planes, begin, tile, turn,
                    outside, turn * size + tile * words, seen, room, marks,
                )  # fmt: skip
        rounds += 1
        turn = 1 - turn
    return rounds - 2


@kernel
def advance_block(
    t: Tables,
    o: Outline,
    ahead: Words,
    images: Words,
    source: Words,
    planes: Words,
    begin: int,
    outside: Words,
    marks: Marks,
    seen: Ints,
) -> None:
    """Fill the planes with what one more push forces, when `ahead` and `source` say what less does.

    First the defender's, but for his passes, which lead to the attacker's; then these.
    """
    words = words_of(o.low)
    size = words << o.upper
    room = np.zeros(_ROOM * MOST_WORDS, np.uint64)
    _look(t, o, seen)
    for turn in range(2):
        _outside(t, o, ahead, images, turn, outside, turn * size, room)
    for step in range(3):
        turn = step & 1
        _unused(o, turn, room)
        for tile in range(1 << o.upper):
            _visit(
                t, o, source, planes, begin, tile, turn,
                outside, turn * size + tile * words, seen, room, marks,
            )  # fmt: skip
