"""The countryside as a preview shows it: lanes, the farm, and who is where."""

from collections.abc import Iterator
from typing import Final

from cavale.core.observation import Observation
from cavale.core.sketch import Bar, Box, Disc, Shape, Sketch, piece
from cavale.games.horse.board import BLACK, FARM, FRAME, INDEX, LINKS, PLACES
from cavale.games.horse.view import HorseView

MEADOW, LANE, EDGE, CELL = "#a8c98a", "#f3e7c9", "#7b6a48", "#fffaec"
FIGURES: Final = {
    "farmer": "#c98a12",
    "wife": "#a8336c",
    "lad": "#2a66ad",
    "maid": "#13807c",
    "dog": "#a5421f",
    "horse": "#ffffff",
}


def sketch(seen: Observation) -> Sketch:
    width, height = FRAME
    return Sketch(width, height, "#f7f0e3", (*_country(), *_figures(seen.look)))


def _country() -> Iterator[Shape]:
    yield Box(0, 0, *FRAME, MEADOW, 0.4)
    lanes = [(*PLACES[one], *PLACES[other]) for one, other in LINKS]
    yield from (Bar(*lane, 0.42, EDGE) for lane in lanes)
    yield from (Bar(*lane, 0.3, LANE) for lane in lanes)
    for cell, (x, y) in enumerate(PLACES):
        if cell == FARM:
            yield Box(x - 0.75, y - 0.55, 1.5, 1.1, "#b0492f", 0.12)
        else:
            yield from piece(x, y, 0.27, "#241c18" if cell == BLACK else CELL, EDGE)


def _figures(shown: HorseView) -> Iterator[Shape]:
    """At the farm they stand side by side."""
    waiting = 0
    for figure, cell in shown.places.items():
        x, y = PLACES[INDEX[cell]]
        if INDEX[cell] == FARM:
            x, y = x - 0.5 + 0.5 * (waiting % 3), y - 0.22 + 0.44 * (waiting // 3)
            waiting += 1
            yield from piece(x, y, 0.24, FIGURES[figure])
            continue
        yield from piece(x, y, 0.42, FIGURES[figure])
        if figure == "horse":
            yield Disc(x, y, 0.12, "#241c18")
