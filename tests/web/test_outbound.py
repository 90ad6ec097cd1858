"""Addresses that visitors give: none of them keeps what is told to others from arriving."""

import asyncio
import socket
import ssl
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from threading import Event

import pytest

from cavale.web import outbound
from cavale.web.outbound import AT_ONCE, Outbound, Unreachable
from tests.waiting import until
from tests.web.letterbox import Letterbox, letterbox

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in time is not for this machine to say."""
    monkeypatch.setattr(outbound, "SOON", 120.0)


@pytest.fixture
async def boxes() -> AsyncIterator[list[Letterbox]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(letterbox()) for _ in range(2)]


async def test_who_answers_never_holds_up_no_other(
    boxes: list[Letterbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "LONGEST", 120.0)
    good, tar = boxes
    tar.silent = True
    out = Outbound("any")
    assert await out.post(good.address, {}, b"") == 201
    stuck = [asyncio.create_task(out.post(tar.address, {}, b"")) for _ in range(AT_ONCE + 1)]
    await until(lambda: tar.heard == AT_ONCE)
    assert await out.post(good.address, {}, b"") == 201
    assert not any(one.done() for one in stuck)
    for one in stuck:
        one.cancel()
    await asyncio.gather(*stuck, return_exceptions=True)


async def test_who_falls_silent_is_no_longer_among_those_who_answer(
    boxes: list[Letterbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    good, turned = boxes
    out = Outbound("any")
    for box in boxes:
        assert await out.post(box.address, {}, b"") == 201
    turned.silent = True
    monkeypatch.setattr(outbound, "LONGEST", 0.05)
    with pytest.raises(Unreachable):
        await out.post(turned.address, {}, b"")
    monkeypatch.setattr(outbound, "LONGEST", 120.0)
    turned.heard = 0
    stuck = [asyncio.create_task(out.post(turned.address, {}, b"")) for _ in range(AT_ONCE)]
    await until(lambda: turned.heard >= AT_ONCE)
    assert await out.post(good.address, {}, b"") == 201
    assert not any(one.done() for one in stuck)
    for one in stuck:
        one.cancel()
    await asyncio.gather(*stuck, return_exceptions=True)


async def test_not_more_wait_than_can_be_served(
    boxes: list[Letterbox], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "MOST_WAITING", 3)
    monkeypatch.setattr(outbound, "LONGEST", 120.0)
    tar = boxes[0]
    tar.silent = True
    out = Outbound("any")
    stuck = [asyncio.create_task(out.post(tar.address, {}, b"")) for _ in range(AT_ONCE + 3)]
    await until(lambda: tar.heard == AT_ONCE)
    with pytest.raises(Unreachable, match="too many"):
        await out.post(tar.address, {}, b"")
    for one in stuck:
        one.cancel()
    await asyncio.gather(*stuck, return_exceptions=True)


async def test_names_that_are_looked_up_for_ever_take_no_thread_of_the_house(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop, answered = asyncio.get_running_loop(), Event()
    loop.set_default_executor(ThreadPoolExecutor(2))

    def slowly(*_: object, **__: object) -> list[object]:
        answered.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    out = Outbound()
    asked = [
        asyncio.create_task(out.post("https://slow.example/", {}, b"")) for _ in range(AT_ONCE)
    ]
    try:
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            assert await asyncio.to_thread(lambda: "there") == "there"
    finally:
        answered.set()
    assert all(
        isinstance(one, Unreachable) for one in await asyncio.gather(*asked, return_exceptions=True)
    )


async def test_certificates_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made, make = [], ssl.create_default_context

    def counted() -> ssl.SSLContext:
        made.append(make())
        return made[-1]

    monkeypatch.setattr(ssl, "create_default_context", counted)
    out = Outbound("any")
    async with await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0) as deaf:
        port = deaf.sockets[0].getsockname()[1]
        for _ in range(3):
            with pytest.raises(Unreachable):
                await out.post(f"https://127.0.0.1:{port}/", {}, b"")
    assert len(made) == 1


@pytest.mark.parametrize(
    "line", [b"x" * 5000, b"\r\n", b"HTTP/1.1 many\r\n", b"SSH-2.0 1 2\r\n", b""]
)
async def test_an_answer_that_is_none(boxes: list[Letterbox], line: bytes) -> None:
    boxes[0].line = line
    with pytest.raises(Unreachable):
        await Outbound("any").post(boxes[0].address, {}, b"")
