"""What exact work on a game looks like: bounds that close, and a file to go on from."""

from pathlib import Path
from typing import Protocol

import msgspec

from cavale.core.words import Words


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
    value: Words
    """What the bounds are bounds of."""

    def work(self, seconds: float) -> None:
        """Go on for about so long, or until the bounds have met."""

    def progress(self) -> Progress: ...

    def done(self, gap: float) -> bool:
        """Whether the bounds are so close, or nothing is left to do."""

    def save(self, file: Path) -> None: ...

    def resume(self, file: Path) -> None:
        """Take up what was saved; ValueError if it is of another game or unreadable."""
