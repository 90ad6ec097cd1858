"""Five opponents. All take a catch that is there; they differ in what they think about besides.

A hunter imagines how hunts go on from worlds it cannot rule out: information-set tree search. The
better ones first set aside the moves that hand somebody a catch and prepare none of their own. They
are bold about it, the fourth most of all: the timid play no better, and hunts of six of them last
too long for ruling H9.
"""

from dataclasses import dataclass, replace

import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Flag, seeded
from cavale.core.observation import Observation
from cavale.games.horse.haste import NO_MOVE, face_hasty, face_winning
from cavale.games.horse.rules import MAX_MOVES
from cavale.games.horse.shortlist import shortlist
from cavale.games.horse.state import PLAY
from cavale.search.limits import NO_LIMIT
from cavale.search.mcts import mcts


@dataclass(frozen=True)
class Stroller:
    """Sees a catch of its own; else it moves anyone anywhere."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        out = np.zeros(MAX_MOVES, np.int64)
        move = seen.game.move(int(face_hasty(seen.copy_record(), out, seeded(seed))))
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
    few: int = 0
    """Think only about so many moves that look best at first sight; 0 is all of them."""
    bold: float = 3.0
    """What a catch of its own is worth to it against one of the next player's, at first sight."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        among = None
        if seen.moves.codes[0] >= PLAY:
            code = int(face_winning(seen.copy_record()))
            if code != NO_MOVE:
                move = seen.game.move(code)
                return Choice(move, 1.0, depth=1, nodes=1, line=(move,))
            among = shortlist(seen, self.few, self.bold, seed) if self.few else None
        grown = mcts(
            seen,
            seconds=self.seconds,
            iterations=self.hunts,
            nodes=self.nodes,
            explore=self.explore,
            among=among,
            seed=seed,
            stop=stop,
        )
        return Choice(grown.move, grown.value, nodes=grown.iterations, line=(grown.move,))

    def __str__(self) -> str:
        far = f"{self.hunts:,} imagined hunts"
        if self.seconds is not None:
            far = f"as many imagined hunts as {self.seconds:g} s allow"
        return f"{far}, {f'the {self.few} most promising moves' if self.few else 'any move'}"


LEVELS: tuple[Bot, ...] = (
    Stroller(),
    Hunter(hunts=60),
    Hunter(hunts=200, few=16),
    Hunter(hunts=1200, few=20, bold=9.0),
    Hunter(seconds=1.0, few=24, nodes=1 << 18),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; `pace` is a factor on the time it takes."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"the levels of The White Horse are 1 to {len(LEVELS)}, not {level}")
    chosen = LEVELS[level - 1]
    if isinstance(chosen, Hunter) and chosen.seconds is not None:
        return replace(chosen, seconds=chosen.seconds * pace)
    return chosen
