"""A board in a few plain shapes: what a preview of a link shows.

A room's `sketch(seen)` is made of an observation only. It has no words in it, so that it is the
same in every language, and few colours: it is looked at for a second, an inch wide.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cavale.core.observation import Observation

Colour = str
"""Such as `#b5402f`."""


class Disc(NamedTuple):
    x: float
    y: float
    r: float
    fill: Colour


class Box(NamedTuple):
    """From its left upper corner; `round` is the radius of its corners."""

    x: float
    y: float
    width: float
    height: float
    fill: Colour
    round: float = 0.0


class Bar(NamedTuple):
    """A line with round ends."""

    x: float
    y: float
    to_x: float
    to_y: float
    width: float
    fill: Colour


Shape = Disc | Box | Bar


class Sketch(NamedTuple):
    """Shapes in units of its own, the first drawn first; `ground` is what lies around."""

    width: float
    height: float
    ground: Colour
    shapes: tuple[Shape, ...]


Sketching = Callable[["Observation"], Sketch]


def piece(
    x: float, y: float, r: float, fill: Colour, edge: Colour = "#241c18"
) -> tuple[Disc, Disc]:
    """A disc with a printed line around it."""
    return Disc(x, y, r, edge), Disc(x, y, 0.86 * r, fill)
