"""Several servers on one PostgreSQL: what a second and a fourth one add, and what talking costs.

Each number of servers is loaded twice. Together: both seats of a table are at the same server, so
what the others hear of it is nothing to them. Apart: the two are at different servers, so every
move is heard by way of NOTIFY and read again from the log. The difference is what the bus costs.
"""

import json as json_text
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass

from cavale.core.loop import run_fast
from cavale.lab.load.postgres import Postgres, postgres
from cavale.lab.load.run import load
from cavale.lab.progress import console


@dataclass(frozen=True)
class Fleet:
    processes: int
    tables: int
    apart: bool
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_ms_per_move: float | None
    database_ms_per_move: float | None
    bus_share: float | None = None
    """Of the processor time of a move, servers' and database's, what being apart costs."""

    @property
    def ms_per_move(self) -> float | None:
        if self.server_ms_per_move is None or self.database_ms_per_move is None:
            return None
        return self.server_ms_per_move + self.database_ms_per_move


def run(
    tables: Sequence[int],
    processes: Sequence[int],
    seconds: float,
    database: str | None,
    *,
    json: bool = False,
) -> None:
    results = []
    for count in tables:
        for number in processes:
            together = _measured(count, number, seconds, database, apart=False)
            results.append(together)
            if number > 1:
                apart = _measured(count, number, seconds, database, apart=True)
                results.append(with_share(together, apart))
    if json:
        print(json_text.dumps([asdict(result) for result in results], indent=2))
    else:
        _print(results)


def with_share(together: Fleet, apart: Fleet) -> Fleet:
    if together.ms_per_move is None or not apart.ms_per_move:
        return apart
    share = 1 - together.ms_per_move / apart.ms_per_move
    return Fleet(**{**asdict(apart), "bus_share": share})


def _measured(
    tables: int, processes: int, seconds: float, database: str | None, *, apart: bool
) -> Fleet:
    note = f"{tables} tables, {processes} servers, {'apart' if apart else 'together'}"
    own = postgres() if database is None else nullcontext(Postgres(database, 0))
    with own as found:
        borne = run_fast(
            load(
                found.url,
                tables,
                False,
                seconds,
                note,
                processes=processes,
                apart=apart,
                database_pid=found.pid,
            )
        )
    return Fleet(
        processes,
        tables,
        apart,
        borne.moves_per_second,
        borne.p50_ms,
        borne.p99_ms,
        borne.cpu_seconds_per_1000_moves,
        borne.database_cpu_seconds_per_1000_moves,
    )


def _print(results: list[Fleet]) -> None:
    from rich.table import Table

    table = Table(
        caption="as fast as both seats hear each other; apart: the two at a table are at"
        " different servers; ms: processor time of a move; bus: what being apart adds to it"
    )
    for title in (
        "servers",
        "tables",
        "seats",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "server ms",
        "database ms",
        "bus",
    ):
        table.add_column(title, justify="left" if title == "seats" else "right")
    for one in results:
        table.add_row(
            str(one.processes),
            str(one.tables),
            "apart" if one.apart else "together",
            f"{one.moves_per_second:,.0f}",
            f"{one.p50_ms:.1f}",
            f"{one.p99_ms:.1f}",
            _number(one.server_ms_per_move),
            _number(one.database_ms_per_move),
            "" if one.bus_share is None else f"{one.bus_share:.0%}",
        )
    console().print(table)


def _number(value: float | None) -> str:
    return "?" if value is None else f"{value:.3f}"
