"""What exact work on a game looks like: bounds that close, and a file to go on from; or the exact
value of one position.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from cavale.core.message import Message
from cavale.core.position import Position


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """`low` and `high` are proven: each is the guarantee of a strategy that the work has found."""

    game: str
    variant: str
    size: int
    low: float
    high: float
    steps: int
    seconds: float
    known: dict[str, int]
    """How much there is, by what it is."""


class Solving(Protocol):
    value: Message
    """What the bounds are bounds of."""

    def work(self, seconds: float) -> None:
        """Go on for about so long, or until the bounds have met."""

    def progress(self) -> Progress: ...

    def done(self, gap: float) -> bool:
        """Whether the bounds are so close, or nothing is left to do."""

    def save(self, file: Path) -> None: ...

    def resume(self, file: Path) -> None:
        """Take up what was saved; ValueError if it is of another game or unreadable."""


Forced = Literal["mover", "draw", "opponent"]
"""Who can force what they play for, seen from who is to move in the position that is judged."""
Report = Callable[[int, int], None]
"""Hears how much is done, and of how much."""


@dataclass(frozen=True)
class Means:
    """What may be used to find the value of a position."""

    memory: int = 1024
    """Megabytes."""
    seconds: float | None = None
    """Where an answer can be cut short; None: what the room thinks right."""
    table: Path | None = None
    """A directory that the room's `tabulate` has filled."""


class Judgement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a position is worth, and every move from it: proven, not estimated."""

    game: str
    variant: str
    position: str
    value: Forced | Literal["unknown"]
    moves: dict[str, Forced | Literal["unknown"]]
    distance: int | None = None
    """Moves that count until it is over, where they were counted."""
    line: list[str] = []
    """How it is forced, where that was found: the longest resistance."""
    chance: float | None = None
    """Where dice decide: the mover's chance with best play."""
    chances: dict[str, float] = {}
    """The same after each move."""
    within: float = 0.0
    """How far the chances may be out."""
    searched: int | None = None
    """Positions looked at, where looking ended before all was known."""


class Judge(Protocol):
    of: Message
    """What is judged."""

    def __call__(self, position: Position, means: Means, report: Report) -> Judgement:
        """ValueError if the means are not enough, or if the game is over."""


class Tabulation(Protocol):
    """All positions of a game, solved into a directory bit by bit."""

    of: Message

    def run(self, report: Report) -> None:
        """Go on from what is there; `report` may end it by raising something."""

    def judgement(self) -> Judgement:
        """What the start is worth, when all is done."""
