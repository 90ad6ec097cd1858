"""Whether chance is what it should be: what came, against what was to be expected.

Every move of chance adds one to what was seen of its outcome, and to each outcome that was possible
the probability it had. The weights change from draw to draw, because cards leave a pile; so the
differences are measured with the sum of the draws' own covariances. That statistic has the
chi-square distribution for many draws, whatever the weights were.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

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


class Tally:
    def __init__(self) -> None:
        self._seen: defaultdict[str, int] = defaultdict(int)
        self._expected: defaultdict[str, float] = defaultdict(float)
        self._shared: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._order: dict[str, None] = {}

    def add(self, outcomes: Sequence[str], weights: Sequence[float], came: str) -> None:
        total = sum(weights)
        chances = [weight / total for weight in weights]
        self._seen[came] += 1
        for outcome, p in zip(outcomes, chances, strict=True):
            self._order.setdefault(outcome)
            self._expected[outcome] += p
            for other, q in zip(outcomes, chances, strict=True):
                self._shared[outcome, other] += p * q

    def fits(self) -> list[Fit]:
        return [self._fit(kind) for kind in self._kinds()]

    def _kinds(self) -> list[list[str]]:
        """Outcomes that were ever possible at the same time are of one kind."""
        kinds: list[list[str]] = []
        left = dict(self._order)
        beside: defaultdict[str, set[str]] = defaultdict(set)
        for one, other in self._shared:
            beside[one].add(other)
        while left:
            found, queue = set[str](), [next(iter(left))]
            while queue:
                outcome = queue.pop()
                if outcome not in found:
                    found.add(outcome)
                    queue += beside[outcome]
            kinds.append(sorted(found))
            for outcome in found:
                del left[outcome]
        return kinds

    def _fit(self, kind: list[str]) -> Fit:
        import numpy as np

        seen = tuple(self._seen[outcome] for outcome in kind)
        expected = tuple(self._expected[outcome] for outcome in kind)
        degrees = len(kind) - 1
        chi_square = p = None
        if degrees and min(expected) >= ENOUGH:
            shared = [[self._shared[one, other] for other in kind] for one in kind]
            spread = np.diag(expected) - np.array(shared)
            off = np.array(seen) - np.array(expected)
            # One outcome follows from the others.
            chi_square = float(off[1:] @ np.linalg.solve(spread[1:, 1:], off[1:]))
            p = beyond(chi_square, degrees)
        return Fit(tuple(kind), sum(seen), seen, expected, chi_square, degrees, p)


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
