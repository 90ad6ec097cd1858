"""Every error of docs/wire.md: its status, its words, and that nothing changes."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from httpx import Response

from cavale.core.catalogue import say
from cavale.core.message import Message
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.index import SqlIndex
from cavale.tables.store.log import SqlLog
from cavale.web.problems import STATUS
from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.visitor import At, Visitor, bearer, new_key

pytestmark = pytest.mark.anyio

Case = Callable[[Visitor, At], Awaitable[Response]]
CASES: list[tuple[str, str, Case, Case | None]] = []


def case(code: str, first: Case | None = None) -> Callable[[Case], Case]:
    """`first` is what has been done before, and was right."""

    def add(function: Case) -> Case:
        CASES.append((code, function.__name__, function, first))
        return function

    return add


async def offer(visitor: Visitor, at: At) -> Response:
    return await at.act(1, "offer_draw", key="for-two-things")


@case("key_used", first=offer)
async def a_key_for_two_things(visitor: Visitor, at: At) -> Response:
    return await at.act(1, "resign", key="for-two-things")


@case("malformed_move")
async def no_move_of_this_game(visitor: Visitor, at: At) -> Response:
    return await at.move(0, "e4")


@case("bad_request")
async def not_json(visitor: Visitor, at: At) -> Response:
    return await visitor.client.post(f"{at.path}/moves", content=b'{"move": ')


@case("bad_request")
async def a_field_is_missing(visitor: Visitor, at: At) -> Response:
    return await at.post("moves", {"move": "3L", "version": 1}, 0)


@case("bad_request")
async def a_field_too_many(visitor: Visitor, at: At) -> Response:
    body = {"move": "3L", "version": 2, "key": new_key(), "colour": "blue"}
    return await at.post("moves", body, 0)


@case("bad_request")
async def a_short_key(visitor: Visitor, at: At) -> Response:
    return await at.move(0, "3L", key="short")


@case("bad_request")
async def no_such_action(visitor: Visitor, at: At) -> Response:
    return await at.act(0, "cheat")


@case("bad_request")
async def a_table_without_people(visitor: Visitor, at: At) -> Response:
    seats = [{"kind": "bot", "level": 1}] * 2
    return await visitor.client.post("/api/tables", json={"game": "wall", "seats": seats})


@case("bad_request")
async def a_bot_without_a_level(visitor: Visitor, at: At) -> Response:
    seats = [{"kind": "here"}, {"kind": "bot"}]
    return await visitor.client.post("/api/tables", json={"game": "wall", "seats": seats})


@case("bad_request")
async def a_level_that_is_not_there(visitor: Visitor, at: At) -> Response:
    seats = [{"kind": "here"}, {"kind": "bot", "level": 6}]
    return await visitor.client.post("/api/tables", json={"game": "wall", "seats": seats})


@case("bad_request")
async def a_person_with_a_level(visitor: Visitor, at: At) -> Response:
    seats = [{"kind": "here"}, {"kind": "link", "level": 1}]
    return await visitor.client.post("/api/tables", json={"game": "wall", "seats": seats})


@case("bad_request")
async def three_at_a_game_for_two(visitor: Visitor, at: At) -> Response:
    seats = [{"kind": "here"}] * 3
    return await visitor.client.post("/api/tables", json={"game": "wall", "seats": seats})


@case("bad_request")
async def no_such_variant(visitor: Visitor, at: At) -> Response:
    body = {"game": "wall", "variant": "x", "seats": [{"kind": "here"}] * 2}
    return await visitor.client.post("/api/tables", json=body)


@case("wrong_seat")
async def no_secret(visitor: Visitor, at: At) -> Response:
    return await at.move(None, "3L")


@case("wrong_seat")
async def a_secret_of_another_table(visitor: Visitor, at: At) -> Response:
    other = await visitor.open("here", "here")
    at = At(visitor, at.id, other.secrets)
    return await at.move(0, "3L")


@case("wrong_seat")
async def an_unknown_invitation(visitor: Visitor, at: At) -> Response:
    return await at.post("claim", {"invite": "x"}, None)


@case("wrong_seat")
async def a_rematch_by_nobody(visitor: Visitor, at: At) -> Response:
    return await at.act(None, "rematch")


@case("wrong_origin")
async def another_sites_page(visitor: Visitor, at: At) -> Response:
    headers = {**bearer(at.secrets[0]), "sec-fetch-site": "cross-site"}
    body = {"move": "3L", "version": 2, "key": new_key()}
    return await visitor.client.post(f"{at.path}/moves", json=body, headers=headers)


@case("wrong_origin")
async def another_sites_older_browser(visitor: Visitor, at: At) -> Response:
    headers = {**bearer(at.secrets[0]), "origin": "http://elsewhere.test"}
    body = {"move": "3L", "version": 2, "key": new_key()}
    return await visitor.client.post(f"{at.path}/moves", json=body, headers=headers)


@case("not_your_turn")
async def the_other_seats_turn(visitor: Visitor, at: At) -> Response:
    return await at.move(1, "3L")


@case("illegal_move")
async def a_rule_forbids_it(visitor: Visitor, at: At) -> Response:
    answer = await at.move(0, "pass")
    assert answer.json()["clause"] == "2.4"
    assert answer.json()["move"] == "pass"
    return answer


@case("stale_version")
async def the_table_has_moved_on(visitor: Visitor, at: At) -> Response:
    answer = await at.move(0, "3L", version=1)
    assert answer.json()["version"] == await at.version()
    return answer


@case("stale_version")
async def a_version_from_the_future(visitor: Visitor, at: At) -> Response:
    return await at.act(0, "resign", version=99)


@case("not_now")
async def nothing_to_accept(visitor: Visitor, at: At) -> Response:
    return await at.act(0, "accept_draw")


@case("seat_taken")
async def a_used_invitation(visitor: Visitor, at: At) -> Response:
    return await at.claim(1)


@case("unknown_table")
async def no_such_table(visitor: Visitor, at: At) -> Response:
    return await At(visitor, "nowhere", at.secrets).move(0, "3L", version=1)


@case("unknown_table")
async def no_such_stream(visitor: Visitor, at: At) -> Response:
    return await visitor.client.get("/api/tables/nowhere/stream")


@case("unknown_game")
async def no_such_game(visitor: Visitor, at: At) -> Response:
    body = {"game": "chess", "seats": [{"kind": "here"}] * 2}
    return await visitor.client.post("/api/tables", json=body)


@case("unknown_game")
async def no_such_rulebook(visitor: Visitor, at: At) -> Response:
    return await visitor.client.get("/api/games/chess/rulebook")


@case("not_found")
async def no_such_address(visitor: Visitor, at: At) -> Response:
    return await visitor.client.get("/api/nothing")


@case("not_allowed")
async def no_such_method(visitor: Visitor, at: At) -> Response:
    return await visitor.client.delete(at.path)


@case("too_large")
async def a_large_body(visitor: Visitor, at: At) -> Response:
    return await at.move(0, "3" * 17_000)


@pytest.mark.parametrize(
    ("code", "name", "ask", "first"), CASES, ids=[f"{code}-{name}" for code, name, *_ in CASES]
)
async def test_an_error_changes_nothing(
    visitor: Visitor, code: str, name: str, ask: Case, first: Case | None
) -> None:
    at = await visitor.open("here", "link")
    await at.claim(1)
    if first is not None:
        assert (await first(visitor, at)).status_code == 200
    before = [await at.see(player) for player in (None, 0, 1)]
    answer = await ask(visitor, at)
    assert answer.json()["code"] == code, answer.text
    assert answer.status_code == STATUS[code]  # type: ignore[index]
    assert say("en", msgspec.convert(answer.json()["message"], Message))
    assert [await at.see(player) for player in (None, 0, 1)] == before


@pytest.mark.usefixtures("one_minute")
async def test_too_many_tables(settings: Settings) -> None:
    async with serving(replace(settings, tables_per_minute=3)) as visitor:
        for _ in range(3):
            await visitor.open("here", "here")
        body = {"game": "wall", "seats": [{"kind": "here"}] * 2}
        answer = await visitor.client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")
        assert answer.json()["detail"]["seconds"] == int(answer.headers["retry-after"]) > 0


@pytest.mark.usefixtures("one_minute")
async def test_too_many_analyses(settings: Settings) -> None:
    """Of a record or of a table: there is one limit for both."""
    async with serving(replace(settings, analyses_per_minute=2)) as visitor:
        at = await visitor.open("here", "here")
        await at.act(0, "resign")
        record = (await visitor.client.get(f"{at.path}/record")).text
        brought, path = {"record": record, "step": 0}, f"{at.path}/analysis/0"
        assert (await visitor.client.get(path)).status_code == 200
        answer = await visitor.client.post("/api/records/analysis", json=brought)
        assert answer.status_code == 200
        answers = [
            await visitor.client.post("/api/records/analysis", json=brought),
            await visitor.client.get(path),
        ]
        for answer in answers:
            assert (answer.status_code, answer.json()["code"]) == (429, "slow_down")
            assert answer.json()["detail"]["seconds"] == int(answer.headers["retry-after"]) > 0
        # Tables have a limit of their own.
        assert (await visitor.open("here", "here")).secrets


async def test_a_disk_that_fails_loses_nothing(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await visitor.open("here", "here")

    async def fail(*_: object, **__: object) -> None:
        raise DatabaseError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(SqlLog, "append", fail)
        answer = await at.move(0, "3L", key="tried-twice")
        assert (answer.status_code, answer.json()["code"]) == (503, "not_saved")
    assert (await at.see())["version"] == 1
    assert (await at.move(0, "3L", key="tried-twice")).json() == {"version": 2}


async def test_a_fault_of_ours_says_nothing_of_itself(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("inner matters")

    monkeypatch.setattr(SqlIndex, "watchable", fail)
    answer = await visitor.client.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "trouble")
    assert "inner" not in answer.text
    assert "inner matters" in caplog.text


async def test_the_same_key_gives_the_same_answer_once(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    first = await at.move(0, "3L", 1, "once-and-again")
    again = await at.move(0, "3L", 1, "once-and-again")
    assert first.json() == again.json() == {"version": 2}
    assert await at.version() == 2
    other = await at.move(1, "3R", 2, "once-and-again")
    assert other.json() == {"version": 3}


async def test_of_two_racing_writers_exactly_one_wins(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    for version in range(1, 21):
        mover = (version - 1) % 2
        answers = await asyncio.gather(
            *(at.move(mover, move, version) for move in ("1L", "2L", "4R", "5R"))
        )
        codes = sorted(answer.status_code for answer in answers)
        if 422 in codes:  # one of them is a closed slot
            codes.remove(422)
        assert codes == [200] + [409] * (len(codes) - 1)
        assert await at.version() == version + 1


async def test_of_two_who_claim_one_seat_one_gets_it(visitor: Visitor) -> None:
    at = await visitor.open("here", "link")
    body = {"invite": at.invites[1]}
    answers = await asyncio.gather(*(at.post("claim", body, None) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


def test_the_wire_document_says_the_same() -> None:
    page = Path(__file__).parents[2] / "docs" / "wire.md"
    table = page.read_text("utf-8").split("## Errors")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| (\d+) \|", table, re.M)
    written = {code: int(status) for codes, status in rows for code in re.findall(r"\w+", codes)}
    assert written == STATUS
    elsewhere = {"busy", "too_slow", "slow_down", "trouble", "not_saved", "preparing"}
    assert {code for code, *_ in CASES} | elsewhere == set(STATUS)
