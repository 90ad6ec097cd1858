"""What bots find while others are to move, until they are to move themselves."""

import asyncio
import logging
from typing import TYPE_CHECKING

from cavale.tables.live.cached import CachedTable
from cavale.tables.log.table import Table

if TYPE_CHECKING:
    from cavale.tables.thinking.idle import Idle

logger = logging.getLogger(__name__)

MOST = 256
"""Tables whose notes are kept."""


class Ahead:
    """One thought for each table; it ends when somebody moves there. Without a place for such
    thoughts there are none."""

    def __init__(self, idle: "Idle | None") -> None:
        self._idle = idle
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._notes: dict[str, bytes] = {}

    @property
    def thinking(self) -> int:
        return len(self._tasks)

    def on_change(self, cached: CachedTable) -> None:
        table, task = cached.table, self._tasks.get(cached.table.id)
        if task is not None and task.get_name() == str(table.decided):
            return
        if task is not None:
            task.cancel()
        seat = ponderer(table)
        if self._idle is not None and seat is not None:
            task = asyncio.create_task(
                self._think(self._idle, table, seat), name=str(table.decided)
            )
            self._tasks[table.id] = task
            task.add_done_callback(lambda task: self._ended(table.id, task))

    def take(self, table: str) -> bytes:
        """The notes for the move that is due now, if there are any."""
        return self._notes.pop(table, b"")

    async def close(self) -> None:
        self._idle = None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, idle: "Idle", table: Table, seat: int) -> None:
        level = table.seats[seat].bot
        assert level is not None
        state = table.position.observe(seat).state
        self._notes.pop(table.id, None)
        try:
            notes = await idle.ponder(table.game, state, seat, level)
        except Exception:
            logger.exception("the bot at table %s could not think ahead", table.id)
            return
        if notes:
            self._notes[table.id] = notes
            if len(self._notes) > MOST:
                del self._notes[next(iter(self._notes))]

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table) is task:
            del self._tasks[table]


def ponderer(table: Table) -> int | None:
    """The seat of a bot that goes on thinking while a person is to move."""
    mover = table.mover
    if mover is None or table.seats[mover].bot is not None:
        return None
    levels = table.game.spec.ponders
    return next((seat for seat, one in enumerate(table.seats) if one.bot in levels), None)
