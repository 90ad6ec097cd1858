"""What `cavale bench` measures, game by game."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter

from cavale.core.jit import seeded
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.games import game as open_game

SEED = 3

Run = Callable[[], tuple[int, float]]
"""Does some work; returns how many units it was and the seconds it took."""


@dataclass(frozen=True)
class Measure:
    game: str
    name: str
    unit: str
    run: Run
    peer: tuple[str, ...] = ()
    """What to ask the game's peer, if it can do the same work."""


def timed(work: Callable[[], int]) -> Run:
    def run() -> tuple[int, float]:
        began = perf_counter()
        units = work()
        return units, perf_counter() - began

    return run


def random_games(
    start: Position, games: int, *words: str, name: str = "random playouts", unit: str = "plies"
) -> Measure:
    """Whole games at random; `words` tell the peer which variant it is."""
    from cavale.search.playout import playouts

    return Measure(
        start.game.spec.slug,
        name,
        unit,
        timed(lambda: playouts(start, games, SEED).plies),
        ("playouts", *words, str(games), str(seeded(SEED)[0])),
    )


def counted(start: Position, depth: int) -> Measure:
    from cavale.search.perft import perft

    return Measure(
        start.game.spec.slug,
        f"perft {depth}, bulk counting",
        "sequences",
        timed(lambda: perft(start, depth)),
        ("perft", str(depth)),
    )


def _wall() -> Iterator[Measure]:
    from cavale.games.wall.bots import bot
    from cavale.search.mcts import mcts

    single, classic = open_game("wall", "single").start(), open_game("wall", "classic").start()
    middle = single.play("3L").play("2R").play("3R").play("4L")
    seen = middle.observe(middle.mover)
    thinker = bot(5, 0.3)
    yield random_games(single, 20_000, "1", name="random playouts, single")
    yield random_games(classic, 5_000, "3", name="random playouts, classic")
    yield counted(single, 8)
    for name, unit, run in (
        ("alpha-beta, level 5", "nodes", timed(lambda: thinker.choose(seen, 1).nodes)),
        ("tree search", "iterations", timed(lambda: mcts(seen, iterations=100_000).iterations)),
        ("Position.play, checked", "moves", timed(lambda: _plays(single))),
        ("Position.trust, unchecked", "moves", timed(lambda: _replays(single))),
        ("first bot move of a process", "moves", _first_move),
    ):
        yield Measure("wall", name, unit, run)


def _ball() -> Iterator[Measure]:
    from cavale.games.ball.choosing import think
    from cavale.games.ball.evaluation import learned

    start = open_game("ball").start()
    seen = start.observe(start.mover)
    yield random_games(start, 3_000, unit="pawn moves")
    yield counted(start, 5)

    def four_turns() -> int:
        think(seen, learned(), depth=4)
        return 1

    yield Measure("ball", "4 turns deep from the start", "searches", timed(four_turns))


def _thief() -> Iterator[Measure]:
    knots, laffont = open_game("thief", "knots-1").start(), open_game("thief", "laffont").start()
    yield random_games(knots, 20_000, "0", name="random playouts, knots-1")
    yield random_games(laffont, 20_000, "2", name="random playouts, laffont")
    yield counted(knots, 8)


def _horse() -> Iterator[Measure]:
    """Our rules also keep what everybody can tell from the cards played; the peer's do not."""
    from cavale.games.horse.bots import Hunter

    for seats in (2, 4, 6):
        start = open_game("horse", seats=seats).start()
        name = f"random playouts, {seats} players"
        yield random_games(start, 500, str(seats), name=name)
    dealt = open_game("horse", seats=4).start()
    while dealt.mover == CHANCE:
        dealt = dealt.play_unchecked(dealt.moves.codes[0])
    seen, hunter = dealt.observe(dealt.mover), Hunter(hunts=2_000)
    yield Measure("horse", "tree search", "hunts", timed(lambda: hunter.choose(seen, 1).nodes))


def _manhattan() -> Iterator[Measure]:
    from cavale.games.manhattan.bots import Planner

    classic = open_game("manhattan")
    for_two, for_four = classic.start(), open_game("manhattan", seats=4).start()
    kinds, arrows = manhattan_map()
    yield random_games(for_two, 40, kinds, arrows, "2", name="random playouts, 2 seats")
    yield random_games(for_four, 40, kinds, arrows, "4", name="random playouts, 4 seats")

    hunt = classic.parse("g5,c1:rw/hall,station:yw 1200 - - w 20 w6").observe(0)
    thinker = Planner(passes=200)
    yield Measure(
        "manhattan",
        "level 5 plays on, 8 rounds",
        "times",
        timed(lambda: thinker.choose(hunt, 1).nodes),
    )


def manhattan_map() -> tuple[str, str]:
    """The kinds of the fields and the arrows between them, as the peer reads them."""
    from cavale.games.manhattan.board import AHEAD, ENTRANCE, KINDS, PARK

    letters = {"street": ".", "trap": "t", "start": "s", "mission": "m", "station": "p"}
    special = dict(zip([*ENTRANCE.tolist(), *PARK.tolist()], "0123abcd", strict=True))
    kinds = "".join(special.get(field) or letters[kind] for field, kind in enumerate(KINDS))
    arrows = [f"{here}>{there}" for here, ways in enumerate(AHEAD) for there in ways]
    return kinds, ",".join(arrows)


MEASURES: dict[str, Callable[[], Iterator[Measure]]] = {
    "wall": _wall,
    "ball": _ball,
    "thief": _thief,
    "horse": _horse,
    "manhattan": _manhattan,
}


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
        "import cavale; p = cavale.game('wall').start();"
        "cavale.GAMES['wall'].bot(2, 1.0).choose(p.observe(p.mover), 1)"
    )
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return 1, perf_counter() - began
