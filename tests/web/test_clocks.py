"""Clocks over HTTP: flags that fall while somebody looks or nobody does, and after a restart."""

from collections.abc import Callable

import pytest

from cavale.tables.log import clocks, times
from cavale.tables.minding import flags
from cavale.web.settings import Settings
from tests.waiting import until_found
from tests.web.conftest import serving
from tests.web.test_lobby import match
from tests.web.visitor import At, Json, Visitor, new_key

pytestmark = pytest.mark.anyio

HOUR = {"per": "game", "seconds": 3600, "increment": 10}
DAYS = {"per": "move", "seconds": 3 * 24 * 3600}


async def open_timed(visitor: Visitor, clock: Json, *kinds: str) -> At:
    seats = [{"kind": kind} | ({"level": 1} if kind == "bot" else {}) for kind in kinds]
    body = {"game": "wall", "variant": "single", "seats": seats, "clock": clock}
    answer = await visitor.client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return visitor.at(answer.json())


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets so many seconds pass at once."""
    ahead = 0
    real = times.now

    def now() -> int:
        return real() + ahead

    monkeypatch.setattr(times, "now", now)

    def pass_time(seconds: float) -> None:
        nonlocal ahead
        ahead += int(seconds * 1000)

    return pass_time


async def flagged(visitor: Visitor) -> None:
    """What the server does every few seconds."""
    assert visitor.app is not None
    live = visitor.app.state.services.live
    for table in await live.store.index.due(times.now(), 100):
        await flags.Flags(live).fall(table)


async def test_shows_the_clocks_and_how_long_one_has_run(
    visitor: Visitor, later: Callable[[float], None]
) -> None:
    at = await open_timed(visitor, HOUR, "here", "bot")
    later(100)
    clock = (await at.see())["clock"]
    assert (clock["per"], clock["seconds"], clock["increment"]) == ("game", 3600, 10)
    assert (clock["left"], clock["running"]) == ([3_600_000, None], 0)
    assert 100_000 <= clock["ran"] < 110_000
    assert (await at.move(0, "3L")).status_code == 200
    left = (await at.see())["clock"]["left"][0]
    assert 3_500_000 < left <= 3_510_000
    assert (await (await visitor.open("here", "bot")).see())["clock"] is None


async def test_a_flag_falls_by_itself(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LAG", 0)
    at = await open_timed(visitor, {"per": "move", "seconds": 1}, "here", "here")
    table = await at.until("status", "over")
    assert table["outcome"]["reason"] == "time"
    assert table["outcome"]["winner"] == 1
    record = (await visitor.client.get(f"{at.path}/record")).text
    assert "0-1 time" in record


async def test_a_move_that_comes_late_is_refused_and_the_flag_falls(
    visitor: Visitor, later: Callable[[float], None]
) -> None:
    at = await open_timed(visitor, HOUR, "here", "here")
    later(3600.5)
    body = {"move": "3L", "version": 1, "key": new_key(), "took": 3_599_000}
    assert (await at.post("moves", {**body, "took": None}, 0)).json()["code"] == "not_now"
    assert (await at.post("moves", body, 0)).status_code == 200
    later(3602)
    assert (await at.move(1, "3R")).json()["code"] == "not_now"
    await flagged(visitor)
    table = await at.see()
    assert (table["status"], table["outcome"]["winner"]) == ("over", 0)
    await flagged(visitor)
    assert await at.version() == 3


async def test_flags_fall_after_a_restart_though_nobody_looks(
    settings: Settings, later: Callable[[float], None]
) -> None:
    async with serving(settings) as visitor:
        at = await open_timed(visitor, DAYS, "here", "here")
        await at.move(0, "3L")
        running = await open_timed(visitor, DAYS, "here", "here")
        later(2 * 24 * 3600)
        await running.move(0, "3L")
        later(25 * 3600)
    async with serving(settings) as visitor:
        assert visitor.app is not None
        store = visitor.app.state.services.live.store

        async def flagged() -> bool:
            return len(await store.log.read(at.id)) == 3

        await until_found(flagged)
        at.visitor = running.visitor = visitor
        assert (await at.see())["outcome"]["reason"] == "time"
        assert (await running.see())["status"] == "playing"


async def test_my_tables_say_until_when(visitor: Visitor) -> None:
    at = await open_timed(visitor, DAYS, "here", "here")
    asked = {"tables": [{"id": at.id, "secrets": [at.secrets[0]]}]}
    [found] = (await visitor.client.post("/api/tables/mine", json=asked)).json()
    assert found["due"] > found["at"]
    assert found["table"]["clock"] == {**DAYS, "increment": 0}


async def test_who_wants_to_play_now_is_not_led_to_a_game_over_days(visitor: Visitor) -> None:
    slow = await match(visitor, "slow", clock=DAYS)
    assert (await match(visitor, "quick", clock=HOUR)).id != slow.id
    assert (await match(visitor, "patient", clock=DAYS)).id == slow.id


async def test_a_game_over_days_waits_for_minutes_though_nobody_is_there(
    visitor: Visitor, later: Callable[[float], None]
) -> None:
    slow, quick = await match(visitor, "slow", clock=DAYS), await match(visitor, "quick")
    cards = (await visitor.client.get("/api/lobby")).json()
    assert {card["id"] for card in cards} == {slow.id, quick.id}
    later(500)
    cards = (await visitor.client.get("/api/lobby")).json()
    assert [card["id"] for card in cards] == [slow.id]
    later(700)
    assert (await visitor.client.get("/api/lobby")).json() == []


async def test_a_rematch_keeps_the_clock(visitor: Visitor) -> None:
    at = await open_timed(visitor, HOUR, "here", "bot")
    await at.act(0, "resign")
    answer = (await at.act(0, "rematch")).json()
    assert (await visitor.at(answer).see())["clock"]["seconds"] == 3600
