"""What the operator of a server does to a database: look it over, and make its index again."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection, distinct, func, inspect, select, text

from cavale.tables.log.entries import Logged, Open
from cavale.tables.log.fold import GameOpener, RulesChanged, fold
from cavale.tables.log.table import Table
from cavale.tables.store import index, upgrading
from cavale.tables.store.append import Append, Row, alarm
from cavale.tables.store.database import Database, open_database
from cavale.tables.store.errors import CannotOpen, Unreadable
from cavale.tables.store.log import SqlLog
from cavale.tables.store.prune import Prune
from cavale.tables.store.schema import log, summaries
from cavale.tables.store.summary import summary

LOGS_A_QUERY = 50
Progress = Callable[[int], None]
"""Is called with how many more tables have been looked at."""
Rules = tuple[str, int]
"""A game, and the version of its rules."""


@dataclass
class Found:
    """What a database holds."""

    schema: str | None
    state: upgrading.State
    size: int
    """Bytes."""
    rows: dict[str, int] = field(default_factory=dict)
    tables: int = 0
    rules: Counter[Rules] = field(default_factory=Counter)
    """How many tables were opened under each."""
    needed: Counter[Rules] = field(default_factory=Counter)
    """How many of those are not over."""
    unreadable: dict[str, str] = field(default_factory=dict)
    """Tables, and why."""
    gone: Counter[Rules] = field(default_factory=Counter)
    """Of those, the ones whose rules this program does not have."""
    unlisted: list[str] = field(default_factory=list)
    """Tables that can be read and that the index does not know."""

    @property
    def well(self) -> bool:
        return self.current and not (self.unreadable or self.unlisted)

    @property
    def current(self) -> bool:
        return self.state == "current"


class Maintenance:
    def __init__(self, database: Database, open_game: GameOpener) -> None:
        self._database = database
        self._open_game = open_game
        self._log = SqlLog(database)
        self.prune = Prune(database)

    @classmethod
    @asynccontextmanager
    async def reading(
        cls, database: str | Path, open_game: GameOpener
    ) -> AsyncIterator["Maintenance"]:
        """Beside a server, and whatever the schema is."""
        opened = open_database(database, create=False)
        try:
            yield cls(opened, open_game)
        finally:
            await opened.close()

    @classmethod
    @asynccontextmanager
    async def writing(
        cls, database: str | Path, open_game: GameOpener
    ) -> AsyncIterator["Maintenance"]:
        """With this version's schema. A file of SQLite is refused while a server has it."""
        opened = open_database(database, exclusive=True, create=False)
        try:
            made = cls(opened, open_game)
            await made.require_current()
            yield made
        finally:
            await opened.close()

    async def require_current(self) -> None:
        await self._database.read(upgrading.require_current)

    async def tables(self) -> int:
        """How many have a log."""
        return await self._database.read(_tables)

    async def check(self, progress: Progress) -> Found:
        found = await self._database.read(_sizes)
        async for ids in self._ids():
            known = await self._indexed(ids) if found.current else set()
            for table_id in ids:
                await self._look(table_id, found)
                if found.current and table_id not in known | set(found.unreadable):
                    found.unlisted.append(table_id)
            found.tables += len(ids)
            progress(len(ids))
        return found

    async def _look(self, table_id: str, found: Found) -> None:
        rules: Rules | None = None
        try:
            entries = await self._entries(table_id)
            if entries and isinstance(entries[0].entry, Open):
                rules = entries[0].entry.game, entries[0].entry.rules
                found.rules[rules] += 1
            table = await asyncio.to_thread(self._fold, table_id, entries)
        except _CannotRead as why:
            found.unreadable[table_id] = str(why)
            if why.rules_gone and rules is not None:
                found.gone[rules] += 1
        else:
            if rules is not None and not (table.status == "over" and table.series.over):
                found.needed[rules] += 1

    async def rebuild(self, progress: Progress) -> dict[str, str]:
        """Makes all that is indexed again; the tables that cannot be read, and why.

        Other processes may go on writing: what they have written meanwhile is read again.
        """
        unreadable: dict[str, str] = {}
        async for ids in self._ids():
            while not await self._rebuild(ids, unreadable):
                pass
            progress(len(ids))
        await self._database.write(_forget_what_has_no_log)
        return unreadable

    async def _rebuild(self, ids: Sequence[str], unreadable: dict[str, str]) -> bool:
        """False if one of them has grown meanwhile."""
        appends: list[Append] = []
        broken: list[str] = []
        for table_id in ids:
            try:
                entries = await self._entries(table_id)
                table = await asyncio.to_thread(self._fold, table_id, entries)
            except _CannotRead as why:
                unreadable[table_id] = str(why)
                broken.append(table_id)
            else:
                found = summary(table, entries[0].at)
                appends.append(Append(table_id, (Row(entries[-1]),), found, alarm=alarm(table)))
        versions = {append.table: append.rows[-1].logged.seq for append in appends}

        def write(connection: Connection) -> None:
            index.forget(connection, broken)
            index.rewrite(connection, appends)
            # Asked after writing: a writer of a table's row waits for this from now on.
            if _versions(connection, list(versions)) != versions:
                raise _Grown

        try:
            await self._database.write(write)
        except _Grown:
            return False
        return True

    async def _entries(self, table_id: str) -> list[Logged]:
        try:
            return [row.logged for row in await self._log.read(table_id)]
        except Unreadable as why:
            raise _CannotRead(str(why)) from None

    def _fold(self, table_id: str, entries: list[Logged]) -> Table:
        try:
            *_, table = fold(table_id, entries, self._open_game)
        except RulesChanged as why:
            game, rules = why.args
            raise _CannotRead(
                f"it follows rules {rules} of {game}, which this program does not have",
                rules_gone=True,
            ) from None
        except Exception as why:
            raise _CannotRead(f"it cannot be followed: {type(why).__name__}: {why}") from None
        return table

    async def _ids(self) -> AsyncIterator[list[str]]:
        last = ""
        while True:
            query = (
                select(log.c.table_id)
                .where(log.c.table_id > last)
                .distinct()
                .order_by(log.c.table_id)
                .limit(LOGS_A_QUERY)
            )
            found = await self._database.read(
                lambda connection, query=query: list(connection.scalars(query))  # type: ignore[misc]
            )
            if not found:
                return
            yield found
            last = found[-1]

    async def _indexed(self, ids: Sequence[str]) -> set[str]:
        query = select(summaries.c.id).where(summaries.c.id.in_(ids))
        return set(await self._database.read(lambda connection: list(connection.scalars(query))))


class _Grown(Exception):
    """Somebody has written on."""


class _CannotRead(Exception):
    def __init__(self, why: str, *, rules_gone: bool = False) -> None:
        super().__init__(why)
        self.rules_gone = rules_gone


def _tables(connection: Connection) -> int:
    if upgrading.revision(connection) is None:
        raise CannotOpen("there are no tables of Cavale in it")
    return connection.scalar(select(func.count(distinct(log.c.table_id)))) or 0


def _versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    query = (
        select(log.c.table_id, func.max(log.c.seq))
        .where(log.c.table_id.in_(ids))
        .group_by(log.c.table_id)
    )
    return dict(connection.execute(query).all())


def _forget_what_has_no_log(connection: Connection) -> None:
    for name in ("summaries", "listed", "alarms"):
        connection.execute(
            text(f"DELETE FROM {name} WHERE id NOT IN (SELECT table_id FROM log WHERE seq = 1)")
        )


def _sizes(connection: Connection) -> Found:
    names = sorted(inspect(connection).get_table_names())
    rows = {name: connection.scalar(text(f'SELECT count(*) FROM "{name}"')) or 0 for name in names}
    size = connection.scalar(_SIZE[connection.dialect.name]) or 0
    return Found(upgrading.revision(connection), upgrading.state(connection), size, rows)


_SIZE = {
    "sqlite": text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"),
    "postgresql": text("SELECT pg_database_size(current_database())"),
}
