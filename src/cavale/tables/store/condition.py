"""Whether a store would keep what it is given: asked by writing, not by hoping."""

import asyncio
import time

from sqlalchemy import Connection, text

from cavale.tables.log.times import now
from cavale.tables.store.database import Database
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.protocols import Condition
from cavale.tables.store.schema import pulse
from cavale.tables.store.upgrading import BEHIND, revision

LEAST_ROOM = 32 * 1024 * 1024
"""Bytes: with less on its disk a server of SQLite would stop in the middle of a checkpoint."""
PATIENCE = 2.0
"""Seconds in which the database must have written."""
FRESH = 1.0
"""Seconds for which an answer is given again: asking must not cost what moves need."""


class Probe:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking: asyncio.Task[Condition] | None = None
        self._answered = -FRESH

    async def condition(self) -> Condition:
        """One question at a time: many that wait for a lock would all hold up the next move."""
        if self._asking is None or (
            self._asking.done() and time.monotonic() > self._answered + FRESH
        ):
            self._asking = asyncio.create_task(self._ask())
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.shield(self._asking)
        except TimeoutError:
            return Condition(database=False, schema=True, disk=self._roomy())

    async def close(self) -> None:
        if self._asking is not None:
            await asyncio.gather(self._asking, return_exceptions=True)

    async def _ask(self) -> Condition:
        try:
            found = await self._database.write(_beat)
            return Condition(database=True, schema=found not in BEHIND, disk=self._roomy())
        except DatabaseError:
            return Condition(database=False, schema=True, disk=self._roomy())
        finally:
            self._answered = time.monotonic()

    def _roomy(self) -> bool:
        try:
            room = self._database.room()
        except OSError:
            return False
        return room is None or room >= LEAST_ROOM


def _beat(connection: Connection) -> str | None:
    connection.execute(_BEAT, {"at": now()})
    return revision(connection)


_BEAT = text(
    f"INSERT INTO {pulse} (id, at) VALUES (1, :at) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
)
