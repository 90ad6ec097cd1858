"""The stream by itself: order, gaps, slow readers, goodbyes."""

import asyncio
import re

import pytest

from cavale.tables.live.commands import settle
from cavale.tables.live.hub import DEEPEST, Hub, Listener
from cavale.tables.log.entries import Play
from cavale.tables.store.append import Append, Row
from cavale.web.frames import SseEncoder
from cavale.web.gate import Message
from cavale.web.stream import EventStream, Watch
from tests.waiting import PATIENCE, until
from tests.web.visitor import At, Visitor

pytestmark = pytest.mark.anyio


async def stream(at: At, after: int | None) -> EventStream:
    assert at.visitor.app is not None
    live = at.visitor.app.state.services.live
    return EventStream(live, await live.registry.get(at.id), None, after)


async def opened(at: At) -> None:
    """Somebody listens to what happens at the table."""
    assert at.visitor.app is not None
    hub = at.visitor.app.state.hub
    await until(lambda: hub.watched(at.id))


async def versions(of: EventStream, count: int) -> list[int]:
    found: list[int] = []
    frames = of.frames()
    async with asyncio.timeout(PATIENCE):
        async for frame in frames:
            found += [int(number) for number in re.findall(rb"^id: (\d+)$", frame, re.M)]
            if len(found) >= count:
                break
    await frames.aclose()
    return found


async def test_what_was_missed_comes_first_then_what_happens(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    await at.move(0, "3L")
    await at.move(1, "3R")
    reading = asyncio.create_task(versions(await stream(at, 1), 4))
    await opened(at)
    await at.move(0, "2L")
    await at.act(1, "undo")
    assert await reading == [2, 3, 4, 5]


async def test_without_a_last_event_it_starts_with_the_next(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    await at.move(0, "3L")
    reading = asyncio.create_task(versions(await stream(at, None), 1))
    await opened(at)
    await at.move(1, "3R")
    assert await reading == [3]


async def test_what_another_process_wrote_is_taken_in(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    assert visitor.app is not None
    live = visitor.app.state.services.live
    cached = await live.registry.get(at.id)
    reading = asyncio.create_task(versions(await stream(at, 1), 2))
    await opened(at)
    # The same log, grown behind this process's back.
    changes = settle(cached.table, Play(0, "3L"))
    await live.store.log.append(Append(at.id, (Row(changes[0].logged, "0:elsewhere"),)))
    answer = await at.move(0, "4L", version=1)
    assert (answer.status_code, answer.json()["version"]) == (409, 2)
    await at.move(1, "3R")
    assert await reading == [2, 3]


async def test_a_slow_reader_is_let_go_with_a_reason() -> None:
    listener = Listener(None, SseEncoder())
    for number in range(DEEPEST + 5):
        listener.push(number, b"frame")
    frames = []
    while not listener.drained:
        frames.append(await listener.next())
    assert len(frames) == DEEPEST + 1
    assert b'"reason":"slow"' in frames[-1][1]


async def test_closing_says_goodbye_to_all_and_to_those_who_come_late() -> None:
    hub = Hub(SseEncoder())
    early = hub.subscribe("t", None)
    hub.close()
    late = hub.subscribe("t", 0)
    for listener in (early, late):
        assert b'"reason":"restart"' in (await listener.next())[1]
        assert listener.drained
        hub.leave("t", listener)
    assert not hub.watched("t")


async def test_a_reader_who_takes_nothing_is_let_go(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cavale.web.stream.TAKES_WITHIN", 0.01)
    at = await visitor.open("here", "here")
    assert visitor.app is not None

    async def send(message: object) -> None:
        await asyncio.Event().wait()

    async def receive() -> object:
        return await asyncio.Event().wait()

    async def started(message: object) -> None:
        if message["type"] != "http.response.start":  # type: ignore[index]
            await send(message)

    async with asyncio.timeout(PATIENCE):
        await (await stream(at, None))({}, receive, started)  # type: ignore[arg-type]
    assert not visitor.app.state.hub.watched(at.id)


async def test_all_streams_are_looked_at(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them is ended when nobody reads it, also one that came while others were open."""
    monkeypatch.setattr("cavale.web.stream.TAKES_WITHIN", 0.01)
    assert visitor.app is not None
    live, watch = visitor.app.state.services.live, Watch()

    async def never() -> object:
        return await asyncio.Event().wait()

    async def send(message: Message) -> None:
        if message["type"] != "http.response.start":
            await never()

    async def listen() -> None:
        at = await visitor.open("here", "here")
        answer = EventStream(live, await live.registry.get(at.id), None, None, watch=watch)
        await answer({}, never, send)  # type: ignore[arg-type]

    async with asyncio.timeout(PATIENCE):
        for _ in range(2):
            await asyncio.gather(*(listen() for _ in range(5)))
    assert visitor.app.state.hub.streams == 0


async def test_thinking_is_told(visitor: Visitor) -> None:
    at = await visitor.open("here", "bot")
    found: list[bytes] = []

    async def read() -> None:
        async for frame in (await stream(at, 1)).frames():
            found.append(frame)
            if b"id: 3" in frame:
                return

    reading = asyncio.create_task(read())
    await opened(at)
    await at.move(0, "3L")
    async with asyncio.timeout(PATIENCE):
        await reading
    told = [frame for frame in found if b"event: thinking" in frame]
    assert [b"true" in frame for frame in told] == [True, False]
