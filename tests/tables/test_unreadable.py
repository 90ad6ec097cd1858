"""A log or an index entry that cannot be read is one table's trouble and nobody else's."""

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, update

from cavale.tables.asking.cards import cards
from cavale.tables.deciding.opening import Terms, Wanted
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live import opening
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import times
from cavale.tables.log.entries import Clock, Flag
from cavale.tables.minding.bots import Bots
from cavale.tables.minding.flags import Flags
from cavale.tables.store.errors import Unreadable
from cavale.tables.store.schema import log, summaries
from cavale.tables.store.sql import SqlStore
from cavale.tables.thinking.workers import Workers
from tests.tables.homes import live_tables
from tests.tables.sheets import SHELF

pytestmark = pytest.mark.anyio

HERE = Wanted("here")
PUBLIC = Terms(public=True)
BROKEN = ("no JSON at all", '{"kind":"sing"}', '{"kind":"play","seat":0,"move":"9Z"}', "{}")


@pytest.fixture
async def home(store: SqlStore) -> AsyncIterator[LiveTables]:
    made = live_tables(store)
    yield made
    await made.close()


async def spoil(store: SqlStore, table: str, entry: str) -> None:
    change = update(log).where(log.c.table_id == table, log.c.seq == 1).values(entry=entry)

    def write(connection: Connection) -> None:
        connection.execute(change)

    await store._database.write(write)


async def four_and_one(store: SqlStore) -> tuple[list[str], str]:
    """Tables with clocks whose logs are broken, each in its own way, and one that is well."""
    first = live_tables(store)
    tables = [
        (
            await opening.open_table(
                first, "wall", None, 1, [HERE, HERE], Terms(clock=Clock("move", 9))
            )
        )
        for _ in range(len(BROKEN) + 1)
    ]
    await first.close()
    broken = [table.table for table in tables[:-1]]
    for table, entry in zip(broken, BROKEN, strict=True):
        await spoil(store, table, entry)
    return broken, tables[-1].table


async def test_it_is_refused_in_words(home: LiveTables, store: SqlStore) -> None:
    broken, well = await four_and_one(store)
    for table in broken:
        with pytest.raises(Refused, match="can no longer be read") as caught:
            await home.registry.get(table)
        assert caught.value.code == "not_now"
    assert (await home.registry.get(well)).table.version == 1


async def test_another_tables_flag_falls(
    home: LiveTables, store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart: bots are looked after first, then the clocks."""
    _, well = await four_and_one(store)
    now = times.now
    monkeypatch.setattr(times, "now", lambda: now() + 60_000)

    def awaiting(connection: Connection) -> None:
        connection.execute(update(summaries).values(awaits_bot=True))

    await store._database.write(awaiting)
    with ThreadPoolExecutor(1) as pool:
        bots, watch = Bots(home, Workers(lambda: pool), pause=0), Flags(home, every=0.01)
        await bots.resume()
        watch.start()
        for _ in range(1000):
            if not await store.index.due(2**60, 10):
                break
            await asyncio.sleep(0.01)
        await watch.close()
        await bots.close()
    assert [row.logged.entry for row in await store.log.read(well)][1:] == [Flag(0)]
    assert await store.index.due(2**60, 10) == []


async def test_what_many_wrote_is_heard_but_for_it(
    store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    broken, well = await four_and_one(store)
    found = await store.log.read_many(dict.fromkeys([*broken, well], 0))
    assert well in found
    assert not set(found) & set(broken[:2])
    assert broken[0] in caplog.text
    with pytest.raises(Unreadable, match=f"entry 1 of table {broken[0]} cannot be read"):
        await store.log.read(broken[0])


async def test_a_list_shows_the_others(
    home: LiveTables, store: SqlStore, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [
        (await opening.open_table(home, "wall", None, 1, [HERE, HERE], PUBLIC)).table
        for _ in range(3)
    ]

    def write(connection: Connection) -> None:
        for table, change in zip(tables, ({"seats": "[[0]]"}, {"status": "asleep"}), strict=False):
            connection.execute(update(summaries).where(summaries.c.id == table).values(change))

    await store._database.write(write)
    with caplog.at_level(logging.WARNING):
        found = cards(await store.index.watchable(10), SHELF)
    assert [card.id for card in found] == tables[2:]
    assert "rebuild-index" in caplog.text
