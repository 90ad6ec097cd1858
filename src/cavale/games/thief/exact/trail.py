"""What everybody knows of a game under way: the probes and their clues."""

from dataclasses import dataclass
from typing import Any

from cavale.games.thief.board import SIDE
from cavale.games.thief.exact.chase import Half, Point
from cavale.games.thief.rules import KNOTS_1, LAFFONT, NEAR

REACH = SIDE // 2


def point_of(code: int) -> Point:
    """Counted from the scene."""
    row, column = divmod(code, SIDE)
    return column - REACH, row - REACH


def code_of(point: Point) -> int:
    return (point[1] + REACH) * SIDE + point[0] + REACH


@dataclass(frozen=True)
class Trail:
    half: Half
    told: tuple[tuple[Point, bool], ...]
    """The free probes, and whether the clue to each was the near one."""

    @property
    def layer(self) -> int:
        """That of the next free probe."""
        return len(self.told) + 1


def trail(s: Any) -> Trail:
    """Of a record or an observation in which the thief has not been caught.

    The half of Knots' second game is told by the forced probe; before it, it counts as orthogonal.
    """
    probes = s.probes[: s.probed].tolist()
    near = [clue == NEAR for clue in s.clues[: s.probed].tolist()]
    told = [(point_of(code), is_near) for code, is_near in zip(probes, near, strict=True)]
    if s.variant == LAFFONT:
        return Trail("both", tuple(told))
    orthogonal = s.variant == KNOTS_1 or not near or near[0]
    return Trail("orthogonal" if orthogonal else "diagonal", tuple(told[1:]))
