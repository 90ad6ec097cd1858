"""Five opponents for now: one tree search, which thinks the longer the higher its level."""

from dataclasses import dataclass

from cavale.core.bot import Bot, Choice
from cavale.core.game import Observation
from cavale.core.jit import Flag
from cavale.search.mcts import mcts

ITERATIONS = (20, 100, 500, 2_500, 12_500)


@dataclass(frozen=True)
class Searcher:
    iterations: int

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        found = mcts(seen, iterations=self.iterations, nodes=1 << 15, seed=seed, stop=stop)
        return Choice(found.move, found.value, nodes=found.nodes, line=(found.move,))

    def __str__(self) -> str:
        return f"{self.iterations:,} random games"


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; `pace` is a factor on the time it takes."""
    if not 1 <= level <= len(ITERATIONS):
        raise ValueError(f"the levels of Catch the Thief are 1 to {len(ITERATIONS)}, not {level}")
    return Searcher(max(1, int(ITERATIONS[level - 1] * pace)))
