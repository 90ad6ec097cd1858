"""Two servers on one database: whichever one asks, it is the same table."""

import asyncio
import json
import signal
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cavale.tables.log import times
from cavale.tables.store.database import database_url
from cavale.tables.store.patience import PRESENT
from cavale.tables.store.schema import signs
from cavale.tables.store.sql import SqlStore
from tests.tables.conftest import emptied
from tests.waiting import PATIENCE
from tests.web.live import Event, Small, events
from tests.web.visitor import At, Json, Visitor, bearer, new_key

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def servers(postgres: str) -> Iterator[tuple[Small, Small]]:
    async def start() -> tuple[Small, Small]:
        database = await emptied(postgres)
        pair = Small(database, still_here=0.2), Small(database, still_here=0.2)
        # On an empty database both want to make its tables.
        await asyncio.gather(*(server.start() for server in pair))
        return pair

    pair = asyncio.run(start())
    yield pair
    for server in pair:
        asyncio.run(server.end(signal.SIGTERM))
    # Losing a race is nothing to complain about.
    assert [server.said for server in pair] == ["", ""]


@pytest.fixture
async def two(servers: tuple[Small, Small]) -> AsyncIterator[tuple[Visitor, Visitor]]:
    async with (
        httpx.AsyncClient(base_url=servers[0].url, timeout=PATIENCE) as one,
        httpx.AsyncClient(base_url=servers[1].url, timeout=PATIENCE) as other,
    ):
        yield Visitor(one), Visitor(other)


def there(at: At, visitor: Visitor) -> At:
    """The same person at the same table, by way of another server."""
    return At(visitor, at.id, at.secrets, at.invites)


@asynccontextmanager
async def streaming(
    at: At, after: int, player: int | None = None
) -> AsyncIterator[AsyncIterator[int]]:
    secret = None if player is None else at.secrets[player]
    path = f"{at.path}/stream"

    async def numbers() -> AsyncGenerator[int]:
        async with aclosing(events(at.visitor.client, path, after, secret)) as found:
            async for event in found:
                if event.id is not None:
                    yield event.id

    async with aclosing(numbers()) as stream, asyncio.timeout(PATIENCE):
        yield stream


async def test_a_move_posted_to_one_is_streamed_by_the_other(
    two: tuple[Visitor, Visitor],
) -> None:
    here = await two[0].open("here", "here")
    other = there(here, two[1])
    async with streaming(other, 0) as stream:
        assert await anext(stream) == 1
        for version in range(1, 7):
            at = (here, other)[version % 2]
            answer = await at.move((version - 1) % 2, f"{1 + version % 5}L", version)
            assert answer.json() == {"version": version + 1}
            assert await anext(stream) == version + 1


async def test_who_has_the_table_open_at_the_other_is_here_too(
    two: tuple[Visitor, Visitor],
) -> None:
    here = await two[0].open("here", "link")
    await here.claim(1)
    other = there(here, two[1])

    async def told(stream: AsyncGenerator[Event], players: list[int]) -> None:
        async with asyncio.timeout(PATIENCE):
            async for event in stream:
                if event.name == "presence" and event.data["here"] == players:
                    return

    async with aclosing(events(two[0].client, f"{here.path}/stream", None, here.secrets[0])) as ada:
        await told(ada, [0])
        path = f"{other.path}/stream"
        async with aclosing(events(two[1].client, path, None, other.secrets[1])) as bo:
            await told(bo, [0, 1])
            await told(ada, [0, 1])
        await told(ada, [0])


async def test_of_two_racing_moves_one_wins(two: tuple[Visitor, Visitor]) -> None:
    here = await two[0].open("here", "here")
    other = there(here, two[1])
    for version in range(1, 11):
        seat, slot = (version - 1) % 2, 1 + version % 5
        answers = await asyncio.gather(
            here.move(seat, f"{slot}L", version), other.move(seat, f"{slot}R", version)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        lost = next(answer.json() for answer in answers if answer.status_code == 409)
        assert (lost["code"], lost["version"]) == ("stale_version", version + 1)
        assert await here.see() == await other.see()
    assert await here.history() == await other.history()
    assert [step["version"] for step in await here.history()] == list(range(1, 12))


async def test_a_stream_goes_on_at_the_other_server(two: tuple[Visitor, Visitor]) -> None:
    here = await two[0].open("here", "here")
    other = there(here, two[1])
    async with streaming(here, 1) as stream:
        await here.move(0, "3L", 1)
        await here.move(1, "4L", 2)
        assert [await anext(stream), await anext(stream)] == [2, 3]
    # Just written by way of one, and the other one asked at once.
    assert (await here.move(0, "5L", 3)).status_code == 200
    async with streaming(other, 4) as stream:
        assert (await here.move(1, "1L", 4)).status_code == 200
        assert await anext(stream) == 5
    async with streaming(other, 2) as stream:
        assert [await anext(stream) for _ in range(3)] == [3, 4, 5]


async def test_a_seat_taken_at_one_may_move_at_the_other(two: tuple[Visitor, Visitor]) -> None:
    here = await two[0].open("link", "here")
    other = there(here, two[1])
    await other.see()
    assert (await here.claim(0, "Ada")).status_code == 200
    assert (await other.move(0, "3L", 2)).json() == {"version": 3}
    assert (await here.see())["seats"] == (await other.see())["seats"]


async def test_a_bot_answers_once_whoever_asks(two: tuple[Visitor, Visitor]) -> None:
    here = await two[0].open("here", "bot")
    other = there(here, two[1])
    async with streaming(other, 1) as stream:
        for version in (1, 3, 5):
            at = (here, other)[version % 4 // 2]
            moves = (await at.see(0))["moves"]
            assert (await at.move(0, moves[0]["text"], version)).status_code == 200
            assert [await anext(stream), await anext(stream)] == [version + 1, version + 2]
            await here.until("version", version + 2)
    assert (await here.history()) == (await other.history())


async def test_a_program_is_asked_by_way_of_another_server(
    servers: tuple[Small, Small], two: tuple[Visitor, Visitor]
) -> None:
    """It follows one process, and people open their tables and move at the other."""
    here, its_server = two
    store = await SqlStore.open(servers[0].database)
    token = await store.tokens.create("mybot", times.now())
    await store.close()
    following = its_server.client.stream("GET", "/api/programs/stream", headers=bearer(token))
    async with asyncio.timeout(PATIENCE), following as stream:
        lines = stream.aiter_lines()

        async def told(kind: str, table: str | None = None) -> Json:
            async for text in lines:
                line: Json = json.loads(text) if text else {"type": ""}
                if line["type"] == kind and table in (None, line.get("table")):
                    return line
            raise AssertionError(f"the stream ended without {kind}")

        await told("hello")
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "link", "program": "mybot"}]
        opened = await here.client.post("/api/tables", json={"game": "wall", "seats": seats})
        table = opened.json()["table"]
        await told("challenge", table)
        path = f"/api/programs/tables/{table}"
        accepted = await its_server.client.post(f"{path}/accept", headers=bearer(token))
        assert accepted.status_code == 200
        await told("game", table)
        secret = opened.json()["held"][0]["secret"]
        seen = (await here.client.get(f"/api/tables/{table}", headers=bearer(secret))).json()
        move = {"move": seen["moves"][0]["text"], "version": seen["version"], "key": new_key()}
        moves = f"/api/tables/{table}/moves"
        assert (await here.client.post(moves, json=move, headers=bearer(secret))).is_success
        turn = await told("turn", table)
        assert turn["moves"]


async def nobody_looks(server: Small) -> None:
    async with asyncio.timeout(PATIENCE):
        while "\ncavale_streams 0.0\n" not in await server.numbers():
            await asyncio.sleep(0.01)


async def sign_of(engine: AsyncEngine, at: At, player: int) -> int:
    query = select(signs.c.at).where(signs.c.table_id == at.id, signs.c.player == player)
    async with engine.connect() as connection:
        sign: int = (await connection.execute(query)).scalar_one()
        return sign


async def lonely(two: tuple[Visitor, Visitor]) -> tuple[At, At]:
    """A table where a bot plays for whoever was away for a second, by way of either server."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "link"}]
    body = {"game": "wall", "variant": "single", "seats": seats, "stand_in": 1}
    here = two[0].at((await two[0].client.post("/api/tables", json=body)).json())
    await here.claim(1, "Bob")
    return here, there(here, two[1])


async def test_a_bot_stands_in_once_no_server_has_the_players_stream(
    two: tuple[Visitor, Visitor], servers: tuple[Small, Small], postgres: str
) -> None:
    (here, other), (_, without_ada) = await lonely(two), await lonely(two)
    for server in servers:
        await nobody_looks(server)
    engine = create_async_engine(database_url(postgres))

    # Ada is to move. Her page is at one server, Bob's at the other, which waits for her a second.
    async with streaming(here, 1, player=0) as adas:
        assert await anext(adas) == 2
        first = await sign_of(engine, here, 0)
        async with (
            streaming(other, 1, player=1) as bobs,
            streaming(without_ada, 1, player=1) as bobs_too,
        ):
            assert await anext(bobs) == 2
            # Where she has no page anywhere the same server waits too, and it begins later.
            assert [await anext(bobs_too) for _ in range(3)] == [2, 3, 4]
            assert await other.version() == 2
        assert await sign_of(engine, here, 0) > first
    for server in servers:
        await nobody_looks(server)

    # She has gone: nothing says any more that she is there.
    last = 0
    async with asyncio.timeout(PATIENCE):
        while (sign := await sign_of(engine, here, 0)) != last:
            last = sign
            await asyncio.sleep(0.5)
    async with engine.begin() as connection:
        # The time for which an open stream may be silent has passed.
        await connection.execute(update(signs).values(at=signs.c.at - PRESENT))
    await engine.dispose()
    async with streaming(other, 2, player=1) as bobs:
        assert await anext(bobs) == 3
    for at in (here, other):
        seen = await at.until("mover", 1)
        assert [seat["stand_in"] for seat in seen["seats"]] == [3, None]
