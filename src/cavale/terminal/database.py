"""`cavale db`: for the operator of a server's database."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from cavale.games import game as open_game
from cavale.tables.log.times import now
from cavale.tables.store import upgrading
from cavale.tables.store.database import open_database
from cavale.tables.store.maintenance import Found, Maintenance
from cavale.tables.store.retention import Keep

PRUNED_TOGETHER = 100
SHOWN = 20
"""So many tables are named, and the rest are counted."""


def upgrade(database: str) -> None:
    """Brings the schema to this version's; says what it was."""
    before = asyncio.run(_upgrade(database))
    if before is None:
        print(f"The database is of schema {upgrading.NEWEST} already.")
    else:
        print(f"The database is of schema {upgrading.NEWEST} now; it was of {before}.")


async def _upgrade(database: str) -> str | None:
    opened = open_database(database, exclusive=True, create=False)
    try:
        return await opened.alone(upgrading.upgrade)
    finally:
        await opened.close()


def check(database: str) -> bool:
    """Folds every log; whether all is well."""
    found = asyncio.run(_check(database))
    for line in report(found):
        print(line)
    return found.well


async def _check(database: str) -> Found:
    async with Maintenance.reading(database, open_game) as maintenance:
        with _progress("reading the logs", await maintenance.tables()) as advance:
            return await maintenance.check(advance)


def report(found: Found) -> Iterator[str]:
    yield f"schema      {found.schema} ({_STATES[found.state]})"
    yield f"size        {found.size / 1e6:.1f} MB"
    yield f"tables      {found.tables}"
    for name, rows in found.rows.items():
        yield f"  {name:16} {rows} rows"
    yield "rules       version: tables, of which not over"
    for rules, number in sorted(found.rules.items()):
        gone = "   (not in this program)" if rules in found.gone else ""
        yield f"  {rules[0]:10} {rules[1]:5}: {number}, {found.needed[rules]}{gone}"
    yield from _named("unreadable", [f"{t}: {why}" for t, why in found.unreadable.items()])
    yield from _named("not indexed (`cavale db rebuild-index`)", found.unlisted)
    yield "All is well." if found.well else "Not all is well."


_STATES: dict[upgrading.State, str] = {
    "empty": "nothing is there yet",
    "behind": f"behind {upgrading.NEWEST}: `cavale db upgrade`",
    "current": "this version's",
    "newer": f"newer than {upgrading.NEWEST}: install the version of Cavale that it is of",
}


def _named(title: str, lines: list[str]) -> Iterator[str]:
    yield f"{title}: {len(lines)}"
    yield from (f"  {line}" for line in lines[:SHOWN])
    if len(lines) > SHOWN:
        yield f"  and {len(lines) - SHOWN} more"


def rebuild_index(database: str) -> bool:
    """Makes what is listed, due and shown in lists again; whether every log could be read."""
    number, unreadable = asyncio.run(_rebuild(database))
    print(f"{number - len(unreadable)} tables are indexed.")
    for line in _named("unreadable", [f"{table}: {why}" for table, why in unreadable.items()]):
        print(line)
    return not unreadable


async def _rebuild(database: str) -> tuple[int, dict[str, str]]:
    async with Maintenance.writing(database, open_game) as maintenance:
        number = await maintenance.tables()
        with _progress("making the index", number) as advance:
            return number, await maintenance.rebuild(advance)


def prune(database: str, keep: Keep, *, dry_run: bool) -> None:
    asyncio.run(_prune(database, keep, dry_run=dry_run))


async def _prune(database: str, keep: Keep, *, dry_run: bool) -> None:
    opening = Maintenance.reading if dry_run else Maintenance.writing
    async with opening(database, open_game) as maintenance:
        await maintenance.require_current()
        at = now()
        found = await maintenance.prune.count(keep, at)
        print(f"CAVALE_KEEP_DAYS={keep}")
        print(
            f"{found.never_started} never started, {found.unfinished} unfinished and"
            f" {found.finished} finished tables have had their time."
        )
        if dry_run:
            print("Nothing was changed.")
            return
        gone = 0
        with _progress("pruning", found.total) as advance:
            while tables := await maintenance.prune.some(keep, at, PRUNED_TOGETHER):
                gone += len(tables)
                advance(len(tables))
        print(f"{gone} tables are gone. What chance did in them stays in the tallies.")


@contextmanager
def _progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """On the error output, so that what is said can be kept."""
    columns = (TextColumn("{task.description:20}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=total)
        yield lambda more: progress.advance(task, more)
