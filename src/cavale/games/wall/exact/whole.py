"""The blocks of the whole game, from the empty wall on, up to turning and mirroring.

Of the up to four blocks that are images of each other one is kept, the one that wastes least. One
attacker is enough: for the other all ropes change their colour.
"""

from functools import cached_property

import numpy as np

from cavale.core.jit import Ints
from cavale.games.wall.exact.board import OPEN, Size, Slot
from cavale.games.wall.exact.cone import Block, Key
from cavale.games.wall.exact.shapes import Shape, shapes
from cavale.games.wall.exact.tiles import WORD

MIRRORED, TURNED = 1, 2
"""Left and right exchanged; upside down. An image may be both, and is its own inverse."""
IMAGES = range(4)


class Whole:
    def __init__(self, size: Size) -> None:
        self.size = size
        self.slot = slot = shapes((None,) * size.side)
        self.count = len(slot.all)
        """Shapes of a slot."""
        self.mirror = [slot.all.index(_mirrored(shape)) for shape in slot.all]
        self.free = [slot.free(shape) for shape in slot.all]
        self._scale = self.count ** np.arange(size.side)[::-1]
        numbers = np.arange(self.count**size.side)
        digits = numbers[:, None] // self._scale % self.count
        ropes = np.array([slot.ropes(shape) for shape in slot.all])[digits].sum(1)
        words = self._words(digits)
        seen = np.stack([self._image(digits, image) @ self._scale for image in IMAGES])
        best = np.argmin(words[seen] * len(numbers) + seen, axis=0)
        self.image = best.astype(np.int8)
        """By number of a block: the image of it that is kept."""
        self.kept = np.take_along_axis(seen, best[None], 0)[0].astype(np.int64)
        """The number of the block that is kept for it."""
        self.at = np.zeros(len(numbers), np.int64)
        """Where in its layer a kept block begins."""
        self.layers: list[Ints] = []
        """By ropes: the numbers of the kept blocks, in their order."""
        self.words: list[int] = []
        for n in range(size.side**2 + 1):
            own = np.nonzero((self.kept == numbers) & (ropes == n))[0]
            ends = np.cumsum(words[own])
            self.at[own] = ends - words[own]
            self.layers.append(own)
            self.words.append(int(ends[-1]))

    def _words(self, digits: Ints) -> Ints:
        full = np.array([shape.full for shape in self.slot.all])[digits].sum(1)
        free = np.array(self.free)[digits]
        low = np.maximum(0, free[:, :2].sum(1) - WORD)
        found: Ints = 2 * (1 + full) << low + free[:, 2:].sum(1)
        return found

    def _image(self, digits: Ints, image: int) -> Ints:
        if image & MIRRORED:
            digits = np.array(self.mirror)[digits]
        return digits[:, ::-1] if image & TURNED else digits

    @cached_property
    def largest(self) -> int:
        """Words of a plane of the largest block."""
        return 1 << max(0, self.size.side**2 - WORD)

    def number(self, key: Key) -> int:
        return int(np.dot(key, self._scale))

    def key(self, number: int) -> Key:
        return tuple(int(number // scale % self.count) for scale in self._scale)

    def block(self, number: int) -> Block:
        """A kept block."""
        key = self.key(number)
        free = [self.free[k] for k in key]
        full = tuple(j for j, k in enumerate(key) if k == self.count - 1)
        return Block(key, int(self.at[number]), sum(free[:2]), sum(free[2:]), full)

    def seen(self, slots: tuple[Slot, ...], image: int) -> tuple[Slot, ...]:
        """A wall as the image of it has it."""
        if image & MIRRORED:
            slots = tuple(slot[::-1] for slot in slots)
        return slots[::-1] if image & TURNED else slots

    def closed(self, slot: int, image: int) -> int:
        return self.size.side - 1 - slot if slot != OPEN and image & TURNED else slot

    def origin(self, key: Key, image: int) -> Ints:
        """For each index bit of a block, which bit of the block's image it is."""
        free = [self.free[k] for k in key]
        order = list(reversed(range(len(key)))) if image & TURNED else list(range(len(key)))
        begins, begin = [0] * len(key), 0
        for j in order:
            begins[j] = begin
            begin += free[j]
        found = [
            begins[j] + (free[j] - 1 - i if image & MIRRORED else i)
            for j in range(len(key))
            for i in range(free[j])
        ]
        return np.array(found, np.int64)


def _mirrored(shape: Shape) -> Shape:
    return Shape(shape.right, shape.left, shape.full)
