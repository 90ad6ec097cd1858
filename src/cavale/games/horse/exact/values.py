"""What a card is worth late in a deal for two, on average over what its player cannot rule out."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.core.shuffling import shuffled
from cavale.core.solving import Report
from cavale.games.horse.exact.tree import MOST_CARDS, Tree
from cavale.games.horse.exact.worlds import worlds
from cavale.games.horse.state import DISCARD
from cavale.search.limits import NO_LIMIT

LEAST: Final = 60
"""So many worlds say enough; with fewer, unless these are all, nothing is said."""
SAME: Final = 1e-9


@dataclass(frozen=True)
class Averaged:
    chances: dict[int, float]
    """By code, from 0 to 1: a catch within this deal counts, and what the next one begins with."""
    worlds: int
    of: int
    """Worlds that there are."""

    @property
    def best(self) -> float:
        return max(self.chances.values())

    def good(self) -> list[int]:
        return [code for code, chance in self.chances.items() if chance >= self.best - SAME]


def late(seen: Observation) -> bool:
    """Whether the seat is to play one of the last cards of a deal for two."""
    s = seen.copy_record()[0]
    if s.seats != 2 or not seen.moves or seen.moves.codes[0] < DISCARD:
        return False
    return bool(s.holds[:2].max() <= MOST_CARDS)


def averaged(
    seen: Observation,
    looks: int = NO_LIMIT,
    seed: int = 0,
    stop: Flag | None = None,
    report: Report | None = None,
) -> Averaged | None:
    """None if it is not late, or if so many moves looked at are not enough for it.

    Where not all worlds can be looked at, some of them are, any as soon as any other.
    """
    if not late(seen):
        return None
    tree, codes = Tree(), np.array(seen.moves.codes, np.int64)
    there = worlds(seen)
    total, weights, done = np.zeros(len(codes)), 0.0, 0
    for world, weight in shuffled(there, seed):
        if tree.looked_at >= looks or (stop is not None and stop[0]):
            break
        total += weight * tree.judge(world, codes)
        weights += weight
        done += 1
        if report is not None:
            report(done, len(there))
    if done < min(LEAST, len(there)):
        return None
    chances = (1 + total / weights) / 2
    return Averaged(dict(zip(codes.tolist(), chances.tolist(), strict=True)), done, len(there))
