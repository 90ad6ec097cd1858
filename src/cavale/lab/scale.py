"""What it takes to bear so many tables, worked out from what one move was measured to cost.

A table moves once in `pace` seconds. A server's loop does a share of them, one after the other;
what waits is committed together; on a PostgreSQL commits that NOTIFY queue for one lock, and every
server there hears of every table. Where there are several, each table and its servers belong to
one. From the costs follows how many processes and machines are needed, and
a simulation of one server's queue says how long a move then takes. Nothing here is a promise: it
says what gives way first, and by how much.
"""

import asyncio
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from math import ceil, inf
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter, process_time

import numpy as np

FULL = 0.7
"""How busy a core may be on average; beyond, queues grow quickly."""
CORES = 8
"""Of one machine."""
SAMPLE = 20_000
"""Moves of one server that are simulated."""
SIZES = (500, 5_000, 20_000, 100_000, 1_000_000)


@dataclass(frozen=True)
class Costs:
    """Of one move, as measured: see `costs.json` for the commands and the machine."""

    server_ms: float
    """Processor time of a server whose tables are all its own, with its frame worker."""
    apart_ms: float
    """What is added where the two at a table are at different servers."""
    heard_ms: float
    """Of each other server on the bus, for a table that nobody has open there."""
    database_ms: float
    commit_ms: float
    """How long a commit takes, whatever it holds."""
    lock_ms: float
    """For how long of it no other commit with news can go on."""
    bot_ms: float
    """A bot's thought, over all levels as they are played."""
    table_kb: float
    """Memory of a table that is open, with its streams."""
    move_bytes: float
    """On disk."""


@dataclass(frozen=True)
class Stage:
    """A way to set it up."""

    name: str
    databases: int = 0
    """0: one server and its file."""
    topics: bool = False
    """Whether a server hears only of tables that are open there: a message bus with topics."""


STAGES = (
    Stage("one process, SQLite"),
    Stage("one PostgreSQL, NOTIFY", 1),
    Stage("4 PostgreSQL by table, NOTIFY", 4),
    Stage("4 PostgreSQL by table, a bus with topics", 4, topics=True),
    Stage("64 PostgreSQL by table, a bus with topics", 64, topics=True),
)


@dataclass(frozen=True)
class Needed:
    stage: Stage
    tables: int
    moves: float
    """A second."""
    processes: int | None
    """None: no number is enough."""
    gives_way: str
    database_cores: float
    bot_cores: float
    memory_gb: float
    disk_gb_a_day: float
    p50_ms: float = inf
    p99_ms: float = inf

    @property
    def machines(self) -> int | None:
        """Of CORES cores, databases and bots included."""
        if self.processes is None:
            return None
        each = ceil(self.database_cores / FULL / max(1, self.stage.databases) / CORES)
        databases = self.stage.databases * max(1, each)
        return ceil((self.processes + self.bot_cores / FULL) / CORES) + databases


def shipped() -> Costs:
    """What was measured last, and came with this version."""
    return read(json.loads(files("cavale.lab").joinpath("costs.json").read_text("utf-8")))


def read(found: dict[str, object]) -> Costs:
    return Costs(**{name: float(str(found[name])) for name in Costs.__annotations__})


def heard_and_committed(folder: Path) -> dict[str, float]:
    """Two of the costs, measured here: hearing of a table, and the disk's part of a commit."""
    from cavale.tables.store.bus import CHANNEL, PostgresBus, _pieces

    bus = PostgresBus.__new__(PostgresBus)
    bus._me, bus._grown, bus._news = "this one", {}, asyncio.Event()
    news = next(_pieces("another", ((f"table{number:05}", 40) for number in range(20))))
    begin = process_time()
    for _ in range(5000):
        bus._on_news(None, 0, CHANNEL, news)
    heard = 1000 * (process_time() - begin) / 5000 / 20
    waits = []
    with TemporaryFile(dir=folder) as file:
        for _ in range(200):
            file.write(b"x" * 8192)
            file.flush()
            begin = perf_counter()
            os.fsync(file.fileno())
            waits.append(perf_counter() - begin)
    return {"heard_ms": heard, "commit_ms": 1000 * float(np.percentile(waits, 25))}


def costs_of(path: Path | None) -> Costs:
    return shipped() if path is None else read(json.loads(path.read_text("utf-8")))


def needed(costs: Costs, stage: Stage, tables: int, pace: float, bots: float) -> Needed:
    """`bots`: how many of the moves are a bot's."""
    moves = tables / pace
    processes, gives_way = _processes(costs, stage, moves)
    found = Needed(
        stage=stage,
        tables=tables,
        moves=moves,
        processes=processes,
        gives_way=gives_way,
        database_cores=moves * costs.database_ms / 1000 if stage.databases else 0.0,
        bot_cores=moves * bots * costs.bot_ms / 1000,
        memory_gb=tables * costs.table_kb / 2**20,
        disk_gb_a_day=moves * 86_400 * costs.move_bytes / 1e9,
    )
    if processes is None:
        return found
    p50, p99 = latency(costs, stage, moves, processes)
    return Needed(**{**found.__dict__, "p50_ms": p50, "p99_ms": p99})


def _processes(costs: Costs, stage: Stage, moves: float) -> tuple[int | None, str]:
    own = moves * costs.server_ms / 1000
    if not stage.databases:
        return (1, "the server's core") if own <= FULL else (None, "the server's core")
    if moves / stage.databases * costs.database_ms / 1000 > FULL * CORES:
        return None, "the database's cores"
    heard = 0.0 if stage.topics else moves / stage.databases * costs.heard_ms / 1000
    for number in _numbers():
        apart = 1 - 1 / number
        busy = (own + moves * apart * costs.apart_ms / 1000) / number + heard * apart
        if busy <= FULL:
            return number, "the servers' cores"
        if heard * apart > FULL:
            return None, "hearing of every table"
    return None, "the servers' cores"


def _numbers() -> Iterator[int]:
    number = 1
    while number < 100_000:
        yield number
        number = max(number + 1, number * 21 // 20)


def latency(costs: Costs, stage: Stage, moves: float, processes: int) -> tuple[float, float]:
    """From a move's coming to its commit, half of them and 99 of 100, at one of the servers."""
    rng = np.random.default_rng(17)
    rate = moves / processes
    count = min(SAMPLE, max(200, round(rate * 600)))
    came = np.cumsum(rng.exponential(1000 / rate, count))
    apart = 0.0 if processes == 1 else (1 - 1 / processes) * costs.apart_ms
    heard = (
        0.0 if stage.topics else (moves / max(1, stage.databases) - rate) * costs.heard_ms / 1000
    )
    slow = 1 / max(0.05, 1 - max(0.0, heard))
    service = rng.gamma(4.0, (costs.server_ms + apart) * slow / 4.0, count)
    done = _served(came, service)
    cycle = _commit_cycle(costs, stage, processes)
    written = _committed(done, cycle)
    waited = written - came
    return float(np.percentile(waited, 50)), float(np.percentile(waited, 99))


def _served(came: np.ndarray, service: np.ndarray) -> np.ndarray:
    """One after the other: when each is done."""
    done = np.empty_like(came)
    free = 0.0
    for index, at in enumerate(came):
        free = max(free, at) + service[index]
        done[index] = free
    return done


def _commit_cycle(costs: Costs, stage: Stage, processes: int) -> float:
    """From one commit of a server to its next: those of one database queue for its lock."""
    if not stage.databases:
        return costs.commit_ms
    queue = processes / stage.databases * costs.lock_ms
    return max(costs.commit_ms, queue)


def _committed(done: np.ndarray, cycle: float) -> np.ndarray:
    """All that waits goes into the next commit."""
    written = np.empty_like(done)
    index, free = 0, 0.0
    while index < len(done):
        begin = max(free, done[index])
        last = int(np.searchsorted(done, begin, side="right"))
        free = begin + cycle
        written[index:last] = free
        index = last
    return written


def table(costs: Costs, pace: float, bots: float) -> list[Needed]:
    return [needed(costs, stage, tables, pace, bots) for tables in SIZES for stage in STAGES]


def page(rows: list[Needed], pace: float, bots: float) -> str:
    """Markdown."""
    titles = ["tables", "set up as", "moves/s", "servers", "machines", "p50, p99 ms"]
    titles += ["bots' cores", "memory", "disk a day", "gives way first"]
    said = (
        f"A move in {pace:g} s at each table, {bots:.0%} of them bots'; machines of {CORES} cores"
    )
    ruler = ["---" if title in ("set up as", "gives way first") else "---:" for title in titles]
    lines = [f"{said}, {FULL:.0%} busy.", "", f"| {' | '.join(titles)} |", f"|{'|'.join(ruler)}|"]
    for one in rows:
        servers = "no number" if one.processes is None else one.processes
        bears = one.processes is not None
        took = f"{one.p50_ms:.1f}, {one.p99_ms:.1f}" if bears else ""
        lines.append(
            f"| {one.tables:,} | {one.stage.name} | {one.moves:,.0f} |"
            f" {servers} | {one.machines if bears else ''} | {took} |"
            f" {one.bot_cores:,.1f} | {one.memory_gb:,.1f} GB | {one.disk_gb_a_day:,.1f} GB |"
            f" {one.gives_way} |"
        )
    return "\n".join(lines) + "\n"
