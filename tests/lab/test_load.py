"""The load that `cavale bench server` makes: a real server, real moves, every event heard."""

import asyncio
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from cavale.games import game as open_game
from cavale.lab.load import within
from cavale.lab.load.events import Reader, Streamed, played
from cavale.lab.load.pairs import Pair, Tally, random_game
from cavale.lab.load.run import BARE, free_port, load, server, started
from cavale.lab.load.wire import Ear, Line, Refusal
from cavale.lab.load.within import Unanswered
from tests.waiting import PATIENCE


def test_a_script_is_a_whole_game() -> None:
    game = open_game("wall", "single")
    position = game.start()
    for seat, move in random_game(game, random.Random(5)):
        position = position.play(move, seat)
    assert position.outcome is not None


def test_an_ear_hears_each_number_once_however_the_network_cuts_the_stream() -> None:
    stream = b"".join(
        b"2a\r\nid: %d\nevent: step\ndata: {}\n\n\r\n" % number for number in (2, 31, 400)
    )

    async def cut(size: int) -> list[int]:
        heard: list[int] = []
        ear = Ear("/", "secret", lambda version, _: heard.append(version))
        ear.data_received(b"HTTP/1.1 200 OK\r\n\r\n")
        for at in range(0, len(stream), size):
            ear.data_received(stream[at : at + size])
        return heard

    for size in range(1, 40):
        assert asyncio.run(cut(size)) == [2, 31, 400]


@pytest.mark.parametrize("kind", ["sqlite", BARE])
def test_a_server_bears_a_small_load(tmp_path: Path, kind: str) -> None:
    database = BARE if kind == BARE else str(tmp_path / "tables.db")
    borne = asyncio.run(load(database, 3, False, 1.0, "a test"))
    assert (borne.database, borne.tables, borne.paced) == (kind, 3, False)
    assert borne.moves_per_second > 0
    assert 0 < borne.p50_ms <= borne.p99_ms
    assert 100 < borne.bytes_per_event < 4000


def test_what_a_stream_of_a_game_brings_is_counted(tmp_path: Path) -> None:
    with server(str(tmp_path / "tables.db")) as (port, _):
        streamed = asyncio.run(played(port, "wall", 2, random.Random(1)))
    assert streamed.events > 10
    assert 0 < streamed.sent_bytes < streamed.plain_bytes


Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
OPENED = b'{"table":"t","held":[{"seat":0,"secret":"a"},{"seat":1,"secret":"b"}]}'
MOVED = b"{}"


async def silent(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await reader.read()


async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.close()


def plays(stream: bytes, *, on: bool) -> Serve:
    """Answers what is posted, and begins a stream so; then it goes `on` saying nothing."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while head := await reader.readuntil(b"\r\n\r\n"):
            if head.startswith(b"GET"):
                writer.write(stream)
                if on:
                    await reader.read()
                writer.close()
                return
            body = MOVED if b"/moves" in head else OPENED
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body))

    return serve


@asynccontextmanager
async def serving(serve: Serve) -> AsyncIterator[int]:
    going: set[asyncio.Task[None]] = set()

    async def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        going.add(task)
        with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            await serve(reader, writer)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    listening = await asyncio.start_server(served, "127.0.0.1", 0)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
        for task in going:
            task.cancel()
        await asyncio.gather(*going)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(within, "ANSWERS", 0.3)


async def ask(port: int) -> None:
    _, line = await asyncio.get_running_loop().create_connection(Line, "127.0.0.1", port)
    try:
        await line.post("/api/tables", {})
        await line.post("/api/tables", {})
    finally:
        line.close()


async def play(port: int) -> None:
    game = open_game("wall", "single")
    pair = Pair((port, port), game, [random_game(game, random.Random(1))], Tally(), None)
    await pair.connect()
    try:
        await pair.play(0)
    finally:
        pair.close()


async def read(port: int) -> None:
    reader = Reader(b"GET / HTTP/1.1\r\n\r\n", Streamed("wall", 2))
    loop = asyncio.get_running_loop()
    listening, _ = await loop.create_connection(lambda: reader, "127.0.0.1", port)
    try:
        await reader.heard(2)
    finally:
        listening.close()


HELLO = b"HTTP/1.1 200 OK\r\n\r\n: hello\n\n"
BUSY = b"HTTP/1.1 503 Service Unavailable\r\n\r\nbusy"
HEARD = b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n"


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    ("serve", "work", "said"),
    [
        (silent, ask, "POST /api/tables: nothing for 0.3 s"),
        (hangs_up, ask, "POST /api/tables: the server (has hung|hung) up"),
        (plays(HELLO, on=True), play, "move 1 of table t, at the other seat: nothing for 0.3 s"),
        (plays(HELLO, on=False), play, "a stream of table t ended after"),
        (plays(b"", on=False), play, "GET /api/tables/t/stream: the server hung up"),
        (plays(b"", on=True), play, "the stream of table t: nothing for 0.3 s"),
        (plays(HEARD, on=True), read, "version 2 in the stream of wall: nothing for 0.3 s"),
        (plays(HEARD, on=False), read, "wall: the stream ended"),
        (plays(BUSY, on=True), read, "wall: no stream, but HTTP/1.1 503"),
    ],
)
def test_no_wait_is_for_ever(
    serve: Serve, work: Callable[[int], Awaitable[None]], said: str
) -> None:
    async def tried() -> None:
        async with asyncio.timeout(PATIENCE), serving(serve) as port:
            with pytest.raises(Unanswered, match=said):
                await work(port)

    asyncio.run(tried())


def test_a_stream_that_is_refused_says_why() -> None:
    async def tried() -> None:
        async with asyncio.timeout(PATIENCE), serving(plays(BUSY, on=True)) as port:
            with pytest.raises(Refusal, match="busy"):
                await play(port)

    asyncio.run(tried())


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("import time; time.sleep(600)", "the server said nothing for 0.5 s"),
        ("", "the server did not start"),
        ("print('here')", "the server ended before it was ready"),
        ("import time; print('here', flush=True); time.sleep(600)", "not ready after 0.5 s"),
    ],
)
def test_a_server_that_does_not_start_is_not_waited_for(program: str, said: str) -> None:
    command = [sys.executable, "-c", program]
    with pytest.raises(Unanswered, match=said), started(command, free_port(), 0.5, 0.5):
        pass


def test_a_server_that_does_not_stop_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(within, "STOPS", 0.2)
    deaf = "import signal, time; signal.signal(15, signal.SIG_IGN); print(1); time.sleep(600)"
    command = [sys.executable, "-uc", deaf]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        within.stop(process)
        assert process.returncode == -9
