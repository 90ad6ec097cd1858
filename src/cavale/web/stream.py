"""Answers that stay open: a table as server-sent events, and a program's lines.

Events have the log's own numbers: reconnecting loses nothing.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Coroutine, Iterator, Sequence
from contextlib import aclosing, contextmanager
from functools import partial
from time import monotonic
from typing import Any

from litestar.types import Receive, Scope, Send

from cavale.tables.live.cached import CachedTable
from cavale.tables.live.tables import LiveTables
from cavale.web.compression import Squeezed
from cavale.web.following import Following
from cavale.web.guard import HEADERS

logger = logging.getLogger(__name__)

STILL_HERE = 15.0
"""Seconds after which a quiet stream says that it is open."""
TAKES_WITHIN = 15.0
"""Seconds after which a stream whose reader takes nothing is closed."""

LOOKS = 3
"""How often each stream is looked at in the shorter of the two."""
PARTS = 20
"""A round goes in so many parts, so that no move waits for a look at all streams."""

_HEADERS = [
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
]
_GZIP = ((b"content-encoding", b"gzip"), (b"vary", b"accept-encoding"))


class Watch:
    """Looks at all open answers now and then.

    One task for all of them: with one for each, ten thousand streams that bring nothing would take
    as much of the server as its moves.
    """

    def __init__(self) -> None:
        self._open: dict[OpenAnswer, None] = {}
        self._going: asyncio.Task[None] | None = None

    @contextmanager
    def over(self, answer: "OpenAnswer") -> Iterator[None]:
        self._open[answer] = None
        if self._going is None:
            self._going = asyncio.create_task(self._go_round())
        try:
            yield
        finally:
            del self._open[answer]
            if not self._open:
                self._going.cancel()
                self._going = None

    async def _go_round(self) -> None:
        while True:
            answers = tuple(self._open)
            for part in range(PARTS):
                await asyncio.sleep(min(STILL_HERE, TAKES_WITHIN) / LOOKS / PARTS)
                for one in answers[part::PARTS]:
                    if one in self._open:
                        self._look(one)

    def _look(self, one: "OpenAnswer") -> None:
        """What goes wrong at one stream leaves no other unwatched."""
        try:
            one.look()
        except Exception:
            logger.exception("a stream could not be looked at")


class OpenAnswer(ABC):
    """An ASGI answer by hand, which is closed when nobody reads it."""

    def __init__(
        self,
        kind: bytes,
        headers: Sequence[tuple[bytes, bytes]] = (),
        watch: Watch | None = None,
        *,
        gzip: bool = False,
    ) -> None:
        own = [(b"content-type", kind), *_HEADERS]
        self._headers = [*own, *headers, *(_GZIP if gzip else ())]
        self._squeezed = Squeezed() if gzip else None
        self._sending: float | None = None
        """Since when a frame has been on its way."""
        self._sent = monotonic()
        self._watch = watch or Watch()
        self._stuck = asyncio.Event()
        """Its reader takes nothing."""
        self._signing: asyncio.Task[None] | None = None

    @abstractmethod
    def frames(self) -> AsyncGenerator[bytes]:
        """All that is to be sent, as it comes."""

    @abstractmethod
    def still_here(self) -> None:
        """Nothing has been sent for a while."""

    @abstractmethod
    def seen(self) -> Coroutine[object, object, None] | None:
        """What there is to do now and then because the reader is there."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        work = self._send(send), self._stuck.wait(), _gone(receive)
        tasks: list[asyncio.Task[Any]] = [asyncio.create_task(one) for one in work]
        try:
            with self._watch.over(self):
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._signing is not None:
                tasks.append(self._signing)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self._headers})
        async with aclosing(self.frames()) as frames:
            async for data in frames:
                self._sending = self._sent = monotonic()
                body = data if self._squeezed is None else self._squeezed.add(data)
                await send({"type": "http.response.body", "body": body, "more_body": True})
                self._sending = None
        last = b"" if self._squeezed is None else self._squeezed.end()
        await send({"type": "http.response.body", "body": last, "more_body": False})

    def look(self) -> None:
        """Says that the line is open when it has long been quiet; ends it if nobody reads."""
        now = monotonic()
        if self._sending is not None and now - self._sending >= TAKES_WITHIN:
            self._stuck.set()
            return
        if self._sending is None and now - self._sent >= STILL_HERE:
            self.still_here()
        if self._signing is None or self._signing.done():
            work = self.seen()
            self._signing = None if work is None else asyncio.create_task(work)


class EventStream(OpenAnswer):
    """A table's events."""

    def __init__(
        self,
        live: LiveTables,
        cached: CachedTable,
        player: int | None,
        after: int | None,
        headers: Sequence[tuple[bytes, bytes]] = (),
        client: str = "",
        watch: Watch | None = None,
        *,
        gzip: bool = False,
        present: int | None = None,
    ) -> None:
        super().__init__(b"text/event-stream; charset=utf-8", headers, watch, gzip=gzip)
        there = player if present is None else present
        self._seen = partial(live.presence.sign, cached, there)
        self._following = Following(live, cached, player, after, client, there)

    def still_here(self) -> None:
        self._following.still_here()

    def seen(self) -> Coroutine[object, object, None] | None:
        return self._seen()

    def frames(self) -> AsyncGenerator[bytes]:
        return self._following.frames()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
