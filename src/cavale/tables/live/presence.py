"""Open streams as signs of life, for the lobby and for the other processes."""

from contextlib import suppress

from cavale.tables.live.cached import CachedTable
from cavale.tables.log import times
from cavale.tables.log.clocks import slow
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.index import PATIENT
from cavale.tables.store.presence import PRESENT
from cavale.tables.store.protocols import Store


class Presence:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def seen(self, cached: CachedTable, player: int | None) -> None:
        """A player has the table's stream open.

        Who waits in the lobby is listed as long as this goes on; other processes read it before a
        bot stands in for an absent player.
        """
        table = cached.table
        with suppress(DatabaseError):
            if player is None:
                return
            if table.public and table.status == "waiting":
                patience = PATIENT if slow(table.clock) else PRESENT
                await self._store.presence.still_there(table.id, times.now() + patience)
            if table.stand_in is not None and self._store.bus.shared:
                await self._store.presence.sign(table.id, player, times.now())
