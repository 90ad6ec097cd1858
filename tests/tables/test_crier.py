"""What a crier tells is what would have been told here, and nothing is lost with it."""

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
from cavale.tables.live import opening
from cavale.tables.live.cached import Head
from cavale.tables.live.frame_worker import client
from cavale.tables.live.frame_worker.main import Memory
from cavale.tables.live.frame_worker.protocol import News, Unpacker, packed
from cavale.tables.live.frames import Telling
from cavale.tables.live.house import House
from cavale.tables.live.hub import Hub, Listener
from cavale.tables.live.opening import Wanted
from cavale.tables.log.entries import AnyEntry, Kind
from cavale.tables.log.fold import fold
from cavale.tables.log.table import Table
from cavale.tables.store.sql import SqlStore
from tests.tables.sheets import Sheet, sheet
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


def told_here(made: Sheet, version: int, players: list[int | None]) -> list[bytes]:
    telling = Telling(made.seen[version - 1], made.log[version - 1], False)
    return [telling.frame(player) for player in players]


def random_sheet(game: str, rng: random.Random, moves: int) -> Sheet:
    kinds: list[Kind] = ["here"] * GAMES[game].seat_counts[0]
    made = sheet(*kinds, game=game)
    while made.table.status == "playing" and len(made.log) < moves:
        made.play(rng.choice(list(made.table.position.moves)).text)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_every_entry_is_told_as_it_would_be_here(game: str) -> None:
    rng = random.Random(7)
    made = random_sheet(game, rng, 40)
    players = [*range(len(made.table.players)), None]
    memory, heard = Memory(), 0
    while heard < len(made.log) - 2:
        fresh = rng.randint(1, 2)
        upto = heard + fresh if heard else 12
        after = heard if heard else 0
        log = made.log[after:upto]
        frames = memory.tell(News("t", after, log, fresh, players))
        versions = range(upto - fresh + 1, upto + 1)
        assert frames == [told_here(made, version, players) for version in versions]
        heard = upto


@pytest.mark.parametrize("game", GAMES)
def test_it_leaves_nothing_to_a_collector(game: str) -> None:
    """Its process has none."""
    made = random_sheet(game, random.Random(7), 40)

    def follow() -> None:
        memory = Memory()
        assert memory.tell(News("t", 0, made.log[:10], 1, [0]))
        for after in range(10, len(made.log)):
            assert memory.tell(News("t", after, made.log[after : after + 1], 1, [0, 1, None]))

    # The first time much is loaded.
    follow()
    gc.collect()
    gc.disable()
    try:
        follow()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_what_it_has_not_followed_it_does_not_tell() -> None:
    made = sheet("here", "here")
    made.play("3L", "3R", "2L")
    assert Memory().tell(News("t", 2, made.log[2:], 1, [0])) is None
    memory = Memory()
    assert memory.tell(News("t", 0, made.log[:2], 1, [0])) is not None
    assert memory.tell(News("t", 3, made.log[3:], 1, [0])) is None, "one is missing"


def test_a_game_that_it_does_not_know_it_does_not_tell() -> None:
    made = sheet("here", "here", game="kuhn")
    assert Memory().tell(News("t", 0, made.log, 1, [0])) is None


def test_who_is_told_of_too_many_tables_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cavale.tables.live.frame_worker.main.KEPT", 2)
    made, memory = sheet("here", "here"), Memory()
    made.play("3L", "3R")
    for name in "abc":
        assert memory.tell(News(name, 0, made.log[:2], 1, [0])) is not None
    assert memory.tell(News("a", 2, made.log[2:], 1, [0])) is None
    assert memory.tell(News("c", 2, made.log[2:], 1, [0])) is not None


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(client, "CROWD", 1)
    monkeypatch.setattr(client, "RUSH", 1)
    # A busy machine may hold it up.
    monkeypatch.setattr(client, "STUCK", PATIENCE)
    store = await SqlStore.open(tmp_path / "tables.db")
    made = House(store, Hub(), GAMES)
    yield made
    made.crier.close()
    await made.close()
    await store.close()


class Played:
    """A table that two listen to."""

    def __init__(self, home: House, head: Head, secrets: dict[int, str]) -> None:
        self.home = home
        self.head = head
        self._secrets = secrets
        self.listeners = [home.hub.subscribe(head.table.id, seat) for seat in (0, 1)]

    async def move(self, text: str) -> None:
        seat, version = self.head.table.mover, self.head.table.version
        assert seat is not None

        def decide(table: Table, asks: int | None) -> AnyEntry:
            assert asks is not None
            return actions.play(table, asks, text)

        await self.home.write(
            self.head.table.id,
            decide,
            secret=self._secrets[seat],
            version=version,
            key=f"key-{version:06}",
        )

    async def hears(self) -> None:
        """Both hear the newest version, as it is told here."""
        tables = list(fold(self.head.table.id, self.head.log, self.home.open_game))
        telling = Telling(tables[-1], self.head.log[-1], False)
        for listener in self.listeners:
            async with asyncio.timeout(PATIENCE):
                heard = await listener.next()
            assert heard == (tables[-1].version, telling.frame(listener.player))


async def seated(home: House, other: Wanted = HERE) -> Played:
    opened = await opening.open_table(home, "wall", "single", 1, [HERE, other])
    secrets = {held.seat: held.secret for held in opened.held}
    return Played(home, await home.head(opened.table), secrets)


async def with_crier(home: House) -> Played:
    table = await seated(home)
    await table.move("3L")
    await table.hears()
    assert table.head.cried == 0, "nobody waits for it to come"
    await until(lambda: home.crier.ready)
    return table


def stopped(home: House) -> "subprocess.Popen[bytes]":
    """The crier's process, which does nothing any more."""
    process = home.crier._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    return process


async def test_while_many_tables_move_a_crier_tells(home: House) -> None:
    table = await with_crier(home)
    for text in ("3R", "2L", "2R"):
        await table.move(text)
        await table.hears()
        assert table.head.cried == table.head.table.version
    assert table.head.crying == 0
    other = await seated(home)
    await other.move("1L")
    await other.hears()


async def test_when_the_rush_is_over_everything_is_told_here(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_crier(home)
    await table.move("3R")
    await table.hears()
    assert table.head.cried == 3
    monkeypatch.setattr(client, "CROWD", 8)
    for text in ("2L", "2R"):
        await table.move(text)
        await table.hears()
    assert table.head.cried == 3
    monkeypatch.setattr(client, "CROWD", 1)
    await table.move("1L")
    await table.hears()
    assert table.head.cried == 6, "all that happened in between was heard with it"


async def test_tables_are_handed_over_by_and_by(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "CATCHING_UP", 1)
    await with_crier(home)
    two = [await seated(home), await seated(home)]
    for text, heard in (("3L", 1), ("3R", 2), ("2L", 2)):
        await asyncio.gather(*(table.move(text) for table in two))
        for table in two:
            await table.hears()
        versions = {table.head.table.version for table in two}
        assert sum(table.head.cried in versions for table in two) == heard


async def test_what_is_no_move_is_told_here(home: House) -> None:
    table = await with_crier(home)
    await table.move("3R")
    await table.hears()
    await home.write(table.head.table.id, lambda at, _: actions.act(at, 0, "resign"))
    await table.hears()
    assert table.head.cried < table.head.table.version


async def test_a_table_that_cannot_be_told_of_harms_no_other(
    home: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, other = await seated(home), await seated(home)

    def telling(table: Table, *rest: Any) -> Telling:
        if table.id == broken.head.table.id:
            raise RuntimeError("ours")
        return Telling(table, *rest)

    monkeypatch.setattr("cavale.tables.live.house.Telling", telling)
    await asyncio.gather(broken.move("3L"), other.move("2L"))
    await other.hears()
    assert broken.head.table.version == 2, "it is played all the same"
    assert "could not be told of" in caplog.text


async def test_whether_a_bot_thinks_is_told_here(home: House) -> None:
    await with_crier(home)
    table = await seated(home, Wanted("bot", level=1))
    await table.move("3L")
    await table.hears()
    assert table.head.cried == 0


async def test_what_a_crier_did_not_tell_when_it_died_is_told_here(home: House) -> None:
    table = await with_crier(home)
    process = stopped(home)
    await table.move("3R")
    process.kill()
    await table.hears()
    assert not home.crier.ready
    await table.move("2L")
    await table.hears()


async def test_a_crier_that_hangs_is_not_waited_for(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "STUCK", 0.2)
    table = await with_crier(home)
    process = stopped(home)
    await table.move("3R")
    await table.hears()
    assert process.poll() is not None
    assert not home.crier.ready


async def test_who_comes_while_it_is_told_has_seen_it(home: House) -> None:
    table = await with_crier(home)
    process = stopped(home)
    await table.move("3R")
    late: Listener = home.hub.subscribe(table.head.table.id, None)
    os.kill(process.pid, signal.SIGCONT)
    await table.hears()
    late.end("restart")
    version, _ = await late.next()
    assert version is None, "only the goodbye"


async def test_it_goes_when_the_server_closes(home: House) -> None:
    await with_crier(home)
    process = home.crier._process
    assert process is not None
    home.crier.close()
    assert process.poll() is not None
