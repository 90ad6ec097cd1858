"""The server as a whole: streams, stops, kills, restarts; nothing that was acknowledged is lost."""

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.waiting import PATIENCE
from tests.web.live import Event, Live, events, free_port
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def started(database: str) -> AsyncIterator[tuple[Live, Visitor]]:
    server = Live(database)
    try:
        await server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            yield server, Visitor(client)
    finally:
        await server.close()


async def test_streams_and_stops_and_tells_no_secret(tmp_path: Path) -> None:
    async with started(str(tmp_path / "tables.db")) as (server, visitor):
        at = await visitor.open("here", "bot")
        heard: list[Event] = []

        async def listen() -> None:
            path = f"{at.path}/stream"
            async for one in events(visitor.client, path, 0, at.secrets[0]):
                heard.append(one)
                begun.set()

        begun, listening = asyncio.Event(), asyncio.create_task(listen())
        await begun.wait()
        assert (await at.move(0, "3L", 1)).status_code == 200
        await at.until("version", 3)
        again = subprocess.run(server.command(), capture_output=True, text=True, timeout=PATIENCE)
        assert again.returncode != 0
        assert again.stderr.startswith("cavale: cannot listen on 127.0.0.1")
        # In the middle of a thought, with a stream open.
        assert (await at.move(0, "2L", 3)).status_code == 200
        # A stream left open would hold the server for minutes.
        assert await server.end(signal.SIGTERM) < 15.0
        await listening
    assert [event.id for event in heard if event.name == "step"] in ([1, 2, 3, 4], [1, 2, 3, 4, 5])
    assert [event.data["thinking"] for event in heard if event.name == "thinking"][:2] == [
        True,
        False,
    ]
    assert (heard[-1].name, heard[-1].data) == ("bye", {"reason": "restart"})
    assert heard[0].data["table"]["you"] == 0
    assert heard[1].data["differs"]
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert at.id.encode() in kept
    for secret in at.secrets.values():
        assert secret not in server.said
        assert secret.encode() not in kept


async def test_it_says_that_the_cluster_of_its_bots_is_not_there(tmp_path: Path) -> None:
    server, port = Live(str(tmp_path / "tables.db")), free_port()
    done = subprocess.run(
        server.command(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**server.environment(), "CAVALE_DASK": f"tcp://127.0.0.1:{port}"},
    )
    assert done.returncode == 1
    assert done.stderr == f"cavale: no dask scheduler answers at tcp://127.0.0.1:{port}\n"


async def test_a_stopped_server_stops_also_for_a_person_at_the_keyboard(tmp_path: Path) -> None:
    async with started(str(tmp_path / "tables.db")) as (server, visitor):
        await visitor.open("here", "here")
        assert await server.end(signal.SIGINT) < 15.0
    assert "Traceback" not in server.said


async def test_a_bot_does_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    async with started(str(tmp_path / "tables.db")) as (server, visitor):
        at = await visitor.open("here", "bot")
        assert (await at.move(0, "3L", 1)).status_code == 200
        await at.until("version", 3)
        # Its output ends with the last of its processes.
        await server.end(signal.SIGKILL)
        await server.start()
        assert [step["version"] for step in await at.history()] == [1, 2, 3]
