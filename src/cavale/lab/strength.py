"""How strong players are, from results: Elo with its error, ratings of many, and when to stop.

A round is one opening played from every seat, so its games hang together: what counts as one
observation is the round's mean, never a single game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, log, log10, sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.float64]

Z95 = 1.96
_SELDOM = 1e-3
"""What stands for a result that has not come yet: nothing is impossible."""


def elo_of(share: float, seats: int = 2) -> float:
    """The difference in strength to each of the others that gives this share of the games."""
    if share <= 0 or share >= 1:
        return inf if share >= 1 else -inf
    return 400 * log10((seats - 1) * share / (1 - share))


def share_of(elo: float, seats: int = 2) -> float:
    return 1 / (1 + (seats - 1) * 10 ** (-elo / 400))


@dataclass(frozen=True)
class Elo:
    """With the ends of the 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{signed(self.value)} [{signed(self.low)}, {signed(self.high)}]"


def signed(elo: float) -> str:
    return {inf: "+∞", -inf: "-∞"}.get(elo) or f"{elo:+.0f}"


def elo(rounds: Sequence[float], seats: int = 2) -> Elo:
    """From the mean of each round."""
    shares = np.asarray(rounds, float)
    mean = float(shares.mean())
    if len(shares) < 2:
        return Elo(elo_of(mean, seats), -inf, inf)
    # With equal rounds alone the spread would be 0, which no finite number of them can show.
    spread = max(float(shares.std(ddof=1)), 0.5 / len(shares))
    half = Z95 * spread / sqrt(len(shares))
    return Elo(*(elo_of(share, seats) for share in (mean, mean - half, mean + half)))


@dataclass(frozen=True)
class Sprt:
    """Wald's sequential test of two differences in strength, on whole rounds.

    `elo0` is what the new one has if it is not worth it, `elo1` if it is; `alpha` and `beta` are
    how often one is taken for the other. The likelihoods are those of the distributions of round
    results that have the two means and fit best what came (a generalised likelihood ratio).
    """

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"the test is between a lower and a higher Elo, not {self}")

    @property
    def bounds(self) -> tuple[float, float]:
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, rounds: Sequence[float], seats: int = 2) -> float:
        """The logarithm of how much better the higher one explains the rounds."""
        if not len(rounds):
            return 0.0
        results, counts = np.unique(np.round([0.0, 1.0, *rounds], 9), return_counts=True)
        weights = counts.astype(float)
        weights[0] += _SELDOM - 1
        weights[-1] += _SELDOM - 1
        lower, higher = (
            _fitted(results, weights / weights.sum(), share_of(elo, seats))
            for elo in (self.elo0, self.elo1)
        )
        return float(weights @ np.log(higher / lower))

    def verdict(self, rounds: Sequence[float], seats: int = 2) -> str | None:
        """`H1` where the higher Elo is taken, `H0` where the lower, None while it goes on."""
        low, high = self.bounds
        found = self.llr(rounds, seats)
        return "H1" if found >= high else "H0" if found <= low else None

    def __str__(self) -> str:
        return f"SPRT({self.elo0:g}, {self.elo1:g})"


@dataclass(frozen=True)
class Bar:
    """What a match is to show: a share that is at least so much, or at most, or both.

    At each end Wald's test tells it from a share that misses the bar by `slack`.
    """

    least: float | None = None
    most: float | None = None
    slack: float = 0.1

    def verdict(self, rounds: Sequence[float], seats: int = 2) -> str | None:
        """`yes`, or on which side it misses the bar; None while it goes on."""
        above, below = True, True
        if self.least is not None:
            found = self._between(self.least - self.slack, self.least).verdict(rounds, seats)
            if found == "H0":
                return "too little"
            above = found == "H1"
        if self.most is not None:
            found = self._between(self.most, self.most + self.slack).verdict(rounds, seats)
            if found == "H1":
                return "too much"
            below = found == "H0"
        return "yes" if above and below else None

    @staticmethod
    def _between(lower: float, higher: float) -> Sprt:
        return Sprt(elo_of(lower), elo_of(higher))

    def __str__(self) -> str:
        if self.least is not None and self.most is not None:
            return f"{self.least:.0%} to {self.most:.0%}"
        return f"at least {self.least:.0%}" if self.most is None else f"at most {self.most:.0%}"


def _fitted(results: Numbers, observed: Numbers, mean: float) -> Numbers:
    """The probabilities with this mean that fit the observed ones best."""
    off = results - mean
    # p / (1 + x off) sums to 1 where its mean is right; x lies where all are positive.
    low, high = -1 / off.max(), -1 / off.min()
    for _ in range(60):
        x = (low + high) / 2
        if float((observed * off / (1 + x * off)).sum()) > 0:
            low = x
        else:
            high = x
    fitted: Numbers = observed / (1 + (low + high) / 2 * off)
    fitted /= fitted.sum()
    return fitted


Points: TypeAlias = Mapping[tuple[int, int], tuple[float, int]]
"""For each two players that met, what the first has scored against the second in how many games."""


def ratings(players: int, points: Points) -> list[Elo]:
    """Of each player, so that they explain all results best and their mean is 0.

    Half a drawn game between any two who met keeps a clean sweep finite.
    """
    scored, games = np.zeros((players, players)), np.zeros((players, players))
    for (one, other), (score, count) in points.items():
        scored[one, other] += score + 0.25
        scored[other, one] += count - score + 0.25
        games[one, other] += count + 0.5
        games[other, one] += count + 0.5
    strength = np.zeros(players)
    scale = log(10) / 400
    for _ in range(200):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = games * expected * (1 - expected)
        information = np.diag(slope.sum(1)) - slope + 1 / players
        step = np.linalg.solve(information, (scored - games * expected).sum(1))
        strength += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    strength -= strength.mean()
    expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    slope = games * expected * (1 - expected)
    errors = np.sqrt(np.diag(np.linalg.inv(np.diag(slope.sum(1)) - slope + 1 / players)))
    return [
        Elo(value / scale, (value - Z95 * error) / scale, (value + Z95 * error) / scale)
        for value, error in zip(strength.tolist(), errors.tolist(), strict=True)
    ]
