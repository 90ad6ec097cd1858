"""The server as a whole: streams, stops, kills, restarts; nothing that was acknowledged is lost."""

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.tables.conftest import emptied
from tests.web.live import Event, Live, events
from tests.web.visitor import At, Visitor, bearer, new_key

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def started(database: str) -> AsyncIterator[tuple[Live, Visitor]]:
    server = Live(database)
    try:
        await server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
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
        again = subprocess.run(server.command(), capture_output=True, text=True, timeout=20)
        assert again.returncode != 0
        assert again.stderr.startswith("cavale: cannot listen on 127.0.0.1")
        # In the middle of a thought, with a stream open.
        assert (await at.move(0, "2L", 3)).status_code == 200
        assert await server.end(signal.SIGTERM) < 2.0
        await listening
    assert [event.id for event in heard if event.name == "step"] in ([1, 2, 3, 4], [1, 2, 3, 4, 5])
    assert [event.data["thinking"] for event in heard if event.name == "thinking"][:2] == [
        True,
        False,
    ]
    assert (heard[-1].name, heard[-1].data) == ("bye", {"reason": "restart"})
    assert heard[1].data["table"]["you"] == 0
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert at.id.encode() in kept
    for secret in at.secrets.values():
        assert secret not in server.said
        assert secret.encode() not in kept


async def test_a_stopped_server_stops_also_for_a_person_at_the_keyboard(tmp_path: Path) -> None:
    async with started(str(tmp_path / "tables.db")) as (server, visitor):
        await visitor.open("here", "here")
        assert await server.end(signal.SIGINT) < 2.0
    assert "Traceback" not in server.said


class Driver:
    """Plays on at a table and hears its stream, whatever happens to the server."""

    def __init__(self, at: At) -> None:
        self.at = at
        self.acknowledged: list[tuple[int, str]] = []
        self.heard: list[int] = []
        self.stopping = False

    async def play(self) -> None:
        table = await self.at.see()
        while not self.stopping:
            move = f"{1 + len(self.acknowledged) % 5}{'LR'[len(self.acknowledged) // 5 % 2]}"
            if int(move[0]) == table["view"]["closed"]:
                move = f"{1 + int(move[0]) % 5}L"
            if table["mover"] is None:
                return
            if table["view"]["hands"][table["view"]["mover"]] == 0:
                move = "pass"
            answer = await self.insist(table["mover"], move, table["version"])
            self.acknowledged.append((answer, move))
            table = await self.see()

    async def insist(self, seat: int, move: str, version: int) -> int:
        body = {"move": move, "version": version, "key": new_key()}
        headers = bearer(self.at.secrets[seat])
        while True:
            try:
                answer = await self.at.visitor.client.post(
                    f"{self.at.path}/moves", json=body, headers=headers
                )
            except httpx.TransportError:
                await asyncio.sleep(0.02)
                continue
            assert answer.status_code == 200, answer.text
            version_after: int = answer.json()["version"]
            return version_after

    async def see(self) -> dict[str, object]:
        while True:
            try:
                return await self.at.see()
            except httpx.TransportError:
                await asyncio.sleep(0.02)

    async def listen(self) -> None:
        while True:
            after = self.heard[-1] if self.heard else 1
            try:
                path = f"{self.at.path}/stream"
                async for event in events(self.at.visitor.client, path, after):
                    if event.id is not None:
                        self.heard.append(event.id)
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.02)


async def more_moves(drivers: list[Driver]) -> None:
    wanted = 40 + sum(len(driver.acknowledged) for driver in drivers)
    async with asyncio.timeout(60):
        while sum(len(driver.acknowledged) for driver in drivers) < wanted:
            await asyncio.sleep(0.01)


async def survives(database: str, kills: int) -> None:
    async with started(database) as (server, visitor):
        drivers = [Driver(await visitor.open("here", "here")) for _ in range(4)]
        # A bot's process must not outlive the server that is killed.
        await (await visitor.open("bot", "here")).until("mover", 1)
        playing = [asyncio.create_task(driver.play()) for driver in drivers]
        listening = [asyncio.create_task(driver.listen()) for driver in drivers]
        for _ in range(kills):
            await more_moves(drivers)
            await server.end(signal.SIGKILL)
            await server.start()
        await more_moves(drivers)
        for driver in drivers:
            driver.stopping = True
        await asyncio.gather(*playing)
        for driver in drivers:
            steps = await driver.at.history()
            written = [(step["version"], step["move"]) for step in steps[1:]]
            assert written == driver.acknowledged
            assert [version for version, _ in written] == list(range(2, 2 + len(written)))
            async with asyncio.timeout(5):
                while len(driver.heard) < len(written):
                    await asyncio.sleep(0.02)
            assert driver.heard == [version for version, _ in written]
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        assert await server.end(signal.SIGTERM) < 2.0


async def test_no_acknowledged_move_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    await survives(str(tmp_path / "tables.db"), kills=3)


async def test_nor_on_postgresql(postgres: str) -> None:
    await survives(await emptied(postgres), kills=1)
