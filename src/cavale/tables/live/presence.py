"""Open streams as signs of life: for those at the table, the lobby and the other processes."""

import asyncio
import re
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

_ASKING, _NOBODY = "?", "-"
_NUMBER = re.compile(r"\d+")
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
        self._elsewhere: dict[str, dict[str, frozenset[int]]] = {}
        """The same tables: who has them open in each of the other processes."""
        hub.on_audience.append(self._on_audience)
        store.bus.overhear(self)

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
            new = table.id not in self._told
            self._told[table.id] = now
            self._say(table.id, asking=new)
        return now

    def here(self, table: Table) -> list[int] | None:
        """The players who have the table open, and those at their screens.

        None where there is nobody to wait for.
        """
        if sum(one.kind != "bot" for one in table.players) < 2:
            return None
        looking = self._looking(table.id).union(*self._elsewhere.get(table.id, {}).values())
        return sorted({one for player in looking for one in table.group(player)})

    def told(self, process: str, about: str, word: str) -> None:
        """Another process says who has a table open there, and may ask the same of all."""
        table_id = about.removeprefix(_ASKING)
        if table_id not in self._told:
            return
        there = frozenset(map(int, _NUMBER.findall(word)))
        self._elsewhere.setdefault(table_id, {})[process] = there
        if about != table_id:
            self._say(table_id)
        self._changed(table_id)

    def missed(self) -> None:
        """What was said before is as good as forgotten: all who have these tables say it again."""
        for table_id in list(self._told):
            self._elsewhere.pop(table_id, None)
            self._say(table_id, asking=True)
            self._changed(table_id)

    def gone(self, process: str) -> None:
        for table_id, processes in list(self._elsewhere.items()):
            if processes.pop(process, None):
                self._changed(table_id)

    def _looking(self, table_id: str) -> set[int]:
        return {one for one in self._hub.looking(table_id) if one is not None}

    def _say(self, table_id: str, *, asking: bool = False) -> None:
        """To the other processes: the players who have the table open in this one."""
        looking = ",".join(map(str, sorted(self._looking(table_id)))) or _NOBODY
        self._store.bus.say(_ASKING + table_id if asking else table_id, looking)

    def close(self) -> None:
        for timer in self._leaving.values():
            timer.cancel()

    def _on_audience(self, table_id: str) -> None:
        if table_id in self._told:
            self._say(table_id)
            self._changed(table_id)

    def _changed(self, table_id: str) -> None:
        cached = self._registry.known(table_id)
        now = None if cached is None else self.here(cached.table)
        timer = self._leaving.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        if now is None or not self._hub.streamed(table_id):
            self._told.pop(table_id, None)
            self._elsewhere.pop(table_id, None)
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
