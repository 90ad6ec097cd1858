"""The one way in for what is asked most: a move, and a table's stream.

Beside Litestar, by way of which a move costs the server half as much CPU again (docs/tables.md has
the figures). Litestar only documents the two.
"""

import asyncio
import logging
import re
from collections.abc import Mapping, Sequence

import msgspec
from litestar import Litestar

from cavale.tables.deciding.refusals import Refused
from cavale.web.bodies import LARGEST_RECORD, Moving
from cavale.web.gate import App, Gate, Receive, Scope, Send, asker, check_depth, whole_body
from cavale.web.guard import HEADERS, LARGEST_BODY, from_this_site, wrong_origin
from cavale.web.problems import CROWDED, STATUS, TROUBLE, Denied, Problem, bad_request, refused_as
from cavale.web.routes import tables
from cavale.web.services import Services
from cavale.web.stream import EventStream

logger = logging.getLogger(__name__)

Headers = Mapping[bytes, bytes]

MOST_MOVING = 1024
"""Moves at once. With more, each would wait longer and none would be done sooner: whoever comes
then is told to come again, which costs little, and the server goes on at its best."""
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
        self._app: App = Gate(app, app.state.addresses, self._refuse, LARGEST_RECORD)
        self._state = app.state
        self._build = app.state.build.headers
        self._moving = 0
        """Moves that have come and are not answered."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _OWN.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["method"] != _METHODS[found[2]]:
            await self._app(scope, receive, send)
            return
        if found[2] == "moves" and self._moving >= MOST_MOVING:
            await self._refuse(send, CROWDED)
            return
        services, headers = self._state.services, dict(scope["headers"])
        client = asker(self._state.addresses, scope, headers)
        try:
            if found[2] == "moves":
                self._moving += 1
                try:
                    moved = await _move(services, found[1], headers, receive, client)
                finally:
                    self._moving -= 1
                # All that was saved together is answered together, after all frames: an answer by
                # itself would wake the thread that sends it.
                await asyncio.sleep(0)
                await self._answer(send, 200, moved)
                return
            services.readings.count(client)
            stream = await _stream(services, found[1], headers, self._build, client)
        except Refused as refused:
            await self._refuse(send, refused_as(refused))
        except Denied as denied:
            await self._refuse(send, denied.problem)
        except Exception as error:
            logger.error("a request failed", exc_info=error)
            await self._refuse(send, TROUBLE)
        else:
            try:
                with services.streams.holding(client):
                    await stream(scope, receive, send)
            except Denied as denied:
                await self._refuse(send, denied.problem)

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


async def _move(
    services: Services, table_id: str, headers: Headers, receive: Receive, client: str
) -> object:
    if not from_this_site(*(_text(headers, name) for name in ("sec-fetch-site", "origin", "host"))):
        raise wrong_origin()
    body = await whole_body(headers, receive, LARGEST_BODY)
    check_depth(body)
    try:
        moving = _moving.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise bad_request(str(error)) from None
    return await tables.move(services, table_id, _secret(headers), moving, client)


async def _stream(
    services: Services,
    table_id: str,
    headers: Headers,
    build: list[tuple[bytes, bytes]],
    client: str,
) -> App:
    after, seen = headers.get(b"last-event-id"), None
    if after is not None:
        seen = int(after) if _NUMBER.fullmatch(after.strip()) else -1
        if not 0 <= seen <= LAST_VERSION:
            raise bad_request("Last-Event-ID is no version")
    cached, player = await tables.seat(services, table_id, _secret(headers))
    return EventStream(services.live, cached, player, seen, build, client)


def _text(headers: Headers, name: str) -> str | None:
    value = headers.get(name.encode())
    return None if value is None else value.decode("latin-1")


def _secret(headers: Headers) -> str | None:
    scheme, _, secret = headers.get(b"authorization", b"").partition(b" ")
    return secret.decode("latin-1").strip() or None if scheme.lower() == b"bearer" else None
