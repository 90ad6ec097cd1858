"""The short way in for what is sent most: a well-formed move that is accepted.

Everything else takes the long way through the application, which answers a move the same and says
what is wrong with the rest. A move that was refused here may be sent again there: its key makes
sure that it is played once.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec
from litestar import Litestar

from cavale.tables.refusals import Refused
from cavale.web.api import play
from cavale.web.bodies import Moved, Moving
from cavale.web.guard import HEADERS

Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

_MOVES = re.compile(r"/api/tables/([a-z0-9]{1,40})/moves")
_HEADERS = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"no-store"),
    *((name.encode(), value.encode()) for name, value in HEADERS.items()),
]
_LONGEST = 1024
_OF_THIS_SITE = {None, b"same-origin", b"none"}
_moving = msgspec.json.Decoder(Moving)
_encoder = msgspec.json.Encoder()


class Doorway:
    """An ASGI application in front of another."""

    def __init__(self, app: Litestar) -> None:
        self._app: App = app
        self._state = app.state

    async def __call__(self, scope: Mapping[str, Any], receive: Receive, send: Send) -> None:
        found = _MOVES.fullmatch(scope["path"]) if scope["type"] == "http" else None
        secret = _secret(scope) if found is not None and scope["method"] == "POST" else None
        if found is None or secret is None:
            await self._app(scope, receive, send)
            return
        heard = await _hear(receive)
        moved = await self._move(found[1], secret, b"".join(one.get("body", b"") for one in heard))
        if moved is None:
            await self._app(scope, _again(heard, receive), send)
            return
        body = _encoder.encode(moved)
        headers = [*_HEADERS, (b"content-length", b"%d" % len(body))]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _move(self, table_id: str, secret: str, body: bytes) -> Moved | None:
        try:
            moving = _moving.decode(body)
            return await play(self._state.house, self._state.rules, table_id, secret, moving)
        except (msgspec.MsgspecError, Refused):
            return None


async def _hear(receive: Receive) -> list[Message]:
    """What is sent, up to more than a move can be."""
    heard = [await receive()]
    while heard[-1].get("more_body") and sum(len(one["body"]) for one in heard) <= _LONGEST:
        heard.append(await receive())
    return heard


def _secret(scope: Mapping[str, Any]) -> str | None:
    """Whose move it is said to be, if nothing about the request is unusual."""
    headers = dict(scope["headers"])
    scheme, _, secret = headers.get(b"authorization", b"").partition(b" ")
    usual = (
        scheme.lower() == b"bearer"
        and headers.get(b"content-type", b"").startswith(b"application/json")
        and headers.get(b"sec-fetch-site") in _OF_THIS_SITE
        and (b"sec-fetch-site" in headers or b"origin" not in headers)
    )
    return secret.decode("latin-1").strip() if usual else None


def _again(heard: list[Message], receive: Receive) -> Receive:
    """Hears again what has been heard, then the rest."""
    left = iter(heard)

    async def hear() -> Message:
        return next(left, None) or await receive()

    return hear
