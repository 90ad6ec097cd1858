"""The other processes on the same database: what they write, and whose turn it is to think.

On PostgreSQL every commit says which logs have grown, and every process keeps a line open on which
it hears that. The line is also where a process holds its turns: when the process or its line dies,
the database lets go of them by itself. Nothing depends on the line for correctness: places in a log
are unique, and after a silence all that is in memory is compared with the log.

What is not kept, such as who has a table open, is said on a channel of its own. It may be lost;
then everybody is asked again.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from hashlib import sha256
from typing import Any, Protocol

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cavale.tables.store.locks import LOCK, queued
from cavale.tables.store.protocols import Bus, Heard, Overhearing

logger = logging.getLogger(__name__)

CHANNEL = "cavale"
TALK = "cavale_talk"
"""The channel of what is not kept."""
LONGEST = 7_000
"""Bytes in one piece of news; PostgreSQL takes less than 8,000."""
PAUSES = (0.1, 0.3, 1.0, 2.0)
"""Seconds between attempts to open the line again."""
PROBE = 10
"""Seconds of silence after which either end asks whether the other still lives."""
ANSWERS_WITHIN = 5.0
"""Seconds after which a line that does not answer is taken to be dead."""
BEAT = 2.0
"""Seconds after which a process that has nothing to say says so."""
SILENT = 7.0
"""Seconds without a word after which another process is taken to be gone."""


class DatabaseBus(Bus, Protocol):
    """What a database brings to it."""

    def alone(self, connection: Connection) -> None:
        """Within a transaction: the others who ask for this wait until it ends."""

    def tell(self, connection: Connection, grown: Iterable[tuple[str, int]]) -> None:
        """Within a transaction: the others hear it when it is committed."""


class LocalBus:
    """A process with a database of its own."""

    shared = False

    def alone(self, connection: Connection) -> None:
        pass

    def tell(self, connection: Connection, grown: Iterable[tuple[str, int]]) -> None:
        pass

    @asynccontextmanager
    async def turn(self, what: str) -> AsyncIterator[bool]:
        yield True

    @asynccontextmanager
    async def queue(self, what: str) -> AsyncIterator[None]:
        yield

    def listen(self, heard: Heard) -> None:
        pass

    def say(self, about: str, word: str) -> None:
        pass

    def overhear(self, listener: Overhearing) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """The processes on one PostgreSQL database."""

    shared = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._me = secrets.token_hex(4)
        self._line: Any = None
        self._one_at_a_time = asyncio.Lock()
        self._grown: dict[str, int] = {}
        self._news = asyncio.Event()
        self._lost = False
        self._tasks: list[asyncio.Task[None]] = []
        self._words: dict[str, str] = {}
        self._to_say = asyncio.Event()
        self._spoke: dict[str, float] = {}
        """When each of the other processes was last heard."""
        self._listener: Overhearing | None = None
        self._releasing: set[asyncio.Task[None]] = set()

    def alone(self, connection: Connection) -> None:
        connection.execute(LOCK, {"number": _number(CHANNEL)})

    def tell(self, connection: Connection, grown: Iterable[tuple[str, int]]) -> None:
        for news in _pieces(self._me, grown):
            connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})

    def listen(self, heard: Heard) -> None:
        self._tasks = [asyncio.create_task(one) for one in (self._listen(heard), self._talk())]

    def say(self, about: str, word: str) -> None:
        self._words[about] = word
        self._to_say.set()

    def overhear(self, listener: Overhearing) -> None:
        self._listener = listener

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._releasing, return_exceptions=True)

    async def _listen(self, heard: Heard) -> None:
        fails = 0
        while True:
            try:
                async with self._open_line():
                    await heard(None)
                    self._missed()
                    fails = 0
                    while not self._lost:
                        await self._some_news()
                        self._news.clear()
                        grown, self._grown = self._grown, {}
                        if grown:
                            await heard(grown)
            except Exception as error:
                # Whatever it was, the line is opened again, and all that was missed is read. The
                # text of the error may hold the database's password.
                if fails == len(PAUSES):
                    logger.warning("the other servers are not heard: %s", type(error).__name__)
            await asyncio.sleep(PAUSES[min(fails, len(PAUSES) - 1)])
            fails += 1

    async def _some_news(self) -> None:
        """Also asks now and then whether the line still lives: one that is dead is only silent."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PROBE):
                await self._news.wait()
                return
        await self._ask(self._line, "SELECT true")

    @asynccontextmanager
    async def _open_line(self) -> AsyncIterator[None]:
        connection: AsyncConnection = await self._engine.connect()
        line: Any = (await connection.get_raw_connection()).driver_connection
        try:
            self._grown = {}
            line.add_termination_listener(self._on_end)
            for setting, value in _KEEP_ALIVE.items():
                await line.execute(f"SET {setting} = {value}")
            await line.add_listener(CHANNEL, self._on_news)
            await line.add_listener(TALK, self._on_talk)
            self._line = line
            self._lost = line.is_closed()
            yield
        finally:
            self._line = None
            line.remove_termination_listener(self._on_end)
            await connection.invalidate()
            await connection.close()

    def _on_end(self, line: object) -> None:
        if line is self._line:
            self._lost = True
            self._news.set()

    def _on_news(self, _line: object, _pid: int, _channel: str, news: str) -> None:
        sender, *words = news.split()
        if sender == self._me:
            return
        for table, seq in zip(words[::2], words[1::2], strict=True):
            self._grown[table] = max(int(seq), self._grown.get(table, 0))
        self._news.set()

    async def _talk(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._to_say.wait()
            self._to_say.clear()
            words, self._words = self._words, {}
            for piece in list(_pieces(self._me, words.items())) or [self._me]:
                await self._ask(self._line, _SAY, TALK, piece)
            now = asyncio.get_running_loop().time()
            for process, at in list(self._spoke.items()):
                if now - at > SILENT:
                    del self._spoke[process]
                    if self._listener is not None:
                        self._listener.gone(process)

    def _on_talk(self, _line: object, _pid: int, _channel: str, said: str) -> None:
        process, *words = said.split()
        if process == self._me:
            return
        new = process not in self._spoke
        self._spoke[process] = asyncio.get_running_loop().time()
        if new:
            self._missed()
        for about, word in zip(words[::2], words[1::2], strict=True):
            if self._listener is not None:
                self._listener.told(process, about, word)

    def _missed(self) -> None:
        if self._listener is not None:
            self._listener.missed()

    @asynccontextmanager
    async def turn(self, what: str) -> AsyncIterator[bool]:
        taking = asyncio.create_task(self._take(what))
        try:
            yield await asyncio.shield(taking) is not False
        finally:
            # A task that is cancelled does not wait for it.
            releasing = asyncio.create_task(self._release(taking, what))
            self._releasing.add(releasing)
            releasing.add_done_callback(self._releasing.discard)

    async def _take(self, table: str) -> object:
        """The line on which it was taken; False if another process has it, None if nobody knows."""
        line = self._line
        taken = await self._ask(line, "SELECT pg_try_advisory_lock($1)", _number(table))
        return taken and line

    async def _release(self, taking: "asyncio.Task[object]", table: str) -> None:
        taken = await taking
        if taken and taken is self._line:
            await self._ask(taken, "SELECT pg_advisory_unlock($1)", _number(table))

    def queue(self, what: str) -> AbstractAsyncContextManager[None]:
        return queued(self._engine, _number(what))

    async def _ask(self, line: Any, query: str, *about: int | str) -> bool | None:
        if line is None:
            return None
        async with self._one_at_a_time:
            try:
                answer: bool = await line.fetchval(query, *about, timeout=ANSWERS_WITHIN)
            except Exception as error:
                # A line that does not answer is as good as dead, and turns are only a courtesy.
                logger.debug("the database is silent: %s", type(error).__name__)
                self._on_end(line)
                return None
        return answer


_NOTIFY = text("SELECT pg_notify(:channel, :news)")
_SAY = "SELECT pg_notify($1, $2) IS NOT NULL"
_KEEP_ALIVE = {
    "tcp_keepalives_idle": PROBE,
    "tcp_keepalives_interval": 5,
    "tcp_keepalives_count": 3,
}


def _pieces(sender: str, grown: Iterable[tuple[str, int | str]]) -> Iterator[str]:
    piece = sender
    for table, seq in grown:
        if len(piece) > LONGEST:
            yield piece
            piece = sender
        piece += f" {table} {seq}"
    if piece != sender:
        yield piece


def _number(table: str) -> int:
    """A lock's name is a number of 64 bits."""
    return int.from_bytes(sha256(table.encode()).digest()[:8], signed=True)
