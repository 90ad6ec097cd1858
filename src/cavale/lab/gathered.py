"""What many records of one game say together: how long, who won, how it began, how lucky.

Only games that ended by their rules count; how many others there were is told.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from cavale import records
from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.core.outcome import Outcome
from cavale.core.record import Record
from cavale.core.review import Played, played, tallies
from cavale.core.seats import CHANCE


class Fortune(NamedTuple):
    """A seat's luck in one game, and its share of the win."""

    luck: float
    share: float


class Match(NamedTuple):
    """A row of a ladder, with the ends of its range."""

    name: str
    score: float
    low: float
    high: float


@dataclass
class Gathered:
    game: Game
    unfinished: int = 0
    lengths: list[int] = field(default_factory=list)
    """The decisions of each game."""
    shares: list[tuple[float, ...]] = field(default_factory=list)
    """What each seat won of each game; without a winner an equal part."""
    openings: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """By the first decision, the first seat's share of each game that began so."""
    fortunes: list[Fortune] = field(default_factory=list)

    def add(self, record: Record, review: bool) -> None:
        game = played(record)
        outcome = game.positions[-1].outcome
        if outcome is None:
            self.unfinished += 1
            return
        shares = _shares(outcome, self.game.seats)
        decisions = [step for step in range(len(game.moves)) if game.mover(step) != CHANCE]
        self.lengths.append(len(decisions))
        self.shares.append(shares)
        self.openings[game.moves[decisions[0]].text].append(shares[0])
        if review:
            self.fortunes += _fortunes(game, shares)


def _shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    if outcome.winner is None:
        return (1 / seats,) * seats
    return tuple(float(seat == outcome.winner) for seat in range(seats))


def _fortunes(game: Played, shares: tuple[float, ...]) -> Iterator[Fortune]:
    reviewer = game.game.spec.review
    if reviewer is not None:
        for tally in tallies(game, list(reviewer.rows(game, 0))):
            if tally.luck is not None:
                yield Fortune(tally.luck, shares[tally.seat])


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """Files of records, and those in folders; what else lies in a folder is passed over."""
    for path in paths:
        if path.is_dir():
            own = sorted(file for file in path.iterdir() if file.suffix in records.KINDS)
            yield from (file for file in own if not file.name.startswith(("steps-", "selfplay.")))
        else:
            yield path


def gather(paths: Iterable[Path], reviews: int) -> list[Gathered]:
    """By game, variant and number of seats; so many games of each are also reviewed."""
    found: dict[Game, Gathered] = {}
    for file in files(paths):
        for record in records.iterate(file):
            gathered = found.setdefault(record.game, Gathered(record.game))
            gathered.add(record, len(gathered.lengths) < reviews)
    if not found:
        raise CavaleError("there is no record in these files")
    return list(found.values())
