"""Databases of earlier versions, on SQLite and on PostgreSQL."""

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, MetaData, create_engine, insert
from sqlalchemy.ext.asyncio import create_async_engine

from cavale.tables.store.database import database_url
from tests.tables.conftest import anyio_backend as anyio_backend
from tests.tables.conftest import emptied
from tests.tables.conftest import postgres as postgres

DATABASES = Path(__file__).parent / "databases"
RELEASED = sorted(path.name.removesuffix(".sql.gz") for path in DATABASES.glob("*.sql.gz"))


@pytest.fixture(params=RELEASED)
def schema(request: pytest.FixtureRequest) -> str:
    """The version whose database it is."""
    name: str = request.param
    return name


@pytest.fixture
def old_file(schema: str, tmp_path: Path) -> Path:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(
            gzip.decompress((DATABASES / f"{schema}.sql.gz").read_bytes()).decode()
        )
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
async def old(request: pytest.FixtureRequest, old_file: Path) -> str:
    """Where the database of an earlier version is."""
    if request.param == "sqlite":
        return str(old_file)
    uri = await emptied(request.getfixturevalue("postgres"))
    await copied(old_file, uri)
    return uri


async def copied(file: Path, uri: str) -> None:
    """The same tables and rows, as PostgreSQL would have them."""
    metadata = MetaData()
    source = create_engine(f"sqlite:///{file}")
    metadata.reflect(source)
    with source.connect() as reading:
        rows = {
            table: [dict(row._mapping) for row in reading.execute(table.select())]
            for table in metadata.sorted_tables
        }
    source.dispose()

    def write(connection: Connection) -> None:
        metadata.create_all(connection)
        for table, found in rows.items():
            if found:
                connection.execute(insert(table), found)

    engine = create_async_engine(database_url(uri))
    async with engine.begin() as writing:
        await writing.run_sync(write)
    await engine.dispose()
