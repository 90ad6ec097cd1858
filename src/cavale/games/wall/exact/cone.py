"""All that can come of one wall, solved from full walls back to it.

A push adds a rope or stays in its block, so the blocks form layers by their ropes, and a layer
needs only the next one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise, product
from typing import Final

import numpy as np

from cavale.core.jit import Ints
from cavale.games.wall.exact.block import Marks, Outline, solve_block
from cavale.games.wall.exact.board import OPEN, Size, Slot, Standing
from cavale.games.wall.exact.shapes import Shapes, shapes
from cavale.games.wall.exact.tables import Tables, tables
from cavale.games.wall.exact.tiles import MOST_WORDS, WORD, Words

Key = tuple[int, ...]
"""The number of each slot's shape."""


NO_IMAGES: Final[Words] = np.zeros(0, np.uint64)


@dataclass(frozen=True)
class Block:
    key: Key
    at: int
    """Where in its layer it begins, in words."""
    low: int
    """Free bits of the two lowest slots."""
    upper: int
    full: tuple[int, ...]

    @property
    def plane(self) -> int:
        return (1 << max(0, self.low - WORD)) << self.upper

    @property
    def words(self) -> int:
        return 2 * (1 + len(self.full)) * self.plane

    def plane_at(self, turn: int, closed: int) -> int:
        """Where the plane for this side to move and this closed slot begins in its layer."""
        number = 0 if closed == OPEN else 1 + self.full.index(closed)
        return self.at + (turn * (1 + len(self.full)) + number) * self.plane


@dataclass
class Layer:
    blocks: dict[Key, Block] = field(default_factory=dict)
    words: int = 0

    def add(self, block: Block) -> None:
        self.blocks[block.key] = block
        self.words += block.words


class Plan:
    """The blocks of a cone, by layers; costs next to nothing."""

    def __init__(self, slots: tuple[Slot, ...]) -> None:
        self.slots = [shapes(slot) for slot in slots]
        self.layers: dict[int, Layer] = {}
        for key in product(*(range(len(slot.all)) for slot in self.slots)):
            layer = self.layers.setdefault(self.ropes(key), Layer())
            layer.add(self.block(key, layer.words))
        self.first, self.last = min(self.layers), max(self.layers)

    def ropes(self, key: Key) -> int:
        return sum(s.ropes(s.all[k]) for s, k in zip(self.slots, key, strict=True))

    def block(self, key: Key, at: int) -> Block:
        found = [slot.all[k] for slot, k in zip(self.slots, key, strict=True)]
        free = [slot.free(shape) for slot, shape in zip(self.slots, found, strict=True)]
        full = tuple(j for j, shape in enumerate(found) if shape.full)
        return Block(key, at, sum(free[:2]), sum(free[2:]), full)

    @property
    def largest(self) -> int:
        """Words of a plane of the largest block."""
        return max(b.plane for layer in self.layers.values() for b in layer.blocks.values())

    @property
    def tiles(self) -> int:
        """In a plane of the block that has most: all slots but the two lowest are full."""
        return most_tiles(len(self.slots))

    @property
    def count(self) -> int:
        return sum(len(layer.blocks) for layer in self.layers.values())


def most_tiles(side: int) -> int:
    return 1 << side * (side - 2)


def cone_bytes(slots: list[Shapes], keep: bool) -> int:
    """The memory it takes to solve a cone, keeping all layers or few at a time.

    Counted slot by slot: there may be a million blocks.
    """
    # By ropes, full slots and free bits below: how many colourings there are above.
    found = {(0, 0, 0): 1}
    for j, slot in enumerate(slots):
        grown: dict[tuple[int, int, int], int] = {}
        for (ropes, full, low), count in found.items():
            for shape in slot.all:
                free = slot.free(shape)
                key = (ropes + slot.ropes(shape), full + shape.full, low + free * (j < 2))
                grown[key] = grown.get(key, 0) + (count if j < 2 else count << free)
        found = grown
    layers: dict[int, int] = {}
    for (ropes, full, low), count in found.items():
        words = 2 * (1 + full) * (1 << max(0, low - WORD)) * count
        layers[ropes] = layers.get(ropes, 0) + words
    *sizes, last = (layers[ropes] for ropes in sorted(layers))
    # The last layer is kept in any case: the other side's cone has the same.
    two = max((a + b for a, b in pairwise(sizes)), default=sum(sizes))
    work = last // (1 + len(slots))
    noted = 26 * most_tiles(len(slots))
    return noted + 8 * (last + work + (sum(sizes) if keep else two))


def attacked(slots: tuple[Slot, ...], attacker: int) -> tuple[Slot, ...]:
    """The slots with 1 for the attacker's ropes and 0 for the defender's."""
    return tuple(
        tuple(None if cell is None else int(cell == attacker) for cell in slot) for slot in slots
    )


def better_below(slots: tuple[Slot, ...]) -> bool:
    """Whether the two lowest slots make better tiles than the two highest.

    A tile of few colourings wastes most of its word.
    """
    below, above = _waste(slots[0], slots[1]), _waste(slots[-1], slots[-2])
    return below <= above


def _waste(first: Slot, second: Slot) -> float:
    bits = [
        a.free(one) + b.free(two)
        for a, b in [(shapes(first), shapes(second))]
        for one in a.all
        for two in b.all
    ]
    return sum(1 << max(WORD, n) for n in bits) / sum(1 << n for n in bits)


class Cone:
    """Where one side, the attacker, forces an escape."""

    def __init__(self, slots: tuple[Slot, ...], attacker: int, size: Size) -> None:
        self.attacker, self.size = attacker, size
        self.upright = better_below(slots)
        self.plan = Plan(attacked(slots if self.upright else slots[::-1], attacker))
        self.tables: Tables = tables(self.plan.slots, size.ropes)
        self.solved: dict[int, Words] = {}
        self.last: Words | None = None
        self.rounds: dict[int, int] = {}

    def solve(self, keep: bool = False, last: Words | None = None) -> Iterator[Block]:
        """Solve block after block, and give each one that is solved.

        `last` is the layer of full walls, if it is known: it is the same in all cones.
        """
        plan = self.plan
        outside = np.zeros(2 * plan.largest, np.uint64)
        marks: Marks = np.zeros(2 * plan.tiles, np.uint8)
        seen = np.zeros(3 * plan.tiles, np.int64)
        ahead, behind = Layer(), np.zeros(MOST_WORDS, np.uint64)
        for ropes in range(plan.last, plan.first - 1, -1):
            layer = plan.layers[ropes]
            known = ropes == plan.last and last is not None
            own = last if known and last is not None else np.empty(layer.words, np.uint64)
            # The first three layers stay: what a move leads to, and what the answers lead to.
            if not keep and ropes > plan.first:
                self.solved.pop(ropes + 2, None)
            self.rounds[ropes] = 0
            for block in () if known else layer.blocks.values():
                outline = self.outline(block, ahead)
                rounds = solve_block(
                    self.tables, outline, behind, NO_IMAGES, own, block.at, outside, marks, seen
                )
                self.rounds[ropes] = max(self.rounds[ropes], rounds)
                yield block
            self.solved[ropes] = own
            if ropes == plan.last:
                self.last = own
            ahead, behind = layer, own

    def outline(self, block: Block, ahead: Layer) -> Outline:
        place = np.zeros(len(block.key), np.int64)
        for j, slot in enumerate(self.plan.slots[:-1]):
            free = slot.free(slot.all[block.key[j]])
            place[j + 1] = 0 if j == 1 else place[j] + free
        ropes = self.plan.ropes(block.key)
        return Outline(
            np.array(block.key), place, np.array(block.full, np.int64), block.low, block.upper,
            ropes, self._ahead_at(block.key, ahead),
        )  # fmt: skip

    def _ahead_at(self, key: Key, ahead: Layer) -> Ints:
        found = np.zeros((len(key), 2, 2), np.int64)
        for j, slot in enumerate(self.plan.slots):
            for side in (0, 1):
                after = slot.after(slot.all[key[j]], side)
                if after != key[j]:
                    there = ahead.blocks[*key[:j], after, *key[j + 1 :]]
                    closed = j if slot.all[after].full else OPEN
                    found[j, side] = [there.plane_at(1 - turn, closed) for turn in (0, 1)]
        return found

    def forces(self, at: Standing) -> bool:
        """Whether the attacker forces an escape from here; KeyError if this is not known."""
        rows = attacked(at.slots if self.upright else at.slots[::-1], self.attacker)
        read = [slot.read[row] for slot, row in zip(self.plan.slots, rows, strict=True)]
        ropes = at.ropes
        block = self.plan.layers[ropes].blocks[tuple(number for number, _ in read)]
        index = place = 0
        for shapes_of, (number, bits) in zip(self.plan.slots, read, strict=True):
            index |= bits << place
            place += shapes_of.free(shapes_of.all[number])
        turn = int(at.turn == self.attacker)
        closed = at.closed
        if closed != OPEN and not self.upright:
            closed = len(rows) - 1 - closed
        tile, bit = index >> block.low, index & (1 << block.low) - 1
        words = 1 << max(0, block.low - WORD)
        word = block.plane_at(turn, closed) + tile * words + (bit >> WORD)
        return bool(int(self.solved[ropes][word]) >> (bit & 63) & 1)
