"""A database, and how its work is done without blocking the loop.

Work is plain SQLAlchemy on a connection, written once. SQLite runs it in threads of its own, one
that writes and one that reads: a hop to a thread for each batch is cheaper than one for each
statement. PostgreSQL runs it on the loop.
"""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Protocol, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from cavale.tables.store.bus import DatabaseBus, LocalBus, PostgresBus
from cavale.tables.store.errors import CannotOpen, Conflict, DatabaseError

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Raises Conflict for what is there already, and DatabaseError for all else."""

    bus: DatabaseBus

    async def write(self, work: Work[T]) -> T:
        """Does it in one transaction; returns when it is durable."""

    async def read(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


def database_url(database: str | Path) -> URL:
    """A file name, or a URL of SQLite or PostgreSQL."""
    text = str(database)
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser().absolute()))
    try:
        url = make_url(text)
    except SQLAlchemyError:
        raise CannotOpen("the database's URL cannot be read") from None
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}
    backend = "postgresql" if url.drivername == "postgres" else url.get_backend_name()
    if backend not in drivers:
        raise CannotOpen("a database is a file, or a URL of sqlite or postgresql")
    return url.set(drivername=drivers[backend])


def open_database(database: str | Path) -> Database:
    """Errors come without the values of a statement: those are what is kept secret."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        return Sqlite(url)
    return Postgres(create_async_engine(url, pool_pre_ping=True, hide_parameters=True))


async def _named(doing: Awaitable[T]) -> T:
    """With errors of our own names, whose text holds no password."""
    try:
        return await doing
    except IntegrityError as error:
        raise Conflict from error
    except (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise DatabaseError(type(error).__name__) from error


class Sqlite:
    def __init__(self, url: URL) -> None:
        self.bus: DatabaseBus = LocalBus()
        if url.database:
            _make_folder(Path(url.database).parent)
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
        event.listen(engine, "connect", _prepare)
        self._writer, self._reader = _Thread(engine, "writer"), _Thread(engine, "reader")

    async def write(self, work: Work[T]) -> T:
        return await _named(self._writer.do(work))

    async def read(self, work: Work[T]) -> T:
        return await _named(self._reader.do(work))

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()


class _Thread:
    """One connection in one thread."""

    def __init__(self, engine: Engine, name: str) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, f"sqlite-{name}")
        self._connection: Connection | None = None

    async def do(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._do, work)

    def _do(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()

    def _end(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise CannotOpen(f"{folder}: {why.strerror or why}") from why


def _prepare(connection: SqliteConnection, _record: object) -> None:
    cursor = connection.cursor()
    # Pages that many moves change are copied out of the journal once in a while, not ten times a
    # second; it grows to some 40 MB.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=5000",
        "wal_autocheckpoint=10000",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Postgres:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.bus: DatabaseBus = PostgresBus(engine)

    async def write(self, work: Work[T]) -> T:
        return await _named(self._write(work))

    async def read(self, work: Work[T]) -> T:
        return await _named(self._read(work))

    async def _write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
