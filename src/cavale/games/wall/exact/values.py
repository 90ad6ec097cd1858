"""The exact value of a position and of every move from it, for one escape."""

from dataclasses import dataclass, field
from typing import Final, Protocol

from cavale.core.jit import States
from cavale.core.solving import Forced, Report
from cavale.games.wall.exact.board import OPEN, WALL, Size, Standing
from cavale.games.wall.exact.cone import Cone, attacked, better_below, cone_bytes
from cavale.games.wall.exact.shapes import shapes
from cavale.games.wall.exact.tiles import Words
from cavale.games.wall.exact.within import distances
from cavale.games.wall.notation import move_text
from cavale.games.wall.rules import CELLS, NO_SLOT, PASS, SLOTS

MEGABYTE: Final = 1 << 20
MEMORY: Final = 1024
"""Megabytes that may be used unless somebody says otherwise."""
NEAR: Final = 75
"""So many ropes before the wall has been covered five times, an escape may come too late."""


class TooLarge(ValueError):
    pass


@dataclass(frozen=True)
class Verdict:
    value: Forced
    moves: dict[str, Forced]
    distance: int | None = None
    """The pushes until the escape, where they were counted."""
    distances: dict[str, int] = field(default_factory=dict)
    """The same after each move, itself not counted."""


def standing(a: States) -> Standing:
    """What stands on the wall of a record."""
    s = a[0]
    yellow, blue = int(s.ropes[0]), int(s.ropes[1])
    cells = [0 if yellow >> i & 1 else 1 if blue >> i & 1 else None for i in range(SLOTS * CELLS)]
    slots = tuple(tuple(cells[CELLS * j : CELLS * (j + 1)]) for j in range(SLOTS))
    return Standing(slots, int(s.turn), OPEN if s.closed == NO_SLOT else int(s.closed))


class Exact:
    """Both sides' cones of one wall; keeps what it solved, for all walls that may come of it."""

    def __init__(self, here: Standing, size: Size = WALL, keep: bool = False) -> None:
        self.here, self.size, self.keep = here, size, keep
        self.cones = [Cone(here.slots, attacker, size) for attacker in (0, 1)]

    def solve(self, report: Report = lambda done, of: None, last: Words | None = None) -> None:
        """Solve all; `report` may end it by raising something. `last`: see Cone.solve."""
        total, done = sum(cone.plan.count for cone in self.cones), 0
        for cone in self.cones:
            for _ in cone.solve(self.keep, last):
                done += 1
                report(done, total)
            last = cone.last
        report(total, total)

    def knows(self, at: Standing) -> bool:
        """Whether it was solved for this wall too, which came of the first, and two moves on."""
        layers = range(at.ropes, min(at.ropes + 2, self.size.side**2) + 1)
        if any(ropes not in cone.solved for cone in self.cones for ropes in layers):
            return False
        try:
            self.winner(at)
        except KeyError:
            return False
        return True

    @property
    def last(self) -> Words | None:
        return self.cones[0].last

    def winner(self, at: Standing) -> int | None:
        """Who forces an escape; KeyError where it is not known."""
        return next((cone.attacker for cone in self.cones if cone.forces(at)), None)


def memory_needed(here: Standing, keep: bool = False) -> int:
    """Megabytes, without solving: to keep both cones, or to have one after the other."""
    slots = here.slots if better_below(here.slots) else here.slots[::-1]
    needed = cone_bytes([shapes(slot) for slot in attacked(slots, 0)], keep)
    return -(-needed * (2 if keep else 1) // MEGABYTE)


def after(at: Standing, size: Size = WALL) -> dict[int, Standing]:
    """What every move leads to, by its code."""
    pushes = at.pushes(size)
    if not pushes:
        return {PASS: at.passed()}
    return {2 * slot + side: at.push(slot, side) for slot, side in pushes}


class Known(Protocol):
    """What says who forces an escape: the cones of a wall, or a table of all walls."""

    size: Size

    def winner(self, at: Standing) -> int | None: ...


def verdict(a: States, memory: int = MEMORY, report: Report = lambda done, of: None) -> Verdict:
    """Of a record in which the game is on; TooLarge if it needs more megabytes than allowed."""
    here = standing(a)
    needed = memory_needed(here)
    if needed > memory:
        raise TooLarge(f"this takes {needed} MB of memory, and {memory} are allowed")
    exact = Exact(here)
    exact.solve(report)
    left = WALL.covered - int(a["pushed"][0])
    return judged(exact, here, left, memory)


def judged(exact: Known, here: Standing, left: int, memory: int = MEMORY) -> Verdict:
    """With so many pushes left, from what is solved."""
    nexts = after(here, exact.size)
    walls = [here, *nexts.values()]
    winners = [exact.winner(wall) for wall in walls]
    counts: list[int | None] = [None] * len(walls)
    if left <= NEAR:
        lefts = [left, *(left - (code != PASS) for code in nexts)]
        for attacker in {winner for winner in winners if winner is not None}:
            needed = memory_needed(here, keep=True)
            if needed > memory:
                raise TooLarge(
                    f"counting the pushes to the end takes {needed} MB of memory, "
                    f"and {memory} are allowed"
                )
            asked = [i for i, winner in enumerate(winners) if winner == attacker]
            counted = distances(here.slots, attacker, exact.size, [walls[i] for i in asked], left)
            for i, pushes in zip(asked, counted, strict=True):
                if pushes is None or pushes > lefts[i]:
                    winners[i] = None
                else:
                    counts[i] = pushes
    said = [_said(winner, here.turn) for winner in winners]
    texts = [move_text(code) for code in nexts]
    moves = dict(zip(texts, said[1:], strict=True))
    counted_moves = zip(texts, counts[1:], strict=True)
    distances_after = {text: count for text, count in counted_moves if count is not None}
    return Verdict(said[0], moves, counts[0], distances_after)


def _said(winner: int | None, mover: int) -> Forced:
    return "draw" if winner is None else "mover" if winner == mover else "opponent"
