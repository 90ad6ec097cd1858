"""Who computes for the bots: one executor, and one task for each bot that is to move."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from contextlib import suppress
from itertools import chain, repeat

from cavale.tables.deciding import actions
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live.cached import Head
from cavale.tables.live.house import House
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.summary import awaits_bot
from cavale.tables.thinking.pool import think

logger = logging.getLogger(__name__)

PAUSE = 0.4
"""Seconds between two moves, at least, so that a person can follow."""
PATIENCE = (1.0, 5.0, 30.0)
"""How long a bot that failed waits before it tries again."""
ANOTHER_LOOK = 0.5
"""Seconds until a process asks again whether it may think for a bot that another one has."""
ROUND = 10.0
"""Seconds between two looks for bots that nobody thinks for."""


class Bots:
    """`hire` makes an executor: the first one, and another where one has broken down."""

    def __init__(self, house: House, hire: Callable[[], Executor], pause: float = PAUSE) -> None:
        self._house = house
        self._hire = hire
        self.executor = hire()
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._given_up: set[str] = set()
        self._rounds: asyncio.Task[None] | None = None
        self._closed = False
        house.considering.append(self.consider)

    @property
    def waiting(self) -> int:
        """How many bots are to move."""
        return len(self._tasks)

    def consider(self, head: Head) -> None:
        """Begin to think if a bot is to move; drop a thought about what is no longer so."""
        table = head.table
        task = self._tasks.get(table.id)
        if task is not None:
            if task.get_name() != str(table.version):
                task.cancel()
        elif awaits_bot(table) and not self._closed:
            task = asyncio.create_task(self._play(head), name=str(table.version))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._ended(head))

    def _ended(self, head: Head) -> None:
        self._tasks.pop(head.table.id, None)
        self.consider(self._house.newest(head))

    async def resume(self) -> None:
        """After a restart: every table where a bot is awaited."""
        await self._look_after(await self._house.store.index.awaiting_bots())
        if self._house.store.bus.shared:
            self._rounds = asyncio.create_task(self._go_round())

    async def _go_round(self) -> None:
        """Looks after the tables of processes that have died."""
        before: set[str] = set()
        while True:
            await asyncio.sleep(ROUND)
            with suppress(DatabaseError):
                awaiting = await self._house.store.index.awaiting_bots()
                await self._look_after([table for table in awaiting if table in before])
                before = set(awaiting)

    async def _look_after(self, tables: list[str]) -> None:
        for table_id in tables:
            if table_id not in self._given_up:
                try:
                    await self._house.head(table_id)
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
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, head: Head) -> None:
        seat, shown = head.table.mover, False
        try:
            while seat is not None:
                async with self._house.store.bus.turn(head.table.id) as mine:
                    if mine:
                        await self._move(head)
                        return
                # Another process thinks, and this one is ready should that one die.
                if not shown:
                    self._show(head, seat, True)
                    shown = True
                await asyncio.sleep(ANOTHER_LOOK)
        finally:
            if seat is not None and head.thinking:
                self._show(head, seat, False)

    async def _move(self, head: Head) -> None:
        rests = chain(PATIENCE, repeat(PATIENCE[-1]))
        while True:
            table = head.table
            if not awaits_bot(table):
                return
            seat = table.mover
            assert seat is not None
            self._show(head, seat, True)
            try:
                move = await self._choose(table, seat)
            except Exception as error:
                if isinstance(error, BrokenExecutor):
                    self.executor.shutdown(wait=False)
                    self.executor = self._hire()
                logger.exception("the bot at table %s found no move", table.id)
                await asyncio.sleep(next(rests))
                continue
            finally:
                self._show(head, seat, False)

            def decide(
                table: Table, _: int | None, *, seat: int = seat, move: str = move
            ) -> AnyEntry:
                return actions.play(table, seat, move, bot=True)

            try:
                await self._house.write(table.id, decide, version=table.version)
            except Refused as refused:
                if refused.code != "stale_version":
                    logger.warning("table %s refused its bot: %s", table.id, refused)
                    await asyncio.sleep(next(rests))
                if self._house.newest(head) is head:
                    continue
            return

    async def _choose(self, table: Table, seat: int) -> str:
        level = table.seats[seat].bot
        assert level is not None
        seen = table.position.observe(seat)
        loop = asyncio.get_running_loop()
        seed = int.from_bytes(self._house.entropy(f"bot {table.id} {table.version}")[:7])
        thought = loop.run_in_executor(
            self.executor, think, table.game, seen.state, seat, level, seed
        )
        move, _ = await asyncio.gather(thought, asyncio.sleep(self._pause))
        return move

    def _show(self, head: Head, seat: int, thinking: bool) -> None:
        head.thinking = thinking
        self._house.hub.thinking(head.table.id, seat, thinking)
