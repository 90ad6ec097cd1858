"""What whoever looks after the server is told: the truth."""

import asyncio
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cavale.tables.store import condition
from cavale.web.settings import Settings
from tests.waiting import PATIENCE
from tests.web.live import Small
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio

WELL = {
    "rules": True,
    "kernels": True,
    "database": True,
    "schema": True,
    "disk": True,
    "staying": True,
}


@pytest.fixture
def no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is asked anew."""
    monkeypatch.setattr(condition, "FRESH", -1.0)


async def condition_of(visitor: Visitor) -> tuple[int, dict[str, bool]]:
    answer = await visitor.client.get("/readyz")
    return answer.status_code, answer.json()


async def ready(visitor: Visitor) -> None:
    assert visitor.app is not None
    await visitor.app.state.services.kernels.wait_warm()


async def test_it_is_alive(visitor: Visitor) -> None:
    answer = await visitor.client.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "alive\n")


async def test_it_is_ready_when_tables_can_be_played(visitor: Visitor) -> None:
    await ready(visitor)
    answer = await visitor.client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, WELL)
    assert answer.headers["cache-control"] == "no-store"
    assert "retry-after" not in answer.headers


async def test_not_without_rules_or_kernels_nor_while_it_stops(visitor: Visitor) -> None:
    await ready(visitor)
    assert visitor.app is not None
    live, rules = visitor.app.state.services.live, visitor.app.state.services.kernels
    rules._warm.clear()
    assert await condition_of(visitor) == (503, {**WELL, "kernels": False})
    rules._loaded.clear()
    assert await condition_of(visitor) == (503, {**WELL, "rules": False, "kernels": False})
    rules._loaded.set()
    rules._warm.set()
    live.hub.close()
    assert await condition_of(visitor) == (503, {**WELL, "staying": False})


@pytest.mark.usefixtures("no_memory")
async def test_not_while_the_database_is_locked(
    visitor: Visitor, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready(visitor)
    monkeypatch.setattr(condition, "PATIENCE", 0.2)
    with closing(sqlite3.connect(settings.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            assert await condition_of(visitor) == (503, {**WELL, "database": False})
        other.rollback()
    monkeypatch.setattr(condition, "PATIENCE", 20.0)
    # Whoever asked in vain has left one question behind, not three.
    assert await condition_of(visitor) == (200, WELL)


@pytest.mark.usefixtures("no_memory")
async def test_not_with_a_schema_that_is_behind(visitor: Visitor, settings: Settings) -> None:
    """A newer one is a sign that this server is about to be replaced: until then it goes on."""
    await ready(visitor)
    with closing(sqlite3.connect(settings.database)) as other:
        for version, well in (("9999", True), ("0001", False)):
            other.execute("UPDATE alembic_version SET version_num = ?", (version,))
            other.commit()
            status = 200 if well else 503
            assert await condition_of(visitor) == (status, {**WELL, "schema": well})


@pytest.mark.usefixtures("no_memory")
async def test_not_when_the_disk_has_little_room(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ready(visitor)
    monkeypatch.setattr(condition, "LEAST_ROOM", 2**62)
    assert await condition_of(visitor) == (503, {**WELL, "disk": False})


async def test_not_when_nothing_more_can_be_written(tmp_path: Path) -> None:
    """A limit on the size of files fails in the same place as a disk that is full."""
    server = Small(str(tmp_path / "tables.db"))
    await server.start()
    await server.ready()
    assert server.process is not None
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
        await condition_becomes(client, {**WELL, "database": False})
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        await condition_becomes(client, WELL)
    await server.close()


async def condition_becomes(client: httpx.AsyncClient, wanted: dict[str, bool]) -> None:
    for _ in range(500):
        answer = await client.get("/readyz")
        if answer.json() == wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"it never became {wanted}")
