"""The wall as a preview shows it: bricks, slots, ropes, who is over and who waits."""

from collections.abc import Iterator
from typing import Final

from cavale.core.observation import Observation
from cavale.core.sketch import Bar, Box, Disc, Shape, Sketch, piece
from cavale.games.wall.rules import CELLS, SLOTS
from cavale.games.wall.view import WallView

BRICK, MORTAR, GROOVE, COPING = "#b5402f", "#8f2f22", "#43150f", "#d9c3a3"
ROPES: Final = {"Y": "#e3b023", "B": "#2f6fb2"}
WIDTH, HEIGHT = 7.2, 6.9
LEFT, TOP = 1.1, 1.3


def sketch(seen: Observation) -> Sketch:
    return Sketch(WIDTH, HEIGHT, "#f7f0e3", (*_wall(), *_ropes(seen.look), *_gangs(seen.look)))


def _wall() -> Iterator[Shape]:
    yield Box(0.2, 1.0, WIDTH - 0.4, HEIGHT - 1.1, MORTAR, 0.1)
    for course in range(14):
        for brick in range(7):
            x = 0.25 + brick + 0.5 * (course % 2)
            wide = min(0.92, WIDTH - 0.25 - x)
            yield Box(x, 1.05 + 0.41 * course, wide, 0.35, BRICK, 0.03)
    yield Box(0.1, 0.85, WIDTH - 0.2, 0.28, COPING, 0.06)
    for slot in range(SLOTS):
        yield Box(LEFT - 0.5, TOP + 1.06 * slot + 0.18, CELLS + 1, 0.72, GROOVE, 0.2)


def _ropes(shown: WallView) -> Iterator[Shape]:
    for row, slot in enumerate(reversed(shown.slots)):
        y = TOP + 1.06 * row + 0.54
        for column, knot in enumerate(slot):
            if knot in ROPES:
                x = LEFT + column + 0.5
                yield Bar(x - 0.36, y, x + 0.36, y, 0.34, "#1b1411")
                yield Bar(x - 0.36, y, x + 0.36, y, 0.24, ROPES[knot])
                yield from piece(x, y, 0.36, ROPES[knot])


def _gangs(shown: WallView) -> Iterator[Shape]:
    """On the coping who has escaped; pale who still waits."""
    sides = ((shown.escapes.yellow, ROPES["Y"], 1), (shown.escapes.blue, ROPES["B"], -1))
    for free, colour, way in sides:
        for nth in range(shown.target):
            x = (0.6 if way > 0 else WIDTH - 0.6) + way * 0.62 * nth
            fill = colour if nth < free else "#efe2cc"
            yield Bar(x, 0.55, x, 0.72, 0.34, "#241c18")
            yield Bar(x, 0.55, x, 0.72, 0.26, fill)
            yield Disc(x, 0.28, 0.16, "#241c18")
            yield Disc(x, 0.28, 0.12, fill)
