"""A table as server-sent events, from the log's own numbers: reconnecting loses nothing."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import uniform
from time import monotonic

from litestar.types import Receive, Scope, Send

from cavale.tables.live.cached import Head
from cavale.tables.live.frames import Telling
from cavale.tables.live.house import House
from cavale.tables.live.hub import Listener
from cavale.tables.log.fold import fold
from cavale.web.guard import HEADERS

STILL_HERE = 15.0
"""Seconds after which a quiet stream says that it is open."""
STUCK = 15.0
"""Seconds after which a reader who takes nothing is let go."""

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
]


class EventStream:
    """An ASGI answer of its own: it alone knows when the reader has gone or hangs."""

    def __init__(
        self,
        house: House,
        head: Head,
        player: int | None,
        after: int | None,
        headers: Sequence[tuple[bytes, bytes]] = (),
    ) -> None:
        self._house = house
        self._head = head
        self._player = player
        self._after = after
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
            await asyncio.sleep(min(STILL_HERE, STUCK) * uniform(0.25, 0.5))
            now = monotonic()
            if self._sending is not None and now - self._sending >= STUCK:
                return
            if self._sending is None and now - self._sent >= STILL_HERE and self._listener:
                self._listener.push(None, b": still here\n\n")
            await self._house.still_there(self._head, self._player)

    async def frames(self) -> AsyncIterator[bytes]:
        """First what was missed, then what comes; each version once, in order."""
        house, head = self._house, self._head
        self._listener = listener = house.hub.subscribe(head.table.id, self._player)
        try:
            sent = head.table.version
            missed = [] if self._after is None else self._between(head, self._after, sent)
            yield b": hello\n\n"
            await house.still_there(head, self._player)
            for data in missed:
                yield data
            while not listener.drained:
                version, data = await listener.next()
                if version is not None:
                    if version <= sent:
                        continue
                    if version > sent + 1:
                        newest = await house.head(head.table.id)
                        for gap in self._between(newest, sent, version - 1):
                            yield gap
                    sent = version
                yield data
        finally:
            house.hub.leave(head.table.id, listener)

    def _between(self, head: Head, after: int, last: int) -> list[bytes]:
        """The frames of the versions after one, up to another."""
        if after >= last:
            return []
        tables = fold(head.table.id, head.log, self._house.open_game)
        return [
            Telling(table, logged, False).frame(self._player)
            for table, logged in zip(tables, head.log, strict=True)
            if after < logged.seq <= last
        ]


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
