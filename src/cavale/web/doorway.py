"""The one way in for what is asked most: a move, and a table's stream.

Beside Litestar, by way of which a move costs the server half as much CPU again (docs/tables.md has
the figures). Litestar only documents the two.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec
from litestar import Litestar

from cavale.tables.deciding.refusals import Refused
from cavale.web.bodies import Moving
from cavale.web.compression import takes_gzip
from cavale.web.guard import HEADERS, LARGEST_BODY, from_this_site, wrong_origin
from cavale.web.problems import (
    STATUS,
    TOO_LARGE,
    TROUBLE,
    Denied,
    Problem,
    bad_request,
    refused_as,
)
from cavale.web.routes import tables
from cavale.web.services import Services
from cavale.web.stream import EventStream

logger = logging.getLogger(__name__)

Message = Mapping[str, Any]
Request = Mapping[str, Any]
Headers = Mapping[bytes, bytes]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

LAST_VERSION = 2**31 - 1
_OWN = re.compile(r"/api/tables/([^/]{1,40})/(moves|stream)")
_METHODS = {"moves": "POST", "stream": "GET"}
_HEADERS = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
]
_NUMBER = re.compile(rb"[0-9]{1,10}")
_moving = msgspec.json.Decoder(Moving)
_encoder = msgspec.json.Encoder()


class Doorway:
    """An ASGI application in front of another."""

    def __init__(self, app: Litestar) -> None:
        self._app: App = app
        self._state = app.state
        self._build = app.state.build.headers

    async def __call__(self, scope: Request, receive: Receive, send: Send) -> None:
        found = _OWN.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["method"] != _METHODS[found[2]]:
            await self._app(scope, receive, send)
            return
        services, headers = self._state.services, dict(scope["headers"])
        try:
            if found[2] == "moves":
                moved = await _move(services, found[1], headers, receive)
                # All that was saved together is answered together, after all frames: an answer by
                # itself would wake the thread that sends it.
                await asyncio.sleep(0)
                await self._answer(send, 200, moved)
                return
            stream = await _stream(services, found[1], headers, self._build)
        except Refused as refused:
            await self._refuse(send, refused_as(refused))
        except Denied as denied:
            await self._refuse(send, denied.problem)
        except Exception as error:
            logger.error("a request failed", exc_info=error)
            await self._refuse(send, TROUBLE)
        else:
            await stream(scope, receive, send)

    async def _refuse(self, send: Send, problem: Problem) -> None:
        seconds = (problem.detail or {}).get("seconds")
        again = [] if seconds is None else [(b"retry-after", str(seconds).encode())]
        await self._answer(send, STATUS[problem.code], problem, again)

    async def _answer(
        self,
        send: Send,
        status: int,
        content: object,
        more: Sequence[tuple[bytes, bytes]] = (),
    ) -> None:
        said = _encoder.encode(content)
        headers = [*_HEADERS, *self._build, *more, (b"content-length", b"%d" % len(said))]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": said, "more_body": False})


async def _move(services: Services, table_id: str, headers: Headers, receive: Receive) -> object:
    if not from_this_site(*(_text(headers, name) for name in ("sec-fetch-site", "origin", "host"))):
        raise wrong_origin()
    body = await _body(headers, receive)
    try:
        moving = _moving.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise bad_request(str(error)) from None
    return await tables.move(services, table_id, _secret(headers), moving)


async def _stream(
    services: Services, table_id: str, headers: Headers, build: list[tuple[bytes, bytes]]
) -> App:
    after, seen = headers.get(b"last-event-id"), None
    if after is not None:
        seen = int(after) if _NUMBER.fullmatch(after.strip()) else -1
        if not 0 <= seen <= LAST_VERSION:
            raise bad_request("Last-Event-ID is no version")
    cached, player = await tables.seat(services, table_id, _secret(headers))
    gzip = takes_gzip(headers.get(b"accept-encoding"))
    return EventStream(services.live, cached, player, seen, build, gzip=gzip)


async def _body(headers: Headers, receive: Receive) -> bytes:
    """All that is sent; asking once more, to hear that it was all, is a trip between threads."""
    announced = headers.get(b"content-length", b"")
    length = int(announced) if _NUMBER.fullmatch(announced) else None
    if length is not None and length > LARGEST_BODY:
        raise Denied(TOO_LARGE)
    body, more = b"", True
    while more and (length is None or len(body) < length):
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST_BODY:
            raise Denied(TOO_LARGE)
    return body


def _text(headers: Headers, name: str) -> str | None:
    value = headers.get(name.encode())
    return None if value is None else value.decode("latin-1")


def _secret(headers: Headers) -> str | None:
    scheme, _, secret = headers.get(b"authorization", b"").partition(b" ")
    return secret.decode("latin-1").strip() or None if scheme.lower() == b"bearer" else None
