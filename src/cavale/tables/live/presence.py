"""Open streams as signs of life: for those at the table, the lobby and the other processes."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress

from cavale.tables.live.cached import CachedTable
from cavale.tables.live.hub import Hub
from cavale.tables.live.registry import Registry
from cavale.tables.log import times
from cavale.tables.log.clocks import slow
from cavale.tables.log.table import Table
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.patience import PATIENT, PRESENT
from cavale.tables.store.protocols import Store

GRACE = 4.0
"""Seconds for which somebody who loads the page again is not said to be away."""


class Presence:
    def __init__(self, store: Store, hub: Hub, registry: Registry) -> None:
        self._store = store
        self._hub = hub
        self._registry = registry
        self._told: dict[str, list[int]] = {}
        """For each table that a page has open, the players who were last said to be there."""
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        hub.on_audience.append(self._on_audience)

    async def seen(self, cached: CachedTable, player: int | None) -> None:
        """A player has the table's stream open."""
        if (sign := self.sign(cached, player)) is not None:
            await sign

    def sign(
        self, cached: CachedTable, player: int | None
    ) -> Coroutine[object, object, None] | None:
        """What there is to write because a player has the table's stream open.

        Who waits in the lobby is listed as long as this goes on; other processes read it before a
        bot stands in for an absent player.
        """
        table = cached.table
        if player is None:
            return None
        waits = table.public and table.status == "waiting"
        awaited = table.stand_in is not None and self._store.bus.shared
        return self._write(table, player, waits, awaited) if waits or awaited else None

    async def _write(self, table: Table, player: int, waits: bool, awaited: bool) -> None:
        with suppress(DatabaseError):
            if waits:
                patience = PATIENT if slow(table.clock) else PRESENT
                await self._store.presence.still_there(table.id, times.now() + patience)
            if awaited:
                await self._store.presence.sign(table.id, player, times.now())

    def greet(self, table: Table) -> list[int] | None:
        """Who is here, for a page that has just come; from now on it is told of changes."""
        now = self.here(table)
        if now is not None:
            self._told[table.id] = now
        return now

    def here(self, table: Table) -> list[int] | None:
        """The players who have the table open, and those at their screens.

        None where it says nothing: nobody to wait for, or streams that other processes have.
        """
        if self._store.bus.shared or sum(one.kind != "bot" for one in table.players) < 2:
            return None
        looking = self._hub.looking(table.id) - {None}
        return sorted({one for player in looking for one in table.group(player or 0)})

    def close(self) -> None:
        for timer in self._leaving.values():
            timer.cancel()

    def _on_audience(self, table_id: str) -> None:
        if table_id not in self._told:
            return
        cached = self._registry.known(table_id)
        now = None if cached is None else self.here(cached.table)
        timer = self._leaving.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        if now is None or not self._hub.streamed(table_id):
            self._told.pop(table_id, None)
        elif set(now) >= set(self._told.get(table_id, ())):
            self._tell(table_id, now)
        else:
            loop = asyncio.get_running_loop()
            self._leaving[table_id] = loop.call_later(GRACE, self._left, table_id)

    def _left(self, table_id: str) -> None:
        self._leaving.pop(table_id, None)
        cached = self._registry.known(table_id)
        now = None if cached is None else self.here(cached.table)
        if now is not None:
            self._tell(table_id, now)

    def _tell(self, table_id: str, here: list[int]) -> None:
        if self._told.get(table_id) != here:
            self._told[table_id] = here
            self._hub.tell(table_id, self._hub.encoder.presence(here))
