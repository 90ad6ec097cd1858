"""How fast it is, in one run and as ratios, so that a loaded or a slow machine says the same.

Everything is measured several times in turn and the best time counts. The unit is one step of a
compiled xorshift loop measured in the same rounds; a game's rules may also have a peer in plain
C++, where a compiler is at hand. The peer must count the same plies and sequences.
"""

import json as json_text
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from cavale.core.jit import Rng, kernel, random_below, seeded
from cavale.lab.measures import MEASURES, SEED, Measure
from cavale.lab.peers import ask, built_peers
from cavale.lab.progress import console, progress

_STEPS = 20_000_000
_IN_TURN = 4


@dataclass(frozen=True)
class Result:
    game: str
    name: str
    unit: str
    per_second: float
    steps: float
    """What one unit costs, in steps of the calibration loop."""
    peer: float | str
    """Our speed as a share of the peer's, or why there is none."""


@dataclass
class _Best:
    """The least seconds a unit has taken so far."""

    ours: float = float("inf")
    theirs: float = float("inf")


@kernel
def _xorshift(rng: Rng, steps: int) -> int:
    total = 0
    for _ in range(steps):
        total += random_below(rng, 10)
    return total


def _calibrate() -> float:
    """The seconds of one step."""
    began = perf_counter()
    _xorshift(seeded(SEED), _STEPS)
    return (perf_counter() - began) / _STEPS


def measure(
    todo: Sequence[Measure], peers: Mapping[str, Path], rounds: int
) -> tuple[float, list[Result]]:
    """Nanoseconds of a calibration step, and what each measure gave."""
    step = float("inf")
    best = [_Best() for _ in todo]
    with progress() as bar:
        task = bar.add_task("bench", total=(rounds + 1) * len(todo), note="")
        for m in todo:
            m.run()  # compiled and in the cache
            bar.advance(task)
        for _ in range(rounds):
            for m, least in zip(todo, best, strict=True):
                step = min(step, _calibrate())
                for _ in range(_IN_TURN if m.peer else 1):
                    _take_turns(m, least, peers.get(m.game) if m.peer else None)
                bar.advance(task)
    return step * 1e9, [
        Result(
            game=m.game,
            name=m.name,
            unit=m.unit,
            per_second=1 / least.ours,
            steps=least.ours / step,
            peer=_share(least, bool(m.peer)),
        )
        for m, least in zip(todo, best, strict=True)
    ]


def _take_turns(m: Measure, least: _Best, peer: Path | None) -> None:
    units, seconds = m.run()
    least.ours = min(least.ours, seconds / units)
    if peer is not None:
        same, seconds = ask(peer, m.peer)
        if same != units:
            raise AssertionError(f"{m.game}, {m.name}: we count {units}, the peer {same}")
        least.theirs = min(least.theirs, seconds / same)


def _share(least: _Best, has_peer: bool) -> float | str:
    if not has_peer:
        return "no peer"
    return "peer not measured" if least.theirs == float("inf") else least.theirs / least.ours


def _big(number: float) -> str:
    for size, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.1f}{name}"
    return f"{number:.2f}"


def run(json: bool = False, rounds: int = 5, more: Sequence[Measure] = ()) -> None:
    """Measure and print, also `more` than is the lab's own; with `json`, for machines."""
    todo = [m for measures in MEASURES.values() for m in measures()]
    todo += more
    with built_peers(MEASURES) as peers:
        step, results = measure(todo, peers, rounds)
    if json:
        shown = {"step_ns": step, "results": [asdict(result) for result in results]}
        print(json_text.dumps(shown, indent=2))
        return
    from rich.table import Table

    table = Table(caption=f"1 step = one xorshift step = {step:.2f} ns here")
    for title in ("measure", "a second", "steps each", "speed / C++"):
        table.add_column(title, justify="left" if title == "measure" else "right")
    for slug in dict.fromkeys(result.game for result in results):
        table.add_section()
        table.add_row(slug, style="bold")
        for result in results:
            if result.game == slug:
                share = result.peer if isinstance(result.peer, str) else f"{result.peer:.2f}"
                speed = f"{_big(result.per_second)} {result.unit}"
                table.add_row(result.name, speed, _big(result.steps), share)
    console().print(table)
