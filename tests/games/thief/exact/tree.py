"""The value of a small board by one linear programme over the whole public tree.

Written from the sheet and the rulings alone: it shares no code with the solver. Its variables are
the chances that the detective makes each sequence of probes (given the clues), and for each such
sequence what a thief on each point can still hope for, weighted by those chances.

Three things make the tree small enough. Probes that catch and split alike are one. To catch
somebody and learn the same is better than to learn it only, and after the last probe nothing is
worth learning. And since a detective can first turn the board at random, only one of the first
probes that are images of each other is needed, while a thief can hope for the mean over the images
of his first point.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

Point = tuple[int, int]
Points = frozenset[Point]
Split = tuple[Points, Points]

STRAIGHT = frozenset({(0, 1), (1, 0), (0, -1), (-1, 0)})
DIAGONAL = frozenset({(1, 1), (1, -1), (-1, 1), (-1, -1)})


def tree_value(variant: str, size: int) -> float:
    """Knots: the detective's points; Laffont: the thief's less the detective's."""
    limit = size - 1
    if variant == "laffont":
        # Ten more for both ways to end, so that nothing is negative.
        return Tree(size, 2 * limit).value(1, STRAIGHT | DIAGONAL) - limit
    # The first probe is forced, and tells a straight first step from a diagonal one.
    halves = [STRAIGHT] if variant == "knots-1" else [STRAIGHT, DIAGONAL]
    trees = [(Tree(size, limit), half) for half in halves]
    return max(tree.value(2, tree.reached(half)) for tree, half in trees)


def images(point: Point) -> list[Point]:
    x, y = point
    return [(a * s, b * t) for a, b in ((x, y), (y, x)) for s in (1, -1) for t in (1, -1)]


@dataclass
class Tree:
    """Minimise what the thief gets; points are counted from the scene."""

    size: int
    escape: int
    entries: list[tuple[int, int, float]] = field(default_factory=list)
    right: list[float] = field(default_factory=list)
    equal: list[bool] = field(default_factory=list)
    variables: int = 0

    def value(self, turn: int, where: Points) -> float:
        best, sure = self.new(), self.new()
        self.row({sure: 1.0}, 1.0, equal=True)
        probes = self.one_of_each_image(self.probes(turn, where))
        hopes = self.before_probe(turn, where, sure, probes)
        for point in where:
            alike = images(point)
            mean: dict[int, float] = {best: -1.0}
            for image in alike:
                mean[hopes[image]] = mean.get(hopes[image], 0.0) + 1.0 / len(alike)
            self.row(mean, 0.0)
        return self.solve(best)

    def before_probe(
        self, turn: int, where: Points, chance: int, probes: dict[Point, Split]
    ) -> dict[Point, int]:
        """The hopes of a thief on each point, when a probe comes with this chance."""
        hopes = {point: self.new() for point in where}
        sums = {point: {hope: -1.0} for point, hope in hopes.items()}
        chances = {chance: -1.0}
        for probe, split in probes.items():
            mine = self.new()
            chances[mine] = 1.0
            if probe in where:
                sums[probe][mine] = float(turn)
            for told in split:
                for point, hope in self.after_clue(turn, told, mine).items():
                    sums[point][hope] = 1.0
        self.row(chances, 0.0, equal=True)
        for terms in sums.values():
            self.row(terms, 0.0, equal=True)
        return hopes

    def after_clue(self, turn: int, where: Points, chance: int) -> dict[Point, int]:
        hopes = {point: self.new() for point in where}
        reached = self.reached(where)
        later: dict[Point, int] = {}
        if reached:
            probes = self.probes(turn + 1, reached)
            later = self.before_probe(turn + 1, reached, chance, probes)
        for point in where:
            for step in self.steps(point):
                hope = {chance: float(self.escape)} if self.hideout(step) else {later[step]: 1.0}
                self.row({**hope, hopes[point]: -1.0}, 0.0)
        return hopes

    def probes(self, turn: int, where: Points) -> dict[Point, Split]:
        if not self.reached(where):
            return {point: (where - {point}, frozenset()) for point in where}
        span = range(-self.reach, self.reach + 1)
        found: dict[tuple[Point | None, frozenset[Points]], Point] = {}
        for probe in [(x, y) for x in span for y in span if not self.hideout((x, y))]:
            caught = probe if probe in where else None
            found.setdefault((caught, frozenset(self.split(probe, where))), probe)
        for catch, split in [kind for kind in found if kind[0] is not None]:
            assert catch is not None
            one, *other = split
            for worse in (
                {one | {catch}, *other},
                {one, *(points | {catch} for points in other or [frozenset()])},
            ):
                found.pop((None, frozenset(worse)), None)
        return {probe: self.split(probe, where) for probe in found.values()}

    def split(self, probe: Point, where: Points) -> Split:
        rest = where - {probe}
        near = frozenset(p for p in rest if p[0] == probe[0] or p[1] == probe[1])
        return near, rest - near

    def one_of_each_image(self, probes: dict[Point, Split]) -> dict[Point, Split]:
        kept: dict[Point, Split] = {}
        seen: set[frozenset[object]] = set()
        where = frozenset[Point]().union(*(points for split in probes.values() for points in split))
        for probe, split in probes.items():
            turned = frozenset(
                (image in where, image if image in where else None, frozenset(turned_split))
                for image, turned_split in self.turned(probe, split)
            )
            if turned not in seen:
                seen.add(turned)
                kept[probe] = split
        return kept

    def turned(self, probe: Point, split: Split) -> Iterable[tuple[Point, list[Points]]]:
        for g in range(8):
            yield images(probe)[g], [frozenset(images(p)[g] for p in told) for told in split]

    def reached(self, where: Points) -> Points:
        steps = (step for point in where for step in self.steps(point))
        return frozenset(step for step in steps if not self.hideout(step))

    @property
    def reach(self) -> int:
        return self.size // 2

    def hideout(self, point: Point) -> bool:
        return abs(point[0]) == abs(point[1]) == self.reach

    def steps(self, point: Point) -> list[Point]:
        x, y = point
        around = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return [
            (a, b)
            for a, b in around
            if abs(a) + abs(b) > abs(x) + abs(y) and max(abs(a), abs(b)) <= self.reach
        ]

    def new(self) -> int:
        self.variables += 1
        return self.variables - 1

    def row(self, terms: dict[int, float], right: float, equal: bool = False) -> None:
        number = len(self.right)
        self.entries += [(number, variable, factor) for variable, factor in terms.items()]
        self.right.append(right)
        self.equal.append(equal)

    def solve(self, objective: int) -> float:
        rows, variables, factors = (np.array(part) for part in zip(*self.entries, strict=True))
        matrix = csr_matrix((factors, (rows, variables)), (len(self.right), self.variables))
        right, equal = np.array(self.right), np.array(self.equal)
        costs = np.zeros(self.variables)
        costs[objective] = 1.0
        found = linprog(
            costs,
            A_ub=matrix[~equal],
            b_ub=right[~equal],
            A_eq=matrix[equal],
            b_eq=right[equal],
            bounds=(0, None),
            method="highs-ipm",
        )
        assert found.status == 0, found.message
        return float(found.fun)
