"""The slow, obvious twin of `thief`, written from the sheet and rulings T1-T7 alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

THIEF, DETECTIVE = 0, 1
COLUMNS = "ABCDEFGHIJK"
SIZE = 11
TURNS_IN_ALL = 10  # what an escape costs the detective, and what he had to use (T5)

Point = tuple[int, int]  # (row, column), each 1 to 11: sorted, they run A1, B1, ..., K1, A2, ...
POINTS = [(row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
SCENE: Point = (6, 6)
HIDEOUTS: list[Point] = [(1, 1), (1, 11), (11, 1), (11, 11)]

VARIANTS = ("knots-1", "knots-2", "laffont")
MATCH, NO_MATCH, CAUGHT = "+", "-", "!"
NOTATION = re.compile(r"(-|[A-K]\d+(?:,[A-K]\d+)*) (-|[A-K]\d+[-+!](?:,[A-K]\d+[-+!])*)")


@dataclass(frozen=True)
class Thief:
    variant: str
    footprints: tuple[Point, ...]
    probes: tuple[tuple[Point, str], ...]  # with the clue the house gave (T7)

    @property
    def is_caught(self) -> bool:
        return any(clue == CAUGHT for _, clue in self.probes)

    @property
    def has_escaped(self) -> bool:
        return bool(self.footprints) and self.footprints[-1] in HIDEOUTS  # T4

    @property
    def reason(self) -> str | None:
        if self.is_caught:
            return "caught"
        return "escaped" if self.has_escaped else None

    @property
    def points(self) -> tuple[float, float] | None:
        """T5; the thief's points come first."""
        turns = len(self.probes)
        if self.is_caught:
            return (0.0, float(TURNS_IN_ALL - turns if self.variant == "laffont" else turns))
        if self.has_escaped:
            return (10.0, 0.0) if self.variant == "laffont" else (0.0, 10.0)
        return None

    @property
    def turn(self) -> int:
        return THIEF if len(self.footprints) == len(self.probes) else DETECTIVE

    @property
    def mover(self) -> int | None:
        return self.turn if self.reason is None else None

    @property
    def legal(self) -> list[Point]:
        if self.reason is not None:
            return []
        return sorted(self.steps() if self.turn == THIEF else self.places_to_probe())

    def steps(self) -> list[Point]:
        if not self.footprints:
            straight_only = self.variant == "knots-1"
            return neighbours(SCENE) if straight_only else neighbours(SCENE) + diagonals(SCENE)
        here = self.footprints[-1]
        return [to for to in neighbours(here) if distance(to) > distance(here)]  # T2

    def places_to_probe(self) -> list[Point]:
        if self.variant != "laffont" and not self.probes:
            return [SCENE]  # T1
        return [point for point in POINTS if point not in HIDEOUTS]  # T3

    @property
    def moves(self) -> list[str]:
        return [name(point) for point in self.legal]

    def play(self, text: str) -> "Thief":
        for point in self.legal:
            if name(point) == text:
                return self.after(point)
        raise ValueError(f"illegal move {text!r} in {self}")

    def after(self, point: Point) -> "Thief":
        if self.turn == THIEF:
            return replace(self, footprints=(*self.footprints, point))
        clue = clue_at(point, self.footprints[-1])
        return replace(self, probes=(*self.probes, (point, clue)))

    def sight(self, seat: int | None) -> str:
        """All that a seat, or a spectator (None), knows: it can tell two positions apart if and
        only if these differ.

        The thief sees everything. The others hear the probes, the clues and that the thief has
        moved, and are told when he has escaped; footprints stay until the end so that all can then
        see which way he took.
        """
        if seat == THIEF or self.reason is not None:
            return str(self)
        return f"{len(self.footprints)} steps {probes_text(self.probes)}"

    def worlds(self, seat: int | None) -> Iterator[str]:
        """Every position that `seat` cannot tell from this one, this one included."""
        if seat == THIEF or self.reason is not None:
            yield str(self)
            return
        for path in paths(self.variant, len(self.footprints)):
            heard = [
                (probe, clue_at(probe, thief))
                for (probe, _), thief in zip(self.probes, path, strict=False)  # he may be ahead
            ]
            other = replace(self, footprints=path, probes=tuple(heard))
            if other.sight(seat) == self.sight(seat):
                yield str(other)

    def __str__(self) -> str:
        footprints = ",".join(name(point) for point in self.footprints)
        return f"{footprints or '-'} {probes_text(self.probes)}"


def start(variant: str, seats: int = 2) -> Thief:
    if variant not in VARIANTS or seats != 2:
        raise ValueError(f"no variant {variant!r} for {seats}")
    return Thief(variant, (), ())


def name(point: Point) -> str:
    row, column = point
    return f"{COLUMNS[column - 1]}{row}"


def probes_text(probes: tuple[tuple[Point, str], ...]) -> str:
    return ",".join(name(point) + clue for point, clue in probes) or "-"


def is_on_board(point: Point) -> bool:
    return point in POINTS


def neighbours(point: Point) -> list[Point]:
    row, column = point
    near = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return [to for to in near if is_on_board(to)]


def diagonals(point: Point) -> list[Point]:
    row, column = point
    return [(row + up, column + right) for up in (-1, 1) for right in (-1, 1)]


def distance(point: Point) -> int:
    """From the scene of the crime, along the lines."""
    return abs(point[0] - SCENE[0]) + abs(point[1] - SCENE[1])


def clue_at(probe: Point, thief: Point) -> str:
    """T3."""
    if probe == thief:
        return CAUGHT
    return MATCH if probe[0] == thief[0] or probe[1] == thief[1] else NO_MATCH


@cache
def paths(variant: str, steps: int) -> list[tuple[Point, ...]]:
    """Every way the thief can go in so many steps, whatever the detective does."""
    if steps == 0:
        return [()]
    return [
        (*path, step)
        for path in paths(variant, steps - 1)
        if not path or path[-1] not in HIDEOUTS
        for step in Thief(variant, path, ()).steps()
    ]


def parse(text: str, variant: str, seats: int = 2) -> Thief:
    thief = start(variant, seats)
    match = NOTATION.fullmatch(text)
    if match is None:
        raise ValueError(f"not a position: {text!r}")
    footprints, probes = ([] if part == "-" else part.split(",") for part in match.groups())
    if len(footprints) - len(probes) not in (0, 1):
        raise ValueError(f"the players take turns: {text!r}")
    for ply in range(len(footprints) + len(probes)):
        thief = thief.play(footprints[ply // 2] if ply % 2 == 0 else probes[ply // 2][:-1])
    if str(thief) != text:
        raise ValueError(f"a clue is wrong: {text!r}")
    return thief


def perft(thief: Thief, depth: int) -> int:
    """The number of sequences of exactly `depth` moves; a finished game has no moves."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(thief.legal)
    return sum(perft(thief.after(point), depth - 1) for point in thief.legal)


def quick_perft(thief: Thief, depth: int) -> int:
    """The same number: whichever point the detective misses with, what follows is as many."""
    if depth <= 1:
        return perft(thief, depth)
    if thief.mover != DETECTIVE:
        return sum(quick_perft(thief.after(point), depth - 1) for point in thief.legal)
    misses = [point for point in thief.legal if point != thief.footprints[-1]]
    return len(misses) * quick_perft(thief.after(misses[0]), depth - 1)
