"""Two bots play each other: random openings, each played once from every seat.

Where there are more than two seats, one of them is ours and all the others are theirs.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from cavale.core.bot import Player
from cavale.core.game import Game
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.lab.referee import Refereed, play
from cavale.lab.strength import Z95, elo_of, signed


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
        middle = (p + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 / (1 + Z95**2 / n) * sqrt(p * (1 - p) / n + (Z95 / (2 * n)) ** 2)
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def elo(self) -> str:
        """The difference in strength to each of the others that gives this share, such as +120."""
        return signed(elo_of(self.share, self.seats))

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


def play_round(start: Position, ours: Player, theirs: Player, seed: int) -> list[Refereed]:
    """The games from one start: ours has each seat once."""
    seats = range(start.game.seats)
    return [
        play(start, [ours if seat == own else theirs for seat in seats], seed + own)
        for own in seats
    ]


def score(games: Sequence[Refereed]) -> Score:
    """Ours, of a round."""
    return Score.of((result_of(game, own) for own, game in enumerate(games)), len(games))


def result_of(game: Refereed, seat: int) -> float:
    """Of the one who had this seat, all others being the same player."""
    if game.failure is not None:
        return float(game.failure.seat != seat)
    return result(game.outcome, seat)


def result(outcome: Outcome, seat: int) -> float:
    return 0.5 if outcome.winner is None else float(outcome.winner == seat)


def round_seed(seed: int, number: int) -> int:
    return seed * 1_000_003 + number


def match(
    game: Game, ours: Player, theirs: Player, rounds: int, *, plies: int = 4, seed: int = 0
) -> Iterator[Score]:
    """Our score of each round of games, as they finish."""
    for number in range(rounds):
        own = round_seed(seed, number)
        yield score(play_round(opening(game, plies, own), ours, theirs, own))
