"""What the lab does with The Wall."""

import functools
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from cavale.core.game import Game
from cavale.core.lab import Lab, Measure, Pupil, Trial, timed
from cavale.core.position import Position
from cavale.games.wall import SPEC, evaluation
from cavale.games.wall.bots import Searcher
from cavale.games.wall.exact import book, costs
from cavale.games.wall.exact.table import Table
from cavale.games.wall.naive import Greedy
from cavale.search.mcts import mcts
from cavale.search.measures import counted, random_games


def _measures() -> Iterator[Measure]:
    single, classic = Game(SPEC, "single").start(), Game(SPEC, "classic").start()
    middle = single.play("3L").play("2R").play("3R").play("4L")
    seen = middle.observe(middle.mover)
    # Level 5 without its book, which knows this position.
    thinker = Searcher(seconds=0.3)
    yield random_games(single, 20_000, "1", name="random playouts, single")
    yield random_games(classic, 5_000, "3", name="random playouts, classic")
    yield counted(single, 8)
    for name, unit, run in (
        ("alpha-beta", "nodes", timed(lambda: thinker.choose(seen, 1).nodes)),
        ("tree search", "iterations", timed(lambda: mcts(seen, iterations=100_000).iterations)),
        ("Position.play, checked", "moves", timed(lambda: _plays(single))),
        ("Position.play_unchecked", "moves", timed(lambda: _replays(single))),
        ("first bot move of a process", "moves", _first_move),
    ):
        yield Measure(SPEC.slug, name, unit, run)


def _plays(start: Position) -> int:
    """The same short game, move by move, over and over."""
    position, plays = start, 0
    while plays < 1000:
        code = position.moves.codes[plays * 7 % len(position.moves)]
        position = position.play(position.game.move(code))
        plays += 1
        if position.mover is None:
            position = start
    return plays


def _replays(start: Position) -> int:
    """One game that is known to be legal, over and over."""
    position, codes = start, list[int]()
    while position.mover is not None:
        codes.append(position.moves.codes[len(codes) * 7 % len(position.moves)])
        position = position.play_unchecked(codes[-1])
    times = 1 + 1000 // len(codes)
    for _ in range(times):
        position = start
        for code in codes:
            position = position.play_unchecked(code)
    return times * len(codes)


def _first_move() -> tuple[int, float]:
    code = (
        f"import cavale; p = cavale.game('{SPEC.slug}').start();"
        f"cavale.GAMES['{SPEC.slug}'].bot(2, 1.0).choose(p.observe(p.mover), 1)"
    )
    began = os.times()
    subprocess.run([sys.executable, "-c", code], check=True)
    took = os.times()
    user = took.children_user - began.children_user
    return 1, user + took.children_system - began.children_system


def _patterns(pace: float) -> Trial:
    """The learned patterns against the prices of the chains, in equal time."""
    seconds = 0.1 * pace
    return Trial(
        variant="single",
        ours=functools.partial(Searcher, seconds=seconds),
        theirs=functools.partial(Searcher, seconds=seconds, patterns=False),
        name=f"learned patterns - chains alone, both {1000 * seconds:g} ms a move",
    )


def _ship(table: Path) -> int:
    """The book of the first ropes."""
    data = book.write(Table(table), book.LAST)
    book.FILE.write_bytes(data)
    return len(data)


LAB = Lab(
    naive={"greedy": Greedy},
    measures=_measures,
    trials=(_patterns,),
    training=Pupil(
        variant="single",
        weights=evaluation.WEIGHTS,
        features=evaluation.FEATURES,
        twins=evaluation.twins,
        keep=evaluation.keep,
        games=2_000_000,
    ),
    exact=costs.page,
    ship=_ship,
)
