"""Whether chance is what it should be: what came, against what was to be expected.

Every move of chance adds one to what was seen of its outcome, and to each outcome that was possible
the probability it had. The weights change from draw to draw, because cards leave a pile; so the
differences are measured with the sum of the draws' own covariances. That statistic has the
chi-square distribution for many draws, whatever the weights were.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt
from typing import TypeVar

import msgspec

N = TypeVar("N", int, float)

ENOUGH = 5.0
"""How often the rarest outcome should be expected before the distribution is near enough."""


@dataclass(frozen=True)
class Fit:
    """One kind of chance: outcomes that can take each other's place, such as the faces of a die."""

    outcomes: tuple[str, ...]
    draws: int
    seen: tuple[int, ...]
    expected: tuple[float, ...]
    chi_square: float | None
    """None while there are too few draws to say anything."""
    degrees: int
    p: float | None
    """How often fair chance would be off by at least as much."""


class Tally(msgspec.Struct):
    """What was counted, as numbers that can be kept and added up."""

    seen: dict[str, int] = msgspec.field(default_factory=dict)
    expected: dict[str, float] = msgspec.field(default_factory=dict)
    shared: dict[str, dict[str, float]] = msgspec.field(default_factory=dict)
    """Of each two outcomes, the product of their probabilities, summed over the draws."""

    def add(self, outcomes: Sequence[str], weights: Sequence[float], came: str) -> None:
        total = sum(weights)
        chances = dict(zip(outcomes, (weight / total for weight in weights), strict=True))
        _increase(self.seen, {came: 1})
        _increase(self.expected, chances)
        for outcome, p in chances.items():
            shared = {other: p * q for other, q in chances.items()}
            _increase(self.shared.setdefault(outcome, {}), shared)

    def merge(self, other: "Tally") -> None:
        """Count all that another one has counted."""
        _increase(self.seen, other.seen)
        _increase(self.expected, other.expected)
        for outcome, shared in other.shared.items():
            _increase(self.shared.setdefault(outcome, {}), shared)

    def fits(self) -> list[Fit]:
        return [self._fit(kind) for kind in self._kinds()]

    def _kinds(self) -> list[list[str]]:
        """Outcomes that were ever possible at the same time are of one kind."""
        kinds: list[list[str]] = []
        left = dict.fromkeys(self.expected)
        while left:
            found, queue = set[str](), [next(iter(left))]
            while queue:
                outcome = queue.pop()
                if outcome not in found:
                    found.add(outcome)
                    queue += self.shared[outcome]
            kinds.append(sorted(found))
            for outcome in found:
                del left[outcome]
        return kinds

    def _fit(self, kind: list[str]) -> Fit:
        import numpy as np

        seen = tuple(self.seen.get(outcome, 0) for outcome in kind)
        expected = tuple(self.expected[outcome] for outcome in kind)
        degrees = len(kind) - 1
        chi_square = p = None
        if degrees and min(expected) >= ENOUGH:
            shared = [[self.shared[one].get(other, 0.0) for other in kind] for one in kind]
            spread = np.diag(expected) - np.array(shared)
            off = np.array(seen) - np.array(expected)
            # One outcome follows from the others.
            chi_square = float(off[1:] @ np.linalg.solve(spread[1:, 1:], off[1:]))
            p = beyond(chi_square, degrees)
        return Fit(tuple(kind), sum(seen), seen, expected, chi_square, degrees, p)


def _increase(numbers: dict[str, N], by: Mapping[str, N]) -> None:
    for name, more in by.items():
        numbers[name] = numbers.get(name, 0) + more


def beyond(x: float, degrees: int) -> float:
    """How often a chi-square with so many degrees of freedom is at least x."""
    if x <= 0:
        return 1.0
    half, found = x / 2, 0.0
    if degrees % 2:
        term, found = sqrt(half / pi) * 2 * exp(-half), erfc(sqrt(half))
        for step in range(3, degrees + 1, 2):
            found += term
            term *= x / step
    else:
        term = exp(-half)
        for step in range(2, degrees + 1, 2):
            found += term
            term *= x / step
    return min(1.0, found)
