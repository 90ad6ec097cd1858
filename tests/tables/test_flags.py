"""Flags fall once, whoever watches, and also where nobody does."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from cavale.tables.deciding import actions
from cavale.tables.deciding.opening import Terms, Wanted
from cavale.tables.live import opening
from cavale.tables.live.opening import Opened
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import times
from cavale.tables.log.entries import AnyEntry, Clock, Flag
from cavale.tables.log.table import Table
from cavale.tables.minding.flags import Flags
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.protocols import Store
from cavale.tables.store.sql import SqlStore
from tests.tables.homes import live_tables
from tests.tables.sheets import SHELF
from tests.waiting import until, until_found

pytestmark = pytest.mark.anyio

HERE = Wanted("here")
DAY = Clock("move", 24 * 60 * 60)


@pytest.fixture
async def home(store: SqlStore) -> AsyncIterator[LiveTables]:
    made = live_tables(store)
    yield made
    await made.close()


@pytest.fixture
async def elsewhere(database: str) -> AsyncIterator[LiveTables]:
    """Another process on the same database."""
    store = await SqlStore.open(database)
    made = live_tables(store)
    yield made
    await made.close()
    await store.close()


async def opened(house: LiveTables, clock: Clock | None = DAY) -> Opened:
    return await opening.open_table(house, "wall", None, 1, [HERE, HERE], Terms(clock=clock))


async def opened_a_week_ago(house: LiveTables) -> Opened:
    now = times.now
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(times, "now", lambda: now() - 7 * 24 * 60 * 60 * 1000)
        return await opened(house)


async def flags_of(store: Store, table: str) -> list[Flag]:
    entries = [row.logged.entry for row in await store.log.read(table)]
    return [entry for entry in entries if isinstance(entry, Flag)]


async def until_flagged(store: Store, table: str) -> None:
    async def fallen() -> bool:
        return bool(await flags_of(store, table))

    await until_found(fallen)


async def test_of_two_processes_one_logs_the_flag(home: LiveTables, elsewhere: LiveTables) -> None:
    table = (await opened_a_week_ago(home)).table
    await asyncio.gather(Flags(home).fall(table), Flags(elsewhere).fall(table))
    assert await flags_of(home.store, table) == [Flag(0)]
    assert await home.store.index.due(2**60, 10) == []


async def test_the_alarm_follows_the_turn(home: LiveTables, elsewhere: LiveTables) -> None:
    table = await opened(home)
    untimed = await opened(home, None)
    assert await home.store.index.due(2**60, 10) == [table.table]
    assert await home.store.index.due(times.now(), 10) == []

    def decide(found: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.play(found, seat, "3L")

    # It was moved elsewhere: the alarm that rings here finds time left.
    secret = table.held[0].secret
    await elsewhere.commands.write(table.table, decide, secret=secret, version=1, key="elsewhere")
    await Flags(home).fall(table.table)
    assert await flags_of(home.store, table.table) == []
    assert await home.store.index.due(2**60, 10) == [table.table]
    assert len(await home.store.log.read(untimed.table)) == 1


async def test_a_game_in_nobodys_memory_is_found(home: LiveTables, elsewhere: LiveTables) -> None:
    table = (await opened_a_week_ago(elsewhere)).table
    watch = Flags(home)
    watch.start()
    await until_flagged(home.store, table)
    await watch.close()


async def test_a_game_in_memory_ends_on_time(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    home.publisher.on_change = [lambda cached: told.append(cached.table.id)]
    monkeypatch.setattr("cavale.tables.log.clocks.LAG", 0)
    watch = Flags(home)
    table = (await opened(home, Clock("move", 1))).table
    await until_flagged(home.store, table)
    assert told[0] == table
    running = (await opened(home, Clock("move", 5))).table
    await watch.close()
    assert await flags_of(home.store, running) == []


async def test_rules_that_are_gone_stop_the_clock(
    home: LiveTables, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def nothing_due() -> bool:
        return await home.store.index.due(2**60, 10) == []

    table = (await opened_a_week_ago(home)).table
    newer = {**SHELF, "wall": replace(SHELF["wall"], rules_version=99)}
    later = live_tables(home.store, newer)
    watch = Flags(later, every=0.01)
    with caplog.at_level(logging.WARNING):
        watch.start()
        await until_found(nothing_due)
    await watch.close()
    await later.close()
    assert f"the clock of table {table} is stopped" in caplog.text


async def test_goes_on_watching_when_the_database_is_away(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looks = 0

    async def due(at: int, limit: int) -> list[str]:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise DatabaseError("away")
        return []

    monkeypatch.setattr(home.store.index, "due", due)
    watch = Flags(home, every=0.01)
    watch.start()
    await until(lambda: looks > 1)
    await watch.close()
    assert "could not be read" in caplog.text
