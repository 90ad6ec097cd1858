"""Connections of a real server: how many an address may hold, and who is waited for how long."""

import asyncio
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx
import msgspec
import pytest

from cavale.web.addresses import Addresses
from cavale.web.connections import Connections
from tests.waiting import PATIENCE
from tests.web.impatient import BODY_WITHIN, CONNECTIONS, HEAD_WITHIN
from tests.web.live import Small
from tests.web.visitor import At, Visitor

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere connections are not counted"),
]

TIME_WAIT = "06"
HERE, THERE = "127.0.0.1", "127.0.0.2"
"""Two addresses of this machine: to the server, two strangers."""


@dataclass
class Impatient(Small):
    patience: tuple[str, ...] = ()

    def command(self) -> list[str]:
        where = [str(self.port), self.database, *self.patience]
        return [sys.executable, "-m", "tests.web.impatient", *where]


def running(server: Impatient) -> Iterator[Impatient]:
    asyncio.run(server.start())
    yield server
    asyncio.run(server.close())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Impatient]:
    yield from running(Impatient(str(tmp_path_factory.mktemp("impatient") / "tables.db")))


@pytest.fixture
def patient_server(tmp_path: Path) -> Iterator[Impatient]:
    """One that ends no connection for being slow: on a busy machine everybody is."""
    yield from running(Impatient(str(tmp_path / "tables.db"), patience=("patient",)))


@dataclass
class Connection:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def read(self) -> bytes:
        """All that comes until the server hangs up."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    def ask(self, method: str, path: str, *lines: str, body: bytes = b"") -> None:
        head = "\r\n".join([f"{method} {path} HTTP/1.1", "host: cavale.test", *lines, "", ""])
        self.writer.write(head.encode() + body)

    @property
    def ended(self) -> bool:
        return self.reader.at_eof()


@asynccontextmanager
async def closing(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    try:
        yield
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def closed(listening: asyncio.Server) -> None:
    listening.close()
    await listening.wait_closed()


@asynccontextmanager
async def connected(server: Impatient, source: str = HERE) -> AsyncIterator[Connection]:
    found = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))
    async with closing(found[1]):
        yield Connection(*found)


@asynccontextmanager
async def laid(server: Impatient) -> AsyncIterator[At]:
    """A table of somebody at another address."""
    transport = httpx.AsyncHTTPTransport(local_address=THERE)
    async with httpx.AsyncClient(
        base_url=server.url, transport=transport, timeout=PATIENCE
    ) as client:
        yield await Visitor(client).open("here", "here")


@pytest.fixture
async def table(server: Impatient) -> AsyncIterator[At]:
    async with laid(server) as found:
        yield found


async def settled(*some: Connection) -> list[bool]:
    """Which ones are ended, when that has not changed for a while."""
    before: list[bool] = []
    since = time.monotonic()
    while time.monotonic() - since < 0.7:
        for one in some:
            if not one.ended:
                try:
                    async with asyncio.timeout(0.01):
                        await one.reader.read(1 << 16)
                except (TimeoutError, ConnectionError):
                    pass
        if (now := [one.ended for one in some]) != before:
            before, since = now, time.monotonic()
    return before


async def test_an_address_holds_so_many_connections(patient_server: Impatient) -> None:
    async with asyncio.timeout(PATIENCE), laid(patient_server) as table, AsyncExitStack() as opened:
        mine = [
            await opened.enter_async_context(connected(patient_server, "127.0.0.3"))
            for _ in range(CONNECTIONS + 3)
        ]
        for one in mine:
            one.ask("GET", f"{table.path}/stream")
        while (left := (await settled(*mine)).count(False)) > CONNECTIONS:
            pass
        assert left == CONNECTIONS
        # Nobody else is harmed.
        assert (await table.see())["status"] == "playing"


async def test_the_newest_connections_go() -> None:
    async def keep(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async with closing(writer):
            await reader.read()

    async with asyncio.timeout(PATIENCE), AsyncExitStack() as opened:
        listening = await asyncio.start_server(keep, HERE, 0)
        opened.push_async_callback(closed, listening)
        port = listening.sockets[0].getsockname()[1]
        connections = Connections(port, Addresses(()), CONNECTIONS)

        async def come() -> Connection:
            found = await asyncio.open_connection(HERE, port)
            await opened.enter_async_context(closing(found[1]))
            return Connection(*found)

        first = [await come() for _ in range(CONNECTIONS)]
        assert connections.look() == 0
        late = [await come() for _ in range(3)]
        assert connections.look() == len(late)
        assert [await one.read() for one in late] == [b""] * len(late)
        assert not any(one.ended for one in first)


async def test_a_connection_without_a_request_is_closed(server: Impatient) -> None:
    begin = time.monotonic()
    async with connected(server) as silent, connected(server) as half, connected(server) as idle:
        half.writer.write(b"GET /healthz HTTP/1.1\r\nhost: cav")
        idle.ask("GET", "/healthz")
        answers = [await one.read() for one in (silent, half, idle)]
    assert time.monotonic() - begin >= HEAD_WITHIN
    assert answers[0] == b""
    assert b" 200 " not in answers[1]
    assert answers[2].startswith(b"HTTP/1.1 200")


async def test_a_half_sent_body_is_given_up(server: Impatient, table: At) -> None:
    for path in ("/api/tables", f"{table.path}/moves", f"{table.path}/actions"):
        async with connected(server) as one:
            begin = time.monotonic()
            one.ask("POST", path, "content-length: 100", body=b'{"game": "wall"')
            answer = await one.read()
            assert answer.startswith(b"HTTP/1.1 408"), path
            code = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["code"]
            assert code == "too_slow"
            assert time.monotonic() - begin >= BODY_WITHIN


async def deaf(server: Impatient) -> tuple[socket.socket, int]:
    """A connection that takes nothing, and its port."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.setblocking(False)
    await asyncio.get_running_loop().sock_connect(one, ("127.0.0.1", server.port))
    return one, one.getsockname()[1]


def served(port: int) -> bool:
    """Whether the system still keeps the server's end of a connection, closed or not."""
    found = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(_port(line[2]) == port and line[3] != TIME_WAIT for line in found)


def untaken(port: int) -> int:
    """Bytes that were sent on it and not taken."""
    found = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(int(line[4].partition(":")[0], 16) for line in found if _port(line[2]) == port)


def _port(address: str) -> int:
    return int(address.rpartition(":")[2], 16)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


async def gone(port: int) -> None:
    await until(lambda: not served(port))


async def test_who_does_not_read_an_answer_is_dropped(server: Impatient) -> None:
    one, port = await deaf(server)
    with one:
        asked = b"GET /schema/openapi.json HTTP/1.1\r\nhost: cavale.test\r\n\r\n"
        await asyncio.get_running_loop().sock_sendall(one, asked)
        await until(lambda: untaken(port) > 0)
        await gone(port)


MANY = 80
"""Moves whose events are more than a connection holds that nobody reads."""


async def test_who_does_not_read_a_stream_is_dropped(server: Impatient, table: At) -> None:
    one, port = await deaf(server)
    with one:
        asked = f"GET {table.path}/stream HTTP/1.1\r\nhost: cavale.test\r\nlast-event-id: 0\r\n\r\n"
        await asyncio.get_running_loop().sock_sendall(one, asked.encode())
        for _ in range(MANY):
            mover = (await table.see())["mover"]
            seen = await table.see(mover)
            move = seen["moves"][0]["text"]
            assert (await table.move(mover, move, seen["version"])).status_code == 200
        await gone(port)
        # The players have noticed nothing.
        assert (await table.see())["version"] == 1 + MANY
