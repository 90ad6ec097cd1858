"""The plate of Catch the Thief as a preview shows it: clues, and the flight if it may be seen."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from cavale.core.observation import Observation
from cavale.core.sketch import Bar, Box, Disc, Shape, Sketch, piece
from cavale.games.thief.board import COLUMNS, HIDEOUTS, NAMES, SCENE, SIDE
from cavale.games.thief.view import ThiefView

PLATE, RULE, DOT, HIDEOUT = "#efe9f6", "#bcaad8", "#6b4e9b", "#4d3576"
FLIGHT: Final = "#33261c"
CLUES: Final = {"near": "#e07b1a", "far": "#f7fafd", "caught": "#a3271d"}
LINES: Final = {"near": "#2a1400", "far": "#2b6cb0", "caught": "#241c18"}


def sketch(seen: Observation) -> Sketch:
    return Sketch(SIDE + 1, SIDE + 1, "#f7f0e3", (*_plate(), *_chase(seen.look)))


def _at(point: str) -> tuple[float, float]:
    return COLUMNS.index(point[0]) + 1.0, SIDE - int(point[1:]) + 1.0


def _plate() -> Iterator[Shape]:
    yield Box(0, 0, SIDE + 1, SIDE + 1, PLATE, 0.4)
    for n in range(1, SIDE + 1):
        yield Bar(n, 1, n, SIDE, 0.06, RULE)
        yield Bar(1, n, SIDE, n, 0.06, RULE)
    for n, name in enumerate(NAMES):
        x, y = _at(name)
        if n in HIDEOUTS:
            yield Box(x - 0.34, y - 0.34, 0.68, 0.68, HIDEOUT, 0.1)
        else:
            yield Disc(x, y, 0.26 if n == SCENE else 0.1, DOT)


def _chase(shown: ThiefView) -> Iterator[Shape]:
    feet = [_at(point) for point in (NAMES[SCENE], *(shown.footprints or ()))]
    for (x, y), (to_x, to_y) in pairwise(feet):
        yield Bar(x, y, to_x, to_y, 0.2, FLIGHT)
    for probe in shown.probes:
        yield from piece(*_at(probe.point), 0.36, CLUES[probe.clue], LINES[probe.clue])
    if len(feet) > 1:
        yield from piece(*feet[-1], 0.27, "#f2c230", FLIGHT)
