"""Whole evenings at a table, over HTTP."""

import asyncio

import pytest

import cavale
from cavale.core import record
from cavale.web.settings import Settings
from tests.tables.sheets import YELLOW_WINS
from tests.waiting import until_found
from tests.web.conftest import serving
from tests.web.test_lobby import open_to_anyone
from tests.web.visitor import At, Visitor

pytestmark = pytest.mark.anyio


async def play(at: At, *moves: str) -> None:
    for move in moves:
        table = await at.see()
        player = table["seats"][table["mover"]]["player"]
        answer = await at.move(player, move, table["version"])
        assert answer.status_code == 200, answer.text


async def test_two_at_one_screen_play_to_the_end(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", variant="single")
    await play(at, *YELLOW_WINS)
    table = await at.see(0)
    assert table["status"] == "over"
    assert table["outcome"]["points"] == [1.0, 0.0]
    assert table["outcome"]["winner"] == 0
    assert table["outcome"]["said"]
    assert table["moves"] == []
    assert table["score"] == [1.0, 0.0]
    steps = await at.history()
    assert [step["kind"] for step in steps] == ["start"] + ["move"] * len(YELLOW_WINS)
    assert [step["move"] for step in steps[1:]] == list(YELLOW_WINS)
    assert steps[-1]["effect"]["escape"] == "yellow"
    assert steps[-1]["version"] == table["version"]


async def test_each_sees_the_moves_of_their_own_seat_only(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    mine, other, nobody = await at.see(0), await at.see(1), await at.see()
    assert [move["text"] for move in mine["moves"]][:2] == ["1L", "1R"]
    assert "path" not in mine["moves"][0], "it is the text itself"
    assert mine["moves"][0]["effect"]["slot"] == 1
    assert (mine["you"], other["you"], nobody["you"]) == (0, 1, None)
    assert other["moves"] == nobody["moves"] == []


async def test_a_friend_comes_by_link(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    assert (await at.see(0))["status"] == "waiting"
    assert (await at.see(0))["prompt"] == [{"id": "awaited", "args": {"seats": [1]}}]
    assert (await at.move(0, "3L")).json()["code"] == "not_now"
    assert (await at.claim(1, "  Grace\u202e\n Hopper ")).status_code == 200
    table = await at.see(1)
    assert (table["status"], table["you"], table["seats"][1]["name"]) == (
        "playing",
        1,
        "Grace Hopper",
    )
    await play(at, "3L", "3R")


async def test_a_bot_answers_and_one_may_take_back(visitor: Visitor) -> None:
    at = await visitor.open("here", "bot")
    await play(at, "3L")
    table = await at.until("mover", 0)
    assert table["version"] == 3
    assert (await at.see(0))["undoable"]
    assert (await at.act(0, "undo")).status_code == 200
    assert len(await at.history(0)) == 1
    assert (await at.see(0))["mover"] == 0


async def test_a_bot_opens_when_it_sits_first(visitor: Visitor) -> None:
    at = await visitor.open("bot", "here")
    await at.until("mover", 1)


async def test_a_bot_goes_on_after_a_restart(settings: Settings) -> None:
    async with serving(settings) as visitor:
        assert visitor.app is not None
        at = await visitor.open("here", "bot")
        visitor.app.state.services.live.publisher.on_change.clear()
        await at.move(0, "3L")
        assert (await at.see())["mover"] == 1
    async with serving(settings) as visitor:
        at.visitor = visitor
        assert visitor.app is not None
        store = visitor.app.state.services.live.store

        async def answered() -> bool:
            return len(await store.log.read(at.id)) == 3

        # Nobody asks for the table: it goes on by itself.
        await until_found(answered)
        await at.until("version", 3)


async def test_draws_and_undo_between_people(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    await at.claim(1)
    await play(at, "3L", "3R")
    assert (await at.act(0, "undo")).status_code == 200
    assert (await at.see())["offers"] == {"draw": None, "undo": 0}
    assert (await at.act(1, "decline_undo")).status_code == 200
    await play(at, "2L")
    await at.act(0, "undo")
    await at.act(1, "accept_undo")
    assert [step["move"] for step in await at.history()] == [None, "3L", "3R"]
    await at.act(1, "offer_draw")
    assert (await at.see())["offers"]["draw"] == 1
    await at.act(0, "accept_draw")
    assert (await at.see())["outcome"]["reason"] == "agreed"
    assert (await at.see())["outcome"]["points"] == [0.5, 0.5]


async def test_a_series_of_two_swaps_sides(visitor: Visitor) -> None:
    at = await visitor.open("here", "link", games=2, variant="single")
    await at.claim(1)
    await play(at, *YELLOW_WINS)
    assert (await at.see())["status"] == "over"
    answer = await at.act(1, "rematch")
    assert answer.json()["table"] == at.id
    assert answer.json()["held"] == []
    table = await at.see(0)
    assert (table["number"], table["status"], table["you"]) == (2, "playing", 1)
    assert [seat["player"] for seat in table["seats"]] == [1, 0]
    assert table["score"] == [0.0, 1.0]
    assert table["leaders"] == [1]
    assert table["hidden"] is False
    assert (await at.history())[0]["kind"] == "start"
    await play(at, *YELLOW_WINS)
    table = await at.see()
    assert table["score"] == [1.0, 1.0]
    assert table["leaders"] == [0, 1]


async def test_a_rematch_seats_everybody_again(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    await at.claim(1)
    assert (await at.act(0, "rematch")).json()["code"] == "not_now"
    await at.act(0, "resign")
    asked = await at.act(0, "rematch", key="the-first-one")
    new = visitor.at(asked.json())
    assert sorted(new.secrets) == [1]
    assert new.invites == {}
    assert (await at.see())["rematch"] == new.id
    assert (await new.see(1))["status"] == "waiting"
    again = await at.act(0, "rematch", version=1, key="the-first-one")
    assert again.json() == asked.json()
    joined = visitor.at((await at.act(1, "rematch", version=1)).json())
    assert (joined.id, sorted(joined.secrets)) == (new.id, [0])
    table = await joined.see(0)
    assert (table["status"], table["you"]) == ("playing", 0)
    assert [seat["name"] for seat in table["seats"]] == ["n1", "n0"]


async def test_a_rematch_at_one_screen_hands_over_all_seats(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    await at.act(0, "resign")
    new = visitor.at((await at.act(1, "rematch")).json())
    assert sorted(new.secrets) == [0, 1]
    assert (await new.see(0))["seats"][0]["name"] == "n1"


async def test_a_rematch_against_a_bot_begins_at_once(visitor: Visitor) -> None:
    at = await visitor.open("here", "bot")
    await at.act(0, "resign")
    new = visitor.at((await at.act(0, "rematch")).json())
    await new.until("mover", 1)
    assert [seat["kind"] for seat in (await new.see())["seats"]] == ["bot", "here"]


async def test_the_record_replays(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", variant="single")
    await play(at, "3L", "3R", "2L")
    await at.act(1, "resign")
    answer = await visitor.client.get(f"{at.path}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    read = record.read(answer.text, cavale.game)
    assert read.moves == ("3L", "3R", "2L")
    assert read.result == "1-0 resigned"
    assert read.players == ("n0", "n1")
    assert read.replay().view() == (await at.see())["view"]


async def test_a_game_with_chance_and_secrets(visitor: Visitor) -> None:
    at = await visitor.open("here", "link", game="kuhn")
    await at.claim(1)
    nobody = await at.see()
    assert nobody["view"]["cards"] == ["?", "?"]
    assert nobody["commitment"]
    assert (await at.see(0))["view"]["cards"][1] == "?"
    assert "1.* ?" in (await visitor.client.get(f"{at.path}/record")).text
    await play(at, "bet", "call")
    assert (await at.see())["status"] == "over"
    text = (await visitor.client.get(f"{at.path}/record")).text
    assert "seed: " in text


async def test_tables_one_may_watch(visitor: Visitor) -> None:
    old = await open_to_anyone(visitor, "here", "here")
    await asyncio.sleep(0.002)
    new = await open_to_anyone(visitor, "here", "here", game="ball")
    over = await open_to_anyone(visitor, "here", "here")
    await over.act(0, "resign")
    cards = (await visitor.client.get("/api/tables")).json()
    assert [card["id"] for card in cards] == [new.id, old.id]
    assert [card["status"] for card in cards] == ["playing", "playing"]


async def test_everything_is_there_after_a_restart(settings: Settings) -> None:
    async with serving(settings) as visitor:
        at = await visitor.open("here", "link", games=3)
        await at.claim(1)
        await play(at, "3L", "3R")
        answer = await at.move(0, "2L", key="kept-for-ever")
        await at.act(0, "offer_draw")
        before = [await at.see(player) for player in (None, 0, 1)]
        steps = await at.history(1)
    async with serving(settings) as visitor:
        at.visitor = visitor
        assert [await at.see(player) for player in (None, 0, 1)] == before
        assert await at.history(1) == steps
        again = await at.move(0, "2L", version=0, key="kept-for-ever")
        assert again.json() == answer.json()
        assert await at.history(1) == steps
