"""Five opponents. They differ in how much they see; none blunders on purpose.

An escape does not change who starts the next one, so a bot plays for the escape at hand: it
searches the wall as it stands in the variant `single`, and its value is that of this escape. One
escape ahead, a draw is worth as much as losing this escape: both leave the game level.

The fifth plays exactly once the wall can be solved (docs/wall-exact.md). To force this escape is
best in `classic` too, and to lose it is never better than to draw the game.
"""

from dataclasses import dataclass, replace

import numpy as np

from cavale.core.bot import Bot, Choice
from cavale.core.game import Game
from cavale.core.jit import Flag, seeded
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.solving import Forced
from cavale.games.wall.evaluation import FARTHEST, learned, missing_for
from cavale.games.wall.exact.board import Standing
from cavale.games.wall.exact.book import LAST, by_the_book
from cavale.games.wall.exact.kept import CONES
from cavale.games.wall.exact.values import (
    Exact,
    TooLarge,
    Verdict,
    after,
    judged,
    memory_needed,
    standing,
)
from cavale.games.wall.rules import COVERED
from cavale.search.alphabeta import MAX_DEPTH, alphabeta
from cavale.search.limits import NO_LIMIT

_ALMOST = 0.9
SOLVED_FROM = 16
"""From so many ropes on, a wall is solved if that is not too much work."""
SURE_FROM = 18
"""From so many on, it always is, if the bot has half of its time or more."""
UNHURRIED = 0.5
WORTH: dict[Forced, float] = {"mover": 1.0, "draw": 0.0, "opponent": -1.0}
WORK = 400
"""Megabytes of cones that are not too much."""
GLANCE = 20_000
"""Positions looked at after a push, to choose between pushes that all win."""


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


@dataclass(frozen=True)
class Solver:
    """Searches while too much can come of the wall; then it knows what every push is worth.

    How much is too much is asked of the wall, never of a clock: a busy machine takes longer and
    plays the same.
    """

    search: Searcher
    pace: float = 1.0

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        one = one_escape(seen)
        known = by_the_book(one.copy_record())
        if known is not None:
            return self._among(known, seen, one, seed, stop)
        if len(one.moves) > 1 and self.solves(one):
            here = standing(one.copy_record())
            exact = CONES.exact(here, stop)
            if exact is not None:
                return self._exactly(seen, one, exact, here, seed, stop)
        return self.search.choose(seen, seed, stop)

    def solves(self, one: Observation) -> bool:
        a = one.copy_record()
        pushed = int(a["pushed"][0])
        if pushed < SOLVED_FROM:
            return False
        if pushed >= SURE_FROM and self.pace >= UNHURRIED:
            return True
        return memory_needed(standing(a), keep=True) <= self.pace * WORK

    def _exactly(
        self,
        seen: Observation,
        one: Observation,
        exact: Exact,
        here: Standing,
        seed: int,
        stop: Flag | None,
    ) -> Choice:
        left = COVERED - int(one.copy_record()["pushed"][0])
        try:
            found = judged(exact, here, left)
        except TooLarge:
            return self.search.choose(seen, seed, stop)
        good = [one.game.read_move(text) for text, v in found.moves.items() if v == found.value]
        if found.value == "draw":
            tried = np.random.default_rng(seeded(seed)).permutation(len(good)).tolist()
            move = min((good[i] for i in tried), key=lambda move: _safe_replies(exact, here, move))
            return Choice(move, 0.0, line=(move,), sure=True)
        value = WORTH[found.value]
        if found.distances and value > 0:
            move = min(good, key=lambda move: found.distances[move.text])
            return Choice(move, value, line=(move,), sure=True)
        return self._among(found, seen, one, seed, stop)

    def _among(
        self, found: Verdict, seen: Observation, one: Observation, seed: int, stop: Flag | None
    ) -> Choice:
        """Of the pushes that keep the value, the one that search likes best."""
        value = WORTH[found.value]
        good = [one.game.read_move(text) for text, v in found.moves.items() if v == found.value]
        searched = self.search.choose(seen, seed, stop)
        if searched.move in good:
            return replace(searched, value=value, sure=True)
        # What search does not see: on to where it sees most.
        move = max(good, key=lambda move: self._glance(one, move, seed))
        return Choice(move, value, line=(move,), sure=True)

    def _glance(self, one: Observation, move: Move, seed: int) -> float:
        there = Position(one.game, one.state).play_unchecked(move.code)
        if there.outcome is not None:
            return 2 * there.outcome.points[one.seat] - 1
        quick = replace(self.search, seconds=None, nodes=GLANCE, table_bits=16)
        value = quick.choose(there.observe(there.mover), seed).value
        return value if there.mover == one.seat else -value

    def __str__(self) -> str:
        late = f"from {SOLVED_FROM} or {SURE_FROM} on"
        return f"{self.search}; exact values up to rope {LAST} and {late}"


def _safe_replies(exact: Exact, here: Standing, move: Move) -> int:
    """How many answers to a push do not lose."""
    there = after(here)[move.code]
    return sum(exact.winner(wall) != here.turn for wall in after(there).values())


LEVELS: tuple[Bot, ...] = (
    Climber(),
    Searcher(depth=2, patterns=False),
    Searcher(depth=3, patterns=False),
    Searcher(depth=2),
    Solver(Searcher(seconds=1.0, table_bits=21)),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 1 to 5; `pace` is a factor on the time it takes."""
    if not 1 <= level <= len(LEVELS):
        raise ValueError(f"the levels of The Wall are 1 to {len(LEVELS)}, not {level}")
    chosen = LEVELS[level - 1]
    if isinstance(chosen, Solver) and chosen.search.seconds is not None:
        return Solver(replace(chosen.search, seconds=chosen.search.seconds * pace), pace)
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
