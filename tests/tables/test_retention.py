"""How long tables are kept, and that nothing goes that somebody still wants."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, func, select

from cavale.core.tally import Tally
from cavale.tables.deciding import actions
from cavale.tables.deciding.opening import Terms, Wanted
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live import opening
from cavale.tables.live.opening import Opened
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import times
from cavale.tables.log.entries import AnyEntry, Clock
from cavale.tables.log.table import Table
from cavale.tables.minding import pruning
from cavale.tables.minding.pruning import Pruning
from cavale.tables.store import prune
from cavale.tables.store.chances import Chances, Counted
from cavale.tables.store.prune import DAY, Prunable, Prune
from cavale.tables.store.retention import BadKeep, Keep, parse_keep
from cavale.tables.store.sql import SqlStore
from tests.tables.homes import live_tables

pytestmark = pytest.mark.anyio

HERE, LINK = Wanted("here"), Wanted("link")
A_DAY = Keep(1, 1, 1)


def test_what_is_not_named_is_as_by_default() -> None:
    assert parse_keep("") == Keep(7, None, None)
    assert parse_keep("unfinished=90") == Keep(7, 90, None)
    assert parse_keep(" finished = 365 , never-started=forever") == Keep(None, None, 365)
    for keep in (Keep(), A_DAY, Keep(None, 3, None)):
        assert parse_keep(str(keep)) == keep


@pytest.mark.parametrize(
    "text",
    [
        "7",
        "finished",
        "finished=",
        "finished=0",
        "finished=-1",
        "finished=1.5",
        "over=3",
        "finished=1,finished=2",
        "finished=²",
    ],
)
def test_what_is_wrong_is_said(text: str) -> None:
    with pytest.raises(BadKeep, match="CAVALE_KEEP_DAYS"):
        parse_keep(text)


@pytest.fixture
async def home(store: SqlStore) -> AsyncIterator[LiveTables]:
    made = live_tables(store)
    yield made
    await made.close()


async def moved(house: LiveTables, table: Opened, move: str = "3L") -> None:
    def decide(found: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.play(found, seat, move)

    await house.commands.write(
        table.table, decide, secret=table.held[0].secret, key="a-move-of-theirs"
    )


async def resigned(house: LiveTables, table: Opened) -> None:
    def decide(found: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.act(found, seat, "resign")

    await house.commands.write(table.table, decide, secret=table.held[0].secret, key="they-give-up")


async def three(house: LiveTables) -> list[str]:
    """A table that never started, one that is unfinished, one that is finished."""
    never = await opening.open_table(house, "wall", None, 1, [HERE, LINK])
    unfinished = await opening.open_table(house, "wall", None, 1, [HERE, HERE])
    await moved(house, unfinished)
    finished = await opening.open_table(house, "wall", None, 1, [HERE, HERE])
    await moved(house, finished)
    await resigned(house, finished)
    return [never.table, unfinished.table, finished.table]


async def left(store: SqlStore, tables: list[str]) -> list[bool]:
    return [bool(await store.log.read(table)) for table in tables]


@pytest.mark.parametrize(
    ("keep", "stay"),
    [
        (Keep(), [False, True, True]),
        (Keep(None, 9, None), [True, False, True]),
        (Keep(None, None, 9), [True, True, False]),
        (A_DAY, [False, False, False]),
        (Keep(None, None, None), [True, True, True]),
        (Keep(11, 11, 11), [True, True, True]),
    ],
)
async def test_each_kind_has_its_time(home: LiveTables, keep: Keep, stay: list[bool]) -> None:
    store = home.store
    assert isinstance(store, SqlStore)
    tables = await three(home)
    later = times.now() + 10 * DAY
    counted = await Prune(store._database).count(keep, later)
    assert counted == Prunable(*(int(not stays) for stays in stay))
    gone = await store.prune(keep, later, 10)
    assert sorted(gone) == sorted(t for t, stays in zip(tables, stay, strict=True) if not stays)
    assert await left(store, tables) == stay
    assert await store.prune(keep, later, 10) == []


async def test_nothing_of_a_table_is_left(home: LiveTables) -> None:
    store = home.store
    assert isinstance(store, SqlStore)
    timed = await opening.open_table(
        home, "wall", None, 1, [HERE, HERE], Terms(clock=Clock("move", 60))
    )
    await store.presence.sign(timed.table, 0, 1)
    await three(home)
    gone = await store.prune(A_DAY, times.now() + 10 * DAY, 10)
    assert len(gone) == 4

    def rows(connection: Connection) -> list[int]:
        counts = [select(func.count()).select_from(one.table) for one in prune._OF_A_TABLE]
        return [connection.execute(count).scalar_one() for count in counts]

    assert set(await store._database.read(rows)) == {0}


async def test_few_at_a_time(home: LiveTables) -> None:
    for _ in range(3):
        await three(home)
    later = times.now() + 10 * DAY
    sizes = [len(await home.store.prune(A_DAY, later, 4)) for _ in range(4)]
    assert sizes == [4, 4, 1, 0]


async def test_who_waits_in_the_lobby_is_left_alone(home: LiveTables) -> None:
    """However long ago the table was opened."""
    days = Clock("move", 3 * 24 * 60 * 60)
    table = await opening.open_table(
        home, "wall", None, 1, [HERE, LINK], Terms(public=True, clock=days)
    )
    later = times.now() + 10 * DAY
    await home.store.presence.still_there(table.table, later + 1)
    assert await home.store.prune(Keep(7), later, 10) == []
    assert await home.store.prune(Keep(7), later + 1, 10) == [table.table]


async def test_a_finished_table_stays_until_its_dice_are_counted(home: LiveTables) -> None:
    table = await opening.open_table(home, "kuhn", None, 1, [HERE, HERE])
    await resigned(home, table)
    keep, later = Keep(finished=1), times.now() + 10 * DAY
    assert await home.store.prune(keep, later, 10) == []
    tally = Tally()
    tally.add(["J", "Q"], [1.0, 1.0], "J")
    await home.store.tallies.add([Counted(table.table, "kuhn", Chances(1, tally))])
    assert await home.store.prune(keep, later, 10) == [table.table]
    found = await home.store.tallies.read(["kuhn"])
    assert (found["kuhn"].games, found["kuhn"].tally.seen) == (1, {"J": 1})


async def test_a_server_prunes_by_itself_and_forgets(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes back finds no table, not half of one."""
    monkeypatch.setattr(pruning, "PRUNED_TOGETHER", 2)
    monkeypatch.setattr(pruning, "BREATH", 0.0)
    tables = await three(home)
    waiting = await opening.open_table(home, "wall", None, 1, [HERE, LINK])
    now = times.now
    monkeypatch.setattr(times, "now", lambda: now() + 10 * DAY)
    running = Pruning(home, A_DAY, every=0.01)
    running.start()
    for _ in range(500):
        if home.registry.held == 0:
            break
        await asyncio.sleep(0.01)
    await running.close()
    assert home.registry.held == 0
    with pytest.raises(Refused, match="There is no such table"):
        await opening.claim(home, waiting.table, waiting.invites[0].invite, "", "")
    for table in [*tables, waiting.table]:
        assert await home.store.log.read(table) == []


async def test_the_other_processes_forget_too(home: LiveTables, database: str) -> None:
    if not home.store.bus.shared:
        return
    other = live_tables(await SqlStore.open(database))
    other.store.bus.listen(other.registry.hear)
    table = (await three(home))[0]
    await other.registry.get(table)
    # Until it listens nothing can reach it.
    for _ in range(500):
        if other.store.bus._line is not None:  # type: ignore[attr-defined]
            break
        await asyncio.sleep(0.01)
    assert await home.store.prune(Keep(), times.now() + 10 * DAY, 10) == [table]
    for _ in range(500):
        if other.registry.known(table) is None:
            break
        await asyncio.sleep(0.01)
    assert other.registry.known(table) is None
    await other.store.bus.close()
    await other.close()
    await other.store.close()
