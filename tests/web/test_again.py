"""A finished game tried again from some move on, against bots."""

import pytest

from cavale import game
from cavale.core.record import read, verify
from cavale.games import HOUSE
from tests.web.visitor import At, Json, Visitor

pytestmark = pytest.mark.anyio
BOT = {"kind": "bot", "level": 1}
HERE = {"kind": "here", "name": "Ada"}


async def given_up(visitor: Visitor, slug: str, variant: str, moves: int) -> At:
    """Against a bot, resigned after so many moves of one's own."""
    at = await visitor.open("here", "bot", game=slug, variant=variant, games=None)
    for _ in range(moves):
        await at.until("mover", 0)
        assert (await at.move(0, (await at.see(0))["moves"][0]["text"])).status_code == 200
    await at.until("mover", 0)
    assert (await at.act(0, "resign")).status_code == 200
    return at


async def ask(visitor: Visitor, at: At, step: int, **more: object) -> tuple[int, Json]:
    seen = await at.see()
    body = {"game": seen["game"], "variant": seen["variant"], "seats": [HERE, BOT]}
    again = {"table": at.id, "step": step, "number": seen["number"]}
    answer = await visitor.client.post("/api/tables", json={**body, "again": again, **more})
    return answer.status_code, answer.json()


@pytest.mark.parametrize(
    ("slug", "variant"),
    [(spec.slug, spec.variants[-1].name) for spec in HOUSE],
)
async def test_it_begins_where_the_game_stood(visitor: Visitor, slug: str, variant: str) -> None:
    at = await given_up(visitor, slug, variant, 2)
    before, steps = await at.see(), await at.history(0)
    step = max(
        n for n, one in enumerate(steps) if one["kind"] == "start" or one["seat"] is not None
    )
    status, opened = await ask(visitor, at, step)
    assert status == 201, opened
    new = visitor.at(opened)
    first = (await new.history(0))[0]
    assert first["view"] == steps[step]["view"]
    assert first["said"] == [{"id": "begins-again", "args": {"step": step}}]
    seen = await new.see(0)
    assert seen["again"] == {"table": at.id, "number": 1, "step": step}
    assert seen["games"] == 1
    assert await at.see() == before, "the finished game is as it was"


async def test_what_one_could_not_know_then_is_drawn_anew(visitor: Visitor) -> None:
    """The detective of a finished game has seen where the thief was."""
    at = await visitor.open("bot", "here", game="thief", variant="knots-1", games=2)
    for point in ("F6", "A1", "A2"):
        await at.until("mover", 1)
        await at.move(1, point)
    await at.until("mover", 1)
    await at.act(1, "resign")
    steps = len(await at.history(1)) - 1
    flights = set()
    for _ in range(12):
        seats = {"seats": [BOT, HERE]}
        status, opened = await ask(visitor, at, steps, **seats)
        assert status == 201, opened
        new = visitor.at(opened)
        seen = await new.see(1)
        assert seen["view"]["footprints"] is None
        assert "start" not in (await visitor.client.get(f"{new.path}/record")).text
        assert (await new.act(1, "resign")).status_code == 200
        flights.add(str((await new.see(1))["view"]["footprints"]))
    assert len(flights) > 1


async def test_its_record_is_verified_chance_and_all(visitor: Visitor) -> None:
    at = await given_up(visitor, "manhattan", "quick", 3)
    status, opened = await ask(visitor, at, 4)
    assert status == 201, opened
    new = visitor.at(opened)
    await new.until("mover", 0)
    await new.move(0, (await new.see(0))["moves"][0]["text"])
    await new.until("mover", 0)
    await new.act(0, "resign")
    text = (await visitor.client.get(f"{new.path}/record")).text
    assert f"again: {at.id}/1 4" in text
    record = read(
        text, lambda slug, variant, seats, rules: game(slug, variant=variant, seats=seats)
    )
    assert [one.name for one in verify(record) if not one.passed] == []


async def test_the_same_key_opens_it_once(visitor: Visitor) -> None:
    at = await given_up(visitor, "wall", "single", 1)
    key = "k" * 32
    first, second = [await ask(visitor, at, 1, key=key) for _ in range(2)]
    assert first == second


async def test_refusals(visitor: Visitor) -> None:
    running = await visitor.open("here", "bot", game="wall", variant="single")
    assert (await ask(visitor, running, 0))[1]["code"] == "not_now"
    at = await given_up(visitor, "wall", "single", 1)
    assert (await ask(visitor, at, 99))[1]["code"] == "not_found"
    assert (await ask(visitor, at, 0, seats=[HERE, HERE]))[1]["code"] == "bad_request"
    assert (await ask(visitor, at, 0, seats=[{"kind": "link"}, BOT]))[1]["code"] == "bad_request"
    assert (await ask(visitor, at, 0, variant="classic"))[1]["code"] == "bad_request"
