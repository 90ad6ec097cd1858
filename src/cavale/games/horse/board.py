"""The countryside: its cells and links, and where so many steps may lead.

Who may pass whom does not matter on the way (clause 2.5), so where a walk may end depends only on
its start, its length and on who walks: all of it is looked up in REACH.
"""

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from cavale.core.jit import Ints, inner

_MAP: Final[dict[str, Any]] = tomllib.loads(
    (files("cavale.games.horse") / "board.toml").read_text("utf-8")
)
NAMES: Final[tuple[str, ...]] = tuple(cell["id"] for cell in _MAP["cells"])
PLACES: Final = tuple((float(cell["x"]), float(cell["y"])) for cell in _MAP["cells"])
FRAME: Final[tuple[float, float]] = tuple(_MAP["frame"])
INDEX: Final = {name: cell for cell, name in enumerate(NAMES)}
LINKS: Final = tuple((INDEX[one], INDEX[other]) for one, other in _MAP["links"])
CELLS: Final = len(NAMES)
_KINDS: Final = tuple(cell["kind"] for cell in _MAP["cells"])
FARM: Final = _KINDS.index("farm")
BLACK: Final = _KINDS.index("black")

WALKS: Final = (*LINKS, *((other, one) for one, other in LINKS))
"""Every link in each of its two directions: a single step of somebody."""

PERSON, HORSE_WALK = 0, 1
"""Who walks: the horse keeps clear of the farm."""

WORD: Final = 40
"""A set of cells is two numbers: cell c is bit c % WORD of the number c // WORD."""


def _bits() -> Ints:
    bits = np.zeros((CELLS, 2), np.int64)
    bits[np.arange(CELLS), np.arange(CELLS) // WORD] = 1 << np.arange(CELLS) % WORD
    return bits


BITS: Final = _bits()
"""The set of one cell."""


def _selected(lists: list[list[int]], none: int) -> Ints:
    """Rows of numbers, all as long as the longest."""
    longest = max(map(len, lists))
    return np.array([[*one, *[none] * (longest - len(one))] for one in lists])


def _reach() -> Ints:
    """REACH[walker, start, n] is the set of cells where n steps may end.

    Beyond some length more steps change nothing any more; the last one stands for all of those.
    """
    steps = range(len(WALKS))
    # Nobody ever takes the step after the last one.
    into = _selected(
        [[i for i in steps if WALKS[i][1] == cell] for cell in range(CELLS)], len(steps)
    )
    # One step follows another on from its end, and not back.
    before = _selected(
        [[i for i in steps if WALKS[i][1] == start and WALKS[i][0] != end] for start, end in WALKS],
        len(steps),
    )
    allowed = np.array(
        [[walker == PERSON or FARM not in step for step in WALKS] for walker in (0, 1)]
    )
    last = np.zeros((2, CELLS, len(steps) + 1), np.bool_)
    last[:, [start for start, _ in WALKS], steps] = allowed
    table = [np.zeros((2, CELLS, 2), np.int64)]
    seen = [np.zeros_like(last)]
    while not any(np.array_equal(earlier, last) for earlier in seen):
        seen.append(last)
        table.append(last[:, :, into].any(3).astype(np.int64) @ BITS)
        last = np.zeros_like(last)
        last[:, :, :-1] = seen[-1][:, :, before].any(3) & allowed[:, None]
    if not np.array_equal(seen[-1], last):
        raise ValueError("on this map long walks never settle: it has no loop of odd length")
    return np.ascontiguousarray(np.stack(table, axis=2))


REACH: Final = _reach()
SETTLED: Final[int] = REACH.shape[2] - 1
"""From this length on, REACH stays the same."""


@inner
def settled(n: int) -> int:
    """The length that REACH has for n steps."""
    return n if n < SETTLED else SETTLED


@inner
def reaches(walker: int, start: int, n: int, end: int) -> bool:
    return bool(REACH[walker, start, settled(n), end // WORD] >> end % WORD & 1)


@lru_cache(maxsize=4096)
def ways(walker: int, start: int, n: int) -> dict[int, tuple[int, ...]]:
    """For each cell where n steps may end, the way there, start included.

    Where there are several, the first in the order of the cells' numbers, step by step.
    """
    best: dict[tuple[int, int], tuple[int, ...]] = {}
    for one, other in WALKS:
        if one == start and (walker == PERSON or FARM not in (one, other)):
            best[one, other] = (one, other)
    for _ in range(n - 1):
        longer: dict[tuple[int, int], tuple[int, ...]] = {}
        for (before, at), way in best.items():
            for onward in NEIGHBOURS[at]:
                if onward == before or (walker == HORSE_WALK and onward == FARM):
                    continue
                step = (at, onward)
                if step not in longer or (*way, onward) < longer[step]:
                    longer[step] = (*way, onward)
        best = longer
    found: dict[int, tuple[int, ...]] = {}
    for (_, end), way in best.items():
        if end not in found or way < found[end]:
            found[end] = way
    return found


def _neighbours() -> tuple[tuple[int, ...], ...]:
    beside: list[list[int]] = [[] for _ in NAMES]
    for start, end in WALKS:
        beside[start].append(end)
    return tuple(tuple(sorted(ends)) for ends in beside)


NEIGHBOURS: Final = _neighbours()
