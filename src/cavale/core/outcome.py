"""How a game ended."""

from dataclasses import dataclass

from cavale.core.seats import Seat


@dataclass(frozen=True)
class Outcome:
    """`winner` won this one game, if anybody did; the points are what counts in a series."""

    points: tuple[float, ...]
    reason: str
    winner: Seat | None
