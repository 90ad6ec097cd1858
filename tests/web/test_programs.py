"""Programs at tables: tokens, one stream of lines, challenges, moves."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cavale.tables.log import times
from cavale.tables.minding import programs as minding
from cavale.tables.store.sql import SqlStore
from cavale.tables.store.tokens import BadName
from cavale.web import app
from cavale.web.limits import AtOnce
from cavale.web.program_lines import ProgramLines
from cavale.web.routes import programs
from cavale.web.services import Services
from cavale.web.settings import Settings
from tests.tables.conftest import emptied
from tests.waiting import PATIENCE
from tests.web.conftest import serving
from tests.web.visitor import Json, Visitor, bearer, new_key

pytestmark = pytest.mark.anyio


BUSY = "refused-program-busy"


class Lines:
    """A program's stream, read as it comes."""

    def __init__(self, lines: AsyncIterator[bytes]) -> None:
        self._lines = lines
        self.all: list[Json] = []

    async def next(self) -> Json:
        line: Json = json.loads(await asyncio.wait_for(anext(self._lines), PATIENCE))
        self.all.append(line)
        return line

    async def until(self, kind: str, wanted: Callable[[Json], bool] = lambda _: True) -> Json:
        while True:
            line = await self.next()
            if line["type"] == kind and wanted(line):
                return line


def services_of(visitor: Visitor) -> Services:
    assert visitor.app is not None
    found: Services = visitor.app.state.services
    return found


@asynccontextmanager
async def following(visitor: Visitor, token: str) -> AsyncIterator[Lines]:
    services = services_of(visitor)
    who = await programs.program(services, token)
    frames = ProgramLines(services, who, token).frames()
    try:
        yield Lines(frames)
    finally:
        await frames.aclose()


async def token_for(visitor: Visitor, name: str) -> str:
    store = services_of(visitor).live.store
    assert isinstance(store, SqlStore)
    return await store.tokens.create(name, times.now())


async def ask(visitor: Visitor, path: str, token: str, body: Any = None) -> Json:
    answer = await visitor.client.post(
        f"/api/programs/tables/{path}", json=body, headers=bearer(token)
    )
    found: Json = answer.json()
    return {"status": answer.status_code, **found}


async def challenge(visitor: Visitor, game: str, program: str, **more: object) -> Json:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "program": program}]
    answer = await visitor.client.post("/api/tables", json={"game": game, "seats": seats, **more})
    found: Json = answer.json()
    return {"status": answer.status_code, **found}


async def test_a_program_is_asked_plays_and_is_told_no_more_than_its_seat_knows(
    visitor: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    token = await token_for(visitor, "mybot")
    opened = await challenge(visitor, "thief", "mybot")
    assert opened["status"] == 201
    table, secret = opened["table"], opened["held"][0]["secret"]
    async with following(visitor, token) as lines:
        assert (await lines.until("hello"))["name"] == "mybot"
        asked = await lines.until("challenge")
        assert (asked["table"], asked["game"], asked["seat"]) == (table, "thief", 1)
        assert (await visitor.client.get("/api/programs")).json() == [
            {"name": "mybot", "online": True}
        ]
        assert (await ask(visitor, f"{table}/accept", token))["seat"] == 1
        assert (await ask(visitor, f"{table}/accept", token))["seat"] == 1
        assert (await lines.until("game"))["names"] == ["Ada", "mybot"]
        shown = (await visitor.client.get(f"/api/tables/{table}")).json()
        assert shown["seats"][1]["program"] == "mybot"
        assert shown["status"] == "playing"

        async def person(version: int) -> None:
            seen = await visitor.client.get(f"/api/tables/{table}", headers=bearer(secret))
            body = {"move": seen.json()["moves"][0]["text"], "version": version, "key": new_key()}
            moved = await visitor.client.post(
                f"/api/tables/{table}/moves", json=body, headers=bearer(secret)
            )
            assert moved.status_code == 200, moved.text

        while True:
            seen = (await visitor.client.get(f"/api/tables/{table}", headers=bearer(secret))).json()
            if seen["mover"] == 1:
                break
            await person(seen["version"])
        turn = await lines.until("turn")
        assert turn["moves"]
        assert {"by": 0, "move": "?"} in turn["played"]
        spectator = (await visitor.client.get(f"/api/tables/{table}")).json()
        detective = await visitor.client.get(f"/api/programs/tables/{table}", headers=bearer(token))
        assert detective.json()["observation"] == turn["observation"]
        assert "?" in turn["observation"]["text"]
        assert spectator["you"] is None
        body = {"move": "Z99", "version": turn["version"], "key": "a-bad-move"}
        assert (await ask(visitor, f"{table}/moves", token, body))["status"] in (400, 422)
        body = {"move": turn["moves"][0], "version": turn["version"], "key": "the-move-1"}
        moved = await ask(visitor, f"{table}/moves", token, body)
        assert moved["status"] == 200
        assert await ask(visitor, f"{table}/moves", token, body) == moved
        step = await lines.until("step", lambda line: line.get("by") == 1)
        assert step["move"] == turn["moves"][0]
        resigning = {"action": "resign", "version": moved["version"], "key": "resigning-1"}
        assert (await ask(visitor, f"{table}/actions", token, resigning))["status"] == 200
        over = await lines.until("over")
        assert "resign" in over["result"]
        assert "said" not in json.dumps(lines.all)
        assert "prompt" not in json.dumps(lines.all)
    said = caplog.text
    assert token not in said
    assert token.rsplit("-", 1)[-1] not in said


async def test_who_may_not(visitor: Visitor) -> None:
    store = services_of(visitor).live.store
    assert isinstance(store, SqlStore)
    token, other = await token_for(visitor, "one"), await token_for(visitor, "other")
    assert (await challenge(visitor, "wall", "nobody"))["code"] == "bad_request"
    twice = {"kind": "link", "program": "one"}
    answer = await visitor.client.post("/api/tables", json={"game": "wall", "seats": [twice] * 2})
    assert answer.json()["message"]["id"] == "refused-program-twice"
    table = (opened := await challenge(visitor, "wall", "one", public=True))["table"]
    # A stranger of the lobby does not get the seat, nor does another program.
    assert (await visitor.client.get("/api/lobby")).json() == []
    claimed = await visitor.client.post(f"/api/tables/{table}/claim", json={})
    assert claimed.json()["code"] == "seat_taken"
    assert (await ask(visitor, f"{table}/accept", other))["code"] == "not_now"
    move = {"move": "1L", "version": 1, "key": "somebody"}
    assert (await ask(visitor, f"{table}/moves", other, move))["code"] == "wrong_seat"
    for wrong in (
        "",
        "cavale-0000000000000000-" + "x" * 43,
        token[:-1] + "!",
        opened["held"][0]["secret"],
    ):
        assert (await ask(visitor, f"{table}/accept", wrong))["status"] == 403
    stream = await visitor.client.get("/api/programs/stream", headers=bearer("nonsense"))
    assert stream.status_code == 403
    # Who has the invitation may come instead, also another program; then nobody is asked any more.
    async with following(visitor, token) as lines:
        await lines.until("challenge")
        assert (await ask(visitor, f"{table}/decline", token))["status"] == 200
        assert (await lines.until("gone"))["table"] == table
        seats = (await visitor.client.get(f"/api/tables/{table}")).json()["seats"]
        assert seats[1]["program"] is None
        sat = {"invite": opened["invites"][0]["invite"]}
        assert (await ask(visitor, f"{table}/sit", other, sat))["seat"] == 1
        assert (await ask(visitor, f"{table}/sit", token, sat))["code"] == "seat_taken"
        # A newer stream of the same program, or the end of its token, ends this one.
        async with following(visitor, token) as newer:
            assert (await lines.until("bye"))["reason"] == "moved"
            await newer.until("hello")
    with pytest.raises(BadName, match="already"):
        await store.tokens.create("other", 1)
    assert await store.tokens.revoke("other", 5)
    assert not await store.tokens.revoke("other", 6)
    assert (await ask(visitor, f"{table}/moves", other, move))["status"] == 403
    # The name gets its seats back with a new token.
    again = await store.tokens.create("other", 7)
    assert (await ask(visitor, f"{table}/sit", again, sat))["seat"] == 1
    assert sorted(row.revoked or 0 for row in await store.tokens.rows()) == [0, 0, 5]


async def test_nobody_takes_a_program_from_all_others(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(minding, "MOST_TABLES", 3)
    monkeypatch.setattr(app, "MOST_OF_ONE", 2)
    async with serving(replace(settings, limited=True)) as visitor:
        token = await token_for(visitor, "mybot")
        await token_for(visitor, "other")
        key = "a-key-of-somebody-who-asks-twice-over"
        first = await challenge(visitor, "wall", "mybot", key=key)
        second = await challenge(visitor, "wall", "mybot")
        assert (await challenge(visitor, "wall", "mybot"))["message"]["id"] == BUSY
        assert await challenge(visitor, "wall", "mybot", key=key) == first
        assert (await challenge(visitor, "wall", "other"))["status"] == 201
        # Somebody else finds room, until all of it is taken.
        visitor.client.headers["x-forwarded-for"] = "192.0.2.7"
        assert (await challenge(visitor, "wall", "mybot"))["status"] == 201
        assert (await challenge(visitor, "wall", "mybot"))["message"]["id"] == BUSY
        # What is over, or declined, takes none; what is played again does.
        del visitor.client.headers["x-forwarded-for"]
        assert (await ask(visitor, f"{first['table']}/decline", token))["status"] == 200
        table = second["table"]
        assert (await ask(visitor, f"{table}/accept", token))["status"] == 200
        at = visitor.at(second)
        assert (await at.act(0, "resign")).status_code == 200
        assert (await at.act(0, "rematch")).json()["table"] != table
        assert (await challenge(visitor, "wall", "mybot"))["status"] == 201
        assert (await challenge(visitor, "wall", "mybot"))["message"]["id"] == BUSY


async def test_what_is_wrong_with_a_request_is_said_field_by_field(visitor: Visitor) -> None:
    body = await visitor.client.post("/api/tables", json={"game": "wall", "seats": "x"})
    query = await visitor.client.get("/api/tables/x/history?number=0")
    found = [answer.json()["detail"]["fields"] for answer in (body, query)]
    assert [{**one[0], "reason": ""} for one in found] == [
        {"name": "seats", "in": "body", "reason": ""},
        {"name": "number", "in": "query", "reason": ""},
    ]


async def test_a_stream_begins_with_what_is(visitor: Visitor) -> None:
    """All that a stream says first is read from the database."""
    token = await token_for(visitor, "mybot")
    playing = (await challenge(visitor, "wall", "mybot"))["table"]
    await ask(visitor, f"{playing}/accept", token)
    waiting = (await challenge(visitor, "ball", "mybot"))["table"]
    store = services_of(visitor).live.store
    assert set(await store.index.engaged("mybot")) == {playing, waiting}
    async with following(visitor, token) as lines:
        both = {("game", playing), ("challenge", waiting)}
        while both - {(line["type"], line.get("table")) for line in lines.all}:
            await lines.next()
        assert services_of(visitor).live.hub.looking(playing) == {1}
    assert services_of(visitor).live.hub.looking(playing) == set()


async def test_a_stream_that_is_refused_is_none(visitor: Visitor) -> None:
    """It ends no other one of the same program, and shows nobody there."""
    token = await token_for(visitor, "mybot")
    services = services_of(visitor)
    assert visitor.app is not None
    async with following(visitor, token) as lines:
        await lines.until("hello")
        visitor.app.state.services = replace(services, streams=AtOnce(0))
        refused = await visitor.client.get("/api/programs/stream", headers=bearer(token))
        assert refused.status_code == 429
        assert services.programs.online("mybot")
        assert (await challenge(visitor, "wall", "mybot"))["status"] == 201
        await lines.until("challenge")
    assert not services.programs.online("mybot")


async def test_tokens_on_both_stores(postgres: str, tmp_path: Path) -> None:
    for where in (str(tmp_path / "tokens.db"), await emptied(postgres)):
        store = await SqlStore.open(where)
        token = await store.tokens.create("mybot", 1)
        assert await store.tokens.holder(token) == "mybot"
        assert await store.tokens.names() == ["mybot"]
        with pytest.raises(BadName):
            await store.tokens.create("a name\n", 1)
        await store.tokens.revoke("mybot", 2)
        assert await store.tokens.holder(token) is None
        await store.close()
