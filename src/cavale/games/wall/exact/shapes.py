"""What can become of one slot, counted from how it stands now.

Until it is full, a slot only grows: new ropes to the left of those that stand now and new ropes to
the right of them. Its *shape* is how many of each. The colours of new ropes are the *free bits* of
a shape, from the left; a slot that is full has a free bit for each cell.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cavale.games.wall.exact.board import LEFT, RIGHT, Slot, pushed

PUSHED: Final = 2
"""In a list of picks: the colour of the rope that is pushed."""


@dataclass(frozen=True)
class Shape:
    left: int
    right: int
    full: bool


@dataclass(frozen=True)
class Shapes:
    """All shapes of a slot, from the one it has now (the first) to full (the last)."""

    row: Slot
    """The slot now; colours are 1 for the attacker and 0 for the defender."""
    all: tuple[Shape, ...]

    @property
    def side(self) -> int:
        return len(self.row)

    @cached_property
    def standing(self) -> list[int]:
        """The colours of the ropes that stand now."""
        return [colour for colour in self.row if colour is not None]

    def free(self, shape: Shape) -> int:
        return self.side if shape.full else shape.left + shape.right

    def ropes(self, shape: Shape) -> int:
        return self.side if shape.full else len(self.standing) + shape.left + shape.right

    def fills(self, shape: Shape) -> bool:
        """Whether a push makes it full."""
        return not shape.full and self.ropes(shape) == self.side - 1

    def after(self, shape: Shape, side: int) -> int:
        """The number of the shape after a push."""
        if shape.full or self.fills(shape):
            return len(self.all) - 1
        left, right = shape.left + (side == LEFT), shape.right + (side == RIGHT)
        return self.all.index(Shape(left, right, False))

    def cells(self, shape: Shape, bits: int) -> Slot:
        """The slot with these free bits."""
        if shape.full:
            return tuple(bits >> i & 1 for i in range(self.side))
        row = self.row
        for i in reversed(range(shape.left)):
            row = pushed(row, LEFT, bits >> i & 1)
        for i in range(shape.left, shape.left + shape.right):
            row = pushed(row, RIGHT, bits >> i & 1)
        return row

    @cached_property
    def read(self) -> dict[Slot, tuple[int, int]]:
        """The number of the shape and the free bits of every slot this one can come to."""
        return {
            self.cells(shape, bits): (number, bits)
            for number, shape in enumerate(self.all)
            for bits in range(1 << self.free(shape))
        }

    def field(self, shape: Shape, side: int, colour: int, bits: int) -> int:
        """The free bits after a push of this colour."""
        return self.read[pushed(self.cells(shape, bits), side, colour)][1]

    def picks(self, shape: Shape, side: int) -> list[tuple[int, int]]:
        """The free bits after a push that those before it do not say, and what they are.

        The highest first. With the others in their order, they make the free bits after the push;
        but from a full slot a rope also falls.
        """
        if not self.fills(shape):
            end = self.side - 1 if shape.full else self.free(shape)
            return [(0 if side == LEFT else end, PUSHED)]
        left = shape.left + (side == LEFT)
        known = [(left + i, colour) for i, colour in enumerate(self.standing)]
        known.append((0 if side == LEFT else self.side - 1, PUSHED))
        return sorted(known, reverse=True)


def shapes(row: Slot) -> Shapes:
    growing = [
        Shape(left, ropes - left, False)
        for ropes in range(row.count(None))
        for left in reversed(range(ropes + 1))
    ]
    return Shapes(row, (*growing, Shape(0, 0, True)))
