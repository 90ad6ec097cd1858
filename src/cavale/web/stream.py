"""A table as server-sent events, from the log's own numbers: reconnecting loses nothing."""

import asyncio
import time
from collections.abc import AsyncIterator

from litestar.types import Receive, Scope, Send

from cavale.tables.fold import fold
from cavale.tables.head import Head
from cavale.tables.house import House

STILL_HERE = 15.0
STUCK = 20.0
"""Seconds after which a reader who takes nothing is let go."""

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class EventStream:
    """An ASGI answer of its own: it alone knows when the reader has gone or hangs."""

    def __init__(self, house: House, head: Head, player: int | None, after: int | None) -> None:
        self._house = house
        self._head = head
        self._player = player
        self._after = after

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = asyncio.create_task(self._send(send))
        gone = asyncio.create_task(_gone(receive))
        try:
            await asyncio.wait((sending, gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, gone):
                task.cancel()
            await asyncio.gather(sending, gone, return_exceptions=True)

    async def _send(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        async for data in self.frames():
            async with asyncio.timeout(STUCK):
                await send({"type": "http.response.body", "body": data, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def frames(self) -> AsyncIterator[bytes]:
        """First what was missed, then what comes; each version once, in order."""
        house, head = self._house, self._head
        listener = house.hub.subscribe(head.table.id, self._player)
        try:
            sent = head.table.version
            missed = [] if self._after is None else self._between(head, self._after, sent)
            yield b": hello\n\n"
            await house.still_there(head, self._player)
            signed = time.monotonic()
            for data in missed:
                yield data
            while not listener.drained:
                found = await listener.next(STILL_HERE)
                if time.monotonic() - signed >= STILL_HERE:
                    await house.still_there(head, self._player)
                    signed = time.monotonic()
                if found is None:
                    yield b": still here\n\n"
                    continue
                version, data = found
                if version is not None:
                    if version <= sent:
                        continue
                    for gap in self._between(await house.head(head.table.id), sent, version - 1):
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
            self._house.frame(table, logged, False, self._player)
            for table, logged in zip(tables, head.log, strict=True)
            if after < logged.seq <= last
        ]


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
