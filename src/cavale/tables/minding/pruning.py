"""Lets go of tables that have had their time, while the server runs."""

import asyncio
import logging

from cavale.tables.live.tables import LiveTables
from cavale.tables.log import times
from cavale.tables.store.protocols import GONE
from cavale.tables.store.retention import Keep

logger = logging.getLogger(__name__)

ROUND = 60 * 60.0
"""Seconds between two looks."""
BREATH = 1.0
"""Seconds between two batches: moves go first."""
PRUNED_TOGETHER = 50


class Pruning:
    """Any number of processes may be about it: one at a time is."""

    def __init__(self, live: LiveTables, keep: Keep, every: float = ROUND) -> None:
        self._live = live
        self._keep = keep
        self._every = every
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def _go_round(self) -> None:
        while True:
            try:
                gone = await self.prune()
                if gone:
                    logger.info("%d tables had had their time (%s)", gone, self._keep)
            except Exception as error:
                # The text of the error may hold the database's password.
                logger.warning("tables could not be pruned: %s", type(error).__name__)
            await asyncio.sleep(self._every)

    async def prune(self) -> int:
        """How many tables are gone."""
        gone = 0
        async with self._live.store.bus.turn("prune") as mine:
            while mine:
                tables = await self._live.store.prune(self._keep, times.now(), PRUNED_TOGETHER)
                # What is in memory would be written on where its beginning is missing.
                if tables:
                    await self._live.registry.hear(dict.fromkeys(tables, GONE))
                gone += len(tables)
                if len(tables) < PRUNED_TOGETHER:
                    break
                await asyncio.sleep(BREATH)
        return gone
