"""Five opponents. They differ in how much they see; none blunders on purpose."""

from dataclasses import dataclass, replace
from math import tanh

import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Flag, seeded
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.games.ball.board import BLUE, SIDE, SQUARES
from cavale.games.ball.choosing import Thought, think
from cavale.games.ball.evaluation import SCALE, by_hand, learned
from cavale.games.ball.rules import NO_PAWN
from cavale.games.ball.search import MAX_DEPTH, SURE
from cavale.games.ball.unfolding import outcomes, unfold, winning
from cavale.search.limits import NO_LIMIT


@dataclass(frozen=True)
class Runner:
    """Sees a win in this very turn; else it runs forward with the ball and looks at nothing."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        position = Position(seen.game, seen.state)
        won = winning(position)
        if won:
            return _choice(seen, Thought(won, SURE + 1, 1, 1))
        turns, _ = outcomes(position, by_hand())
        progress = [_progress(position, turn) for turn in turns.tolist()]
        best = max(progress)
        equal = np.flatnonzero(np.array(progress) == best)
        turn = int(turns[np.random.default_rng(seeded(seed)).choice(equal)])
        codes = unfold(position, turn)
        return _choice(seen, Thought(codes, 20 * best, 1, len(turns)))

    def __str__(self) -> str:
        return "how far the ball gets in this turn"


def _progress(position: Position, turn: int) -> int:
    """The rows the ball has come, if it is ours after this turn; less than none if it is not."""
    row = (turn >> SQUARES) // SIDE
    s = position.copy_record()[0]
    forward = row if s.turn == BLUE else SIDE - 1 - row
    return forward if turn >> (turn >> SQUARES) & 1 else forward - SIDE


_FIRST, _SECOND = 0.75, 0.25
"""The shares of a turn's time: for the whole turn, and for its end when one pawn has moved."""


@dataclass(frozen=True)
class Searcher:
    """Sees as far as its limits let it; `seconds` are for a turn, the other limits for a move."""

    depth: int = MAX_DEPTH
    nodes: int = NO_LIMIT
    seconds: float | None = None
    patterns: bool = True
    force: int = 0
    reduce: bool = False
    table_bits: int = 16

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        values = learned() if self.patterns else by_hand()
        share = _FIRST if seen.copy_record()[0].moved == NO_PAWN else _SECOND
        thought = think(
            seen,
            values,
            depth=self.depth,
            nodes=self.nodes,
            seconds=None if self.seconds is None else share * self.seconds,
            force=self.force,
            reduce=self.reduce,
            table_bits=self.table_bits,
            seed=seed,
            stop=stop,
        )
        return _choice(seen, thought)

    def __str__(self) -> str:
        far = "this turn and the threats after it"
        if self.seconds is not None:
            far = f"as far as {self.seconds:g} s a turn let it"
        elif self.nodes != NO_LIMIT:
            far = f"{self.nodes:,} boards ahead"
        elif self.depth > 1:
            far = f"{self.depth} turns ahead"
        known = "learned values" if self.patterns else "values set by hand"
        return f"{far}, {known}{', forced wins' if self.force else ''}"


def _choice(seen: Observation, thought: Thought) -> Choice:
    value = tanh(thought.score / SCALE)
    line = tuple(seen.game.move(code) for code in thought.codes)
    return Choice(line[0], value, thought.depth, thought.nodes, line)


LEVELS: tuple[Bot, ...] = (
    Runner(),
    Searcher(depth=1, patterns=False),
    Searcher(depth=1),
    Searcher(depth=2),
    Searcher(seconds=1.0, force=600, reduce=True, table_bits=20),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; `pace` is a factor on the time it takes."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"the levels of The Ball are 1 to {len(LEVELS)}, not {level}")
    chosen = LEVELS[level - 1]
    if isinstance(chosen, Searcher) and chosen.seconds is not None:
        return replace(chosen, seconds=chosen.seconds * pace)
    return chosen


def without_force(pace: float) -> Bot:
    """The strongest level without the search for forced wins: what that is worth is measured."""
    strongest = bot(len(LEVELS), pace)
    assert isinstance(strongest, Searcher)
    return replace(strongest, force=0)
