"""Six opponents. They differ in how much they see, and in how firmly they choose by it."""

from dataclasses import dataclass, replace
from math import tanh

import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.distracted import Distracted
from cavale.core.jit import Flag, Ints
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.wavering import waver
from cavale.games.ball.board import OFF, SIDE, SQUARES
from cavale.games.ball.choosing import Thought, think
from cavale.games.ball.evaluation import SCALE, by_hand, learned, total
from cavale.games.ball.naive import Greedy, forward, gain
from cavale.games.ball.rules import NO_PAWN, move_parts
from cavale.games.ball.search import MAX_DEPTH, SURE
from cavale.games.ball.unfolding import outcomes, threatened, unfold, winning
from cavale.search.limits import NO_LIMIT


@dataclass(frozen=True)
class Runner:
    """Moves one pawn and then another, mostly forward, the ball in hand if possible.

    Jumps that end far away it does not see, not even one that wins.
    """

    warmth: float
    """In rows of the ball."""
    far: int = SIDE
    """The squares between where a pawn starts and where it ends, at most."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        s, codes = seen.copy_record()[0], seen.moves.codes
        codes = tuple(code for code in codes if _apart(int(s.turn), code) <= self.far) or codes
        gains = [gain(s, code) for code in codes]
        move = seen.game.move(codes[waver(gains, self.warmth, seed)])
        return Choice(move, 0.0, 1, len(codes), (move,))

    def __str__(self) -> str:
        how = f" that is {self.far} squares from it at most" if self.far < SIDE else ""
        return f"how far forward one pawn brings the ball, to a place{how}"


def _apart(side: int, code: int) -> int:
    start, end, _ = move_parts(code)
    if end == OFF:
        return SIDE - forward(side, start)
    (row, column), (there, beside) = divmod(start, SIDE), divmod(end, SIDE)
    return max(abs(row - there), abs(column - beside))


_LOSES = 6.0


@dataclass(frozen=True)
class Wavering:
    """Weighs whole turns, and takes what looks nearly as good nearly as often."""

    warmth: float
    """In `SCALE`."""
    answered: int = 0
    """So many turns that look best are judged by the answer to them, the others not considered."""
    patterns: bool = True
    fear: float = _LOSES
    """What it gives, in `SCALE`, that the other side does not win in its next turn."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        position = Position(seen.game, seen.state)
        won = winning(position)
        if won:
            return _choice(seen, Thought(won, SURE + 1, 1, 1))
        values = learned() if self.patterns else by_hand()
        turns, scores = outcomes(position, values)
        if seen.copy_record()[0].moved != NO_PAWN:
            scores = np.array([_looks(position, turn, values) for turn in turns.tolist()])
        ranked: list[int] = np.argsort(-scores, kind="stable").tolist()
        found = list[float]()
        for at in ranked:
            # A level that looks for answers looks on until there is a turn that is not lost.
            if len(found) >= (self.answered or _CONSIDERED) and (
                not self.answered or max(found) >= -_LOSES * SCALE
            ):
                break
            after = _after(position, int(turns[at]))
            found.append(self._worth(after, int(scores[at]), values, stop))
        chosen = waver(found, self.warmth * SCALE, seed)
        codes = unfold(position, int(turns[ranked[chosen]]))
        depth = 2 if self.answered else 1
        return _choice(seen, Thought(codes, int(found[chosen]), depth, len(turns)))

    def _worth(self, after: Position, score: int, values: Ints, stop: Flag | None) -> float:
        """Of a turn that led here."""
        if after.mover is None:
            return 0.0
        if self.fear and threatened(after):
            # Worse than the worst of the answers that are not yet a win.
            return min(float(score), 0.0) - (self.fear + (_LOSES if self.answered else 0.0)) * SCALE
        if not self.answered:
            return float(score)
        there = after.observe(after.mover)
        answer = think(there, values, depth=1, table_bits=8, stop=stop)
        return float(max(-_LOSES * SCALE, -answer.score))

    def __str__(self) -> str:
        known = "learned values" if self.patterns else "values set by hand"
        ahead = "2 turns" if self.answered else "this turn"
        ahead += " and the threats" if self.fear and not self.answered else ""
        wavers = "of nearly equal turns any" if self.warmth < _SLIGHT else "often the second best"
        return f"{ahead} ahead, {known}; {wavers}"


_CONSIDERED = 60
_SLIGHT = 0.1


def _after(position: Position, turn: int) -> Position:
    for code in unfold(position, turn):
        position = position.play_unchecked(code)
    return position


def _looks(position: Position, turn: int, values: Ints) -> int:
    """What `total` says of the board that a turn leads to."""
    s = position.copy_record()[0]
    side, ball = int(s.turn), turn >> SQUARES
    own, opp = turn & (1 << SQUARES) - 1, int(s.pawns[1 - side])
    return int(total(own, opp, ball, own >> ball & 1, side, values))


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
    # Libraries differ in its last digit.
    value = round(tanh(thought.score / SCALE), 12)
    line = tuple(seen.game.move(code) for code in thought.codes)
    return Choice(line[0], value, thought.depth, thought.nodes, line)


_BEGINNER = Runner(4.4, far=2)
CAREFUL = Wavering(0.05, answered=24)

LEVELS: tuple[Bot, ...] = (
    _BEGINNER,
    Distracted(Greedy(), _BEGINNER, 0.3),
    Distracted(CAREFUL, Greedy(), 0.6),
    Distracted(CAREFUL, Greedy(), 0.18),
    Distracted(CAREFUL, Greedy(), 0.03),
    Searcher(seconds=1.0, force=600, reduce=True, table_bits=20),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 0 to 5; `pace` is a factor on the time it takes."""
    if not 0 <= level < len(LEVELS):
        raise ValueError(f"the levels of The Ball are 0 to {len(LEVELS) - 1}, not {level}")
    chosen = LEVELS[level]
    if isinstance(chosen, Searcher) and chosen.seconds is not None:
        return replace(chosen, seconds=chosen.seconds * pace)
    return chosen


def without_force(pace: float) -> Bot:
    """The strongest level without the search for forced wins: what that is worth is measured."""
    strongest = bot(len(LEVELS) - 1, pace)
    assert isinstance(strongest, Searcher)
    return replace(strongest, force=0)
