"""What the wire alone bears: a server that knows no rules, checks nothing and keeps nothing.

It answers the same requests with as many bytes, by way of the same web server. Measured in the same
run it says how much of a figure is the machine's.
"""

import asyncio
import re
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
from granian.constants import Interfaces
from granian.server.embed import Server

from cavale.core.loop import run_fast

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

TO_MOVE, MOVED = 4000, 1400
"""Bytes that a table of The Wall tells the seat that is to move, and the other one."""
_TABLE = re.compile(r"/api/tables/([0-9]+)/(moves|stream)")
_JSON = [(b"content-type", b"application/json")]
_EVENTS = [(b"content-type", b"text/event-stream")]


class _Moving(msgspec.Struct):
    version: int


class Bare:
    def __init__(self) -> None:
        self._numbers = count(1)
        self._streams: defaultdict[str, dict[str, asyncio.Queue[bytes]]] = defaultdict(dict)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _TABLE.fullmatch(scope["path"])
        if found is None:
            await _answer(send, self._opened())
        elif found[2] == "moves":
            await self._move(self._streams[found[1]], _seat(scope), receive, send)
        else:
            await self._stream(self._streams[found[1]], _seat(scope), send)

    def _opened(self) -> dict[str, Any]:
        held = [{"seat": seat, "secret": str(seat)} for seat in (0, 1)]
        return {"table": str(next(self._numbers)), "held": held}

    async def _move(
        self,
        streams: dict[str, asyncio.Queue[bytes]],
        mover: str,
        receive: Receive,
        send: Send,
    ) -> None:
        body = (await receive())["body"]
        version = msgspec.json.decode(body, type=_Moving).version + 1
        for seat, frames in streams.items():
            told = b"x" * (MOVED if seat == mover else TO_MOVE)
            frames.put_nowait(b"id: %d\nevent: step\ndata: %s\n\n" % (version, told))
        await _answer(send, {"version": version})

    async def _stream(
        self, streams: dict[str, asyncio.Queue[bytes]], seat: str, send: Send
    ) -> None:
        frames = streams[seat] = asyncio.Queue[bytes]()
        await send({"type": "http.response.start", "status": 200, "headers": _EVENTS})
        frame = b": hello\n\n"
        while True:
            await send({"type": "http.response.body", "body": frame, "more_body": True})
            frame = await frames.get()


def _seat(scope: Scope) -> str:
    secret: bytes = dict(scope["headers"])[b"authorization"]
    return secret.decode().removeprefix("Bearer ")


async def _answer(send: Send, content: object) -> None:
    body = msgspec.json.encode(content)
    headers = [*_JSON, (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _serve(port: int) -> None:
    server = Server(
        Bare(), port=port, interface=Interfaces.ASGINL, backpressure=50_000, log_enabled=False
    )
    serving = asyncio.create_task(server.serve())
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            break
    print("ready", flush=True)
    await serving


if __name__ == "__main__":
    run_fast(_serve(int(sys.argv[1])))
