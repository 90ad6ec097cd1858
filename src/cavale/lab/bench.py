"""How fast it is, in one run and as ratios, so that a loaded or a slow machine says the same.

Everything is measured several times in turn and the best time counts. Time is the processor's:
nobody is charged for what else the machine does. The unit is one step of a compiled xorshift loop
measured in the same rounds; a game's rules may also have a peer in plain C++, where a compiler is
at hand. The peer must count the same plies and sequences.
"""

import json as json_text
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass
from math import inf, isfinite, isnan, nan
from pathlib import Path
from time import process_time

from cavale.core.jit import Rng, kernel, random_below, seeded
from cavale.core.lab import Measure
from cavale.games import GAMES
from cavale.lab import baseline
from cavale.lab.peers import ask, built_peers
from cavale.lab.progress import console, progress
from cavale.search.measures import SEED

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
    noise: float
    """How far apart the even and the odd rounds are, as a share."""

    @property
    def cost(self) -> float:
        """What one unit costs, in the peer's time where there is a peer, else in steps."""
        return self.steps if isinstance(self.peer, str) else 1 / self.peer


@dataclass
class _Best:
    """The least seconds so far: a unit of ours, one of the peer's, and a step."""

    ours: float = inf
    theirs: float = inf
    step: float = inf

    @property
    def ratio(self) -> float:
        """What a unit costs; not a number where nothing was measured."""
        least = self.step if self.theirs == inf else self.theirs
        return nan if self.ours == inf else self.ours / least


@kernel
def _xorshift(rng: Rng, steps: int) -> int:
    total = 0
    for _ in range(steps):
        total += random_below(rng, 10)
    return total


def _calibrate() -> float:
    """The seconds of one step."""
    began = process_time()
    _xorshift(seeded(SEED), _STEPS)
    return (process_time() - began) / _STEPS


def own_measures() -> list[Measure]:
    """What the rooms want measured."""
    labs = [spec.lab() for spec in GAMES.values() if spec.lab is not None]
    return [m for lab in labs if lab.measures is not None for m in lab.measures()]


def measure(
    todo: Sequence[Measure], peers: Mapping[str, Path], rounds: int
) -> tuple[float, list[Result]]:
    """Nanoseconds of a calibration step, and what each measure gave."""
    halves = [(_Best(), _Best()) for _ in todo]
    with progress() as bar:
        task = bar.add_task("bench", total=(rounds + 1) * len(todo), note="")
        for m in todo:
            m.run()  # compiled and in the cache
            bar.advance(task)
        for number in range(rounds):
            for m, of_both in zip(todo, halves, strict=True):
                least = of_both[number % 2]
                least.step = min(least.step, _calibrate())
                for _ in range(_IN_TURN if m.peer else 1):
                    _take_turns(m, least, peers.get(m.game) if m.peer else None)
                bar.advance(task)
    step = min((half.step for of_both in halves for half in of_both), default=inf)
    return step * 1e9, [
        Result(
            game=m.game,
            name=m.name,
            unit=m.unit,
            per_second=1 / least.ours,
            steps=least.ours / step,
            peer=_share(least, bool(m.peer)),
            noise=_noise(*of_both),
        )
        for m, of_both in zip(todo, halves, strict=True)
        for least in [_least(*of_both)]
    ]


def _least(even: _Best, odd: _Best) -> _Best:
    return _Best(*(min(pair) for pair in zip(astuple(even), astuple(odd), strict=True)))


def _noise(even: _Best, odd: _Best) -> float:
    ratios = even.ratio, odd.ratio
    return 0.0 if isnan(sum(ratios)) else max(ratios) / min(ratios) - 1


def _take_turns(m: Measure, least: _Best, peer: Path | None) -> None:
    units, seconds = m.run()
    # A search with a time limit gets nowhere where others have the processor all the time.
    least.ours = min(least.ours, seconds / units if units else inf)
    if peer is not None:
        same, seconds = ask(peer, m.peer)
        if same != units:
            raise AssertionError(f"{m.game}, {m.name}: we count {units}, the peer {same}")
        least.theirs = min(least.theirs, seconds / same)


def _share(least: _Best, has_peer: bool) -> float | str:
    if not has_peer:
        return "no peer"
    return "peer not measured" if least.theirs == inf else least.theirs / least.ours


def _big(number: float) -> str:
    if not isfinite(number):
        return "-"
    for size, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.1f}{name}"
    return f"{number:.2f}"


def run(
    json: bool = False, rounds: int = 5, more: Sequence[Measure] = (), keep: bool = False
) -> None:
    """Measure and print, also `more` than is the lab's own; with `json`, for machines.

    With `keep`, what was measured is the baseline from now on.
    """
    todo = [*own_measures(), *more]
    with built_peers(GAMES) as peers:
        step, results = measure(todo, peers, rounds)
    if keep:
        baseline.write(results)
    slower = baseline.slower(results)
    if json:
        shown = {
            "step_ns": step,
            "results": [asdict(result) for result in results],
            "slower": [asdict(one) for one in slower],
        }
        print(json_text.dumps(shown, indent=2))
        return
    from rich.table import Table

    table = Table(caption=f"1 step = one xorshift step = {step:.2f} ns here")
    for title in ("measure", "a second", "steps", "of C++"):
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
    for one in slower:
        console().print(str(one))
    if not slower:
        console().print("Nothing is slower than in the baseline by more than its noise.")
