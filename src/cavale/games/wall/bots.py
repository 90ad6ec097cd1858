"""Five opponents. They differ in how much they see; none blunders on purpose.

An escape does not change who starts the next one, so a bot plays for the escape at hand: it
searches the wall as it stands in the variant `single`, and its value is that of this escape. One
escape ahead, a draw is worth as much as losing this escape: both leave the game level.
"""

from dataclasses import dataclass, replace

import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.game import Game
from cavale.core.jit import Flag, seeded
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.games.wall.evaluation import FARTHEST, learned, missing_for
from cavale.search.alphabeta import MAX_DEPTH, alphabeta
from cavale.search.limits import NO_LIMIT

_ALMOST = 0.9


@dataclass(frozen=True)
class Climber:
    """Sees its own chain and its own next push, and nothing of the other side's plans."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        here = one_escape(seen)
        position = Position(here.game, here.state)
        codes = np.random.default_rng(seeded(seed)).permutation(here.moves.codes).tolist()
        hopes = [_hope(position.play_unchecked(code), here.seat) for code in codes]
        best = max(hopes)
        move = seen.game.move(codes[hopes.index(best)])
        return Choice(move, best, depth=1, nodes=len(codes), line=(move,))

    def __str__(self) -> str:
        return "its own chain, after its own next push"


def _hope(after: Position, seat: int) -> float:
    if after.outcome:
        return 2 * after.outcome.points[seat] - 1
    return -missing_for(after.copy_record(), seat) / (FARTHEST + 1)


@dataclass(frozen=True)
class Searcher:
    """Sees as far as its limits let it; with patterns, it also knows what to look for."""

    depth: int = MAX_DEPTH
    nodes: int = NO_LIMIT
    seconds: float | None = None
    patterns: bool = True
    table_bits: int = 16

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        found = alphabeta(
            one_escape(seen),
            depth=self.depth,
            nodes=self.nodes,
            seconds=self.seconds,
            weights=learned() if self.patterns else None,
            table_bits=self.table_bits,
            draw=-_ALMOST * _lead(seen),
            seed=seed,
            stop=stop,
        )
        return Choice(found.move, found.value, found.depth, found.nodes, found.line)

    def __str__(self) -> str:
        far = f"{self.depth} pushes ahead"
        if self.seconds is not None:
            far = f"as far as it gets in {self.seconds:g} s"
        elif self.nodes != NO_LIMIT:
            far = f"{self.nodes:,} positions ahead"
        return f"{far}, {'learned patterns' if self.patterns else 'both chains'}"


LEVELS: tuple[Bot, ...] = (
    Climber(),
    Searcher(depth=2, patterns=False),
    Searcher(depth=3, patterns=False),
    Searcher(depth=2),
    Searcher(seconds=1.0, table_bits=21),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; `pace` is a factor on the time it takes."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"the levels of The Wall are 1 to {len(LEVELS)}, not {level}")
    chosen = LEVELS[level - 1]
    if isinstance(chosen, Searcher) and chosen.seconds is not None:
        return replace(chosen, seconds=chosen.seconds * pace)
    return chosen


def _lead(seen: Observation) -> int:
    """1 for the side that is ahead, -1 for the one behind."""
    escapes = seen.copy_record()["escapes"][0]
    return int(np.sign(escapes[seen.seat] - escapes[1 - seen.seat]))


def one_escape(seen: Observation) -> Observation:
    """The same wall in the variant `single`."""
    a = seen.copy_record()
    a["target"] = 1
    a["escapes"] = 0
    return Observation(Game(seen.game.spec, "single"), a.tobytes(), seen.seat)
