"""A bot for whoever stays away, over HTTP: agreed when the table opens, taken back at any time."""

import pytest

from cavale.web.settings import Settings
from tests.waiting import until, until_found
from tests.web.conftest import serving
from tests.web.test_lobby import match
from tests.web.visitor import At, Json, Visitor

pytestmark = pytest.mark.anyio


async def open_body(visitor: Visitor, **more: object) -> Json:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
    body = {"game": "wall", "variant": "single", "seats": seats, "stand_in": 1, **more}
    answer = await visitor.client.post("/api/tables", json=body)
    return {"status": answer.status_code, **answer.json()}


async def two(visitor: Visitor, **more: object) -> At:
    at = visitor.at(await open_body(visitor, **more))
    await at.claim(1, "Bob")
    return at


def look(visitor: Visitor, at: At, player: int | None) -> None:
    """As a page does that has the stream open."""
    assert visitor.app is not None
    visitor.app.state.hub.subscribe(at.id, player)


async def stood_in(at: At) -> Json:
    async def there() -> bool:
        return (await at.see())["seats"][1]["stand_in"] is not None

    await until_found(there)
    return await at.see()


async def test_a_bot_takes_over_and_the_player_takes_it_back(visitor: Visitor) -> None:
    at = await two(visitor)
    assert (await at.see())["stand_in"] == 1
    look(visitor, at, 0)
    await at.move(0, "3L")
    seen = await stood_in(at)
    assert (seen["seats"][1]["name"], seen["seats"][1]["kind"]) == ("Bob", "link")
    seen = await at.until("mover", 0)
    assert len(await at.history()) == 3
    assert not (await at.see(0))["undoable"]
    answer = await at.act(0, "undo")
    assert answer.status_code == 409
    assert answer.json()["message"] == {"id": "refused-undo-away"}
    assert (await at.act(0, "return")).status_code == 409
    assert (await at.act(None, "return")).status_code == 403
    assert (await at.act(1, "return")).status_code == 200
    assert (await at.see())["seats"][1]["stand_in"] is None
    record = (await visitor.client.get(f"{at.path}/record")).text
    assert "stand-in-blue: 2\n" in record


async def test_a_move_of_ones_own_takes_it_back_too(visitor: Visitor) -> None:
    at = await two(visitor)
    look(visitor, at, 0)
    await at.move(0, "3L")
    await stood_in(at)
    await at.until("mover", 0)
    assert visitor.app is not None
    bots = visitor.app.state.services.bots
    await until(lambda: not bots.waiting)
    # The bot is asked to wait, so that the player is quicker.
    visitor.app.state.services.live.publisher.on_change.clear()
    await at.move(0, "2L")
    seen = await at.see(1)
    assert seen["moves"], "the player may move as if no bot did"
    assert (await at.move(1, seen["moves"][0]["text"])).status_code == 200
    assert (await at.see())["seats"][1]["stand_in"] is None


async def test_it_lasts_over_a_restart(settings: Settings) -> None:
    async with serving(settings) as visitor:
        at = await two(visitor)
        look(visitor, at, 0)
        await at.move(0, "3L")
        await stood_in(at)
        await at.until("mover", 0)
    async with serving(settings) as visitor:
        at.visitor = visitor
        assert (await at.see())["seats"][1]["stand_in"] == 3
        await at.move(0, "2L")
        await at.until("mover", 0)
        assert (await at.act(1, "return")).status_code == 200


async def test_where_it_cannot_be_agreed(visitor: Visitor) -> None:
    days = {"per": "move", "seconds": 3 * 24 * 3600}
    for more in (
        {"clock": days},
        {"game": "kuhn", "variant": "plain"},
        {"stand_in": 0},
        {"stand_in": 3601},
    ):
        answer = await open_body(visitor, **more)
        assert (answer["status"], answer["code"]) == (400, "bad_request")


async def test_strangers_and_a_rematch_keep_to_it(visitor: Visitor) -> None:
    met = await match(visitor, "ada", stand_in=30)
    assert (await met.see())["stand_in"] == 30
    at = await two(visitor)
    await at.act(0, "resign")
    again = visitor.at((await at.act(1, "rematch")).json())
    assert (await again.see())["stand_in"] == 1
