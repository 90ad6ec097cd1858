"""A wall of any size as exact play sees it: a tuple of slots, a side to move, a closed slot.

The Wall has five slots of five cells. The solver is written for square walls, so that small ones
can be searched to the end and compared.
"""

from dataclasses import dataclass
from typing import Final

YELLOW, BLUE = 0, 1
LEFT, RIGHT = 0, 1
OPEN: Final = -1
"""No slot is closed."""
Slot = tuple[int | None, ...]


@dataclass(frozen=True)
class Size:
    side: int
    """Slots, and cells in each."""
    ropes: int
    """In a hand at the start."""

    @property
    def covered(self) -> int:
        """So many ropes pushed without an escape end the game."""
        return 5 * self.side**2


WALL: Final = Size(5, 13)


@dataclass(frozen=True)
class Standing:
    """What stands on the wall, and who may do what: exact play depends on this and the limit."""

    slots: tuple[Slot, ...]
    turn: int
    closed: int = OPEN

    def count(self, colour: int) -> int:
        return sum(slot.count(colour) for slot in self.slots)

    def full(self, slot: int) -> bool:
        return None not in self.slots[slot]

    @property
    def ropes(self) -> int:
        return self.count(YELLOW) + self.count(BLUE)

    def pushes(self, size: Size) -> list[tuple[int, int]]:
        """The slots and sides the mover may push; none: he must pass."""
        if self.count(self.turn) == size.ropes:
            return []
        return [(slot, side) for slot in range(size.side) if slot != self.closed for side in (0, 1)]

    def push(self, slot: int, side: int) -> "Standing":
        """After a push; an escape is left standing."""
        row = pushed(self.slots[slot], side, self.turn)
        slots = (*self.slots[:slot], row, *self.slots[slot + 1 :])
        return Standing(slots, 1 - self.turn, slot if None not in row else OPEN)

    def passed(self) -> "Standing":
        return Standing(self.slots, 1 - self.turn)


def pushed(row: Slot, side: int, colour: int) -> Slot:
    """A slot after a push: the first gap takes up the shift, or the last rope falls."""
    cells = list(row if side == LEFT else reversed(row))
    del cells[cells.index(None) if None in cells else -1]
    cells.insert(0, colour)
    return tuple(cells if side == LEFT else reversed(cells))
