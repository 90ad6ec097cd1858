"""Two bots play each other: random openings, each played once from every seat.

Where there are more than two seats, one of them is ours and all the others are theirs.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log10, sqrt

from cavale.core.bot import Player
from cavale.core.game import Game
from cavale.core.outcome import Outcome
from cavale.core.playing import steps
from cavale.core.position import Position

_Z95 = 1.96


@dataclass(frozen=True)
class Score:
    """The results of one side; a draw is a fair share of a win."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    seats: int = 2

    @classmethod
    def of(cls, results: Iterable[float], seats: int = 2) -> "Score":
        known = list(results)
        return cls(known.count(1.0), known.count(0.5), known.count(0.0), seats)

    def __add__(self, other: "Score") -> "Score":
        assert self.seats == other.seats
        sums = (self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)
        return Score(*sums, self.seats)

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        return (self.wins + self.draws / self.seats) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval for the share; a little wide when there are draws."""
        n, p = self.games, self.share
        middle = (p + _Z95**2 / (2 * n)) / (1 + _Z95**2 / n)
        half = _Z95 / (1 + _Z95**2 / n) * sqrt(p * (1 - p) / n + (_Z95 / (2 * n)) ** 2)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def elo(self) -> str:
        """The difference in strength to each of the others that gives this share, such as +120."""
        if self.share in (0.0, 1.0):
            return "+∞" if self.share else "-∞"
        odds = (self.seats - 1) * self.share / (1 - self.share)
        return f"{400 * log10(odds):+.0f}"

    @property
    def brief(self) -> str:
        low, high = self.interval
        return f"{self.share:.3f} [{low:.3f}, {high:.3f}]"


def opening(game: Game, plies: int, seed: int) -> Position:
    """A position after some random moves in which the game is not over."""
    rng = random.Random(seed)
    while True:
        position = game.start()
        for _ in range(plies):
            if position.mover is not None:
                position = position.play_unchecked(position.draw(rng).code)
        if position.mover is not None:
            return position


def play_out(position: Position, bots: tuple[Player, ...], seed: int) -> Outcome:
    """The bots, one for each seat, play to the end."""
    *_, (_, last) = steps(position, bots, random.Random(seed))
    assert last.outcome
    return last.outcome


def play_round(start: Position, ours: Player, theirs: Player, seed: int) -> Score:
    """Our score from one start, once from every seat."""
    seats = range(start.game.seats)
    results = []
    for own in seats:
        bots = tuple(ours if seat == own else theirs for seat in seats)
        results.append(result(play_out(start, bots, seed + own), own))
    return Score.of(results, len(seats))


def result(outcome: Outcome, seat: int) -> float:
    return 0.5 if outcome.winner is None else float(outcome.winner == seat)


def match(
    game: Game, ours: Player, theirs: Player, rounds: int, *, plies: int = 4, seed: int = 0
) -> Iterator[Score]:
    """Our score of each round of games, as they finish."""
    for number in range(rounds):
        own = seed * 1_000_003 + number
        yield play_round(opening(game, plies, own), ours, theirs, own)
