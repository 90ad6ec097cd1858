"""No account: the tables of a device, and a link that moves a seat to another."""

import pytest

from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.visitor import At, Json, Visitor, new_key

pytestmark = pytest.mark.anyio


async def mine(visitor: Visitor, *tables: At) -> list[Json]:
    asked = [{"id": at.id, "secrets": list(at.secrets.values())} for at in tables]
    answer = await visitor.client.post("/api/tables/mine", json={"tables": asked})
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()
    return found


async def link_of(at: At, player: int, key: str | None = None) -> str:
    answer = await at.post("recover", {"key": key or new_key()}, player)
    assert answer.status_code == 200, answer.text
    assert answer.json()["seat"] == player
    link: str = answer.json()["invite"]
    return link


async def test_says_at_which_tables_it_is_ones_turn(visitor: Visitor) -> None:
    turn, other = await visitor.open("here", "link"), await visitor.open("link", "here")
    over, stranger = await visitor.open("here", "here"), await visitor.open("here", "link")
    for at, player in ((turn, 1), (other, 0)):
        await at.claim(player)
        at.secrets = {1 - player: at.secrets[1 - player]}
    await over.act(0, "resign")
    stranger.secrets = {0: "not-a-secret"}
    nowhere = At(visitor, "nowhere", {0: "x"})
    found = await mine(visitor, turn, other, over, stranger, nowhere)
    assert [one["table"]["id"] for one in found] == [turn.id, other.id, over.id]
    assert [one["you"] for one in found] == [[0], [1], [0, 1]]
    assert [one["turn"] for one in found] == [True, False, False]
    assert [one["mover"] for one in found] == [0, 0, None]
    assert [bool(one["outcome"]) for one in found] == [False, False, True]


async def test_asks_for_a_few_at_a_time(visitor: Visitor) -> None:
    body = {"tables": [{"id": "t", "secrets": ["x"]}] * 21}
    assert (await visitor.client.post("/api/tables/mine", json=body)).status_code == 400


async def test_a_seat_moves_to_another_device_once(settings: Settings) -> None:
    async with serving(settings) as visitor:
        at = await visitor.open("here", "link")
        await at.claim(1)
        link = await link_of(at, 0)
    async with serving(settings) as visitor:
        at.visitor = visitor
        # Until the link is used, nothing has changed.
        assert (await at.move(0, "3L")).status_code == 200
        old = at.secrets[0]
        taken = (await at.post("claim", {"invite": link, "name": "Eve"}, None)).json()
        assert taken["seat"] == 0
        assert taken["secret"] != old
        assert (await at.see())["seats"][0]["name"] == "n0"
        assert (await at.see(0))["you"] is None
        assert (await at.post("recover", {"key": new_key()}, 0)).json()["code"] == "wrong_seat"
        at.secrets[0] = taken["secret"]
        assert (await at.see(0))["you"] == 0
        again = await at.post("claim", {"invite": link}, None)
        assert again.json()["code"] == "wrong_seat"


async def test_only_the_last_link_opens_and_none_is_kept_as_it_is(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    first, second = await link_of(at, 0), await link_of(at, 0, "the-second-one")
    assert await link_of(at, 0, "the-second-one") == second
    assert (await at.post("claim", {"invite": first}, None)).json()["code"] == "wrong_seat"
    assert visitor.app is not None
    kept = repr(await visitor.app.state.services.live.store.log.read(at.id))
    assert first not in kept
    assert second not in kept
    assert (await at.post("claim", {"invite": second}, None)).status_code == 200


async def moved(at: At, player: int) -> None:
    """To another device, which these are the secrets of from now on."""
    link = await link_of(at, player)
    taken = await at.post("claim", {"invite": link}, None)
    assert taken.status_code == 200, taken.text
    at.secrets[player] = taken.json()["secret"]


async def test_a_seat_that_moves_brings_its_rematch_along(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    await at.claim(1)
    await at.act(0, "resign")
    desk = [visitor.at((await at.act(player, "rematch")).json()) for player in (0, 1)]
    for player, seat in ((0, 1), (1, 0)):
        await moved(at, player)
        phone = visitor.at((await at.act(player, "rematch")).json())
        assert list(phone.secrets) == [seat]
        assert (await phone.see(seat))["you"] == seat
        assert (await desk[player].see(seat))["you"] is None
        again = visitor.at((await at.act(player, "rematch")).json())
        assert again.secrets == phone.secrets


async def test_a_seat_that_moved_on_at_the_rematch_stays_there(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    await at.act(0, "resign")
    new = visitor.at((await at.act(0, "rematch")).json())
    await moved(new, 1)
    # Whoever still holds the old table's seat cannot have it back by asking there.
    asked = visitor.at((await at.act(0, "rematch")).json())
    assert list(asked.secrets) == [0]
    assert (await new.see(1))["you"] == 1


async def test_the_dealers_key_does_not_change_when_somebody_moves(visitor: Visitor) -> None:
    at = await visitor.open("here", "link", game="kuhn")
    await at.claim(1)
    link = await link_of(at, 0)
    await at.post("claim", {"invite": link, "nonce": "another"}, None)
    assert visitor.app is not None
    cached = await visitor.app.state.services.live.registry.get(at.id)
    assert [player.nonce for player in cached.table.players] == ["", ""]


async def test_the_old_device_stops_seeing_what_the_seat_sees(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="kuhn")
    assert visitor.app is not None
    live = visitor.app.state.services.live
    old, other = live.hub.subscribe(at.id, 0), live.hub.subscribe(at.id, 1)
    link = await link_of(at, 0)
    await at.post("claim", {"invite": link}, None)
    frames = []
    while not old.drained:
        frames.append((await old.next())[1])
    assert b"event: bye" in frames[-1]
    assert b'"moved"' in frames[-1]
    assert b'"kind":"claim"' not in b"".join(frames)
    assert not other.ended
