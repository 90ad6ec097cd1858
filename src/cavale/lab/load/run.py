"""Loads a server of its own on loopback and says what it bore.

Closed loop: every table plays as fast as both seats hear each other. Paced: every table plays one
move a second. The server runs in a process of its own, on a database of its own, and is gone
afterwards; the load shares the machine with it, so the figures are a lower limit. In the same
run the same load meets a server that does nothing but speak (`bare.py`): behind this web server no
table server could do more on this machine, and the ratio of the two says less about it.
"""

import asyncio
import json as json_text
import os
import random
import re
import select
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from itertools import product
from pathlib import Path
from statistics import quantiles
from time import monotonic, perf_counter, sleep
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from cavale.core.game import Game
from cavale.core.loop import run_fast
from cavale.games import HOUSE
from cavale.lab.load.pairs import Pair, Script, Tally, random_game
from cavale.lab.load.within import PREPARES, STARTS, Unanswered, stop, within
from cavale.lab.progress import console, progress

_SETTLING = 5.0
"""Seconds of play at all tables before anything counts."""
_OPENED_WITHIN = 300.0
"""Seconds in which all tables must have been opened."""
BARE = "bare"
"""In the place of a database: the server that does nothing but speak."""


@dataclass(frozen=True)
class Borne:
    database: str
    tables: int
    paced: bool
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    cpu_seconds_per_1000_moves: float | None
    seconds: float
    refused_per_second: float = 0.0
    bytes_per_event: float = 0.0
    database_cpu_seconds_per_1000_moves: float | None = None
    memory_kb_per_table: float | None = None
    disk_bytes_per_move: float | None = None
    """What the database has grown by, with its log before it is folded back into the file."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _ready(port: int) -> bool:
    """Where kernels are cold it takes a while, and the server says so in its log."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=30) as answer:
            return bool(answer.status == 200)
    except (HTTPError, URLError, TimeoutError):
        return False


@contextmanager
def server(database: str) -> Iterator[tuple[int, int]]:
    """The port and the process id of a server that is ready."""
    port = free_port()
    served = ["cavale.web.serve", "--port", str(port), "--database", database]
    command = [sys.executable, "-m", *served]
    if database == BARE:
        command = [sys.executable, "-m", "cavale.lab.load.bare", str(port)]
    with started(command, port) as process:
        yield port, process.pid


@contextmanager
def started(
    command: Sequence[str], port: int, starts: float = STARTS, prepares: float = PREPARES
) -> Iterator["subprocess.Popen[str]"]:
    """A program that says a line when it listens, once people can be sent to it."""
    env = os.environ | {"CAVALE_LIMITS": "off", "CAVALE_METRICS": "off"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            if not select.select([process.stdout], [], [], starts)[0]:
                raise Unanswered(f"the server said nothing for {starts:g} s")
            if not process.stdout.readline():
                raise Unanswered("the server did not start")
            latest = monotonic() + prepares
            while not _ready(port):
                if process.poll() is not None:
                    raise Unanswered("the server ended before it was ready")
                if monotonic() > latest:
                    raise Unanswered(f"the server was not ready after {prepares:g} s")
                sleep(0.1)
            yield process
        finally:
            stop(process)


def cpu_seconds(pid: int) -> float | None:
    """What a process and those it has started, also ended ones, have used, if the system tells."""
    process = Path(f"/proc/{pid}")
    try:
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        children = (process / "task" / str(pid) / "children").read_text().split()
    except OSError:
        return None
    ticks: int = os.sysconf("SC_CLK_TCK")
    own = sum(map(int, fields[11:15])) / ticks
    return own + sum(cpu_seconds(int(child)) or 0.0 for child in children)


PLAYED = Game(HOUSE[0])
"""The first game on the shelf; two can play it, and without dice."""


@cache
def _scripts(tables: int) -> list[Script]:
    """As many games as tables: a server must not profit from having seen a position elsewhere."""
    rng = random.Random(1)
    return [random_game(PLAYED, rng) for _ in range(tables)]


async def load(
    database: str,
    tables: int,
    paced: bool,
    seconds: float,
    note: str,
    *,
    processes: int = 1,
    apart: bool = False,
    database_pid: int = 0,
) -> Borne:
    """`apart`: the two at a table are at different ones of so many servers on one database, which
    may be a process whose time is counted too.
    """
    scripts, tally = _scripts(tables), Tally()
    with ExitStack() as servers:
        started = [servers.enter_context(server(database)) for _ in range(processes)]
        ports = [port for port, _ in started]
        empty = _memory_kb(started)
        pairs = []
        for number in range(tables):
            seats = (ports[number % processes], ports[(number + apart) % processes])
            pairs.append(Pair(seats, PLAYED, scripts, tally, 1.0 if paced else None))
        for pair in pairs:
            await pair.connect()
        # A server that has just started loads its kernels first; all tables would wait for that
        # together and then play in step.
        async with within("the first ten moves", _OPENED_WITHIN):
            await pairs[0].one(scripts[0][:10])
        playing = asyncio.gather(
            *(
                _start(pair, number, number / tables if paced else 0.0)
                for number, pair in enumerate(pairs)
            )
        )
        await _opened(playing, pairs)
        await _watch(playing, _SETTLING, "settling")
        tally.counting, began, used = True, perf_counter(), _used(started)
        stored = cpu_seconds(database_pid)
        await _watch(playing, seconds, note)
        tally.counting, elapsed, spent = False, perf_counter() - began, _used(started)
        kept = cpu_seconds(database_pid)
        memory = _memory_kb(started)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for pair in pairs:
            pair.close()
        await asyncio.sleep(0)
    if len(tally.delays) < 2:
        raise Unanswered(f"{note}: {tally.moves} moves in {seconds:g} s are nothing to measure")
    cuts = quantiles(tally.delays, n=100)

    def per_1000(before: float | None, after: float | None) -> float | None:
        both = before is not None and after is not None
        return 1000 * ((after or 0.0) - (before or 0.0)) / tally.moves if both else None

    kind = database.partition(":")[0] if "://" in database else "sqlite"
    return Borne(
        database=BARE if database == BARE else kind,
        tables=tables,
        paced=paced,
        moves_per_second=tally.moves / elapsed,
        p50_ms=1000 * cuts[49],
        p99_ms=1000 * cuts[98],
        cpu_seconds_per_1000_moves=per_1000(used, spent),
        database_cpu_seconds_per_1000_moves=per_1000(stored, kept) if database_pid else None,
        seconds=elapsed,
        refused_per_second=tally.refused / elapsed,
        bytes_per_event=tally.bytes / tally.events,
        memory_kb_per_table=None if memory is None else (memory - (empty or 0)) / tables,
        disk_bytes_per_move=_size(database) / tally.made if Path(database).exists() else None,
    )


def _memory_kb(servers: list[tuple[int, int]]) -> int | None:
    """What the servers hold, without those that they have started."""
    try:
        said = [Path(f"/proc/{pid}/status").read_text() for _, pid in servers]
    except OSError:
        return None
    return sum(int(found[1]) for one in said if (found := re.search(r"VmRSS:\s+(\d+)", one)))


def _size(database: str) -> int:
    folder, name = Path(database).parent, Path(database).name
    return sum(path.stat().st_size for path in folder.glob(f"{name}*"))


def _used(servers: list[tuple[int, int]]) -> float | None:
    found = [cpu_seconds(pid) for _, pid in servers]
    return None if None in found else sum(one or 0.0 for one in found)


async def _start(pair: Pair, number: int, after: float) -> None:
    await asyncio.sleep(after)
    await pair.play(number)


async def _opened(playing: "asyncio.Future[list[None]]", pairs: list[Pair]) -> None:
    """Until there is play at every table: to open one costs more than many moves."""
    async with within("play at every table", _OPENED_WITHIN):
        while not all(pair.playing for pair in pairs):
            await asyncio.wait([playing], timeout=0.1)
            if playing.done():
                playing.result()


async def _watch(playing: "asyncio.Future[list[None]]", seconds: float, note: str) -> None:
    """Waits, and fails at once if a pair has failed."""
    with progress() as bar:
        task = bar.add_task(note, total=round(seconds), note="")
        until = perf_counter() + seconds
        while (left := until - perf_counter()) > 0:
            await asyncio.wait([playing], timeout=min(1.0, left))
            if playing.done():
                playing.result()
            bar.advance(task)


def run(
    tables: tuple[int, ...] = (200, 500),
    seconds: float = 15.0,
    database: str | None = None,
    json: bool = False,
) -> None:
    results = []
    for count in tables:
        for paced, bare in product((False, True), repeat=2):
            pace = "one move a second" if paced else "closed loop"
            note = f"{count} tables, {pace}{', nothing but the wire' if bare else ''}"
            with tempfile.TemporaryDirectory() as folder:
                where = BARE if bare else database or str(Path(folder) / "tables.db")
                results.append(run_fast(load(where, count, paced, seconds, note)))
    if json:
        print(json_text.dumps([asdict(result) for result in results], indent=2))
    else:
        _print(results)


def _print(results: list[Borne]) -> None:
    from rich.table import Table

    table = Table(
        caption="both seats streaming; from sending a move to the other seat's event; "
        "the wire: the same load on a server that does nothing but speak"
    )
    for title in (
        "tables",
        "pace",
        "moves/s",
        "of the wire",
        "p50 ms",
        "p99 ms",
        "CPU ms / move",
        "turned away/s",
        "bytes / event",
    ):
        table.add_column(title, justify="left" if title == "pace" else "right")
    wire = {
        one.tables: one.moves_per_second
        for one in results
        if one.database == BARE and not one.paced
    }
    for one in results:
        spent = one.cpu_seconds_per_1000_moves
        pace = "1 move/s each" if one.paced else "closed loop"
        table.add_row(
            str(one.tables),
            f"{pace}, the wire" if one.database == BARE else pace,
            f"{one.moves_per_second:,.0f}",
            "" if one.paced else f"{one.moves_per_second / wire[one.tables]:.2f}",
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            "?" if spent is None else f"{spent:.2f}",
            f"{one.refused_per_second:,.0f}",
            f"{one.bytes_per_event:,.0f}",
        )
    console().print(table)
