"""Flags fall on time: by a timer at tables in memory, by a search of the index at the others.

So do rounds of nonces that somebody keeps waiting, and a beacon's round is mixed in when it comes.
"""

import asyncio
import logging

from cavale.core.beacon import Emitted
from cavale.tables.deciding import nonces, timing
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import rounds, times
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table
from cavale.tables.store.append import due
from cavale.tables.store.errors import DatabaseError

logger = logging.getLogger(__name__)

EVERY = 10.0
"""Seconds between two searches for tables whose time is up and that no process has in memory."""
FOUND_TOGETHER = 100
BEACON_EVERY = 0.25
"""Seconds between two looks for a beacon's round that is due."""


class Flags:
    """Any number of processes may watch the same clocks: the log takes one flag."""

    def __init__(self, live: LiveTables, every: float = EVERY) -> None:
        self._live = live
        self._every = every
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._watching: asyncio.Task[None] | None = None
        live.publisher.on_change.append(self.on_change)

    def on_change(self, cached: CachedTable) -> None:
        """Sets the timer of a table."""
        table_id = cached.table.id
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        at = due(cached.table)
        if at is None:
            return
        wait = (at - times.now()) / 1000
        if wait < 2 * self._every:
            loop = asyncio.get_running_loop()
            self._alarms[table_id] = loop.call_later(max(0.0, wait), self._ring, table_id)

    def _ring(self, table_id: str) -> None:
        self._alarms.pop(table_id, None)
        self._live.tasks.spawn(self.fall(table_id))

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            try:
                for table_id in await self._live.store.index.due(times.now(), FOUND_TOGETHER):
                    await self._look_at(table_id)
            except Exception:
                logger.exception("the clocks could not be read")
            await asyncio.sleep(self._every)

    async def _look_at(self, table_id: str) -> None:
        """What goes wrong at one table stops no other's clock."""
        try:
            await self._look(table_id)
        except DatabaseError:
            raise
        except Exception:
            logger.exception("the flag at table %s did not fall", table_id)

    async def _look(self, table_id: str) -> None:
        try:
            await self._live.registry.get(table_id)
        except Refused as refused:
            logger.warning("the clock of table %s is stopped: %s", table_id, refused)
            await self._live.store.index.silence(table_id)
        else:
            await self.fall(table_id)

    async def fall(self, table_id: str) -> None:
        """If it is time. Somebody may have moved at the last moment, in another process perhaps."""

        def decide(table: Table, _: int | None) -> AnyEntry:
            if table.status == "waiting":
                return nonces.overdue(table, times.now(), self._given(table))
            return timing.fallen(table, times.now())

        try:
            await self._live.commands.write(table_id, decide)
        except Refused as refused:
            if refused.code != "not_now":
                logger.warning("the flag at table %s did not fall: %s", table_id, refused)
            else:
                self._look_for_beacon(table_id)

    def _given(self, table: Table) -> Emitted | None:
        """What the beacon said in the round that is mixed in here, if it has."""
        number, beacon = rounds.beacon_round(table), self._live.beacon
        if number is None or beacon is None or table.beacon is None:
            return None
        return beacon.find(number) if beacon.chain == table.beacon.chain else None

    def _look_for_beacon(self, table_id: str) -> None:
        cached = self._live.registry.known(table_id)
        if cached is not None and rounds.phase(cached.table) == "beacon":
            loop = asyncio.get_running_loop()
            self._alarms[table_id] = loop.call_later(BEACON_EVERY, self._ring, table_id)
