"""What a room brings to the lab, all of it optional: what to measure, to teach and to ship."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

from cavale.core.bot import Player
from cavale.core.jit import Floats, Ints
from cavale.core.solving import Report

Run = Callable[[], tuple[int, float]]
"""Does some work; returns how many units it was and the seconds of a processor it took."""
PlayerMaker = Callable[[], Player]
Heard = Callable[[int, float], None]
"""Is told how many games have been learned from, and the error at present."""


@dataclass(frozen=True)
class Measure:
    """A row of `cavale bench`."""

    game: str
    name: str
    unit: str
    run: Run
    peer: tuple[str, ...] = ()
    """What to ask the game's peer, if it can do the same work."""


def timed(work: Callable[[], int]) -> Run:
    def run() -> tuple[int, float]:
        began = process_time()
        units = work()
        return units, process_time() - began

    return run


@dataclass(frozen=True)
class Trial:
    """A match that justifies how a game's bots are built; held with its ladder."""

    variant: str
    ours: PlayerMaker
    theirs: PlayerMaker
    name: str
    seats: int | None = None


@dataclass(frozen=True)
class Training:
    games: int
    """From how many games, or sweeps, the weights that ship were made."""


@dataclass(frozen=True)
class Pupil(Training):
    """A value that the lab learns by self-play: how many weights, which are the same, where they
    are kept.
    """

    variant: str
    weights: int
    features: int
    twins: Callable[[], Ints]
    keep: Callable[[Floats], None]


@dataclass(frozen=True)
class Lesson(Training):
    """A value that the room works out in a way of its own, and keeps."""

    learn: Callable[[int, int, Heard], None]
    """Takes the number of games and the seed."""


@dataclass(frozen=True)
class Balance:
    """Whether a board that we designed is fair: measured by equal bots, written as a page."""

    page: Callable[[int, int | None, Report], str]
    """Takes the games for each number of seats and the processes, by default one for each core."""
    games: int
    """How many games are enough."""


@dataclass(frozen=True)
class Lab:
    naive: Mapping[str, PlayerMaker] = field(default_factory=dict)
    """Players by name for whom nobody tuned anything: the obvious next good thing, nothing after.
    They are part of the ladder, and so is one who plays anything."""
    first_seat: Mapping[str, PlayerMaker] = field(default_factory=dict)
    """Such players of the first seat, where the seats are roles."""
    measures: Callable[[], Iterator[Measure]] | None = None
    trials: tuple[Callable[[float], Trial], ...] = ()
    """Each takes the pace."""
    training: Training | None = None
    balance: Balance | None = None
    exact: Callable[[int, Path | None, Report], str] | None = None
    """The page about what exact play costs: of so many positions each, compared with a table."""
    ship: Callable[[Path], int] | None = None
    """Takes out of a table of `Spec.tabulate` what ships with the game; the bytes of it."""
