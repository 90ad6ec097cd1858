"""The map as numbers: what `board.toml` says, and what follows from it.

Fields are numbered in the order of the file, streets first. Between two fields there is never more
than one way of six steps or fewer (a test holds the map to that), so a drive is told by its ends.
"""

import itertools
import tomllib
from pathlib import Path
from typing import Any, Final

import numpy as np

from cavale.core.uncompiled import Ints

FAR: Final = 6
"""The most steps of one roll."""

_MAP: Final[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("board.toml").read_text("utf-8")
)
_FIELDS: Final[list[dict[str, Any]]] = _MAP["fields"]
_DISTRICTS: Final[list[dict[str, Any]]] = _MAP["districts"]

NAMES: Final[tuple[str, ...]] = tuple(field["id"] for field in _FIELDS)
KINDS: Final[tuple[str, ...]] = tuple(field["kind"] for field in _FIELDS)
PLACES: Final[tuple[tuple[float, float], ...]] = tuple(
    (float(field["x"]), float(field["y"])) for field in _FIELDS
)
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
FIELDS: Final = len(NAMES)
STREETS: Final = sum(kind in ("street", "trap", "entrance") for kind in KINDS)
"""Fields from here on are places where cars stop: any number of cars, and drives end there."""

START: Final = NUMBER["start"]
MISSION_ROOM: Final = NUMBER["mission"]
STATION: Final = NUMBER["station"]
DISTRICTS: Final[tuple[str, ...]] = tuple(district["id"] for district in _DISTRICTS)
FILES: Final[tuple[str, ...]] = tuple(district["file"] for district in _DISTRICTS)
CIRCLES: Final[tuple[tuple[tuple[float, float], ...], ...]] = tuple(
    tuple((float(x), float(y)) for x, y in district["circle"]) for district in _DISTRICTS
)
ENTRANCE: Final[Ints] = np.array(
    [
        next(i for i, f in enumerate(_FIELDS) if (f["kind"], f.get("district")) == ("entrance", d))
        for d in DISTRICTS
    ]
)
PARK: Final[Ints] = np.array([NUMBER[district] for district in DISTRICTS])
IS_TRAP: Final[Ints] = np.array([int(kind == "trap") for kind in KINDS])


def _links() -> tuple[list[list[int]], list[list[int]]]:
    """Where each field leads, and where it is reached from, in the order of the file."""
    ahead: list[list[int]] = [[] for _ in NAMES]
    behind: list[list[int]] = [[] for _ in NAMES]
    for way in _MAP["ways"]:
        numbers = [NUMBER[name] for name in way["fields"]]
        for here, there in itertools.pairwise(numbers):
            ahead[here].append(there)
            behind[there].append(here)
    return [sorted(fields) for fields in ahead], [sorted(fields) for fields in behind]


AHEAD, BEHIND = _links()

Ball = list[tuple[int, int, int]]
"""Fields within reach, nearest first: the field, its steps, the entry it is reached from."""


def _ball(start: int, links: list[list[int]], streets_only: bool) -> Ball:
    """What a roll of six can reach; a drive goes through streets only."""
    ball: Ball = [(start, 0, 0)]
    edge = [0]
    for steps in range(1, FAR + 1):
        found = sorted(
            (there, entry)
            for entry in edge
            for there in links[ball[entry][0]]
            if there < STREETS or not streets_only
        )
        edge = []
        for there, entry in found:
            if there < STREETS:
                edge.append(len(ball))
            ball.append((there, steps, entry))
    return ball


FORWARD: Final[list[Ball]] = [_ball(field, AHEAD, False) for field in range(FIELDS)]
BACKWARD: Final[list[Ball]] = [
    _ball(field, BEHIND, True) if field < STREETS else [(field, 0, 0)] for field in range(FIELDS)
]


def _table(balls: list[Ball], column: int) -> Ints:
    table = np.zeros((FIELDS, max(map(len, balls))), np.int64)
    for field, ball in enumerate(balls):
        table[field, : len(ball)] = [entry[column] for entry in ball]
    return table


REACH_SIZE: Final[Ints] = np.array([len(ball) for ball in FORWARD])
REACH: Final[Ints] = _table(FORWARD, 0)
REACH_STEPS: Final[Ints] = _table(FORWARD, 1)
REACH_FROM: Final[Ints] = _table(FORWARD, 2)
BACK_SIZE: Final[Ints] = np.array([len(ball) for ball in BACKWARD])
BACK: Final[Ints] = _table(BACKWARD, 0)
BACK_STEPS: Final[Ints] = _table(BACKWARD, 1)
BACK_FROM: Final[Ints] = _table(BACKWARD, 2)

MOST_NEXT: Final = max(map(len, AHEAD))
NEXT: Final[Ints] = np.array([[*n, *[-1] * (MOST_NEXT - len(n))] for n in AHEAD])


def _steps() -> Ints:
    """How many steps from a field to another, for those that one roll can reach; else 0."""
    table = np.zeros((FIELDS, FIELDS), np.int64)
    for field, ball in enumerate(FORWARD):
        for there, steps, _ in ball:
            table[field, there] = steps
    return table


STEPS: Final[Ints] = _steps()


def way(start: int, end: int, back: bool) -> list[int]:
    """The fields of a drive, both ends included."""
    ball = (BACKWARD if back else FORWARD)[start]
    at = next(i for i, (field, _, _) in enumerate(ball) if field == end)
    fields = []
    while at:
        fields.append(ball[at][0])
        at = ball[at][2]
    return [start, *reversed(fields)]
