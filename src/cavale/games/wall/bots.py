"""Six opponents. They differ in how much they see, and in how firmly they choose by it.

An escape does not change who starts the next one, so a bot plays for the escape at hand: it
searches the wall as it stands in the variant `single`, and its value is that of this escape. One
escape ahead, a draw is worth as much as losing this escape: both leave the game level.

The fifth plays exactly once the wall can be solved (docs/wall-exact.md). To force this escape is
best in `classic` too, and to lose it is never better than to draw the game.
"""

from dataclasses import dataclass, replace

import numpy as np

from cavale.core import allowance
from cavale.core.bot import Bot, Choice
from cavale.core.distracted import Distracted
from cavale.core.game import Game
from cavale.core.jit import Flag
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.shuffling import shuffled
from cavale.core.solving import Forced
from cavale.core.wavering import nearly_best, waver
from cavale.games.wall.evaluation import FARTHEST, learned
from cavale.games.wall.exact.board import Standing
from cavale.games.wall.exact.book import LAST, by_the_book
from cavale.games.wall.exact.kept import CONES
from cavale.games.wall.exact.notes import Notes, noted, read
from cavale.games.wall.exact.values import (
    Known,
    TooLarge,
    Verdict,
    after,
    judged,
    memory_needed,
    standing,
)
from cavale.games.wall.naive import Greedy, lacks
from cavale.games.wall.rules import COVERED
from cavale.search.alphabeta import MAX_DEPTH, alphabeta
from cavale.search.limits import NO_LIMIT

_ALMOST = 0.9
_OUT = 100.0
"""An escape at hand is not weighed: it is taken."""
SOLVED_FROM = 16
"""From so many ropes on, a wall is solved if that is not too much work."""
SURE_FROM = 18
"""From so many on, it always is, if the bot has half of its time or more."""
UNHURRIED = 0.5
WORTH: dict[Forced, float] = {"mover": 1.0, "draw": 0.0, "opponent": -1.0}
WORK = 400
"""Megabytes of cones that are not too much."""
NEARLY = 0.04
"""Of pushes that keep the value and look so nearly equal, any is played."""
GLANCE = 20_000
"""Positions looked at after a push, to choose between pushes that all win."""


@dataclass(frozen=True)
class Climber:
    """Builds its own chain, not always where it lacks least, and spoils nobody else's.

    An escape is one more knot to it: a push that moves three of them over the wall may pass it by.
    """

    warmth: float
    """In knots."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        position, codes = Position(seen.game, seen.state), seen.moves.codes
        hopes = [float(-lacks(position, code, seen.seat)) for code in codes]
        move = seen.game.move(codes[waver(hopes, self.warmth, seed)])
        return Choice(move, max(hopes) / (FARTHEST + 1), depth=1, nodes=len(codes), line=(move,))

    def __str__(self) -> str:
        return "its own chain, after its own next push; takes its time"


@dataclass(frozen=True)
class Searcher:
    """Sees as far as its limits let it; with patterns, it also knows what to look for."""

    depth: int = MAX_DEPTH
    nodes: int = NO_LIMIT
    seconds: float | None = None
    patterns: bool = True
    table_bits: int = 16

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        return self.sought(one_escape(seen), -_ALMOST * _lead(seen), stop, seed)

    def sought(
        self, one: Observation, draw: float, stop: Flag | None = None, seed: int | None = None
    ) -> Choice:
        """Of a wall in the variant `single`, where a draw is worth so much to the mover."""
        found = alphabeta(
            one,
            depth=self.depth,
            nodes=self.nodes,
            seconds=self.seconds,
            weights=learned() if self.patterns else None,
            table_bits=self.table_bits,
            draw=draw,
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
class Wavering:
    """Values every push by a search, and takes what looks nearly as good nearly as often."""

    search: Searcher
    """Of the answers to a push."""
    warmth: float
    wary: bool = False
    """What it sees to be lost is not weighed: it is avoided."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        one, codes = one_escape(seen), seen.moves.codes
        position, draw = Position(one.game, one.state), -_ALMOST * _lead(seen)
        values, nodes = list[float](), 0
        for code in codes:
            found = _answered(self.search, position.play_unchecked(code), one.seat, draw, stop)
            values.append(-_OUT if self.wary and found.value == -1.0 else found.value)
            nodes += found.nodes
        chosen = waver(values, self.warmth, seed)
        move = seen.game.move(codes[chosen])
        value = max(-1.0, min(1.0, values[chosen]))
        return Choice(move, value, self.search.depth + 1, nodes, (move,))

    def __str__(self) -> str:
        ahead = replace(self.search, depth=self.search.depth + 1)
        return f"{ahead}; {WAVERS[self.warmth > SLIGHTLY]}"


SLIGHTLY = 0.05
WAVERS = ("of nearly equal pushes any", "now and then the second best")


def _answered(
    search: Searcher, there: Position, seat: int, draw: float, stop: Flag | None
) -> Choice:
    """What a push has led to, for the seat that made it; its move is the answer."""
    if there.outcome is not None:
        points = there.outcome.points[seat]
        worth = {0.0: -1.0, 0.5: draw, 1.0: _OUT}[points]
        return Choice(there.game.move(0), worth, nodes=1)
    found = search.sought(there.observe(there.mover), -draw if there.mover != seat else draw, stop)
    return found if there.mover == seat else replace(found, value=-found.value)


@dataclass(frozen=True)
class Solver:
    """Searches while too much can come of the wall; then it knows what every push is worth.

    How much is too much is asked of the wall, never of a clock: a busy machine takes longer and
    plays the same.
    """

    search: Searcher
    pace: float = 1.0
    notes: Notes | None = None

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        if not allowance.exact():
            return self.search.choose(seen, seed, stop)
        one = one_escape(seen)
        known = by_the_book(one.copy_record())
        if known is not None:
            return self._among(known, seen, one, seed, stop)
        if len(one.moves) > 1:
            here = standing(one.copy_record())
            exact = self._known(one, here, stop)
            if exact is not None:
                return self._exactly(seen, one, exact, here, seed, stop)
        return self.search.choose(seen, seed, stop)

    def _known(self, one: Observation, here: Standing, stop: Flag | None) -> Known | None:
        if self.notes is not None and self.notes.knows(here):
            return self.notes
        return CONES.exact(here, stop) if self.solves(one) else None

    def ponder(self, seen: Observation, stop: Flag) -> bytes:
        """Solves what the other side looks at, if that takes no more memory than a move may."""
        one = one_escape(seen)
        a = one.copy_record()
        here = standing(a)
        too_early = int(a["pushed"][0]) < LAST
        if too_early or not allowance.exact() or memory_needed(here, keep=True) > WORK:
            return b""
        exact = CONES.exact(here, stop, keep=WORK)
        return b"" if exact is None else noted(exact, here)

    def recalling(self, notes: bytes) -> "Solver":
        return replace(self, notes=read(notes))

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
        exact: Known,
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
            tried = shuffled(range(len(good)), seed)
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
        """Of the pushes that keep the value, the one that search likes best or nearly so.

        What search does not see is judged by where it sees most.
        """
        value = WORTH[found.value]
        good = [one.game.read_move(text) for text, v in found.moves.items() if v == found.value]
        searched = self.search.choose(seen, seed, stop)
        looks = [self._glance(one, move, seed) for move in good]
        if searched.move in good:
            looks[good.index(searched.move)] = max(looks)
        move = good[nearly_best(looks, NEARLY, seed)]
        if move == searched.move:
            return replace(searched, value=value, sure=True)
        return Choice(move, value, line=(move,), sure=True)

    def _glance(self, one: Observation, move: Move, seed: int) -> float:
        there = Position(one.game, one.state).play_unchecked(move.code)
        if there.outcome is not None:
            return 2 * there.outcome.points[one.seat] - 1
        quick = replace(self.search, seconds=None, nodes=GLANCE, table_bits=16)
        value = quick.choose(there.observe(there.mover), seed).value
        return value if there.mover == one.seat else -value

    def __str__(self) -> str:
        late = f" and from {SOLVED_FROM} or {SURE_FROM} on" if self.pace else ""
        return f"{self.search}; exact values up to rope {LAST}{late}"


def _safe_replies(exact: Known, here: Standing, move: Move) -> int:
    """How many answers to a push do not lose."""
    there = after(here)[move.code]
    return sum(exact.winner(wall) != here.turn for wall in after(there).values())


@dataclass(frozen=True)
class Generous:
    """Plays like the level below while it leads, and like the level above while it is behind.

    A match of several escapes would otherwise be won by whoever is a little better, nearly always.
    """

    ahead: Bot
    level: Bot
    behind: Bot

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        return (self.level, self.ahead, self.behind)[_lead(seen)].choose(seen, seed, stop)

    def __str__(self) -> str:
        return f"{self.level}; a level lower while it leads, a level higher while it is behind"


_FIRST = Climber(3.0)
_QUICK = Wavering(Searcher(depth=2, table_bits=10), 0.08, wary=True)
_KEEN = Solver(Searcher(nodes=30_000, table_bits=14), pace=0.0)
_STRENGTHS: tuple[Bot, ...] = (
    _FIRST,
    Distracted(Greedy(), _FIRST, 0.26),
    Distracted(_QUICK, Greedy(), 0.38),
    Distracted(_QUICK, Greedy(), 0.12),
    Distracted(_KEEN, Greedy(), 0.08),
    Distracted(_KEEN, Greedy(), 0.03),
)
LEVELS: tuple[Bot, ...] = (
    # Who plays anything wins a third of the matches against it.
    Climber(5.0),
    *(Generous(*_STRENGTHS[level - 1 : level + 2]) for level in range(1, 5)),
    Solver(Searcher(seconds=1.0, table_bits=21)),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 0 to 5; `pace` is a factor on the time it takes."""
    if not 0 <= level < len(LEVELS):
        raise ValueError(f"the levels of The Wall are 0 to {len(LEVELS) - 1}, not {level}")
    chosen = LEVELS[level]
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
