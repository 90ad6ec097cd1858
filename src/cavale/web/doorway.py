"""The one way in for what is asked most: a move, and a table's stream.

Beside Litestar, by way of which a move costs the server half as much CPU again (docs/tables.md has
the figures). Litestar only documents the two.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

import msgspec
from litestar import Litestar

from cavale.tables.deciding.refusals import Refused
from cavale.web.bodies import LARGEST_RECORD, Moving
from cavale.web.compression import takes_gzip
from cavale.web.crowd import Crowd
from cavale.web.gate import App, Gate, Receive, Scope, Send, asker, check_depth, whole_body
from cavale.web.guard import HEADERS, LARGEST_BODY, from_this_site, wrong_origin
from cavale.web.problems import STATUS, TROUBLE, Denied, Problem, bad_request, crowded, refused_as
from cavale.web.program_lines import ProgramLines
from cavale.web.routes import programs, tables
from cavale.web.services import Services
from cavale.web.stream import EventStream, Watch

logger = logging.getLogger(__name__)

Headers = Mapping[bytes, bytes]

LAST_VERSION = 2**31 - 1
_OWN = re.compile(r"/api/tables/([^/]{1,40})/(moves|stream)")
_PROGRAM = "/api/programs/stream"
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
        self._crowd = Crowd()
        self._watch = Watch()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _OWN.fullmatch(scope["path"]) if scope["type"] == "http" else None
        program = scope["type"] == "http" and scope["path"] == _PROGRAM
        if program and scope["method"] == "GET":
            client = asker(self._state.addresses, scope, dict(scope["headers"]))
            await self._open(scope, receive, send, client, self._program)
            return
        if found is None or scope["method"] != _METHODS[found[2]]:
            await self._app(scope, receive, send)
            return
        if found[2] == "moves" and self._crowd.full:
            await self._refuse(send, crowded(self._crowd.turned_away()))
            return
        headers = dict(scope["headers"])
        client = asker(self._state.addresses, scope, headers)
        if found[2] == "stream":
            await self._open(scope, receive, send, client, partial(self._table, found[1]))
            return
        self._crowd.moving += 1
        try:
            moved = await _move(self._state.services, found[1], headers, receive, client)
        except Exception as error:
            await self._refuse(send, _problem(error))
        else:
            # All that was saved together is answered together, after all frames: an answer by
            # itself would wake the thread that sends it.
            await asyncio.sleep(0)
            await self._answer(send, 200, moved)
        finally:
            self._crowd.moving -= 1
            self._crowd.moved()

    async def _open(
        self, scope: Scope, receive: Receive, send: Send, client: str, make: "MakeStream"
    ) -> None:
        """An answer that stays open."""
        services: Services = self._state.services
        try:
            services.readings.count(client)
            with services.streams.holding(client):
                stream = await make(services, dict(scope["headers"]), client)
                await stream(scope, receive, send)
        except Exception as error:
            await self._refuse(send, _problem(error))

    async def _table(self, table_id: str, services: Services, headers: Headers, client: str) -> App:
        return await _stream(services, table_id, headers, self._build, client, self._watch)

    async def _program(self, services: Services, headers: Headers, client: str) -> App:
        await services.kernels.ready()
        token = _secret(headers)
        program = await programs.program(services, token)
        return ProgramLines(services, program, token or "", self._build, self._watch)

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


MakeStream = Callable[[Services, Headers, str], Awaitable[App]]


def _problem(error: Exception) -> Problem:
    if isinstance(error, Refused):
        return refused_as(error)
    if isinstance(error, Denied):
        return error.problem
    logger.error("a request failed", exc_info=error)
    return TROUBLE


async def _move(
    services: Services, table_id: str, headers: Headers, receive: Receive, client: str
) -> object:
    if not from_this_site(*(_text(headers, name) for name in ("sec-fetch-site", "origin", "host"))):
        raise wrong_origin()
    services.writes.count(client)
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
    watch: Watch,
) -> App:
    after, seen = headers.get(b"last-event-id"), None
    if after is not None:
        seen = int(after) if _NUMBER.fullmatch(after.strip()) else -1
        if not 0 <= seen <= LAST_VERSION:
            raise bad_request("Last-Event-ID is no version")
    cached, player = await tables.seat(services, table_id, _secret(headers))
    gzip = takes_gzip(headers.get(b"accept-encoding"))
    # Around one screen nobody looks while it is handed on, and yet they are all there.
    present = player
    if player is None and (sitting := _text(headers, "cavale-present")):
        with suppress(Refused):
            present = cached.player(sitting)
    live = services.live
    return EventStream(live, cached, player, seen, build, client, watch, gzip=gzip, present=present)


def _text(headers: Headers, name: str) -> str | None:
    value = headers.get(name.encode())
    return None if value is None else value.decode("latin-1")


def _secret(headers: Headers) -> str | None:
    scheme, _, secret = headers.get(b"authorization", b"").partition(b" ")
    return secret.decode("latin-1").strip() or None if scheme.lower() == b"bearer" else None
