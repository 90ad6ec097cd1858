"""Exact work on a game, its bounds closing before one's eyes; to be stopped and resumed."""

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from time import monotonic

import msgspec
from rich.console import Console
from rich.live import Live
from rich.table import Table

from cavale.core.catalogue import Lang, catalogue, say
from cavale.core.solving import Progress, Solving
from cavale.games import GAMES
from cavale.lab.progress import console

SLICE = 1.0
"""Seconds between two looks at the bounds."""
KEEP = 60.0
"""Seconds between two savings."""
EVERY = 10.0
"""Seconds between two lines where there is no terminal to draw on."""
STOPS = (signal.SIGINT, signal.SIGTERM)
TITLES = ("least", "most", "gap", "steps", "seconds")


def run(
    solving: Solving,
    file: Path | None,
    seconds: float | None,
    gap: float,
    json: bool,
    lang: Lang,
) -> None:
    """Work until the bounds are close, the time is up or somebody stops it, then save."""
    if file is not None and file.exists():
        solving.resume(file)
    begun = saved = monotonic()
    until = inf if seconds is None else begun + seconds
    with _shown(solving, lang) as show, stop_signals() as stopped:
        while not solving.done(gap) and not stopped() and monotonic() < until:
            solving.work(min(SLICE, until - monotonic()))
            show()
            if file is not None and monotonic() - saved >= KEEP:
                solving.save(file)
                saved = monotonic()
    if file is not None:
        solving.save(file)
    if json:
        print(msgspec.json.encode(solving.progress()).decode())
    else:
        console().print(_table(solving, lang))


@contextmanager
def _shown(solving: Solving, lang: Lang) -> Iterator[Callable[[], None]]:
    """Shows the bounds: a table on a terminal, now and then a line elsewhere.

    On standard error, because standard output is for the result alone.
    """
    if not sys.stderr.isatty():
        yield _lines(solving, lang)
        return
    with Live(console=Console(stderr=True), auto_refresh=False) as live:
        yield lambda: live.update(_table(solving, lang), refresh=True)


def _lines(solving: Solving, lang: Lang) -> Callable[[], None]:
    last = -inf

    def line() -> None:
        nonlocal last
        if monotonic() - last >= EVERY:
            last = monotonic()
            now = solving.progress()
            least, most = say(lang, "solving-least"), say(lang, "solving-most")
            said = f"{now.seconds:.0f} s: {least} {now.low:.5f}, {most} {now.high:.5f}"
            print(said, file=sys.stderr, flush=True)

    return line


@contextmanager
def stop_signals() -> Iterator[Callable[[], bool]]:
    """Ctrl-C and a polite kill wait for the slice at hand: what it found is saved."""
    received: list[int] = []
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    before = {one: signal.signal(one, lambda number, _: received.append(number)) for one in STOPS}
    try:
        yield lambda: bool(received)
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _table(solving: Solving, lang: Lang) -> Table:
    now: Progress = solving.progress()
    value = catalogue(lang, GAMES[now.game].package).say(solving.value)
    table = Table(title=f"{now.game} {now.variant}, {now.size} x {now.size}: {value}")
    for title in (*TITLES, *now.known):
        table.add_column(say(lang, f"solving-{title}"), justify="right")
    table.add_row(
        f"{now.low:.5f}",
        f"{now.high:.5f}",
        f"{now.high - now.low:.5f}",
        f"{now.steps:,}",
        f"{now.seconds:.0f}",
        *(f"{count:,}" for count in now.known.values()),
    )
    return table
