"""People who do not know each other find a table."""

import asyncio

import pytest

from cavale.tables.store import index
from cavale.tables.store.patience import PRESENT
from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.visitor import At, Json, Visitor

pytestmark = pytest.mark.anyio


def seeking(key: str, name: str = "", **more: object) -> Json:
    """The wish to play somebody, whoever it is."""
    seats = [{"kind": "here", "name": name}, {"kind": "link"}]
    return {"game": "wall", "seats": seats, "key": key.ljust(32, "0"), **more}


async def match(visitor: Visitor, key: str, name: str = "", **more: object) -> At:
    answer = await visitor.client.post("/api/lobby", json=seeking(key, name, **more))
    assert answer.status_code == 200, answer.text
    return visitor.at(answer.json())


async def waiting(visitor: Visitor) -> list[str]:
    return [card["id"] for card in (await visitor.client.get("/api/lobby")).json()]


async def watchable(visitor: Visitor) -> list[str]:
    return [card["id"] for card in (await visitor.client.get("/api/tables")).json()]


async def open_to_anyone(visitor: Visitor, *kinds: str, game: str = "wall") -> At:
    seats = [{"kind": kind} | ({"level": 1} if kind == "bot" else {}) for kind in kinds]
    body = {"game": game, "seats": seats, "public": True}
    return visitor.at((await visitor.client.post("/api/tables", json=body)).json())


async def test_the_first_waits_and_the_second_sits_down_with_them(visitor: Visitor) -> None:
    ada = await match(visitor, "ada", "Ada", names=True)
    assert (await ada.see(0))["status"] == "waiting"
    assert await waiting(visitor) == [ada.id]
    bob = await match(visitor, "bob", "Bob")
    assert bob.id == ada.id
    assert await waiting(visitor) == []
    table = await bob.see(1)
    assert (table["status"], table["you"]) == ("playing", 1)
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bob"]
    assert (await ada.move(0, "3L")).status_code == 200


async def test_an_answer_that_got_lost_is_given_again(settings: Settings) -> None:
    async with serving(settings) as visitor:
        ada, bob = await match(visitor, "ada"), await match(visitor, "bob")
    async with serving(settings) as visitor:
        again = await match(visitor, "bob"), await match(visitor, "ada")
        assert [at.secrets for at in again] == [bob.secrets, ada.secrets]
        assert [at.id for at in again] == [ada.id] * 2
        assert (await again[1].version()) == 2


async def test_those_who_come_at_the_same_moment_find_each_other(visitor: Visitor) -> None:
    found = await asyncio.gather(*(match(visitor, f"number-{n}") for n in range(8)))
    assert sorted(len([at for at in found if at.id == one.id]) for one in found) == [2] * 8


async def test_nobody_is_matched_with_themselves(visitor: Visitor) -> None:
    first = await match(visitor, "first")
    second = await match(visitor, "second", seated=[first.id])
    assert second.id != first.id


async def test_another_game_or_variant_is_not_what_was_asked(visitor: Visitor) -> None:
    ada = await match(visitor, "ada", variant="single")
    assert (await match(visitor, "bob", variant="classic")).id != ada.id
    assert (await match(visitor, "cam", variant="single")).id == ada.id


async def test_whoever_has_left_is_not_found(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "PRESENT", 0)
    gone = await match(visitor, "gone")
    assert await waiting(visitor) == []
    assert visitor.app is not None
    live = visitor.app.state.services.live
    cached = await live.registry.get(gone.id)
    await live.presence.seen(cached, None)
    assert await waiting(visitor) == []
    await live.presence.seen(cached, 0)
    assert await waiting(visitor) == [gone.id]


@pytest.mark.parametrize("clock", [None, {"per": "move", "seconds": 3 * 24 * 3600}])
async def test_who_opened_a_table_and_never_sat_down_is_not_waited_for(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, clock: Json | None
) -> None:
    """Who reads the commitment first claims the own seat later, or never."""
    monkeypatch.setattr(index, "SITTING_DOWN", 0)
    gone = await match(visitor, "gone", commit_first=True, clock=clock)
    assert gone.secrets == {}
    assert await waiting(visitor) == []
    ada = await match(visitor, "ada", clock=clock)
    assert ada.id != gone.id
    assert await waiting(visitor) == [ada.id]
    # Not gone after all, only slow.
    assert (await gone.claim(0)).status_code == 200
    assert await waiting(visitor) == [ada.id, gone.id]


async def test_who_comes_while_the_opener_sits_down_finds_the_table(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "SITTING_DOWN", PRESENT)
    gone = await match(visitor, "gone", commit_first=True, names=True)
    assert await waiting(visitor) == []
    ada = await match(visitor, "ada", "Ada")
    assert ada.id == gone.id
    assert (await ada.see(1))["status"] == "waiting"
    # Now it is Ada who waits there, and whoever opened the table is not waited for any more.
    assert await waiting(visitor) == [ada.id]
    bob = await match(visitor, "bob", "Bob")
    assert (bob.id, sorted(bob.secrets)) == (ada.id, [0])
    table = await bob.see(0)
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == (
        "playing",
        ["Bob", "Ada"],
    )
    assert (await gone.claim(0)).json()["code"] == "seat_taken"


async def test_anyone_may_take_a_free_seat_of_an_open_table_only(visitor: Visitor) -> None:
    private, public = (
        await visitor.open("here", "link"),
        await open_to_anyone(visitor, "here", "link", "link", game="horse"),
    )
    assert (await private.post("claim", {}, None)).json()["code"] == "wrong_seat"
    assert await waiting(visitor) == [public.id]
    assert [(await public.post("claim", {"name": n}, None)).json()["seat"] for n in "ab"] == [1, 2]
    assert (await public.post("claim", {"name": "c"}, None)).json()["code"] == "seat_taken"
    assert await waiting(visitor) == []


async def test_only_what_is_meant_to_be_watched_is_listed(visitor: Visitor) -> None:
    await visitor.open("here", "bot")
    friends = await visitor.open("here", "link")
    assert await watchable(visitor) == []
    assert (await friends.claim(1)).status_code == 200
    shown = await open_to_anyone(visitor, "here", "bot")
    assert await watchable(visitor) == [shown.id]
    await shown.act(0, "resign")
    assert await watchable(visitor) == []


async def test_a_seat_is_wanted_and_one_is_free(visitor: Visitor) -> None:
    kinds: tuple[tuple[str, str], ...] = (("link", "link"), ("here", "here"))
    for two in kinds:
        seats = [{"kind": kind} for kind in two]
        body = {**seeking("nobody"), "seats": seats}
        answer = await visitor.client.post("/api/lobby", json=body)
        assert answer.json()["code"] == "bad_request"
