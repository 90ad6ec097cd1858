"""The city as a preview shows it: streets, districts with their criminals, and the cars."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cavale.core.observation import Observation
from cavale.core.sketch import Bar, Box, Disc, Shape, Sketch, piece
from cavale.games.manhattan.board import AHEAD, CIRCLES, KINDS, NUMBER, PLACES, STREETS
from cavale.games.manhattan.view import ManhattanView

GROUND, STREET, TILE, PRINT = "#1e2d50", "#59627a", "#6c768f", "#c8d0e2"
FILES: Final = {"red": "#d8433a", "yellow": "#f2c230", "blue": "#3c86dc", "green": "#45a868"}
CARS: Final = {"white": "#f6f3ea", "orange": "#ef7d1f", "violet": "#8a5cd0", "pink": "#f290b8"}
WEST, NORTH = 3.4, 0.9
"""How far the map goes beyond its first column and row."""
WIDTH, HEIGHT = 14.3, 11.8


def sketch(seen: Observation) -> Sketch:
    return Sketch(WIDTH, HEIGHT, "#f7f0e3", (*_city(seen.look), *_cars(seen.look)))


def _at(place: tuple[float, float]) -> tuple[float, float]:
    return place[0] + WEST, place[1] + NORTH


def _city(shown: ManhattanView) -> Iterator[Shape]:
    yield Box(0, 0, WIDTH, HEIGHT, GROUND, 0.4)
    for field, ahead in enumerate(AHEAD):
        for other in ahead:
            yield Bar(*_at(PLACES[field]), *_at(PLACES[other]), 0.62, STREET)
    for field, kind in enumerate(KINDS):
        x, y = _at(PLACES[field])
        if field >= STREETS:
            yield Box(x - 0.5, y - 0.4, 1, 0.8, "#34466f" if kind != "mission" else "#f2c230", 0.12)
        else:
            yield Box(x - 0.24, y - 0.24, 0.48, 0.48, "#e0352b" if kind == "trap" else TILE, 0.08)
    for criminal, circle in zip(shown.criminals, CIRCLES, strict=True):
        for step, place in enumerate(circle):
            yield from piece(*_at(place), 0.3, FILES[criminal.file], PRINT)
            if step == criminal.field and criminal.arrested_by is None:
                yield Disc(*_at(place), 0.17, "#10172a")


def _cars(shown: ManhattanView) -> Iterator[Shape]:
    """Those on one field stand in two columns."""
    standing: Counter[str] = Counter()
    for player in shown.players:
        for field in player.cars:
            nth = standing[field]
            standing[field] += 1
            x, y = _at(PLACES[NUMBER[field]])
            x, y = x - 0.2 + 0.4 * (nth % 2), y - 0.15 + 0.3 * (nth // 2)
            yield Box(x - 0.27, y - 0.18, 0.54, 0.36, "#10172a", 0.12)
            yield Box(x - 0.23, y - 0.14, 0.46, 0.28, CARS[player.colour], 0.1)
            yield Box(x - 0.06, y - 0.11, 0.14, 0.22, "#1c2a47", 0.04)
