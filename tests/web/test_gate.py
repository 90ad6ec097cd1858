"""Odd requests are refused in one line each; none of them is a fault of the server."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from cavale.web import gate, logs, operators
from cavale.web.addresses import Addresses, networks
from cavale.web.doorway import Doorway
from cavale.web.gate import LONGEST_PATH, canonical, check_depth
from cavale.web.metrics import text
from cavale.web.problems import Denied
from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.live import free_port
from tests.web.test_schema import OPERATIONS
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio

POSTS = [path for method, path in OPERATIONS if method == "POST"]
DEEP = [b"[" * 8000, b'{"a":' * 2500, b'{"seats":' + b"[" * 5000 + b"]" * 5000 + b"}"]


def addressed(path: str, table_id: str) -> str:
    return path.format(table_id=table_id, slug="wall", name="over")


@pytest.mark.parametrize("path", POSTS)
async def test_what_is_nested_deeply_is_a_bad_request(visitor: Visitor, path: str) -> None:
    at = await visitor.open("here", "here")
    for body in DEEP:
        answer = await visitor.client.post(
            addressed(path, at.id),
            content=body,
            headers={"content-type": "application/json"},
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_brackets_in_texts_are_not_depth() -> None:
    check_depth(b'{"record": "' + b"[{" * 500 + rb"\"" + b"[" * 100 + b'"}')
    check_depth(b"[" + b"{}," * 5000 + b"{}]")
    with pytest.raises(Denied):
        check_depth(b'["\\\\",' + b"[" * 40)


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/theme.js%00",
        "/assets/" + "x" * 3000,
        "/" + "x" * 300,
        "/api/tables/" + "x" * 300,
        "/assets/%0d%0aset-cookie:x",
        "/assets/%ff%fe",
        "/assets/%5c..%5c..",
        "/t/" + "a/" * 300,
        "/metrics",
        "/metrics/",
        "/api/tables/",
        "/api//tables",
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
async def test_odd_paths_lead_nowhere(visitor: Visitor, method: str, path: str) -> None:
    answer = await visitor.client.request(method, path)
    assert answer.status_code in (308, 404, 405)
    if answer.status_code == 308:
        where = answer.headers["location"]
        assert where.startswith("/")
        assert not where.startswith(("//", "/api"))
        assert canonical(where) == where


@pytest.mark.parametrize(
    "path",
    [
        "/assets/\0",
        "/assets/\r\nset-cookie:x",
        "/assets/\x7f",
        "/assets/\ud800",
        "/assets/..\\..",
        "/assets/../app.js",
        "/assets/./app.js",
        "/" + "x" * 201,
        "/x" * (LONGEST_PATH // 2 + 1),
        "assets",
        "",
    ],
    ids=repr,
)
def test_what_can_be_no_path_of_ours_reaches_no_route(path: str) -> None:
    assert canonical(path) is None


async def test_a_slash_too_many_slips_past_no_rule(visitor: Visitor) -> None:
    body = {"game": "wall", "seats": [{"kind": "here"}, {"kind": "here"}]}
    assert (await visitor.client.post("/api/tables/", json=body)).status_code == 404
    assert canonical("//metrics//") == "/metrics"
    led = await visitor.client.get("/rules/wall/", follow_redirects=True)
    assert led.url.path == "/rules/wall"


async def test_head_is_get_without_a_body(visitor: Visitor) -> None:
    for path in ("/", "/api/games", "/healthz"):
        head, whole = await visitor.client.head(path), await visitor.client.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]
    at = await visitor.open("here", "here")
    assert (await visitor.client.head(f"{at.path}/stream")).status_code == 405


async def test_a_body_that_never_comes_is_given_up(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "COMES_WITHIN", 0.05)
    sent: list[Mapping[str, Any]] = []

    async def never() -> Mapping[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Mapping[str, Any]) -> None:
        sent.append(message)

    at = await visitor.open("here", "here")
    for path in ("/api/tables", f"{at.path}/moves"):
        scope = {
            "type": "http",
            "method": "POST",
            "path": path,
            "query_string": b"",
            "headers": [(b"content-length", b"100")],
        }
        sent.clear()
        await visitor.client._transport.app(scope, never, send)  # type: ignore[attr-defined]
        assert sent[0]["status"] == 408


def test_the_same_trouble_is_told_once() -> None:
    sparing, told = logs.Sparing(), []
    for _ in range(100):
        try:
            raise RuntimeError("x" * 10_000)
        except RuntimeError as error:
            found = (type(error), error, error.__traceback__)
        record = logging.LogRecord("cavale", logging.ERROR, "", 1, "failed", (), found)
        assert sparing.filter(record)
        told.append(logging.Formatter().format(record))
    assert "Traceback" in told[0]
    assert max(map(len, told[1:])) < 60
    assert told[-1] == "failed (RuntimeError, again: 99)"


async def test_metrics_have_an_address_of_their_own(settings: Settings) -> None:
    port = free_port()
    async with serving(settings) as visitor:
        assert visitor.app is not None
        services = visitor.app.state.services
        async with operators.numbers("", port, lambda: text(services)):
            found = await _asked(operators.usual(port), b"GET /metrics HTTP/1.1\r\n\r\n")
            assert found.startswith(b"HTTP/1.1 200")
            assert b"\ncavale_tables 0.0\n" in found
            for other in (b"/", b"/metrics/", b"/api/games"):
                asked = b"GET " + other + b" HTTP/1.1\r\n\r\n"
                assert (await _asked(operators.usual(port), asked)).startswith(b"HTTP/1.1 404")
            with pytest.raises(operators.NoPlace):
                async with operators.numbers(operators.usual(port), 1, lambda: text(services)):
                    pass


async def _asked(where: str, request: bytes) -> bytes:
    host, _, port = where.rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    found = await reader.read()
    writer.close()
    return found


HOME, OFFICE = "192.0.2.7", "2001:db8:1:2"


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        (HOME, "", HOME),
        (HOME, "198.51.100.1", HOME),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", HOME, HOME),
        ("127.0.0.1", f"198.51.100.1, {HOME}", HOME),
        ("127.0.0.1", f"198.51.100.1, {HOME}, 10.1.2.3", HOME),
        ("127.0.0.1", f"198.51.100.1, {HOME}:4711", HOME),
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", f"{HOME}, nonsense", "127.0.0.1"),
        ("::ffff:127.0.0.1", HOME, HOME),
        (f"{OFFICE}::1", "", f"{OFFICE}::/64"),
        (f"{OFFICE}:ffff::2", "", f"{OFFICE}::/64"),
        ("::1", f"[{OFFICE}::9]:4711", f"{OFFICE}::/64"),
        ("::ffff:192.0.2.7", "", HOME),
    ],
)
def test_who_is_counted(peer: str, forwarded: str, counted: str) -> None:
    addresses = Addresses(networks("127.0.0.0/8, ::1, 10.0.0.0/8"))
    assert addresses.of(peer, forwarded.encode()) == counted


@pytest.mark.usefixtures("one_minute")
async def test_limits_are_by_address_behind_a_proxy(settings: Settings) -> None:
    async with serving(replace(settings, tables_per_minute=2)) as visitor:
        body = {"game": "wall", "seats": [{"kind": "here"}, {"kind": "here"}]}

        async def opened(address: str) -> int:
            answer = await visitor.client.post(
                "/api/tables", json=body, headers={"x-forwarded-for": address}
            )
            return answer.status_code

        assert [await opened(HOME) for _ in range(3)] == [201, 201, 429]
        assert [await opened(f"{OFFICE}::{n}") for n in range(1, 4)] == [201, 201, 429]
        assert await opened("198.51.100.1") == 201


async def test_streams_are_bounded_by_address_behind_a_proxy(settings: Settings) -> None:
    async with serving(replace(settings, connections=2)) as visitor, AsyncExitStack() as opened:
        at = await visitor.open("here", "here")

        async def stream(address: str) -> int:
            return await opened.enter_async_context(streaming(visitor, at.path, address))

        first = streaming(visitor, at.path, HOME)
        assert await first.__aenter__() == 200
        assert [await stream(HOME) for _ in range(3)] == [200, 429, 429]
        assert await stream("198.51.100.1") == 200
        await first.__aexit__(None, None, None)
        assert await stream(HOME) == 200


@asynccontextmanager
async def streaming(visitor: Visitor, table: str, address: str) -> AsyncIterator[int]:
    """The answer's status, as a server hears it that sends bit by bit."""
    status: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    gone = asyncio.Event()

    async def receive() -> dict[str, Any]:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Mapping[str, Any]) -> None:
        if not status.done():
            status.set_result(message["status"])

    scope = {
        "type": "http",
        "method": "GET",
        "path": f"{table}/stream",
        "query_string": b"",
        "client": ("127.0.0.1", 4711),
        "headers": [(b"x-forwarded-for", address.encode())],
    }
    assert visitor.app is not None
    answering = asyncio.create_task(Doorway(visitor.app)(scope, receive, send))
    try:
        yield await status
    finally:
        gone.set()
        await answering


def test_networks_are_read_or_refused() -> None:
    assert networks("") == ()
    with pytest.raises(ValueError, match=re.escape("10.0.0.0/99")):
        networks("10.0.0.0/99")
