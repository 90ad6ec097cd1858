"""The short way in for what is used most: a well-formed move that is accepted, a seat's stream.

Everything else takes the long way through the application, which answers these the same and says
what is wrong with the rest. A move that was refused here may be sent again there: its key makes
sure that it is played once.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from litestar import Litestar

from cavale.tables.deciding.refusals import Refused
from cavale.web.bodies import Moving
from cavale.web.guard import HEADERS
from cavale.web.problems import Denied
from cavale.web.routes import tables
from cavale.web.stream import EventStream

Message = Mapping[str, Any]
Request = Mapping[str, Any]
Headers = Mapping[bytes, bytes]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

_SHORT = re.compile(r"/api/tables/([a-z0-9]{1,40})/(moves|stream)")
_HEADERS = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
]
_LENGTH = re.compile(rb"[0-9]{1,3}")
"""No move is longer."""
_OF_THIS_SITE = {None, b"same-origin", b"none"}
_VERSION = re.compile(rb"[0-9]{1,9}")
_moving = msgspec.json.Decoder(Moving)
_encoder = msgspec.json.Encoder()


class Doorway:
    """An ASGI application in front of another."""

    def __init__(self, app: Litestar) -> None:
        self._app: App = app
        self._state = app.state

    async def __call__(self, scope: Request, receive: Receive, send: Send) -> None:
        found = _SHORT.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is not None:
            headers = dict(scope["headers"])
            secret = _secret(headers)
            asked = scope["method"], found[2]
            if secret is not None and asked == ("POST", "moves") and _usual(headers):
                heard = await _hear(int(headers[b"content-length"]), receive)
                if await self._move(found[1], secret, heard, send):
                    return
                receive = _again(heard, receive)
            elif secret is not None and asked == ("GET", "stream"):
                stream = await self._stream(found[1], secret, headers)
                if stream is not None:
                    await stream(scope, receive, send)
                    return
        await self._app(scope, receive, send)

    async def _move(self, table_id: str, secret: str, heard: list[Message], send: Send) -> bool:
        """Whether it was accepted and answered."""
        try:
            moving = _moving.decode(b"".join([one.get("body", b"") for one in heard]))
            moved = await tables.move(self._state.services, table_id, secret, moving)
        except (msgspec.MsgspecError, Refused, Denied):
            return False
        # Whoever was saved together is answered together, after all have been told: an answer by
        # itself would wake the thread that sends it.
        await asyncio.sleep(0)
        said = _encoder.encode(moved)
        headers = [*_HEADERS, (b"content-length", b"%d" % len(said))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": said, "more_body": False})
        return True

    async def _stream(self, table_id: str, secret: str, headers: Headers) -> App | None:
        after = headers.get(b"last-event-id", b"0")
        if _VERSION.fullmatch(after) is None:
            return None
        services = self._state.services
        try:
            cached, player = await tables.seat(services, table_id, secret)
        except (Refused, Denied):
            return None
        seen = int(after) if b"last-event-id" in headers else None
        return EventStream(services.live, cached, player, seen)


async def _hear(length: int, receive: Receive) -> list[Message]:
    """All that is sent; asking once more, to be told that it was all, is a trip between threads."""
    heard = [await receive()]
    while heard[-1].get("more_body") and sum(len(one["body"]) for one in heard) < length:
        heard.append(await receive())
    return heard


def _secret(headers: Headers) -> str | None:
    scheme, _, secret = headers.get(b"authorization", b"").partition(b" ")
    return secret.decode("latin-1").strip() if scheme.lower() == b"bearer" else None


def _usual(headers: Headers) -> bool:
    """Whether nothing about a request that writes has to be looked at more closely."""
    return (
        headers.get(b"content-type", b"").startswith(b"application/json")
        and _LENGTH.fullmatch(headers.get(b"content-length", b"")) is not None
        and headers.get(b"sec-fetch-site") in _OF_THIS_SITE
        and (b"sec-fetch-site" in headers or b"origin" not in headers)
    )


def _again(heard: list[Message], receive: Receive) -> Receive:
    """Hears again what has been heard, then the rest."""
    left = iter(heard)

    async def hear() -> Message:
        return next(left, None) or await receive()

    return hear
