"""Six opponents. All but the first take a catch that is there; they differ in what they think
about besides.

A hunter imagines how hunts go on from worlds it cannot rule out: information-set tree search. The
better ones first set aside the moves that hand somebody a catch and prepare none of their own. They
are bold about it, the fourth most of all: the timid play no better, and hunts of six of them last
too long for ruling H9.
"""

from dataclasses import dataclass, replace

from cavale.core.bot import Bot, Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.core.wavering import waver
from cavale.games.horse.board import CELLS
from cavale.games.horse.cards import HORSE_KINDS
from cavale.games.horse.exact.values import Averaged, averaged
from cavale.games.horse.haste import NO_MOVE, face_winning
from cavale.games.horse.naive import gaps_after
from cavale.games.horse.shortlist import shortlist
from cavale.games.horse.state import PLAY
from cavale.search.limits import NO_LIMIT
from cavale.search.mcts import Grown, mcts

_CAUGHT = 1000.0
"""A catch that is seen is not weighed: it is taken."""


@dataclass(frozen=True)
class Stroller:
    """Brings its subject nearer to the horse, with no hurry, and looks at nobody else.

    With short sight, a catch is seen only few steps away, and only by its subject's own card.
    """

    warmth: float
    """In steps."""
    sight: int | None = None
    """In steps; without one it sees every catch."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        s = seen.copy_record()[0]
        gaps = {
            code: gap
            for code, gap, steps in gaps_after(s, seen.seat, seen.moves.codes)
            if gap or self._sees(code, steps)
        }
        codes = list(gaps) or list(seen.moves.codes)
        hopes = [float(-gaps.get(code, 0)) or _CAUGHT for code in codes]
        move = seen.game.move(codes[waver(hopes, self.warmth, seed)])
        return Choice(move, 0.0, depth=1, nodes=len(codes), line=(move,))

    def _sees(self, code: int, steps: int) -> bool:
        own = (code - PLAY) // CELLS < HORSE_KINDS
        return self.sight is None or (own and steps <= self.sight)

    def __str__(self) -> str:
        seen = "" if self.sight is None else f", {self.sight} steps away at most"
        return f"how near its subject comes to the horse; a catch{seen}"


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
    warmth: float = 0.0
    """How much less a move may be worth and still be played, e times less often."""
    reads: bool = False
    """Whether it takes whom the others move where for a sign of whom they play for."""
    looks: int = 0
    """Late in a deal for two it plays all out, if that takes no more than so many moves."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        among = None
        if seen.moves.codes[0] >= PLAY:
            code = int(face_winning(seen.copy_record()))
            if code != NO_MOVE:
                move = seen.game.move(code)
                return Choice(move, 1.0, depth=1, nodes=1, line=(move,))
            seen = _in_mind(seen, self.reads)
            found = averaged(seen, self.looks, seed, stop) if self.looks else None
            if found is not None:
                return self._counted(seen, found, seed, stop)
            among = shortlist(seen, self.few, self.bold, seed) if self.few else None
        return self._searched(seen, among, seed, stop)

    def _counted(self, seen: Observation, found: Averaged, seed: int, stop: Flag | None) -> Choice:
        """The best card; of several the one that looks best further on."""
        good, value = found.good(), 2 * found.best - 1
        if len(good) == 1:
            move = seen.game.move(good[0])
            return Choice(move, value, nodes=found.worlds, line=(move,))
        return replace(self._searched(seen, good, seed, stop), value=value)

    def _searched(
        self, seen: Observation, among: list[int] | None, seed: int, stop: Flag | None
    ) -> Choice:
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
        chosen = grown.tried[self._among(grown, seed)]
        return Choice(chosen.move, 2 * chosen.mean - 1, nodes=grown.iterations, line=(chosen.move,))

    def _among(self, grown: Grown, seed: int) -> int:
        """Of the moves it has looked at more than once; without warmth the most visited."""
        means = [one.mean for one in grown.tried if one.visits > 1]
        return waver(means, self.warmth, seed) if self.warmth and means else 0

    def __str__(self) -> str:
        far = f"{self.hunts:,} imagined hunts"
        if self.seconds is not None:
            far = f"as many imagined hunts as {self.seconds:g} s allow"
        far = f"{far}, {f'the {self.few} most promising moves' if self.few else 'any move'}"
        if self.reads:
            far = f"{far}; guesses from whom the others move"
        if self.looks:
            far = f"{far}; plays out the last three cards of two"
        return far


def _in_mind(seen: Observation, reading: bool) -> Observation:
    """What a search starts from."""
    a = seen.copy_record()
    a["imagined"] = 1
    if not reading:
        a["leans"] = 0
    return Observation(seen.game, a.tobytes(), seen.seat)


LEVELS: tuple[Bot, ...] = (
    Stroller(2.0, 3),
    Stroller(5.0),
    Hunter(hunts=140),
    Hunter(hunts=110, few=16),
    Hunter(hunts=1200, few=20, bold=9.0),
    Hunter(seconds=1.0, few=24, nodes=1 << 18, reads=True, looks=4_000_000),
)


def bot(level: int, pace: float = 1.0) -> Bot:
    """A bot of a level from 0 to 5; `pace` is a factor on the time it takes."""
    if not 0 <= level < len(LEVELS):
        raise ValueError(f"the levels of The White Horse are 0 to {len(LEVELS) - 1}, not {level}")
    chosen = LEVELS[level]
    if isinstance(chosen, Hunter) and chosen.seconds is not None:
        looks = int(chosen.looks * pace)
        return replace(chosen, seconds=chosen.seconds * pace, looks=looks)
    return chosen


def unread(pace: float = 1.0) -> Bot:
    """The fifth level, guessing nothing from whom the others move: what that is worth."""
    best = bot(len(LEVELS) - 1, pace)
    assert isinstance(best, Hunter)
    return replace(best, reads=False)
