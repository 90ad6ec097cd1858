"""Runs tests again and again, each time as a run of its own: are they green every time?

`python -m tools.again --times 10 tests/e2e` runs the browser's tests ten times and says which of
them failed how often; with `--busy` every core is kept busy meanwhile. Any other argument goes to
pytest as it is.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools import chromium

ROOT: Final = Path(__file__).resolve().parent.parent
BUSY: Final = "while True: pass"
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.M)


@contextmanager
def busy(cores: int) -> Iterator[None]:
    """As many processes that do nothing but count as there are cores."""
    counting = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(cores)]
    try:
        yield
    finally:
        for process in counting:
            process.kill()
            process.wait()


def once(arguments: Sequence[str], env: dict[str, str]) -> tuple[bool, list[str], str]:
    """Whether all is well, which tests failed, and what pytest said."""
    command = [sys.executable, "-m", "pytest", "-p", "tools.noskip", "-q", "-rfE", *arguments]
    # In a group of its own: whoever stops this stops its servers and browsers too.
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            said, _ = process.communicate()
        except KeyboardInterrupt:
            os.killpg(process.pid, signal.SIGTERM)
            raise
    return process.returncode == 0, FAILED.findall(said), said


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.again", description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--busy", action="store_true", help="keep every core busy meanwhile")
    chosen, tests = parser.parse_known_args(arguments)
    if chosen.times < 1:
        parser.error("--times is at least 1")
    cores = (os.cpu_count() or 1) if chosen.busy else 0
    env = dict(os.environ) | {"CAVALE_CHROMIUM": str(chromium.path())}
    green, failed = 0, Counter[str]()
    for number in range(1, chosen.times + 1):
        begin = time.monotonic()
        with busy(cores):
            well, which, said = once(tests, env)
        failed.update(which)
        green += well
        summary = said.strip().rpartition("\n")[2].strip("= ")
        seconds = time.monotonic() - begin
        print(f"{number}/{chosen.times}  {'ok' if well else 'FAIL'}  {seconds:.0f} s  {summary}")
        if not well:
            print(said, flush=True)
    print(f"{green} of {chosen.times} runs were green, {'every core busy' if cores else 'quiet'}.")
    for test, times in failed.most_common():
        print(f"{times:>4}  {test}")
    return 0 if green == chosen.times else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
