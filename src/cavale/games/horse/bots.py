"""Five opponents. All take a catch that is there; they differ in how many hunts they imagine."""

from dataclasses import dataclass, replace

import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.game import Observation
from cavale.core.jit import Flag, Ints, Rng, States, kernel, seeded
from cavale.games.horse.haste import NO_MOVE, winning
from cavale.games.horse.rules import MAX_MOVES
from cavale.games.horse.state import PLAY
from cavale.search.limits import NO_LIMIT
from cavale.search.mcts import mcts
from cavale.search.playout import hasty


@kernel
def _in_haste(a: States, out: Ints, rng: Rng) -> int:
    return hasty(a[0], out, rng)


@kernel
def _catch(a: States) -> int:
    return winning(a[0])


@dataclass(frozen=True)
class Stroller:
    """Sees a catch of its own; else it moves anyone anywhere."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        out = np.zeros(MAX_MOVES, np.int64)
        move = seen.game.move(int(_in_haste(seen.open(), out, seeded(seed))))
        return Choice(move, 0.0, depth=1, nodes=1, line=(move,))

    def __str__(self) -> str:
        return "its own catch, and else nothing"


@dataclass(frozen=True)
class Hunter:
    """Plays on in its mind from worlds it cannot rule out, again and again."""

    hunts: int = NO_LIMIT
    seconds: float | None = None
    nodes: int = 1 << 15
    explore: float = 0.7

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        if seen.moves.codes[0] >= PLAY:
            code = int(_catch(seen.open()))
            if code != NO_MOVE:
                move = seen.game.move(code)
                return Choice(move, 1.0, depth=1, nodes=1, line=(move,))
        grown = mcts(
            seen,
            seconds=self.seconds,
            iterations=self.hunts,
            nodes=self.nodes,
            explore=self.explore,
            seed=seed,
            stop=stop,
        )
        return Choice(grown.move, grown.value, nodes=grown.iterations, line=(grown.move,))

    def __str__(self) -> str:
        if self.seconds is not None:
            return f"as many imagined hunts as {self.seconds:g} s allow"
        return f"{self.hunts:,} imagined hunts"


LEVELS: tuple[Bot, ...] = (
    Stroller(),
    Hunter(hunts=150),
    Hunter(hunts=600),
    Hunter(hunts=2500),
    Hunter(seconds=1.0, nodes=1 << 18),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; `pace` is a factor on the time it takes."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"the levels of The White Horse are 1 to {len(LEVELS)}, not {level}")
    chosen = LEVELS[level - 1]
    if isinstance(chosen, Hunter) and chosen.seconds is not None:
        return replace(chosen, seconds=chosen.seconds * pace)
    return chosen
