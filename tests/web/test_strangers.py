"""Load by strangers: what one of them asks for is not paid for by the others."""

import asyncio
from concurrent.futures import Executor, Future
from contextlib import aclosing
from dataclasses import replace
from typing import Any

import pytest

from cavale.tables.live import commands, registry
from cavale.tables.live.cached import CHECKPOINT_EVERY
from cavale.tables.log import fold, times
from cavale.web.crowd import Crowd
from cavale.web.settings import Settings
from cavale.web.stream import EventStream
from tests.waiting import PATIENCE
from tests.web.conftest import serving
from tests.web.visitor import At, Json, Visitor, bearer, new_key

pytestmark = pytest.mark.anyio


def services_of(visitor: Visitor) -> Any:
    assert visitor.app is not None
    return visitor.app.state.services


async def shuffled(at: At, moves: int) -> None:
    """A long game: the same push and its undoing."""
    version = await at.version()
    while version < moves:
        answer = await at.move(0, "3L", version)
        assert answer.status_code == 200, answer.text
        answer = await at.act(0, "undo", version + 1)
        assert answer.status_code == 200, answer.text
        version = answer.json()["version"]


async def test_history_is_worked_out_once_and_then_only_what_is_new(visitor: Visitor) -> None:
    at, past = await visitor.open("here", "here"), services_of(visitor).past
    for version, (player, move) in enumerate(((0, "3L"), (1, "4L"), (0, "3L"), (1, "4L")), 1):
        assert (await at.move(player, move, version)).status_code == 200
    steps = await at.history(0)
    assert (len(steps), past.made) == (5, 5)
    assert await at.history(0) == steps
    assert past.made == 5
    assert (await at.move(0, "5L", 5)).status_code == 200
    longer = await at.history(0)
    assert (longer[:5], past.made) == (steps, 6)
    assert (await at.act(0, "undo", 6)).status_code == 200
    assert (await at.move(0, "2L", 7)).status_code == 200
    other = await at.history(0)
    assert (other[:5], past.made) == (steps, 7)
    assert other[5] != longer[5]
    for form in ("text", "json"):
        asked = f"{at.path}/record?format={form}"
        made = past.made
        answers = [(await visitor.client.get(asked)).text for _ in range(3)]
        assert (len(set(answers)), past.made) == (1, made + 1)


async def test_who_asks_for_the_same_at_once_waits_for_the_first(visitor: Visitor) -> None:
    at, services = await visitor.open("here", "here"), services_of(visitor)
    for version, (player, move) in enumerate(((0, "3L"), (1, "4L"), (0, "5L")), 1):
        assert (await at.move(player, move, version)).status_code == 200
    histories = await asyncio.gather(*(at.history(0) for _ in range(12)))
    assert all(one == histories[0] for one in histories)
    assert services.past.made == 4
    cached = await services.live.registry.get(at.id)

    async def missed() -> list[bytes]:
        return [one async for one in services.live.catching_up.between(cached, 1, 0, 4, "")]

    turns = services.live.readers._turns
    before = turns._number
    everybody = await asyncio.gather(*(missed() for _ in range(12)))
    assert all(one == everybody[0] for one in everybody)
    assert len(everybody[0]) == 4
    assert turns._number == before + 1


async def test_histories_take_a_bounded_room(visitor: Visitor) -> None:
    past = services_of(visitor).past
    past._limit = 4_000
    for _ in range(4):
        at = await visitor.open("here", "here")
        await at.move(0, "3L", 1)
        assert len(await at.history(0)) == 2
        assert past.size <= 4_000


async def test_the_loop_goes_on_while_a_history_is_worked_out(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, services = await visitor.open("here", "here"), services_of(visitor)
    asked, go = asyncio.Event(), asyncio.Event()

    async def held(_: str, __: str, work: Any, *args: Any) -> Any:
        asked.set()
        await go.wait()
        return work(*args)

    monkeypatch.setattr(services.live.readers, "run", held)
    reading = asyncio.ensure_future(at.history(0))
    await asked.wait()
    assert (await at.move(0, "3L", 1)).status_code == 200
    go.set()
    assert len(await reading) == 1


async def test_catching_up_sends_what_was_encoded(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, services = await visitor.open("here", "here"), services_of(visitor)
    cached = await services.live.registry.get(at.id)
    listener = services.live.hub.subscribe(at.id, 0)
    for version, (player, move) in enumerate(((0, "3L"), (1, "4L"), (0, "5L")), 1):
        assert (await at.move(player, move, version)).status_code == 200
    live = [(await listener.next())[1] for _ in range(3)]

    async def never(*_: object) -> None:
        raise AssertionError("it was encoded again")

    monkeypatch.setattr(services.live.readers, "run", never)
    found = services.live.catching_up.between(cached, 0, 1, 4, "")
    assert [frame async for frame in found] == live


async def test_catching_up_costs_what_was_missed(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, services = await visitor.open("here", "here"), services_of(visitor)
    monkeypatch.setattr("cavale.tables.log.pace.wait", lambda *_: 0)
    await shuffled(at, 4 * CHECKPOINT_EVERY)
    cached = await services.live.registry.get(at.id)
    last, followed = cached.table.version, 0
    follow = fold.follow

    def counted(*given: Any) -> Any:
        nonlocal followed
        followed += 1
        return follow(*given)

    monkeypatch.setattr("cavale.tables.live.catching_up.follow", counted)
    async with aclosing(EventStream(services.live, cached, None, last - 3).frames()) as frames:
        got = [await anext(frames) for _ in range(4)]
    assert [frame.split(b"\n")[0] for frame in got[1:]] == [
        b"id: %d" % version for version in range(last - 2, last + 1)
    ]
    assert followed <= CHECKPOINT_EVERY + 3
    everything = services.live.catching_up.between(cached, None, 0, last, "")
    assert len([frame async for frame in everything]) == last


@pytest.mark.usefixtures("one_minute")
async def test_reading_again_and_again_is_limited_by_address(settings: Settings) -> None:
    async with serving(replace(settings, readings_per_minute=3)) as visitor:
        at = await visitor.open("here", "here")

        async def read(address: str, what: str) -> int:
            headers = {"x-forwarded-for": address}
            return (await visitor.client.get(f"{at.path}/{what}", headers=headers)).status_code

        for what in ("history", "record", "history"):
            assert await read("192.0.2.1", what) == 200
        assert await read("192.0.2.1", "history") == 429
        assert await read("192.0.2.1", "stream") == 429
        assert await read("192.0.2.2", "history") == 200


@pytest.mark.usefixtures("one_minute")
async def test_what_one_address_does_at_tables_is_limited(settings: Settings) -> None:
    stranger = {"x-forwarded-for": "192.0.2.66"}
    async with serving(replace(settings, writes_per_minute=6)) as visitor:
        at = await visitor.open("here", "link")
        client = visitor.client

        async def post(where: str, body: Json, *, address: Json = stranger, player: int = 0) -> int:
            headers = {**bearer(at.secrets.get(player)), **address}
            answer = await client.post(f"{at.path}/{where}", json=body, headers=headers)
            return answer.status_code

        assert await post("claim", {"invite": at.invites[1]}, player=9) == 200
        move = {"move": "3L", "version": await at.version(), "key": new_key()}
        assert await post("moves", move) == 200
        # Also what is refused, and what is only said again, is work.
        assert await post("moves", move) == 200
        assert await post("moves", {**move, "key": new_key()}) == 409
        assert await post("recover", {"key": new_key()}) == 200
        draw = {"action": "offer_draw", "version": await at.version(), "key": new_key()}
        assert await post("actions", draw) != 429
        for where, body in everything_written(at.invites[1]).items():
            assert await post(where, body) == 429, where
        answer = await client.post(
            f"{at.path}/moves", json=move, headers={**bearer(at.secrets[0]), **stranger}
        )
        assert answer.json()["code"] == "slow_down"
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        elsewhere = {**stranger, "origin": "http://elsewhere.test"}
        assert await post("moves", move, address=elsewhere) == 403
        honest = {"x-forwarded-for": "192.0.2.1"}
        assert await post("recover", {"key": new_key()}, address=honest) == 200


def everything_written(invite: str) -> dict[str, Json]:
    key, version = new_key(), 1
    return {
        "moves": {"move": "3L", "version": version, "key": key},
        "actions": {"action": "resign", "version": version, "key": key},
        "claim": {"invite": invite},
        "nonce": {"nonce": "n"},
        "name": {"name": "n", "key": key},
        "gesture": {"gesture": "bravo", "key": key},
        "plans": {"lines": [], "version": version, "key": key},
        "host": {"action": "begin", "key": key},
        "recover": {"key": key},
        "notices/end": {"kind": "push", "endpoint": "https://push.test/x"},
    }


async def test_a_table_has_an_end(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MOST_ENTRIES", 3)
    at = await visitor.open("here", "here")
    await at.move(0, "3L", 1)
    await at.move(1, "4L", 2)
    refused = await at.move(0, "3L", 3)
    assert (refused.status_code, refused.json()["code"]) == (409, "not_now")
    assert (await at.act(0, "resign", 3)).status_code == 200


async def test_long_games_that_nobody_is_at_make_room(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "KEPT", 60_000)
    tables = services_of(visitor).live.registry
    for _ in range(4):
        await shuffled(await visitor.open("here", "here"), 20)
    await visitor.open("here", "here")
    assert tables.size <= 60_000
    assert tables.size == sum(one.weighed for one in tables._cache.values())


async def test_a_long_log_is_loaded_while_others_have_their_turn(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "AT_ONCE", 8)
    monkeypatch.setattr("cavale.tables.live.cached.CHECKPOINT_EVERY", 8)
    tables = services_of(visitor).live.registry
    long = [await visitor.open("here", "here") for _ in range(2)]
    for at in long:
        await shuffled(at, 33)
        tables._let_go(at.id)
    turns, followed = 0, []
    follow = registry._follow

    def noted(cached: Any, rows: Any) -> Any:
        followed.append((cached.table.id, turns, len(rows)))
        return follow(cached, rows)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(registry, "_follow", noted)
    taking_turns = asyncio.create_task(others())
    loaded = await asyncio.gather(*(tables.get(at.id) for at in long))
    taking_turns.cancel()
    assert [one.table.version for one in loaded] == [33, 33]
    assert [rows for _, _, rows in followed] == [8] * 8
    # Nothing long without a turn in between, also not one of each: only their beginnings.
    rest = sorted(turn for _, turn, _ in followed)[2:]
    assert len(set(rest)) == len(rest)
    # And what was is found again as quickly as in a table that was never let go.
    assert [one.at(version).version for one in loaded for version in (20, 33)] == [17, 33] * 2


async def test_what_was_seen_of_old_positions_is_let_go(visitor: Visitor) -> None:
    at, services = await visitor.open("here", "here"), services_of(visitor)
    for version, (player, move) in enumerate(((0, "3L"), (1, "4L"), (0, "3L"), (1, "4L")), 1):
        assert (await at.move(player, move, version)).status_code == 200
    plies = (await services.live.registry.get(at.id)).table.plies()
    assert ["_observed" in vars(ply.before) for ply in plies] == [False] * 4


def lobby_seats() -> list[Json]:
    return [{"kind": "here", "name": "a"}, {"kind": "link"}]


async def test_the_lobby_cannot_be_captured(settings: Settings) -> None:
    async with serving(replace(settings, open_tables=2)) as visitor:
        await capture(visitor)


async def capture(visitor: Visitor) -> None:
    async def opened(address: str, **more: object) -> Json:
        body = {"game": "wall", "seats": lobby_seats(), "public": True, **more}
        answer = await visitor.client.post(
            "/api/tables", json=body, headers={"x-forwarded-for": address}
        )
        return {"status": answer.status_code, **answer.json()}

    days = {"per": "move", "seconds": 7 * 86400}
    honest = await opened("192.0.2.1")
    captured = [await opened("192.0.2.66", clock=days) for _ in range(60)]
    assert [one["status"] for one in captured] == [201, 201] + [409] * 58
    seeking = {"game": "ball", "seats": lobby_seats(), "key": new_key() * 2}
    headers = {"x-forwarded-for": "192.0.2.66"}
    refused = await visitor.client.post("/api/lobby", json=seeking, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (409, "not_now")
    newest = await opened("192.0.2.2", game="ball")
    found = [one["id"] for one in (await visitor.client.get("/api/lobby")).json()]
    assert found[0] == newest["table"]
    assert honest["table"] in found
    of_one = (await visitor.client.get("/api/lobby?game=ball")).json()
    assert [one["id"] for one in of_one] == [newest["table"]]


async def test_who_plays_over_days_is_listed_for_minutes(visitor: Visitor) -> None:
    days = {"per": "move", "seconds": 7 * 86400}
    body = {"game": "wall", "seats": lobby_seats(), "public": True, "clock": days}
    assert (await visitor.client.post("/api/tables", json=body)).status_code == 201
    index = services_of(visitor).live.store.index
    now = times.now()
    assert len(await index.waiting(now + 9 * 60_000, 10)) == 1
    assert len(await index.waiting(now + 11 * 60_000, 10)) == 0


@pytest.mark.usefixtures("one_minute")
async def test_opens_are_limited_by_the_day(settings: Settings) -> None:
    async with serving(replace(settings, tables_per_day=2)) as visitor:
        body = {"game": "wall", "seats": [{"kind": "here"}, {"kind": "here"}]}
        answers = [await visitor.client.post("/api/tables", json=body) for _ in range(3)]
        assert [one.status_code for one in answers] == [201, 201, 429]


class Stuck(Executor):
    """A pool in which every thought takes for ever."""

    slots = 1

    def submit(self, *_: object, **__: object) -> "Future[Any]":
        thought: Future[Any] = Future()
        thought.set_running_or_notify_cancel()
        return thought


async def test_a_bot_that_has_to_wait_says_so_and_new_tables_are_refused(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cavale.tables.minding.bots.PATIENT", 0.05)
    async with serving(replace(settings, executor=Stuck)) as visitor:

        async def opened(address: str, level: int = 5) -> Json:
            seats = [{"kind": "bot", "level": level}, {"kind": "here"}]
            answer = await visitor.client.post(
                "/api/tables",
                json={"game": "wall", "seats": seats},
                headers={"x-forwarded-for": address},
            )
            return {"status": answer.status_code, **answer.json()}

        tables = [await opened("192.0.2.66") for _ in range(20)]
        statuses = [one["status"] for one in tables]
        assert statuses[:5] == [201] * 5
        assert statuses[-1] == 503
        assert tables[-1]["code"] == "busy"
        assert tables[-1]["detail"]["seconds"] >= 10
        # Also when they come all at once.
        together = await asyncio.gather(*(opened("192.0.2.67") for _ in range(40)))
        assert 5 <= [one["status"] for one in together].count(201) <= 12
        honest = await opened("192.0.2.1")
        assert honest["status"] == 201
        assert (await opened("192.0.2.66", level=1))["status"] == 201
        live = services_of(visitor).live
        cached = await live.registry.get(honest["table"])
        async with (
            asyncio.timeout(PATIENCE),
            aclosing(EventStream(live, cached, None, None).frames()) as frames,
        ):
            assert b"thinking" not in await anext(frames)
            while b'"waiting":true' not in await anext(frames):
                pass


def test_who_comes_too_soon_too_often_waits_longer() -> None:
    crowd = Crowd()
    assert [crowd.turned_away() for _ in range(10)] == [1] * 10
    told = [crowd.turned_away() for _ in range(10_000)]
    assert told == sorted(told)
    assert set(told) == {1, 2, 3}
    for _ in range(50_000):
        crowd.moved()
    assert crowd.turned_away() == 1


async def test_of_too_many_moves_at_once_the_excess_is_turned_away(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cavale.web.crowd.MOST", 3)
    tables = [await visitor.open("here", "here") for _ in range(8)]
    keys = [new_key() for _ in tables]
    answers = await asyncio.gather(
        *(at.move(0, "3L", 1, key) for at, key in zip(tables, keys, strict=True))
    )
    away = [at for at, answer in enumerate(answers) if answer.status_code == 503]
    assert 0 < len(away) <= 5
    for at in away:
        assert (answers[at].json()["code"], answers[at].headers["retry-after"]) == ("busy", "1")
        assert (await tables[at].move(0, "3L", 1, keys[at])).status_code == 200
    assert [await at.version() for at in tables] == [2] * 8
