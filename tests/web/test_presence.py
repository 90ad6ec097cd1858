"""Who has a table open is told to the others there; who has closed it, after a moment."""

import asyncio
from collections.abc import AsyncGenerator

import msgspec
import pytest

from cavale.tables.live import presence
from cavale.web.stream import EventStream
from tests.waiting import PATIENCE
from tests.web.visitor import At, Visitor

pytestmark = pytest.mark.anyio

PRESENCE = b"event: presence\ndata: "


async def stream(at: At, player: int) -> AsyncGenerator[bytes]:
    assert at.visitor.app is not None
    live = at.visitor.app.state.services.live
    cached, _ = await live.registry.seat(at.id, at.secrets[player])
    return EventStream(live, cached, player, None).frames()


async def told(frames: AsyncGenerator[bytes], here: list[int]) -> None:
    """Waits until a stream has said so."""
    async with asyncio.timeout(PATIENCE):
        async for frame in frames:
            if frame.startswith(PRESENCE):
                said = msgspec.json.decode(frame.removeprefix(PRESENCE))
                if said == {"here": here}:
                    return


async def test_who_comes_and_who_leaves(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    at = await visitor.open("here", "link")
    await at.claim(1)
    ada, bo = await stream(at, 0), await stream(at, 1)
    await told(ada, [0])
    await told(bo, [0, 1])
    await told(ada, [0, 1])
    await bo.aclose()
    await told(ada, [0])
    await ada.aclose()


async def test_whoever_hands_a_screen_on_is_there(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", "link", game="horse")
    await at.claim(2)
    assert visitor.app is not None
    live = visitor.app.state.services.live
    cached, _ = await live.registry.seat(at.id, None)
    cy = await stream(at, 2)
    await told(cy, [2])
    handed_on = EventStream(live, cached, None, None, present=0).frames()
    await told(handed_on, [0, 1, 2])
    await told(cy, [0, 1, 2])
    assert live.hub.looking(at.id) == {None, 0, 2}
    await handed_on.aclose()
    assert live.hub.looking(at.id) == {2}
    await cy.aclose()


async def test_one_screen_is_one_presence_and_bots_have_none(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", "link", game="horse")
    ada = await stream(at, 0)
    await told(ada, [0, 1])
    await ada.aclose()
    alone = await visitor.open("here", "bot")
    assert visitor.app is not None
    live = visitor.app.state.services.live
    cached, _ = await live.registry.seat(alone.id, None)
    assert live.presence.here(cached.table) is None
