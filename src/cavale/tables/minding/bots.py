"""The bots' moves: one task for each bot that is to move, all of them think in one pool."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import chain, repeat
from typing import TYPE_CHECKING

from cavale.tables.deciding import actions
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table
from cavale.tables.minding.ahead import Ahead
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.summary import awaits_bot
from cavale.tables.thinking.pool import think
from cavale.tables.thinking.turns import QUICK, Errand
from cavale.tables.thinking.workers import Thinking

if TYPE_CHECKING:
    from cavale.tables.thinking.idle import Idle

logger = logging.getLogger(__name__)

PAUSE = 0.25
"""Seconds between two moves, at least: pages show them at a pace of their own."""
RETRIES = (1.0, 5.0, 30.0)
"""Seconds that a bot which failed waits before it tries again."""
ASKS_AGAIN = 0.5
"""Seconds until a process asks again for the lock on a bot that another one holds."""
ROUND = 10.0
"""Seconds between two searches for bots that no process thinks for."""

PATIENT = 1.5
"""Seconds that a bot waits for its turn to think before the page is told."""
QUICK_UP_TO = 2
"""The level up to which a bot is taken to be quick until it has been seen."""
QUICK_LEVEL, DEAR_LEVEL = 0.05, 1.0


class Bots:
    def __init__(
        self,
        live: LiveTables,
        thinking: Thinking,
        pause: float = PAUSE,
        idle: "Idle | None" = None,
    ) -> None:
        """`idle` is where bots think while others are to move, if they do."""
        self._live = live
        self._thinking = thinking
        self._pause = pause
        self._ahead = Ahead(idle)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._coming: defaultdict[str, float] = defaultdict(float)
        """For each client, seconds of bots at tables that are being opened."""
        self._given_up: set[str] = set()
        self._rounds: asyncio.Task[None] | None = None
        self._closed = False
        live.publisher.on_change.append(self.on_change)

    @property
    def waiting(self) -> int:
        """How many bots are to move."""
        return len(self._tasks)

    @contextmanager
    def coming(self, slug: str, level: int, client: str) -> Iterator[float]:
        """While a table is opened: seconds that its bot would take for its first move, after those
        of all that its client opens at the same time."""
        errand = _errand(slug, level, client, "")
        seconds = self._thinking.expected(errand)
        if seconds > QUICK:
            seconds += self._coming[client]
        self._coming[client] += errand.seconds
        try:
            yield seconds
        finally:
            self._coming[client] -= errand.seconds
            if self._coming[client] < QUICK_LEVEL / 2:
                del self._coming[client]

    def on_change(self, cached: CachedTable) -> None:
        """Begins to think if a bot is to move; cancels a thought about an older position."""
        table = cached.table
        if not self._closed:
            self._ahead.on_change(cached)
        task = self._tasks.get(table.id)
        if task is not None:
            if task.get_name() != str(table.decided):
                task.cancel()
        elif awaits_bot(table) and not self._closed:
            task = asyncio.create_task(self._play(cached), name=str(table.decided))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._ended(cached))

    def _ended(self, cached: CachedTable) -> None:
        self._tasks.pop(cached.table.id, None)
        self.on_change(self._live.registry.newest(cached))

    async def resume(self) -> None:
        """After a restart: loads every table where a bot is to move."""
        await self._look_after(await self._live.store.index.awaiting_bots())
        if self._live.store.bus.shared:
            self._rounds = asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        """Looks after the tables of processes that have died."""
        before: set[str] = set()
        while True:
            await asyncio.sleep(ROUND)
            with suppress(DatabaseError):
                awaiting = await self._live.store.index.awaiting_bots()
                await self._look_after([table for table in awaiting if table in before])
                before = set(awaiting)

    async def _look_after(self, tables: list[str]) -> None:
        for table_id in tables:
            if table_id not in self._given_up:
                try:
                    await self._live.registry.get(table_id)
                except Refused as refused:
                    self._given_up.add(table_id)
                    logger.warning("table %s cannot go on: %s", table_id, refused)

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        if self._rounds is not None:
            tasks.append(self._rounds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, self._ahead.close(), return_exceptions=True)

    async def _play(self, cached: CachedTable) -> None:
        seat, shown = cached.table.mover, False
        try:
            while seat is not None:
                async with self._live.store.bus.turn(cached.table.id) as mine:
                    if mine:
                        await self._move(cached)
                        return
                # Another process thinks, and this one is ready should that one die.
                if not shown:
                    self._show(cached, seat, True)
                    shown = True
                await asyncio.sleep(ASKS_AGAIN)
        finally:
            if seat is not None and cached.thinking:
                self._show(cached, seat, False)

    async def _move(self, cached: CachedTable) -> None:
        rests = chain(RETRIES, repeat(RETRIES[-1]))
        while True:
            table = cached.table
            if not awaits_bot(table):
                return
            seat = table.mover
            assert seat is not None
            self._show(cached, seat, True)
            try:
                move = await self._choose(cached, seat)
            except Exception:
                logger.exception("the bot at table %s found no move", table.id)
                await asyncio.sleep(next(rests))
                continue
            finally:
                self._show(cached, seat, False)

            def decide(
                table: Table, _: int | None, *, seat: int = seat, move: str = move
            ) -> AnyEntry:
                return actions.play(table, seat, move, bot=True)

            try:
                await self._live.commands.write(table.id, decide, version=table.version)
            except Refused as refused:
                if refused.code != "stale_version":
                    logger.warning("table %s refused its bot: %s", table.id, refused)
                    await asyncio.sleep(next(rests))
                if self._live.registry.newest(cached) is cached:
                    continue
            return

    async def _choose(self, cached: CachedTable, seat: int) -> str:
        table = cached.table
        level = table.seats[seat].bot
        assert level is not None
        seen = table.position.observe(seat)
        purpose = f"bot {table.id} {table.version}"
        seed = int.from_bytes(self._live.entropy(purpose)[:7])
        notes = self._ahead.take(table.id)
        errand = _errand(table.game.slug, level, cached.client, table.id, bool(notes))
        late = asyncio.get_running_loop().call_later(PATIENT, self._show_waiting, cached, seat)
        asked = table.game, seen.state, seat, level, seed, notes

        def begun() -> None:
            late.cancel()
            if cached.waiting:
                self._show(cached, seat, True)

        try:
            thought = self._thinking.run(errand, think, *asked, begun=begun)
            move, _ = await asyncio.gather(thought, asyncio.sleep(self._pause))
        finally:
            late.cancel()
        return move

    def _show_waiting(self, cached: CachedTable, seat: int) -> None:
        self._show(cached, seat, True, waiting=True)

    def _show(
        self, cached: CachedTable, seat: int, thinking: bool, *, waiting: bool = False
    ) -> None:
        cached.thinking, cached.waiting = thinking, waiting
        self._live.hub.thinking(cached.table.id, seat, thinking, waiting)


def _errand(slug: str, level: int, client: str, table: str, noted: bool = False) -> Errand:
    """Whose turn it is when that bot is to move; without an address a table stands for itself.

    With notes it costs something else than without.
    """
    cost = QUICK_LEVEL if level <= QUICK_UP_TO else DEAR_LEVEL
    what = f"{slug} {level} noted" if noted else f"{slug} {level}"
    return Errand("bot", client or table, table, what, cost)
