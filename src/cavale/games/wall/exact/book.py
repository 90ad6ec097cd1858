"""Exact values of the first ropes, small enough to ship: walls from which none has fallen yet.

So many ropes on a wall say who pushed how many of them: the mover has half, rounded down. A layer
lists its kept blocks, in each the slot that may be closed, and in that every colouring with so many
ropes of the mover, in the order of their numbers. Five values are one byte; LZMA does the rest.
"""

import functools
import lzma
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from cavale.core.jit import Ints, States, count_bits, kernel
from cavale.core.solving import Forced
from cavale.games.wall.exact.board import OPEN, WALL, Size, Standing
from cavale.games.wall.exact.cone import attacked
from cavale.games.wall.exact.table import Table
from cavale.games.wall.exact.tiles import WORD, Words, words_of
from cavale.games.wall.exact.values import Verdict, after, standing
from cavale.games.wall.exact.whole import Whole
from cavale.games.wall.notation import move_text

Bytes = npt.NDArray[np.uint8]
LAST: Final = 12
"""The ropes up to which the shipped book goes: 1.4 MB."""
FILE: Final = Path(__file__).with_name("book.xz")
VALUES: Final[tuple[Forced, ...]] = ("draw", "mover", "opponent")
_IN_BYTE: Final = 5
_POWERS: Final = 3 ** np.arange(_IN_BYTE)
_BEGIN: Final = b"wall book 1\n"


@kernel
def _gather(
    planes: Words, mover: int, other: int, low: int, ropes: int, out: Bytes, at: int
) -> int:
    """The values of a block for one closed slot; where the next ones go.

    `mover` is the plane of the attacker's turn, `other` that of the defender's.
    """
    every, mask = (1 << ropes) - 1, (1 << low) - 1
    words = words_of(low)
    for colours in range(1 << ropes):
        if count_bits(colours) != ropes // 2:
            continue
        against = every & ~colours
        word = planes[mover + (colours >> low) * words + ((colours & mask) >> WORD)]
        wins = word >> np.uint64(colours & mask & 63) & np.uint64(1)
        word = planes[other + (against >> low) * words + ((against & mask) >> WORD)]
        loses = word >> np.uint64(against & mask & 63) & np.uint64(1)
        out[at] = 1 if wins else 2 if loses else 0
        at += 1
    return at


@functools.cache
def _colourings(ropes: int) -> Ints:
    """With the mover's share of the ropes, in the order of their numbers."""
    every = np.arange(1 << ropes)
    ones = (every[:, None] >> np.arange(ropes) & 1).sum(1)
    found: Ints = every[ones == ropes // 2]
    return found


class Layout:
    """Where a wall's value is among those of its layer."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self._begins: dict[int, Ints] = {}

    def begins(self, ropes: int) -> Ints:
        """Where each kept block of a layer begins, and after them the end."""
        if ropes not in self._begins:
            blocks = [self.whole.block(number) for number in self.whole.layers[ropes].tolist()]
            counts = [(1 + len(block.full)) * len(_colourings(ropes)) for block in blocks]
            self._begins[ropes] = np.concatenate([[0], np.cumsum(counts)])
        return self._begins[ropes]

    def place(self, at: Standing) -> int:
        """KeyError if no game comes to this wall."""
        whole, ropes = self.whole, at.ropes
        rows = attacked(at.slots, at.turn)
        number = whole.number(tuple(whole.slot.read[row][0] for row in rows))
        image, kept = int(whole.image[number]), int(whole.kept[number])
        block = whole.block(kept)
        colours = shift = 0
        for row in whole.seen(rows, image):
            shape, bits = whole.slot.read[row]
            colours |= bits << shift
            shift += whole.free[shape]
        closed = whole.closed(at.closed, image)
        plane = 0 if closed == OPEN else 1 + block.full.index(closed)
        first = int(self.begins(ropes)[np.searchsorted(whole.layers[ropes], kept)])
        known = _colourings(ropes)
        return first + plane * len(known) + int(np.searchsorted(known, colours))


def write(table: Table, most: int) -> bytes:
    """The book of all walls with up to so many ropes."""
    whole, layout = table.whole, Layout(table.whole)
    layers = []
    for ropes in range(most + 1):
        values: Bytes = np.zeros(int(layout.begins(ropes)[-1]), np.uint8)
        at = 0
        planes = table.layer(ropes).copy()
        for number in whole.layers[ropes].tolist():
            block = whole.block(number)
            for closed in (OPEN, *block.full):
                mover, other = block.plane_at(1, closed), block.plane_at(0, closed)
                at = _gather(planes, mover, other, block.low, ropes, values, at)
        layers.append(_packed(values))
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "lp": 0}]
    head = _BEGIN + bytes([most])
    return head + lzma.compress(b"".join(layers), lzma.FORMAT_XZ, filters=filters)


def _packed(values: Bytes) -> bytes:
    padded = np.zeros(-(-len(values) // _IN_BYTE) * _IN_BYTE, np.int64)
    padded[: len(values)] = values
    return (padded.reshape(-1, _IN_BYTE) @ _POWERS).astype(np.uint8).tobytes()


class Book:
    def __init__(self, data: bytes, size: Size = WALL) -> None:
        self.layout = Layout(Whole(size))
        self.size = size
        self.most = data[len(_BEGIN)]
        packed = np.frombuffer(lzma.decompress(data[len(_BEGIN) + 1 :]), np.uint8)
        self._layers: list[Bytes] = []
        begin = 0
        for ropes in range(self.most + 1):
            end = begin + -(-int(self.layout.begins(ropes)[-1]) // _IN_BYTE)
            self._layers.append(packed[begin:end])
            begin = end

    def count(self, ropes: int) -> tuple[int, int, int]:
        """How many walls of a layer are drawn, the mover's, the opponent's."""
        packed = self._layers[ropes].astype(np.int64)[:, None] // _POWERS % 3
        values = packed.ravel()[: int(self.layout.begins(ropes)[-1])]
        draws, own, others = np.bincount(values, minlength=3).tolist()
        return draws, own, others

    def value(self, at: Standing) -> Forced | None:
        """For the mover; None where the book does not say."""
        if at.ropes > self.most or at.count(at.turn) != at.ropes // 2:
            return None
        try:
            place = self.layout.place(at)
        except (KeyError, ValueError):
            return None
        packed = int(self._layers[at.ropes][place // _IN_BYTE])
        return VALUES[packed // int(_POWERS[place % _IN_BYTE]) % 3]


@functools.cache
def shipped() -> Book:
    return Book(FILE.read_bytes())


def by_the_book(a: States) -> Verdict | None:
    """What the book says of a record and of its moves; those it does not know are left out."""
    here = standing(a)
    if here.ropes > LAST or here.ropes != int(a["pushed"][0]):
        return None
    book = shipped()
    value = book.value(here)
    if value is None:
        return None
    turned: dict[Forced, Forced] = {"mover": "opponent", "draw": "draw", "opponent": "mover"}
    moves: dict[str, Forced] = {}
    for code, there in after(here).items():
        answer = book.value(there)
        if answer is not None:
            moves[move_text(code)] = turned[answer]
    return Verdict(value, moves) if value in moves.values() else None
