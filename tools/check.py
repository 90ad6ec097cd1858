"""Runs every check, to the end; fails if any failed.

`python -m tools.check` runs all of them, `python -m tools.check lint ui` two groups. A check is one
line in CHECKS; a tool that is not there is a failure. Three groups are run only when they are asked
for: `coverage`, a report that refuses nothing; `engines`, which plays in Firefox and WebKit; and
`long`, the tests marked so, of which the others run a sample.

The tests that failed are named at the end. Where browsers, servers and clocks of this machine take
part (UNSTEADY) up to three that failed are run once more, alone; if they pass then, they are named
as unsteady and refuse nothing. `python -m tools.again` does not forgive.
"""

import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools import chromium, failures, node

ROOT: Final = Path(__file__).resolve().parent.parent

Env = Callable[[], Mapping[str, str]]
nothing: Final[Env] = dict


def with_node() -> Mapping[str, str]:
    return {"PATH": f"{node.directory()}{os.pathsep}{os.environ['PATH']}"}


def with_chromium() -> Mapping[str, str]:
    return {"CAVALE_CHROMIUM": str(chromium.path())}


def without_jit() -> Mapping[str, str]:
    return {"NUMBA_DISABLE_JIT": "1"}


def with_bounds_checked() -> Mapping[str, str]:
    return {"NUMBA_BOUNDSCHECK": "1"}


@dataclass(frozen=True)
class Check:
    group: str
    name: str
    command: str
    env: Env = nothing
    folder: str = "."


COVERAGE: Final = "coverage"
ENGINES: Final = "engines"
LONG: Final = "long"
ASKED_FOR: Final = {COVERAGE, ENGINES, LONG}
"""A report, and checks that need more of a machine or more time: none is part of all checks."""
BESIDE: Final = ("lint", "ui")
"""The groups that run side by side, each in order."""
UNSTEADY: Final = ("house", "browser")
"""The checks whose failed tests are run once more."""
FORGIVEN: Final = 3
"""So many failed tests may be chance; more are not."""
PYTEST: Final = "-m pytest -p tools.noskip -p tools.failures"
PARALLEL: Final = "--numprocesses auto --dist worksteal"
RULES: Final = ("tests/contract", "tests/core", "tests/games", "tests/search")
"""Where compiled code is tested: compiled, with its bounds checked, and as plain Python."""
PLAIN: Final = f'{PYTEST} {PARALLEL} {" ".join(RULES)} -m "not slow and not long"'
TWINS: Final = " ".join(f"tests/contract/test_house_{name}.py" for name in ("perft", "twins"))
"""Of the contract, what runs through every kernel: the rest is the same with the JIT off."""
BROWSER: Final = 'tests/e2e tests/upgrade -m "e2e and not long"'
HOUSE: Final = " ".join(
    (
        "tests",
        *(f"--ignore={folder}" for folder in ("tests/e2e", *RULES)),
        '-m "not e2e and not long"',
    )
)

CHECKS: Final = (
    Check("lint", "ruff", "ruff check ."),
    Check("lint", "format", "ruff format --check ."),
    Check("lint", "types", "mypy --strict src tests tools examples hatch_build.py"),
    Check("lint", "imports", "lint-imports --no-logo"),
    Check("lint", "locks", "python -m tools.lock"),
    Check("ui", "wire types", "python -m tools.wire --check"),
    Check("ui", "svelte-check", "npm run --silent check", with_node, "ui"),
    Check("ui", "vitest", "npm run --silent test", with_node, "ui"),
    Check("ui", "size", "python -m tools.size"),
    Check("tests", "rules", f'python {PYTEST} {PARALLEL} {" ".join(RULES)} -m "not long"'),
    Check(
        "tests",
        "rules, JIT off",
        f'python {PYTEST} {PARALLEL} {TWINS} tests/core tests/search -m "not slow and not long"',
        without_jit,
    ),
    Check("tests", "house", f"python {PYTEST} {PARALLEL} {HOUSE}"),
    Check(
        "tests",
        "rules, bounds checked",
        f'python {PYTEST} {PARALLEL} {TWINS} tests/search -m "not slow and not long"',
        with_bounds_checked,
    ),
    Check("tests", "wheel", "python -m tools.wheel"),
    Check("tests", "browser", f"python {PYTEST} {PARALLEL} {BROWSER}", with_chromium),
    Check(ENGINES, "engines", f"python {PYTEST} tests/engines"),
    Check(LONG, "long", f'python {PYTEST} {PARALLEL} tests -m "long and not e2e"'),
    Check(
        LONG, "long, browser", f'python {PYTEST} {PARALLEL} tests -m "long and e2e"', with_chromium
    ),
    Check(
        LONG, "games, JIT off", f'python {PYTEST} {PARALLEL} tests/games -m "not slow"', without_jit
    ),
    Check(
        LONG,
        "games, bounds checked",
        f'python {PYTEST} {PARALLEL} tests/games -m "not slow"',
        with_bounds_checked,
    ),
    Check(COVERAGE, "rules, JIT off", f"coverage run {PLAIN}", without_jit),
    Check(COVERAGE, "house", f"coverage run {PYTEST} {PARALLEL} {HOUSE}"),
    Check(COVERAGE, "report", "sh -c 'coverage combine --quiet && coverage report'"),
)


@dataclass(frozen=True)
class Result:
    check: Check
    seconds: float
    problem: str | None
    failed: Sequence[str] = ()
    unsteady: Sequence[str] = ()


def run(check: Check) -> Result:
    """Says what it does while it does it, unless others run beside it: then at the end."""
    beside = check.group in BESIDE
    title = f"\n=== {check.name}: {check.command}"
    if not beside:
        print(title, flush=True)
    begin = time.monotonic()
    out = subprocess.PIPE if beside else None
    problem, said, failed = attempt(check, check.command, out)
    unsteady: Sequence[str] = ()
    if problem and check.name in UNSTEADY and 0 < len(failed) <= FORGIVEN:
        print(f"\n=== {check.name}, once more: {' '.join(failed)}", flush=True)
        problem, _, still = attempt(check, f"python {PYTEST} {shlex.join(failed)}", out)
        unsteady, failed = [test for test in failed if test not in still], still
    seconds = time.monotonic() - begin
    said = f"{title}\n{said}" if beside else said
    print(f"{said}--- {check.name}: {problem or 'ok'} ({seconds:.1f} s)", flush=True)
    return Result(check, seconds, problem, failed, unsteady)


def attempt(check: Check, command: str, out: int | None) -> tuple[str | None, str, list[str]]:
    """What is wrong, what was said if it was to be kept, and which tests failed."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "failed.json"
        try:
            env = os.environ | check.env() | {failures.FILE: str(listed)}
            done = subprocess.run(
                shlex.split(command),
                cwd=ROOT / check.folder,
                env=env,
                stdout=out,
                stderr=None if out is None else subprocess.STDOUT,
                text=True,
            )
        except (OSError, node.NoNode, chromium.NoChromium) as missing:
            return f"could not start: {missing}", "", []
        problem = None if done.returncode == 0 else f"exit {done.returncode}"
        failed = json.loads(listed.read_text("utf-8")) if listed.exists() else []
        return problem, done.stdout or "", failed


def run_all(checks: Sequence[Check]) -> list[Result]:
    """First those that keep one core each busy, side by side; then those that use all there are."""
    lanes = [[check for check in checks if check.group == group] for group in BESIDE]
    with ThreadPoolExecutor() as threads:
        done = list(threads.map(lambda lane: [run(check) for check in lane], lanes))
    rest = [run(check) for check in checks if check.group not in BESIDE]
    return [result for lane in done for result in lane] + rest


def main(groups: Sequence[str]) -> int:
    known = {check.group for check in CHECKS}
    if unknown := set(groups) - known:
        print(f"No such group: {', '.join(unknown)}. There are: {', '.join(sorted(known))}.")
        return 2
    # The tools of this Python come before any of the same name on the machine.
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    chosen = groups or known - ASKED_FOR
    results = run_all([check for check in CHECKS if check.group in chosen])
    print("\n=== summary")
    for result in results:
        mark = "FAIL" if result.problem else "ok"
        print(f"{mark:<5}{result.check.name:<18}{result.seconds:>7.1f} s  {result.problem or ''}")
    for result in results:
        for test in result.failed:
            print(f"failed: {test}")
        for test in result.unsteady:
            print(f"unsteady: {test}")
    failed = [result.check.name for result in results if result.problem]
    print(f"Failed: {', '.join(failed)}." if failed else f"All {len(results)} checks passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
