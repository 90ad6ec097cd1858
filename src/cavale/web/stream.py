"""A table as server-sent events, from the log's own numbers: reconnecting loses nothing."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from random import uniform
from time import monotonic

from litestar.types import Receive, Scope, Send

from cavale.tables.live.cached import CachedTable
from cavale.tables.live.hub import Listener
from cavale.tables.live.tables import LiveTables
from cavale.web import frames
from cavale.web.guard import HEADERS

STILL_HERE = 15.0
"""Seconds after which a quiet stream says that it is open."""
TAKES_WITHIN = 15.0
"""Seconds after which a stream whose reader takes nothing is closed."""

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
]


class EventStream:
    """An ASGI answer by hand: it fills gaps from the log and closes a stream that nobody reads."""

    def __init__(
        self,
        live: LiveTables,
        cached: CachedTable,
        player: int | None,
        after: int | None,
        headers: Sequence[tuple[bytes, bytes]] = (),
        client: str = "",
    ) -> None:
        self._live = live
        self._cached = cached
        self._player = player
        self._after = after
        self._client = client
        self._headers = [*_HEADERS, *headers]
        self._listener: Listener | None = None
        self._sending: float | None = None
        """Since when a frame has been on its way."""
        self._sent = monotonic()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        work = self._send(send), self._watch(), _gone(receive)
        tasks = [asyncio.create_task(one) for one in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self._headers})
        async for data in self.frames():
            self._sending = self._sent = monotonic()
            await send({"type": "http.response.body", "body": data, "more_body": True})
            self._sending = None
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _watch(self) -> None:
        """Says now and then that the line is open; returns when the reader takes nothing.

        One timer for each stream: one for each frame would cost more than the frame. They differ,
        or those who came back together after a restart would all be looked at in one moment.
        """
        while True:
            await asyncio.sleep(min(STILL_HERE, TAKES_WITHIN) * uniform(0.25, 0.5))
            now = monotonic()
            if self._sending is not None and now - self._sending >= TAKES_WITHIN:
                return
            if self._sending is None and now - self._sent >= STILL_HERE and self._listener:
                self._listener.push(None, frames.STILL_HERE)
            await self._live.presence.seen(self._cached, self._player)

    async def frames(self) -> AsyncGenerator[bytes]:
        """First what was missed, then what comes; each version once, in order."""
        live, cached = self._live, self._cached
        self._listener = listener = live.hub.subscribe(cached.table.id, self._player)
        try:
            sent = cached.table.version
            missed = self._between(cached, sent if self._after is None else self._after, sent)
            yield frames.HELLO
            await live.presence.seen(cached, self._player)
            async for data in missed:
                yield data
            if cached.waiting and cached.table.mover is not None:
                yield live.hub.encoder.thinking(cached.table.mover, True, True)
            while not listener.drained:
                version, data = await listener.next()
                if version is not None:
                    if version <= sent:
                        continue
                    if version > sent + 1:
                        newest = await live.registry.get(cached.table.id)
                        async for gap in self._between(newest, sent, version - 1):
                            yield gap
                    sent = version
                yield data
        finally:
            live.hub.leave(cached.table.id, listener)

    def _between(self, cached: CachedTable, after: int, last: int) -> AsyncIterator[bytes]:
        return self._live.catching_up.between(cached, self._player, after, last, self._client)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
