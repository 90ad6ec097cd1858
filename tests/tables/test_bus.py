"""Several processes on one PostgreSQL database, as far as one process can play them all."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from cavale.tables.deciding.opening import Wanted
from cavale.tables.live import opening, presence
from cavale.tables.live.tables import LiveTables
from cavale.tables.minding import bots
from cavale.tables.minding.bots import Bots
from cavale.tables.store import bus
from cavale.tables.store.bus import _pieces
from cavale.tables.store.database import database_url
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.protocols import Grown
from cavale.tables.store.sql import SqlStore
from cavale.tables.thinking.workers import Workers
from tests import waiting
from tests.tables.conftest import emptied
from tests.tables.homes import live_tables
from tests.tables.test_live import BOT, HERE, Thinker, playing, until
from tests.tables.test_live import thinker as thinker

pytestmark = pytest.mark.anyio

LINK = Wanted("link")


@asynccontextmanager
async def process(database: str) -> AsyncIterator[LiveTables]:
    """A house that listens; it has heard everything once it is there."""
    store = await SqlStore.open(database)
    house = live_tables(store)
    listening = asyncio.Event()

    async def heard(grown: Grown | None) -> None:
        await house.registry.hear(grown)
        listening.set()

    store.bus.listen(heard)
    await asyncio.wait_for(listening.wait(), waiting.PATIENCE)
    try:
        yield house
    finally:
        await store.bus.close()
        await house.close()
        await store.close()


@pytest.fixture
async def two(postgres: str) -> AsyncIterator[tuple[LiveTables, LiveTables]]:
    database = await emptied(postgres)
    async with process(database) as one, process(database) as other:
        yield one, other


async def test_what_one_writes_the_other_knows_unasked(two: tuple[LiveTables, LiveTables]) -> None:
    one, other = two
    opened = await opening.open_table(one, "wall", None, 1, [HERE, HERE])
    cached = await other.registry.get(opened.table)
    listener = other.hub.subscribe(opened.table, None)
    for version in range(1, 6):
        secret = opened.held[(version - 1) % 2].secret
        move = playing(f"{version}L")
        await one.commands.write(
            opened.table, move, secret=secret, version=version, key=f"move-{version}"
        )
    await waiting.until(lambda: cached.table.version == 6)
    assert [(await listener.next())[0] for _ in range(5)] == [2, 3, 4, 5, 6]
    assert cached.table == (await one.registry.get(opened.table)).table


async def test_the_index_is_right_whoever_wrote_last(two: tuple[LiveTables, LiveTables]) -> None:
    """A process must not trust its own memory of what it once put into the index."""
    one, other = two
    opened = await opening.open_table(one, "wall", None, 1, [HERE, BOT])
    secret = opened.held[0].secret
    await one.commands.write(opened.table, playing("3L"), secret=secret, version=1, key="a-person")
    assert await one.store.index.awaiting_bots() == [opened.table]
    with ThreadPoolExecutor(1) as pool:
        playing_bots = Bots(other, Workers(lambda: pool), pause=0)
        await playing_bots.resume()
        await until(one, opened.table, 3)
        await playing_bots.close()
    assert await one.store.index.awaiting_bots() == []
    await one.commands.write(
        opened.table, playing("2L"), secret=secret, version=3, key="a-person-again"
    )
    assert await one.store.index.awaiting_bots() == [opened.table]


class Heard:
    """Who is at a table, as pages are told it."""

    def __init__(self, live: LiveTables, table: str, player: int | None) -> None:
        self.live, self.table = live, table
        self.listener = live.hub.subscribe(table, player)

    async def greet(self) -> None:
        self.live.presence.greet((await self.live.registry.get(self.table)).table)

    async def here(self, players: list[int]) -> None:
        cached = await self.live.registry.get(self.table)
        await waiting.until(lambda: self.live.presence.here(cached.table) == players)

    async def told(self, players: list[int]) -> None:
        wanted = self.live.hub.encoder.presence(players)
        async with asyncio.timeout(waiting.PATIENCE):
            while (await self.listener.next())[1] != wanted:
                pass

    def leave(self) -> None:
        self.live.hub.leave(self.table, self.listener)


async def test_who_is_there_is_known_wherever_they_have_their_streams(
    two: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    one, other = two
    opened = await opening.open_table(one, "wall", None, 1, [HERE, LINK])
    await opening.claim(one, opened.table, opened.invites[0].invite, "Bo", key="a-friend")
    ada = Heard(one, opened.table, 0)
    await ada.greet()
    bo = Heard(other, opened.table, 1)
    await bo.greet()
    await ada.told([0, 1])
    await bo.told([0, 1])
    bo.leave()
    await ada.told([0])
    # Somebody who looks on by way of the other one is told who plays here.
    eve = Heard(other, opened.table, None)
    await eve.greet()
    await eve.here([0])


async def test_a_process_that_says_nothing_any_more_is_gone(
    two: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.0)
    monkeypatch.setattr(bus, "BEAT", 0.05)
    one, other = two
    opened = await opening.open_table(one, "wall", None, 1, [HERE, LINK])
    await opening.claim(one, opened.table, opened.invites[0].invite, "Bo", key="a-friend")
    ada, bo = Heard(one, opened.table, 0), Heard(other, opened.table, 1)
    await ada.greet()
    await bo.greet()
    await ada.told([0, 1])
    # As if it had been killed: it neither speaks nor says goodbye.
    await other.store.bus.close()
    monkeypatch.setattr(bus, "SILENT", 0.2)
    await ada.told([0])


async def test_after_a_silence_it_catches_up(
    two: tuple[LiveTables, LiveTables], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    opened = await opening.open_table(one, "wall", None, 1, [HERE, HERE])
    cached = await other.registry.get(opened.table)
    engine = create_async_engine(database_url(postgres))
    async with engine.begin() as connection:
        # Also the lines, and idle connections: as if the network had been away.
        others = "WHERE pid <> pg_backend_pid() AND datname = current_database()"
        await connection.execute(
            text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity {others}")
        )
    await engine.dispose()
    secret = opened.held[0].secret
    await one.commands.write(
        opened.table, playing("3L"), secret=secret, version=1, key="in-silence"
    )
    await waiting.until(lambda: cached.table.version == 2)
    # And the line is open again.
    secret = opened.held[1].secret
    await one.commands.write(opened.table, playing("4L"), secret=secret, version=2, key="after-it")
    await waiting.until(lambda: cached.table.version == 3)


async def test_a_line_that_died_without_a_word_is_opened_again(
    two: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "PROBE", 0.05)
    monkeypatch.setattr(bus, "ANSWERS_WITHIN", 0.2)
    one, other = two
    opened = await opening.open_table(one, "wall", None, 1, [HERE, HERE])
    cached = await other.registry.get(opened.table)
    fleet = other.store.bus
    assert isinstance(fleet, bus.PostgresBus)
    # Out of the wait that began before.
    fleet._news.set()
    silent = fleet._line.get_server_pid()
    os.kill(silent, signal.SIGSTOP)
    try:
        secret = opened.held[0].secret
        await one.commands.write(
            opened.table, playing("3L"), secret=secret, version=1, key="in-silence"
        )
        await waiting.until(lambda: cached.table.version == 2)
    finally:
        os.kill(silent, signal.SIGCONT)


async def test_a_seat_taken_here_may_move_there(two: tuple[LiveTables, LiveTables]) -> None:
    one, other = two
    link = Wanted("link")
    opened = await opening.open_table(one, "wall", None, 1, [link, HERE])
    await other.registry.get(opened.table)
    held = await opening.claim(one, opened.table, opened.invites[0].invite, "Ada")
    move = playing("3L")
    version = await other.commands.write(
        opened.table, move, secret=held.secret, version=2, key="the-first-move"
    )
    assert version == 3


async def test_while_the_database_is_away_it_says_what_it_knows(
    two: tuple[LiveTables, LiveTables], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    opened = await opening.open_table(one, "wall", None, 1, [HERE, HERE])
    await other.registry.get(opened.table)

    async def away(*_: object) -> None:
        raise DatabaseError

    monkeypatch.setattr(other.store.log, "read", away)
    cached, player = await other.registry.seat(opened.table, opened.held[1].secret)
    assert (cached.table.version, player) == (1, 1)


async def test_only_one_thinks_for_a_bot(
    two: tuple[LiveTables, LiveTables], thinker: Thinker
) -> None:
    one, other = two
    with ThreadPoolExecutor(2) as pool:
        both = [Bots(house, Workers(lambda: pool), pause=0) for house in two]
        opened = await opening.open_table(one, "wall", None, 1, [HERE, BOT])
        secret, cached = opened.held[0].secret, await other.registry.get(opened.table)
        thinker.go.clear()
        await one.commands.write(
            opened.table, playing("3L"), secret=secret, version=1, key="a-person"
        )
        # The other one shows it too, though it does not think.
        await waiting.until(lambda: cached.thinking and thinker.thoughts == 1)
        thinker.go.set()
        await until(one, opened.table, 3)
        await waiting.until(lambda: cached.table.version == 3 and not cached.thinking)
        assert thinker.thoughts == 1
        for working in both:
            await working.close()


async def test_who_goes_leaves_its_bots_to_the_others(
    two: tuple[LiveTables, LiveTables], thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "ASKS_AGAIN", 0.05)
    monkeypatch.setattr(bots, "ROUND", 0.05)
    one, other = two
    with ThreadPoolExecutor(1) as busy, ThreadPoolExecutor(1) as idle:
        going = Bots(one, Workers(lambda: busy), pause=0)
        staying = Bots(other, Workers(lambda: idle), pause=0)
        await staying.resume()
        thinker.go.clear()
        tables = [
            (await opening.open_table(one, "wall", None, 1, [BOT, HERE])).table for _ in range(2)
        ]
        await other.registry.get(tables[0])
        await waiting.until(lambda: thinker.thoughts == 1)
        await going.close()
        thinker.go.set()
        # One table it knew, one it had never heard of.
        for table in tables:
            await until(other, table, 2)
        await staying.close()


async def test_a_turn_ends_with_whoever_is_cancelled(two: tuple[LiveTables, LiveTables]) -> None:
    one, other = two

    async def hold() -> None:
        async with one.store.bus.turn("a-table") as mine:
            assert mine
            held.set()
            await asyncio.sleep(60)

    held, holding = asyncio.Event(), asyncio.create_task(hold())
    await held.wait()
    async with other.store.bus.turn("a-table") as mine:
        assert not mine
    async with other.store.bus.turn("another-table") as mine:
        assert mine
    holding.cancel()
    async with asyncio.timeout(waiting.PATIENCE):
        while True:
            async with other.store.bus.turn("a-table") as mine:
                if mine:
                    break
            await asyncio.sleep(0.01)


def test_news_of_many_tables_comes_in_pieces() -> None:
    grown = [(f"table{number:011}", number) for number in range(1000)]
    pieces = list(_pieces("me", grown))
    assert len(pieces) > 1
    assert max(map(len, pieces)) < 8000
    words = [piece.split() for piece in pieces]
    assert {sender for sender, *_ in words} == {"me"}
    found = [pair for _, *rest in words for pair in zip(rest[::2], rest[1::2], strict=True)]
    assert found == [(table, str(seq)) for table, seq in grown]
    assert list(_pieces("me", [])) == []
