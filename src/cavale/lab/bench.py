"""How fast it is, in one run and as ratios, so that a loaded or a slow machine says the same.

Everything is measured several times in turn and the best time counts. The unit is one step of a
compiled xorshift loop measured in the same rounds; the rules of The Wall also have a peer in plain
C++ (bench/wall.cpp), where a compiler is at hand. The peer must count the same plies and sequences.
"""

import json as json_text
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from cavale.core.game import Position
from cavale.core.jit import Rng, kernel, random_below, seeded
from cavale.games import game as open_game
from cavale.lab.progress import console, progress

_SOURCE = Path(__file__).parents[3] / "bench" / "wall.cpp"
_FLAGS = ["-O3", "-march=native", "-std=c++17"]
_STEPS = 20_000_000
_SEED = 3
_IN_TURN = 4

Run = Callable[[], tuple[int, float]]
"""Does some work; returns how many units it was and the seconds it took."""


@dataclass(frozen=True)
class Measure:
    name: str
    unit: str
    run: Run
    peer: tuple[str, ...] = ()
    """What to ask the peer, if it can do the same work."""


@dataclass(frozen=True)
class Result:
    name: str
    unit: str
    per_second: float
    steps: float
    """What one unit costs, in steps of the calibration loop."""
    peer: float | str
    """Our speed as a share of the peer's, or why there is none."""


@kernel
def _xorshift(rng: Rng, steps: int) -> int:
    total = 0
    for _ in range(steps):
        total += random_below(rng, 10)
    return total


def _calibrate() -> tuple[int, float]:
    began = perf_counter()
    _xorshift(seeded(_SEED), _STEPS)
    return _STEPS, perf_counter() - began


def _timed(work: Callable[[], int]) -> Run:
    def run() -> tuple[int, float]:
        began = perf_counter()
        units = work()
        return units, perf_counter() - began

    return run


def measures() -> Iterator[Measure]:
    from cavale.games.wall.bots import bot
    from cavale.search.mcts import mcts
    from cavale.search.perft import perft
    from cavale.search.playout import playouts

    single, classic = open_game("wall", "single").start(), open_game("wall", "classic").start()
    for start, target, games in ((single, 1, 20_000), (classic, 3, 5_000)):
        yield Measure(
            f"random playouts, {start.game.variant}",
            "plies",
            _timed(lambda start=start, games=games: playouts(start, games, _SEED).plies),  # type: ignore[misc]
            ("playouts", str(target), str(games), str(seeded(_SEED)[0])),
        )
    yield Measure(
        "perft 8, bulk counting", "sequences", _timed(lambda: perft(single, 8)), ("perft", "8")
    )
    middle = single.play("3L").play("2R").play("3R").play("4L")
    seen = middle.observe(middle.mover)
    thinker = bot(5, 0.3)
    yield Measure("alpha-beta, level 5", "nodes", _timed(lambda: thinker.choose(seen, 1).nodes))
    yield Measure(
        "tree search", "iterations", _timed(lambda: mcts(seen, iterations=100_000).iterations)
    )
    yield Measure("Position.play", "moves", _timed(lambda: _plays(single)))
    yield Measure("first bot move of a process", "moves", _first_move)


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


def _first_move() -> tuple[int, float]:
    code = (
        "import cavale; p = cavale.game('wall').start();"
        "cavale.GAMES['wall'].bot(2, 1.0).choose(p.observe(p.mover), 1)"
    )
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return 1, perf_counter() - began


def _ask(peer: Path, words: tuple[str, ...]) -> tuple[int, float]:
    asked = [str(peer), *words]
    said = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.split()
    return int(said[0]), float(said[1])


@contextmanager
def built_peer() -> Iterator[Path | None]:
    """The C++ peer, compiled for this run; None without a compiler or without its source."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None or not _SOURCE.exists():
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "wall"
        subprocess.run([compiler, *_FLAGS, "-o", str(program), str(_SOURCE)], check=True)
        yield program


def measure(rounds: int = 5) -> tuple[float, list[Result]]:
    """Nanoseconds of a calibration step, and what each measure gave."""
    with built_peer() as peer, progress() as bar:
        todo = list(measures())
        task = bar.add_task("bench", total=(rounds + 1) * len(todo), note="")
        step = float("inf")
        ours = dict.fromkeys((m.name for m in todo), float("inf"))
        theirs = dict(ours)
        for turn in range(rounds + 1):
            for m in todo:
                if turn == 0:
                    m.run()  # compiled and in the cache
                    bar.advance(task)
                    continue
                steps, seconds = _calibrate()
                step = min(step, seconds / steps)
                for _ in range(_IN_TURN if m.peer else 1):
                    units, seconds = m.run()
                    ours[m.name] = min(ours[m.name], seconds / units)
                    if peer and m.peer:
                        same, seconds = _ask(peer, m.peer)
                        if same != units:
                            raise AssertionError(f"{m.name}: we count {units}, the peer {same}")
                        theirs[m.name] = min(theirs[m.name], seconds / same)
                bar.advance(task)
    return step * 1e9, [
        Result(
            name=m.name,
            unit=m.unit,
            per_second=1 / ours[m.name],
            steps=ours[m.name] / step,
            peer=_share(theirs[m.name], ours[m.name], bool(m.peer)),
        )
        for m in todo
    ]


def _big(number: float) -> str:
    for size, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.1f}{name}"
    return f"{number:.2f}"


def _share(theirs: float, ours: float, has_peer: bool) -> float | str:
    if not has_peer:
        return "no peer"
    return "peer not measured" if theirs == float("inf") else theirs / ours


def run(json: bool = False, rounds: int = 5) -> None:
    """Measure and print; with `json`, for machines."""
    step, results = measure(rounds)
    if json:
        shown = {"step_ns": step, "results": [asdict(result) for result in results]}
        print(json_text.dumps(shown, indent=2))
        return
    from rich.table import Table

    table = Table(caption=f"1 step = one xorshift step = {step:.2f} ns here")
    for title in ("measure", "a second", "steps each", "speed / C++"):
        table.add_column(title, justify="left" if title == "measure" else "right")
    for result in results:
        share = result.peer if isinstance(result.peer, str) else f"{result.peer:.2f}"
        speed = f"{_big(result.per_second)} {result.unit}"
        table.add_row(result.name, speed, _big(result.steps), share)
    console().print(table)
