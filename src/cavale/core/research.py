"""What a room states for programs that learn: the rules `action`, `move_of` and `planes` in words.

A room's `research.py` implements these rules and describes them in a `Research`. Planes are made
from an observation only; they lie side by side in one buffer of small whole numbers.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import prod


@dataclass(frozen=True)
class Plane:
    """A part of what a seat sees: an array of this shape, of whole numbers from `low` to `high`."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str
    low: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Research:
    actions: int
    """Moves of seats are numbered from 0 to below this; see the rule `action`."""
    chances: int
    """Codes of moves of chance are below this; 0 where the game has none."""
    planes: tuple[Plane, ...]
    longest: Callable[[str, int], int | None]
    """The most decisions that a game of a variant and a number of seats can have, if bounded."""

    @cached_property
    def size(self) -> int:
        """Of all planes together."""
        return sum(plane.size for plane in self.planes)

    def parts(self) -> Iterator[tuple[Plane, slice]]:
        """Each plane and where it lies."""
        begin = 0
        for plane in self.planes:
            yield plane, slice(begin, begin + plane.size)
            begin += plane.size


SEAT_OF_TWO = Plane("seat", (2,), 1, "which of the two seats looks")
TURN = Plane("turn", (1,), 1, "1 when the seat that looks is to move")
