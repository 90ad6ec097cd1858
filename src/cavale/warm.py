"""Compile ahead, so that nobody waits for a compiler in a game.

The kernels of a game are whatever its bots, views and searches call: each step makes some of those
calls on a small scale, and Numba keeps the result on disk.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from cavale.core.catalogue import LANGS
from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.core.spec import Spec

RULES = "rules"
"""The step that tables need."""
DONE = "all"
"""The last step of a game: it says that the others have been taken."""
DECISIONS = 4
"""So many decisions into a game, everything about it has been asked once."""
LATE = (11, 12)
"""So many decisions into a game of chance either seat is where no bot would have brought it."""
EXACT_MEMORY = 4096
"""Megabytes for the exact value of a position near the end of a game."""
EXACT_SECONDS = 1.0


@dataclass(frozen=True)
class Step:
    game: str
    name: str
    work: Callable[[], object]

    def run(self) -> None:
        from cavale.core.kernel_cache import compiling_ahead

        with compiling_ahead():
            self.work()


def steps(spec: Spec) -> Iterator[Step]:
    """What to call once so that everything about a game is compiled."""
    game = Game(spec)

    def rules() -> None:
        from cavale.core.jit import seeded

        for decisions in range(DECISIONS):
            position = _after(game, decisions)
            seen = position.observe(position.mover)
            seen.resample(seeded(1))
            _shown(seen)
            position.sees(None, position.moves[0])
            position.play(position.moves[0])
            game.parse(str(position))
        end = finished(game)
        _ = end.outcome
        end.utility(0)
        for seat in (None, *range(game.seats)):
            _shown(end.observe(seat))

    def perft() -> None:
        from cavale.search.perft import perft

        perft(game.start(), 2)

    def playout() -> None:
        from cavale.search.playout import playouts

        playouts(game.start(), 2)

    def level(number: int) -> Callable[[], None]:
        def think() -> None:
            # Where there is only one move, a bot does not think.
            for decisions in (*range(DECISIONS + 1), *LATE):
                position = _after(game, decisions)
                spec.bot(number, 0.01).choose(position.observe(position.mover), seed=0)

        return think

    def review() -> None:
        from cavale.core.review import Played

        rng = Random(1)
        positions, moves = [game.start()], list[Move]()
        while not moves or positions[-2].mover == CHANCE:
            moves.append(rng.choice(list(positions[-1].moves)))
            positions.append(positions[-1].play(moves[-1]))
        if spec.review is not None:
            list(spec.review.rows(Played(tuple(positions), tuple(moves)), 0))

    def exact() -> None:
        from cavale.core.solving import Means

        assert spec.judge is not None
        means = Means(EXACT_MEMORY, EXACT_SECONDS)
        # Not every position is one that a judge can say something of.
        with suppress(ValueError):
            spec.judge()(_last_decision(game), means, lambda done, total: None)

    def done() -> None:
        from cavale.core.kernel_cache import mark_warm

        mark_warm(_room(spec))

    yield Step(spec.slug, RULES, rules)
    yield Step(spec.slug, "perft", perft)
    yield Step(spec.slug, "playouts", playout)
    for number in spec.level_numbers():
        yield Step(spec.slug, f"level {number}", level(number))
    if spec.review is not None:
        yield Step(spec.slug, "review", review)
    if spec.judge is not None:
        yield Step(spec.slug, "exact values", exact)
    yield Step(spec.slug, DONE, done)


def is_warm(spec: Spec) -> bool:
    """Whether all steps of a game have been taken, with its sources as they are now."""
    from cavale.core.jit import JIT
    from cavale.core.kernel_cache import is_warm

    spec.room()
    return not JIT or is_warm(_room(spec))


def _room(spec: Spec) -> str:
    from cavale.core.kernel_cache import room_of

    home = sys.modules[spec.room.__module__]
    return room_of(f"{home.__name__}.rules" if hasattr(home, "__path__") else home.__name__)


def _after(game: Game, decisions: int) -> Position:
    """A position in which somebody is to decide, after so many decisions or a few less."""
    # Not always the first move: of two dice that always show the same, none is ever the higher.
    rng = Random(1)
    position = last = game.start()
    while decisions >= 0 and position.mover is not None:
        if position.mover == CHANCE:
            _ = position.weights
        else:
            decisions -= 1
            last = position
        position = position.play_unchecked(rng.choice(position.moves.codes))
    return last


def finished(game: Game) -> Position:
    """The end of a game in which everybody moves at random."""
    rng = Random(1)
    position = game.start()
    while position.mover is not None:
        position = position.play_unchecked(rng.choice(position.moves.codes))
    return position


def _last_decision(game: Game) -> Position:
    """Before the last move of a game in which everybody moves at random."""
    rng = Random(1)
    position = last = game.start()
    while position.mover is not None:
        last = position
        position = position.play_unchecked(rng.choice(position.moves.codes))
    return last


def _shown(seen: Observation) -> None:
    """Make everything that a seat is shown."""
    if seen.mover is None:
        seen.ending()
    seen.view()
    seen.notebook()
    seen.prompt()
    for lang in LANGS:
        seen.drawing(lang)
    for move in seen.moves[:1]:
        seen.effect(move)
        seen.describe(move)


def warm(specs: Iterable[Spec], progress: Callable[[Step], None] = lambda step: None) -> None:
    """Compile everything the games need; `progress` hears of each step before it runs."""
    for spec in specs:
        for step in steps(spec):
            progress(step)
            step.run()
