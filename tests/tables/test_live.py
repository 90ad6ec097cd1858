"""Tables in memory and on disk: what is said is durable, whoever else writes or goes away."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from dataclasses import replace

import pytest

from cavale.core.bot import Bot, Choice
from cavale.core.observation import Observation
from cavale.tables.deciding import actions
from cavale.tables.deciding.opening import Wanted
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live import opening, registry
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table
from cavale.tables.minding import bots
from cavale.tables.minding.bots import Bots
from cavale.tables.store.sql import SqlStore
from cavale.tables.thinking.workers import Workers
from tests import waiting
from tests.tables.homes import live_tables
from tests.tables.sheets import SHELF

pytestmark = pytest.mark.anyio

HERE, BOT = Wanted("here"), Wanted("bot", level=1)


class Thinker:
    """Plays at random, as often as it is let."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.go.set()
        self.fails = 0
        self.thoughts = 0

    def choose(self, seen: Observation, seed: int, stop: object = None) -> Choice:
        self.thoughts += 1
        assert self.go.wait(waiting.PATIENCE)
        if self.fails:
            self.fails -= 1
            raise RuntimeError("no idea")
        return Choice(random.Random(seed).choice(list(seen.moves)), 0.0)


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    made = Thinker()

    def bot(level: int, pace: float) -> Bot:
        return made

    monkeypatch.setitem(SHELF, "wall", replace(SHELF["wall"], bot=bot))
    return made


@pytest.fixture
async def home(store: SqlStore) -> AsyncIterator[LiveTables]:
    made = live_tables(store)
    yield made
    await made.close()


def playing(move: str) -> Callable[[Table, int | None], AnyEntry]:
    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.play(table, seat, move)

    return decide


async def test_who_goes_away_while_it_is_written_has_played(home: LiveTables) -> None:
    opened = await opening.open_table(home, "wall", None, 1, [HERE, HERE])
    secret = opened.held[0].secret
    watching = home.hub.subscribe(opened.table, 1)
    writing = asyncio.create_task(
        home.commands.write(opened.table, playing("3L"), secret=secret, version=1, key="going-away")
    )
    await asyncio.sleep(0)
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    assert writing.cancelled()
    assert (await watching.next())[0] == 2
    again = await home.commands.write(
        opened.table, playing("3L"), secret=secret, version=1, key="going-away"
    )
    assert again == 2
    assert len(await home.store.log.read(opened.table)) == 2


@pytest.fixture
async def elsewhere(database: str) -> AsyncIterator[LiveTables]:
    """Another process on the same database."""
    store = await SqlStore.open(database)
    made = live_tables(store)
    yield made
    await made.close()
    await store.close()


async def test_two_processes_agree_on_who_was_first(
    home: LiveTables, elsewhere: LiveTables
) -> None:
    opened = await opening.open_table(home, "wall", None, 1, [HERE, HERE])
    table, secrets = opened.table, [held.secret for held in opened.held]

    def write(where: LiveTables, move: str, version: int, key: str) -> Coroutine[None, None, int]:
        secret = secrets[(version - 1) % 2]
        return where.commands.write(table, playing(move), secret=secret, version=version, key=key)

    for version in range(1, 9):
        slot = 1 + version % 5
        done = await asyncio.gather(
            write(home, f"{slot}L", version, f"home-{version}"),
            write(elsewhere, f"{slot}R", version, f"elsewhere-{version}"),
            return_exceptions=True,
        )
        wins = [one for one in done if not isinstance(one, BaseException)]
        losses = [one.code for one in done if isinstance(one, Refused)]
        assert (wins, losses) == ([version + 1], ["stale_version"])
    # One request that reached both.
    both = await asyncio.gather(
        write(home, "5L", 9, "sent-to-both"), write(elsewhere, "5L", 9, "sent-to-both")
    )
    assert set(both) == {10}
    # What one has written, the other knows when it is asked about it.
    assert await write(home, "5R", 10, "only-at-home") == 11
    assert await write(elsewhere, "4R", 11, "only-elsewhere") == 12
    assert len(await home.store.log.read(table)) == 12


async def test_tables_nobody_looks_at_make_room(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "KEPT", 30_000)
    first = await opening.open_table(home, "wall", None, 1, [HERE, HERE])
    watched = await opening.open_table(home, "wall", None, 1, [HERE, HERE])
    cached = await home.registry.get(watched.table)
    home.hub.subscribe(watched.table, None)
    before = await home.registry.get(first.table)
    for _ in range(5):
        await opening.open_table(home, "wall", None, 1, [HERE, HERE])
    assert await home.registry.get(watched.table) is cached
    again = await home.registry.get(first.table)
    assert again is not before
    assert again.table == before.table


async def until(home: LiveTables, table: str, version: int) -> Table:
    async with asyncio.timeout(waiting.PATIENCE):
        while (cached := await home.registry.get(table)).table.version < version:
            await asyncio.sleep(0.005)
    return cached.table


async def test_a_bot_that_failed_tries_again(
    home: LiveTables, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "RETRIES", (0.01,))
    thinker.fails = 2
    with ThreadPoolExecutor(1) as pool:
        working = Bots(home, Workers(lambda: pool), pause=0)
        opened = await opening.open_table(home, "wall", None, 1, [BOT, HERE])
        assert (await until(home, opened.table, 2)).mover == 1
        assert thinker.thoughts == 3
        await working.close()


async def test_a_thought_about_what_is_no_longer_so_is_dropped(
    home: LiveTables, thinker: Thinker
) -> None:
    with ThreadPoolExecutor(2) as pool:
        working = Bots(home, Workers(lambda: pool), pause=0)
        opened = await opening.open_table(home, "wall", None, 1, [HERE, BOT])
        secret = opened.held[0].secret
        thinker.go.clear()
        await home.commands.write(
            opened.table, playing("3L"), secret=secret, version=1, key="the-move"
        )
        await waiting.until(lambda: thinker.thoughts == 1)
        assert (await home.registry.get(opened.table)).thinking

        def undo(table: Table, seat: int | None) -> AnyEntry:
            assert seat is not None
            return actions.act(table, seat, "undo")

        await home.commands.write(opened.table, undo, secret=secret, version=2, key="take-back")
        cached = await home.registry.get(opened.table)
        await waiting.until(lambda: not cached.thinking)
        await home.commands.write(
            opened.table, playing("4L"), secret=secret, version=3, key="other-move"
        )
        thinker.go.set()
        table = await until(home, opened.table, 5)
        assert [ply.seat for ply in table.plies()] == [0, 1]
        assert table.plies()[0].move.text == "4L"
        await working.close()


async def test_a_bot_forgets_a_table_that_had_made_room(home: LiveTables, thinker: Thinker) -> None:
    with ThreadPoolExecutor(2) as pool:
        working = Bots(home, Workers(lambda: pool), pause=0)
        opened = await opening.open_table(home, "wall", None, 1, [HERE, BOT])
        secret = opened.held[0].secret
        thinker.go.clear()
        await home.commands.write(
            opened.table, playing("3L"), secret=secret, version=1, key="the-move"
        )
        await waiting.until(lambda: thinker.thoughts == 1)
        del home.registry._cache[opened.table]

        def undo(table: Table, seat: int | None) -> AnyEntry:
            assert seat is not None
            return actions.act(table, seat, "undo")

        await home.commands.write(opened.table, undo, secret=secret, version=2, key="take-back")
        thinker.go.set()
        await waiting.until(lambda: not working.waiting)
        assert thinker.thoughts == 1
        await working.close()


class Broken(ThreadPoolExecutor):
    def submit(self, *_: object, **__: object) -> Future[str]:  # type: ignore[override]
        raise BrokenExecutor


async def test_an_executor_that_broke_down_is_replaced(
    home: LiveTables, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "RETRIES", (0.01,))
    pools: list[ThreadPoolExecutor] = [ThreadPoolExecutor(1), Broken(1)]
    workers = Workers(pools.pop)
    working = Bots(home, workers, pause=0)
    opened = await opening.open_table(home, "wall", None, 1, [BOT, HERE])
    await until(home, opened.table, 2)
    await working.close()
    workers.executor.shutdown()
