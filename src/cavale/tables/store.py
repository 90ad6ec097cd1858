"""The log on disk: SQLite or PostgreSQL, the same code.

Rows are only ever added. (table, seq) is unique, so that two writers cannot both win; (table, key)
is unique, so that one request cannot count twice. `tables` is an index made from the log: what is
listed, and where a bot is awaited after a restart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from sqlite3 import Connection

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cavale.tables.entries import Logged, decode, encode
from cavale.tables.shown import TableCard
from cavale.tables.writer import Conflict, Writer

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(80)),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "key"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("awaits_bot", Boolean, nullable=False),
    Column("card", Text, nullable=False),
    Index("tables_open", "over", "opened"),
    Index("tables_awaiting", "awaits_bot"),
)


@dataclass(frozen=True)
class Row:
    logged: Logged
    key: str | None = None


@dataclass(frozen=True)
class Headline:
    opened: int
    over: bool
    awaits_bot: bool
    card: TableCard


@dataclass(frozen=True)
class Append:
    """New rows of one table; `headline` where what is indexed has changed."""

    table: str
    rows: tuple[Row, ...]
    headline: Headline | None = None


Batch = Sequence[Append]


def database_url(database: str | Path) -> URL:
    """A file name, or a URL of SQLite or PostgreSQL."""
    text = str(database)
    if "://" not in text:
        return URL.create("sqlite+aiosqlite", database=str(Path(text).expanduser().absolute()))
    url = make_url(text)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    backend = "postgresql" if url.drivername == "postgres" else url.get_backend_name()
    if backend not in drivers:
        raise ValueError("a database is a file, or a URL of sqlite or postgresql")
    return url.set(drivername=drivers[backend])


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer: Writer[Append] = Writer(self._commit)

    @classmethod
    async def open(cls, database: str | Path) -> "Store":
        url = database_url(database)
        if url.get_backend_name() == "sqlite":
            if url.database and url.database != ":memory:":
                Path(url.database).parent.mkdir(parents=True, exist_ok=True)
            engine = create_async_engine(url)
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        else:
            engine = create_async_engine(url, pool_pre_ping=True)
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
        return cls(engine)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()

    async def append(self, *appends: Append) -> None:
        """Returns when all of it is durable; Conflict when none of it was written."""
        await self._writer.write(appends)

    async def _commit(self, batches: Sequence[Batch]) -> None:
        try:
            async with self._engine.begin() as connection:
                await _insert(connection, [append for batch in batches for append in batch])
        except IntegrityError as error:
            raise Conflict from error

    async def read(self, table: str, after: int = 0) -> list[Row]:
        query = (
            select(log.c.seq, log.c.at, log.c.key, log.c.entry)
            .where(log.c.table_id == table, log.c.seq > after)
            .order_by(log.c.seq)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return [Row(Logged(seq, at, decode(entry)), key) for seq, at, key, entry in found]

    async def cards(self, limit: int) -> list[TableCard]:
        """The tables that are not over, the newest first."""
        query = (
            select(tables.c.card)
            .where(tables.c.over.is_(False))
            .order_by(tables.c.opened.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        return [msgspec.json.decode(text, type=TableCard) for text in found]

    async def awaiting_bots(self) -> list[str]:
        query = select(tables.c.id).where(tables.c.awaits_bot.is_(True)).order_by(tables.c.opened)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars().all())


def _prepare_sqlite(connection: Connection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


_add_table = insert(tables)
_change_table = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        over=bindparam("is_over"), awaits_bot=bindparam("is_awaiting"), card=bindparam("new_card")
    )
)


async def _insert(connection: AsyncConnection, appends: Sequence[Append]) -> None:
    rows = [
        {
            "table_id": append.table,
            "seq": row.logged.seq,
            "at": row.logged.at,
            "key": row.key,
            "entry": encode(row.logged.entry),
        }
        for append in appends
        for row in append.rows
    ]
    await connection.execute(insert(log), rows)
    added, changed = [], []
    for append in appends:
        headline = append.headline
        if headline is None:
            continue
        card = msgspec.json.encode(headline.card).decode()
        if append.rows[0].logged.seq == 1:
            added.append(
                {
                    "id": append.table,
                    "opened": headline.opened,
                    "over": headline.over,
                    "awaits_bot": headline.awaits_bot,
                    "card": card,
                }
            )
        else:
            changed.append(
                {
                    "which": append.table,
                    "is_over": headline.over,
                    "is_awaiting": headline.awaits_bot,
                    "new_card": card,
                }
            )
    if added:
        await connection.execute(_add_table, added)
    if changed:
        await connection.execute(_change_table, changed)
