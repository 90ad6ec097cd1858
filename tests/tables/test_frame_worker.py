"""The frame worker's frames are those of the server, and nothing is lost with it."""

import asyncio
import gc
import os
import random
import signal
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cavale.games import GAMES
from cavale.tables.deciding import actions
from cavale.tables.deciding.opening import Wanted
from cavale.tables.live import opening
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.frame_worker import client
from cavale.tables.live.frame_worker.client import WorkerProcess
from cavale.tables.live.frame_worker.main import Follower
from cavale.tables.live.frame_worker.protocol import Request, Unpacker, packed
from cavale.tables.live.hub import Listener
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.fold import fold
from cavale.tables.log.table import Table
from cavale.tables.store.sql import SqlStore
from cavale.web.app import frames_elsewhere
from cavale.web.frames import SseEncoder, SseStep
from tests.tables.homes import live_tables
from tests.tables.sheets import Sheet, random_sheet, sheet
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio

HERE = Wanted("here")


def test_messages_are_whole_however_they_come() -> None:
    rng, sent = random.Random(1), [b"", b"x", b"many words" * 50, b"end"]
    for _ in range(50):
        unpacker, wire, got = Unpacker(), b"".join(map(packed, sent)), []
        while wire:
            cut = rng.randint(1, 300)
            got += unpacker.feed(wire[:cut])
            wire = wire[cut:]
        assert got == [packed(one)[4:] for one in sent]


def encoded_here(made: Sheet, version: int, players: list[int | None]) -> list[bytes]:
    before, table = made.seen[version - 2 : version]
    frames = SseStep(Change(made.log[version - 1], table, before), False)
    return [frames.frame(player) for player in players]


def follower() -> Follower:
    return Follower(GAMES, SseEncoder())


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_encoded_as_it_would_be_here(game: str) -> None:
    rng = random.Random(7)
    made = random_sheet(game, rng, 40)
    players = [*range(len(made.table.players)), None]
    worker, heard = follower(), 0
    while heard < len(made.log) - 2:
        fresh = rng.randint(1, 2)
        upto = heard + fresh if heard else 12
        after = heard if heard else 0
        log = made.log[after:upto]
        frames = worker.frames(Request("t", after, log, fresh, players))
        versions = range(upto - fresh + 1, upto + 1)
        assert frames == [encoded_here(made, version, players) for version in versions]
        heard = upto


@pytest.mark.parametrize("game", GAMES)
def test_it_leaves_nothing_to_a_collector(game: str) -> None:
    """Its process has none."""
    made = random_sheet(game, random.Random(7), 40)

    def follow() -> None:
        worker = follower()
        assert worker.frames(Request("t", 0, made.log[:10], 1, [0]))
        for after in range(10, len(made.log)):
            assert worker.frames(Request("t", after, made.log[after : after + 1], 1, [0, 1, None]))

    # The first time much is loaded.
    follow()
    gc.collect()
    gc.disable()
    try:
        follow()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_what_it_has_not_followed_it_does_not_encode() -> None:
    made = sheet("here", "here")
    made.play("3L", "3R", "2L")
    assert follower().frames(Request("t", 2, made.log[2:], 1, [0])) is None
    worker = follower()
    assert worker.frames(Request("t", 0, made.log[:2], 1, [0])) is not None
    assert worker.frames(Request("t", 3, made.log[3:], 1, [0])) is None, "one is missing"


def test_a_game_that_it_does_not_know_it_does_not_encode() -> None:
    made = sheet("here", "here", game="kuhn")
    assert follower().frames(Request("t", 0, made.log, 1, [0])) is None


def test_of_too_many_tables_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cavale.tables.live.frame_worker.main.PLIES_KEPT", 5)
    made, worker = sheet("here", "here"), follower()
    made.play("3L", "3R")
    for name in "abc":
        assert worker.frames(Request(name, 0, made.log[:2], 1, [0])) is not None
    assert worker.frames(Request("a", 2, made.log[2:], 1, [0])) is None
    assert worker.frames(Request("c", 2, made.log[2:], 1, [0])) is not None


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LiveTables]:
    monkeypatch.setattr(client, "BUSY_BATCH", 1)
    monkeypatch.setattr(client, "LOAD", 1)
    # A busy machine may hold it up.
    monkeypatch.setattr(client, "ANSWERS_WITHIN", PATIENCE)
    store = await SqlStore.open(tmp_path / "tables.db")
    made = live_tables(store, GAMES, frames_elsewhere)
    yield made
    await made.close()
    await store.close()


class Played:
    """A table that two listen to."""

    def __init__(self, home: LiveTables, cached: CachedTable, secrets: dict[int, str]) -> None:
        self.home = home
        self.cached = cached
        self._secrets = secrets
        self.listeners = [home.hub.subscribe(cached.table.id, seat) for seat in (0, 1)]

    async def move(self, text: str) -> None:
        seat, version = self.cached.table.mover, self.cached.table.version
        assert seat is not None

        def decide(table: Table, asks: int | None) -> AnyEntry:
            assert asks is not None
            return actions.play(table, asks, text)

        await self.home.commands.write(
            self.cached.table.id,
            decide,
            secret=self._secrets[seat],
            version=version,
            key=f"key-{version:06}",
        )

    async def hears(self) -> None:
        """Both hear the newest version, as it is encoded here."""
        tables = list(fold(self.cached.table.id, self.cached.log, self.home.registry.open_game))
        frames = SseStep(Change(self.cached.log[-1], *tables[:-3:-1]), False)
        for listener in self.listeners:
            async with asyncio.timeout(PATIENCE):
                heard = await listener.next()
            assert heard == (tables[-1].version, frames.frame(listener.player))


async def seated(home: LiveTables, other: Wanted = HERE) -> Played:
    opened = await opening.open_table(home, "wall", "single", 1, [HERE, other])
    secrets = {held.seat: held.secret for held in opened.held}
    return Played(home, await home.registry.get(opened.table), secrets)


async def with_worker(home: LiveTables) -> Played:
    table = await seated(home)
    await table.move("3L")
    await table.hears()
    assert table.cached.worker_version == 0, "nobody waits for it to come"
    await until(lambda: home.publisher.worker.ready)
    return table


def stopped(home: LiveTables) -> "subprocess.Popen[bytes]":
    """The worker's process, which does nothing any more."""
    worker = home.publisher.worker
    assert isinstance(worker, WorkerProcess)
    process = worker._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    return process


async def test_while_many_tables_move_the_worker_encodes(home: LiveTables) -> None:
    table = await with_worker(home)
    for text in ("3R", "2L", "2R"):
        await table.move(text)
        await table.hears()
        assert table.cached.worker_version == table.cached.table.version
    assert table.cached.in_flight == 0
    other = await seated(home)
    await other.move("1L")
    await other.hears()


async def test_when_the_rush_is_over_everything_is_encoded_here(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_worker(home)
    await table.move("3R")
    await table.hears()
    assert table.cached.worker_version == 3
    monkeypatch.setattr(client, "BUSY_BATCH", 8)
    for text in ("2L", "2R"):
        await table.move(text)
        await table.hears()
    assert table.cached.worker_version == 3
    monkeypatch.setattr(client, "BUSY_BATCH", 1)
    await table.move("1L")
    await table.hears()
    assert table.cached.worker_version == 6, "all that happened in between was heard with it"


async def test_tables_are_handed_over_by_and_by(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "BACKLOG", 1)
    await with_worker(home)
    two = [await seated(home), await seated(home)]
    for text, heard in (("3L", 1), ("3R", 2), ("2L", 2)):
        await asyncio.gather(*(table.move(text) for table in two))
        for table in two:
            await table.hears()
        versions = {table.cached.table.version for table in two}
        assert sum(table.cached.worker_version in versions for table in two) == heard


async def test_what_is_no_move_is_encoded_here(home: LiveTables) -> None:
    table = await with_worker(home)
    await table.move("3R")
    await table.hears()
    await home.commands.write(table.cached.table.id, lambda at, _: actions.act(at, 0, "resign"))
    await table.hears()
    assert table.cached.worker_version < table.cached.table.version


async def test_a_table_that_cannot_be_encoded_harms_no_other(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = await seated(home), await seated(home)

    def step(change: Change, *rest: Any) -> SseStep:
        if change.table.id == broken.cached.table.id:
            raise RuntimeError("ours")
        return SseStep(change, *rest)

    monkeypatch.setattr(home.hub.encoder, "step", step)
    await asyncio.gather(broken.move("3L"), other.move("2L"))
    await other.hears()
    assert broken.cached.table.version == 2, "it is played all the same"
    assert "could not be published" in caplog.text


async def test_whether_a_bot_thinks_is_encoded_here(home: LiveTables) -> None:
    await with_worker(home)
    table = await seated(home, Wanted("bot", level=1))
    await table.move("3L")
    await table.hears()
    assert table.cached.worker_version == 0


async def test_what_the_worker_did_not_answer_when_it_died_is_encoded_here(
    home: LiveTables,
) -> None:
    table = await with_worker(home)
    process = stopped(home)
    await table.move("3R")
    process.kill()
    await table.hears()
    assert not home.publisher.worker.ready
    await table.move("2L")
    await table.hears()


async def test_a_worker_that_hangs_is_not_waited_for(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "ANSWERS_WITHIN", 0.2)
    table = await with_worker(home)
    process = stopped(home)
    await table.move("3R")
    await table.hears()
    assert process.poll() is not None
    assert not home.publisher.worker.ready


async def test_a_stream_that_opens_while_it_is_encoded_has_seen_it(home: LiveTables) -> None:
    table = await with_worker(home)
    process = stopped(home)
    await table.move("3R")
    late: Listener = home.hub.subscribe(table.cached.table.id, None)
    os.kill(process.pid, signal.SIGCONT)
    await table.hears()
    late.end("restart")
    version, _ = await late.next()
    assert version is None, "only the goodbye"


async def test_it_goes_when_the_server_closes(home: LiveTables) -> None:
    await with_worker(home)
    worker = home.publisher.worker
    assert isinstance(worker, WorkerProcess)
    process = worker._process
    assert process is not None
    home.publisher.worker.close()
    assert process.poll() is not None
