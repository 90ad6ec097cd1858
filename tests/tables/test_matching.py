"""Those who look for somebody to play with find each other, whichever process they ask."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from cavale.tables.asking.lobby import QUEUE, Lobby
from cavale.tables.deciding.opening import Terms, Wanted
from cavale.tables.live.opening import Opened
from cavale.tables.live.tables import LiveTables
from cavale.tables.store import locks
from cavale.tables.store.database import database_url
from cavale.tables.store.protocols import Bus
from tests.tables.test_bus import two as two
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

SEATS = [Wanted("here"), Wanted("link")]


async def match(lobby: Lobby, key: str) -> Opened:
    return await lobby.match("wall", None, None, SEATS, Terms(), key=key, seated=())


@pytest.fixture
async def backends(postgres: str) -> AsyncIterator["Backends"]:
    found = Backends(postgres)
    yield found
    await found.engine.dispose()


class Backends:
    """The processes of the database that hold or await an advisory lock for a transaction."""

    def __init__(self, postgres: str) -> None:
        self.engine = create_async_engine(database_url(postgres))

    async def which(self, *, holding: bool) -> list[int]:
        query = text("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted = :holding")
        async with self.engine.connect() as connection:
            return list((await connection.scalars(query, {"holding": holding})).all())


async def test_two_who_ask_two_processes_at_the_same_moment(
    two: tuple[LiveTables, LiveTables],
) -> None:
    lobbies = [Lobby(house) for house in two]
    for n in range(5):
        ada, bob = await asyncio.gather(
            match(lobbies[0], f"ada-{n}"), match(lobbies[1], f"bob-{n}")
        )
        assert ada.table == bob.table
        assert sorted(held.seat for held in ada.held + bob.held) == [0, 1]
    assert await lobbies[0].waiting() == []


async def test_who_hangs_does_not_hold_the_others_up_for_ever(
    two: tuple[LiveTables, LiveTables], backends: Backends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "HELD_AT_MOST", 0.3)
    one, other = two
    async with asyncio.timeout(PATIENCE):
        async with one.store.bus.queue(QUEUE):
            # Here it hangs, and the next one comes.
            await match(Lobby(other), "next")
            # The database has let go of it by itself.
            while await backends.which(holding=True):
                await asyncio.sleep(0.01)
        # And both work on.
        assert (await match(Lobby(one), "last")).held[0].seat == 1


async def test_who_gives_up_leaves_the_queue(
    two: tuple[LiveTables, LiveTables], backends: Backends
) -> None:
    one, other = two

    async def stand(process: Bus) -> None:
        async with process.queue(QUEUE):
            await asyncio.sleep(60)

    async with asyncio.timeout(PATIENCE):
        first = asyncio.create_task(stand(one.store.bus))
        while not await backends.which(holding=True):
            await asyncio.sleep(0.01)
        second = asyncio.create_task(stand(other.store.bus))
        while not await backends.which(holding=False):
            await asyncio.sleep(0.01)
        for task in (second, first):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        async with other.store.bus.queue(QUEUE):
            assert len(await backends.which(holding=True)) == 1
        assert not await backends.which(holding=True)


async def test_a_database_that_does_not_answer_is_not_waited_for(
    two: tuple[LiveTables, LiveTables], backends: Backends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "HELD_AT_MOST", 0.3)
    one, other = two
    passed = False

    async def go() -> None:
        nonlocal passed
        async with other.store.bus.queue(QUEUE):
            passed = True

    async with one.store.bus.queue(QUEUE):
        going = asyncio.create_task(go())
        async with asyncio.timeout(PATIENCE):
            silent: list[int] = []
            while not (silent or going.done()):
                silent = await backends.which(holding=False)
            for pid in silent:
                os.kill(pid, signal.SIGSTOP)
            try:
                await going
            finally:
                for pid in silent:
                    os.kill(pid, signal.SIGCONT)
    assert passed
