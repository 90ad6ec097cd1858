"""A database, and how its work is done without blocking the loop.

Work is plain SQLAlchemy on a connection, written once. SQLite runs it in threads of its own, one
that writes and one that reads: a hop to a thread for each batch is cheaper than one for each
statement. PostgreSQL runs it on the loop.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import disk_usage
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
from cavale.tables.store.file_lock import FileLock

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """Raises Conflict for what is there already, and DatabaseError for all else."""

    bus: DatabaseBus

    async def write(self, work: Work[T]) -> T:
        """Does it in one transaction; returns when it is durable."""

    async def alone(self, work: Work[T]) -> T:
        """As `write`, and also the schema is changed wholly or not at all.

        Other processes that ask for the same wait until it is done.
        """

    async def read(self, work: Work[T]) -> T: ...

    def room(self) -> int | None:
        """Bytes left on the disk, where it is one of this machine."""

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


def open_database(
    database: str | Path, *, exclusive: bool = False, create: bool = True
) -> Database:
    """With `exclusive`, a file of SQLite is refused while another process so opened it.

    Errors come without the values of a statement: those are what is kept secret.
    """
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        return Sqlite(url, exclusive=exclusive, create=create)
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
    def __init__(self, url: URL, *, exclusive: bool, create: bool) -> None:
        self.bus: DatabaseBus = LocalBus()
        self._url = url
        named = url.database if url.database != ":memory:" else None
        self._file = Path(named).resolve() if named else None
        self._lock: FileLock | None = None
        if self._file is not None:
            if create:
                _make_file(self._file)
            elif not self._file.is_file():
                raise CannotOpen(f"{self._file}: there is no such file")
            self._lock = FileLock(self._file) if exclusive else None
        engine = self._engine()
        self._writer, self._reader = _Thread(engine, "writer"), _Thread(engine, "reader")

    def _engine(self) -> Engine:
        engine = create_engine(self._url, poolclass=NullPool, hide_parameters=True)
        event.listen(engine, "connect", _prepare)
        return engine

    async def write(self, work: Work[T]) -> T:
        return await _named(self._writer.do(work))

    async def alone(self, work: Work[T]) -> T:
        return await _named(asyncio.to_thread(self._alone, work))

    def _alone(self, work: Work[T]) -> T:
        engine = self._engine()
        # Python's driver would begin a transaction only when rows change, not when tables do.
        event.listen(engine, "connect", _begin_nothing)
        event.listen(engine, "begin", _begin_alone)
        with engine.begin() as connection:
            return work(connection)

    async def read(self, work: Work[T]) -> T:
        return await _named(self._reader.do(work))

    def room(self) -> int | None:
        return None if self._file is None else disk_usage(self._file.parent).free

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()
        if self._lock is not None:
            self._lock.release()


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


def _make_file(file: Path) -> None:
    """Nobody else on the machine may read it: it holds the dealer's seeds of games that still run.

    SQLite gives the files beside it the same rights.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as why:
        raise CannotOpen(f"{file}: {why.strerror or why}") from why


def _begin_nothing(connection: SqliteConnection, _record: object) -> None:
    connection.isolation_level = None


def _begin_alone(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


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

    async def alone(self, work: Work[T]) -> T:
        def locked(connection: Connection) -> T:
            self.bus.alone(connection)
            return work(connection)

        return await self.write(locked)

    def room(self) -> int | None:
        return None

    async def _write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def _read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
