"""Puzzles looked for in games of bots, proven, and graded by the bots that solve them."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import process_time

from msgspec.structs import replace

from cavale.core.game import Game
from cavale.core.position import Position
from cavale.core.puzzles import Attempt, Kind, Puzzle, Puzzler, Quarry, puzzler
from cavale.core.seats import CHANCE
from cavale.core.spec import Spec
from cavale.lab.progress import progress

TRIED = 3
"""How often a level must find the answer to count as one that does."""
SPREAD = 2
"""Puzzles of one kind and number that one game may give."""


@dataclass(frozen=True)
class Moment:
    """A position of a game where a seat is to move, and what led there."""

    positions: tuple[Position, ...]
    moves: tuple[str, ...]

    @property
    def position(self) -> Position:
        return self.positions[-1]


def mine(
    spec: Spec, seed: int, games: int, seconds: float, pace: float, kept: list[Puzzle] | None = None
) -> list[Puzzle]:
    """Those kept, and more until there are enough of each, or the games or seconds are over."""
    found = list(kept or ())
    with progress() as bar:
        task = bar.add_task(spec.slug, total=None, note="")
        for puzzle in _found(spec, random.Random(seed), games, seconds, pace, tuple(found)):
            found.append(replace(puzzle, level=grade(spec, puzzle, pace)))
            bar.update(task, advance=1, note=f"{puzzle.kind} {puzzle.number}")
    return named(found, spec)


def _found(
    spec: Spec,
    rng: random.Random,
    games: int,
    seconds: float,
    pace: float,
    kept: tuple[Puzzle, ...],
) -> Iterator[Puzzle]:
    brought, began = puzzler(spec), process_time()
    seen = {_told(puzzle) for puzzle in kept}
    counted = Counter((puzzle.kind, puzzle.number) for puzzle in kept)
    asked = [(name, n) for name, kind in brought.kinds.items() for n in kind.numbers]
    for number in range(games):
        quarry = brought.quarries[number % len(brought.quarries)]
        here = Counter[tuple[str, int]]()

        def open_still(kind: str, n: int, here: Counter[tuple[str, int]] = here) -> bool:
            return counted[kind, n] < _wanted(brought, kind, n) and here[kind, n] < SPREAD

        for moment in play(spec, quarry, rng, pace):
            for puzzle in ask(brought, quarry, moment, open_still):
                if _told(puzzle) not in seen:
                    seen.add(_told(puzzle))
                    here[puzzle.kind, puzzle.number] += 1
                    counted[puzzle.kind, puzzle.number] += 1
                    yield puzzle
            if process_time() - began > seconds:
                return
        if all(counted[one] >= _wanted(brought, *one) for one in asked):
            return


def _told(puzzle: Puzzle) -> str:
    return " ".join([puzzle.position, *puzzle.before])


def _wanted(brought: Puzzler, kind: str, number: int) -> int:
    return brought.few.get((kind, number), brought.wanted)


def play(spec: Spec, quarry: Quarry, rng: random.Random, pace: float) -> Iterator[Moment]:
    """A game of bots, now and then astray, moment by moment."""
    game = Game(spec, quarry.variant, quarry.seats)
    bots = [spec.bot(rng.choice(quarry.levels), pace) for _ in range(game.seats)]
    positions = [game.parse(quarry.position) if quarry.position else game.start()]
    moves = list[str]()
    while positions[-1].mover is not None:
        here = positions[-1]
        mover = here.mover
        assert mover is not None
        if mover == CHANCE:
            move = here.draw(rng)
        else:
            yield Moment(tuple(positions), tuple(moves))
            seen = here.observe(mover)
            astray = rng.random() < quarry.astray
            move = here.draw(rng) if astray else bots[mover].choose(seen, rng.getrandbits(30)).move
        positions.append(here.play(move))
        moves.append(move.text)


def ask(
    brought: Puzzler, quarry: Quarry, moment: Moment, wanted: Callable[[str, int], bool]
) -> Iterator[Puzzle]:
    """The puzzles that a moment of a game makes, of those that are wanted."""
    for name in quarry.kinds:
        kind = brought.kinds[name]
        begin = _begin(kind, moment)
        if begin is None:
            continue
        game, mover = moment.position.game, moment.position.mover
        assert mover is not None
        text, before = str(moment.positions[begin]), list(moment.moves[begin:])
        for number in (n for n in kind.numbers if wanted(name, n)):
            here = _read_again(game, text, before)
            answer = None if here is None else kind.solve(here, number)
            if answer is not None:
                yield Puzzle(
                    "", name, number, text, answer, game.variant, game.seats, mover, before
                )


def _begin(kind: Kind, moment: Moment) -> int | None:
    if kind.since is None:
        return len(moment.moves)
    return next((i for i, one in enumerate(moment.positions) if kind.since(one)), None)


def _read_again(game: Game, text: str, before: list[str]) -> Position | None:
    """Puzzles start from a text, which may not say all that the rules remember."""
    here = game.parse(text)
    for one in before:
        here = here.play(one)
    return here


def grade(spec: Spec, puzzle: Puzzle, pace: float) -> int | None:
    """The lowest level that finds the answer, and whatever it is asked after it, every time."""
    kind = puzzler(spec).kinds[puzzle.kind]
    if kind.every:
        return _effort(spec, puzzle)
    levels = spec.level_numbers(puzzle.variant)
    return next(
        (n for n in levels if all(solves(spec, puzzle, n, k, pace) for k in range(TRIED))), None
    )


def _effort(spec: Spec, puzzle: Puzzle) -> int:
    """No bot is asked to name all that is possible: there, more answers are harder."""
    return min(max(spec.level_numbers()), len(puzzle.answer.good))


def solves(spec: Spec, puzzle: Puzzle, level: int, seed: int, pace: float) -> bool:
    at, bot = Attempt(spec, puzzle), spec.bot(level, pace)
    while not at.over and not at.wrong:
        at.play(bot.choose(at.position.observe(at.seat), seed).move.text)
    return not at.wrong


def named(found: list[Puzzle], spec: Spec) -> list[Puzzle]:
    """By what is asked and how hard it is, with names that say so."""
    hardest = spec.levels + 1
    found = sorted(
        found, key=lambda one: (one.kind, one.number, hardest if one.level is None else one.level)
    )
    counted, made = Counter[str](), list[Puzzle]()
    for one in found:
        stem = f"{one.kind}-{one.number}"
        counted[stem] += 1
        made.append(replace(one, name=f"{stem}-{counted[stem]}"))
    return made
