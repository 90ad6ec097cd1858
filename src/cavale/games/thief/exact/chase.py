"""The chase as its solver sees it: where the thief can be at each turn, where he can go, what a
probe tells.

Points are counted from the scene of the crime, so the middle is (0, 0). Layer k of a chase holds
the points the thief can stand on when the detective makes the k-th probe that is not forced; layer
0 is a door with one place, from which the thief goes to any point of layer 1.
"""

from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

Half = Literal["orthogonal", "diagonal", "both"]
Point = tuple[int, int]
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

SYMMETRIES = 8
WAYS = 8
"""The most ways out of a point; only the door has more than three."""


@dataclass(frozen=True)
class Layer:
    """All that kernels need to know of one turn; padded so that all layers have one type."""

    turn: int
    points: tuple[Point, ...]
    pay: float
    """What the thief gets when he is caught here."""
    way_count: Ints
    ways: Ints
    """The points of the next layer a thief can go to; none means that he escapes next."""
    turned: Ints
    """turned[g, s]: where symmetry g takes point s."""
    caught: Ints
    """For each probe worth telling apart, the point it would catch, or -1."""
    near: Ints
    """For each such probe, the points that give the near clue, as bits."""
    probes: tuple[Point, ...]
    probe_from: Ints
    """probe_from[g, p]: the probe that symmetry g takes to probe p."""

    @property
    def size(self) -> int:
        return len(self.points)


@dataclass(frozen=True)
class Chase:
    """One half of a game, from the first free probe on; the payoff is the thief's."""

    size: int
    half: Half
    escape: float
    layers: tuple[Layer, ...]

    @property
    def last(self) -> int:
        return len(self.layers) - 1


def turn_point(g: int, point: Point) -> Point:
    """One of the eight symmetries of the board."""
    x, y = point
    if g & 4:
        x, y = y, x
    return (-x if g & 1 else x), (-y if g & 2 else y)


def steps(point: Point, reach: int) -> list[Point]:
    """Where a thief goes from here: away from the scene, along a line."""
    x, y = point
    across = [x + 1, x - 1] if x == 0 else [x + (1 if x > 0 else -1)]
    along = [y + 1, y - 1] if y == 0 else [y + (1 if y > 0 else -1)]
    ways = [(far, y) for far in across] + [(x, far) for far in along]
    return [(a, b) for a, b in ways if abs(a) <= reach and abs(b) <= reach]


def _standing(half: Half, turn: int, reach: int) -> tuple[Point, ...]:
    span = range(-reach, reach + 1)
    found = []
    for x in span:
        for y in span:
            far = abs(x) + abs(y)
            orthogonal = half != "diagonal" and far == turn
            diagonal = half != "orthogonal" and far == turn + 1 and x != 0 and y != 0
            if (orthogonal or diagonal) and far < 2 * reach:
                found.append((x, y))
    return tuple(found)


def _probes(points: tuple[Point, ...], reach: int) -> dict[tuple[int, int], Point]:
    """The probes that tell something different, by what they catch and whom they call near."""
    everyone = (1 << len(points)) - 1
    kinds: dict[tuple[int, int], Point] = {}
    span = range(-reach, reach + 1)
    for a in [(x, y) for x in span for y in span if abs(x) + abs(y) < 2 * reach]:
        caught = points.index(a) if a in points else -1
        near = sum(
            1 << i for i, (x, y) in enumerate(points) if i != caught and (x == a[0] or y == a[1])
        )
        here = 0 if caught < 0 else 1 << caught
        kind, other = (caught, near), (caught, everyone & ~near & ~here)
        if kind not in kinds and other not in kinds:
            kinds[kind] = a
    silent = [kind for kind in kinds if kind[0] < 0 and kind[1] in (0, everyone)]
    if len(kinds) > len(silent):
        for kind in silent:
            del kinds[kind]
    return kinds


def _probe_from(kinds: dict[tuple[int, int], Point], turned: Ints) -> Ints:
    size = turned.shape[1]
    everyone = (1 << size) - 1
    number = {kind: p for p, kind in enumerate(kinds)}
    found = np.zeros((SYMMETRIES, len(kinds)), np.int64)
    for g in range(SYMMETRIES):
        for p, (caught, near) in enumerate(kinds):
            there = -1 if caught < 0 else int(turned[g, caught])
            moved = sum(1 << int(turned[g, s]) for s in range(size) if near >> s & 1)
            other = everyone & ~moved & ~(0 if there < 0 else 1 << there)
            at = number.get((there, moved))
            found[g, number[there, other] if at is None else at] = p
    return found


def _layer(turn: int, points: tuple[Point, ...], after: tuple[Point, ...], reach: int) -> Layer:
    ways = np.zeros((len(points), WAYS), np.int64)
    way_count = np.zeros(len(points), np.int64)
    for i, point in enumerate(points):
        targets = [after.index(step) for step in steps(point, reach) if step in after]
        way_count[i] = len(targets)
        ways[i, : len(targets)] = targets
    turned = np.array(
        [[points.index(turn_point(g, p)) for p in points] for g in range(SYMMETRIES)], np.int64
    )
    kinds = _probes(points, reach)
    return Layer(
        turn=turn,
        points=points,
        pay=float(turn),
        way_count=way_count,
        ways=ways,
        turned=turned,
        caught=np.array([caught for caught, _ in kinds], np.int64),
        near=np.array([near for _, near in kinds], np.int64),
        probes=tuple(kinds.values()),
        probe_from=_probe_from(kinds, turned),
    )


def _door(first: tuple[Point, ...], turn: int) -> Layer:
    ways = np.zeros((1, WAYS), np.int64)
    ways[0, : len(first)] = np.arange(len(first))
    return Layer(
        turn=turn - 1,
        points=((0, 0),),
        pay=0.0,
        way_count=np.array([len(first)]),
        ways=ways,
        turned=np.zeros((SYMMETRIES, 1), np.int64),
        caught=np.array([-1]),
        near=np.array([0]),
        probes=((0, 0),),
        probe_from=np.zeros((SYMMETRIES, 1), np.int64),
    )


def chase(half: Half, size: int = 11, first: int = 2, escape: float | None = None) -> Chase:
    """A half of a game on a board of an odd size, from turn `first` on."""
    if size < 5 or size % 2 == 0:
        raise ValueError(f"the board's size is odd and at least 5, not {size}")
    reach = size // 2
    standing = []
    turn = first
    while points := _standing(half, turn, reach):
        standing.append(points)
        turn += 1
    layers = [_door(standing[0], first)]
    for i, points in enumerate(standing):
        after = standing[i + 1] if i + 1 < len(standing) else ()
        layers.append(_layer(first + i, points, after, reach))
    return Chase(size, half, float(size - 1) if escape is None else escape, tuple(layers))
