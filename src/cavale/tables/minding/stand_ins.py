"""A bot plays for a player who stays away, where the table was opened so.

A player is away while no stream of the table is open with the seat's secret. The time until a bot
takes over counts from the last change or the last closed stream, whichever came later. It only runs
in a process that has another stream of the table: a game without an audience stands still, and
after a restart the time starts again. Streams of other processes leave signs of life in the store.
"""

import asyncio
import logging

from cavale.tables.deciding.refusals import Refused, not_now
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import times
from cavale.tables.log.entries import AnyEntry, StandIn
from cavale.tables.log.table import Table
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.patience import PRESENT

logger = logging.getLogger(__name__)


def replaceable(table: Table) -> int | None:
    """The player for whom a bot would play now, were they away.

    Not a player who shares a screen: a shared screen has one seat's stream open at a time. Not the
    last person who plays.
    """
    seat = table.mover
    if table.stand_in is None or seat is None or table.seats[seat].bot is not None:
        return None
    player = table.order[seat]
    people = sum(one.bot is None for one in table.players)
    return None if people == 1 or len(table.group(player)) > 1 else player


def stand_in(table: Table, player: int) -> StandIn:
    """A bot of the middle level, if that player is still the one to move."""
    if replaceable(table) != player:
        raise not_now("nobody-away")
    return StandIn(player, (table.game.spec.levels + 1) // 2)


class StandIns:
    """Any number of processes may wait for the same player: the log takes one stand-in."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._alarms: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._closed = False
        live.publisher.on_change.append(self.on_change)
        live.hub.on_audience.append(self._on_audience)

    def close(self) -> None:
        self._closed = True
        for table_id in list(self._alarms):
            self._stop(table_id)

    def on_change(self, cached: CachedTable) -> None:
        """Starts the timer, lets it run, or stops it."""
        table = cached.table
        if table.stand_in is None:
            return
        if self._closed or self._away(table) is None:
            self._stop(table.id)
        elif self._alarms.get(table.id, (0, None))[0] != table.decided:
            self._wait(table, table.stand_in)

    def _on_audience(self, table_id: str) -> None:
        cached = self._live.registry.known(table_id)
        if cached is not None:
            self.on_change(cached)

    def _away(self, table: Table) -> int | None:
        player, looking = replaceable(table), self._live.hub.looking(table.id)
        return None if not looking or player in looking else player

    def _wait(self, table: Table, seconds: float) -> None:
        self._stop(table.id)
        loop = asyncio.get_running_loop()
        alarm = loop.call_later(seconds, self._ring, table)
        self._alarms[table.id] = table.decided, alarm

    def _stop(self, table_id: str) -> None:
        _, alarm = self._alarms.pop(table_id, (0, None))
        if alarm is not None:
            alarm.cancel()

    def _ring(self, table: Table) -> None:
        self._alarms.pop(table.id, None)
        self._live.tasks.spawn(self._take_over(table))

    async def _take_over(self, table: Table) -> None:
        player = replaceable(table)
        assert player is not None
        patience = float(table.stand_in or 0)
        more = await self._more(table, player, patience)
        cached = self._live.registry.known(table.id)
        if cached is None or self._closed:
            return
        if cached.table.decided != table.decided or self._away(table) is None:
            return
        if more > 0:
            self._wait(table, more)
            return

        def decide(table: Table, _: int | None) -> AnyEntry:
            return stand_in(table, player)

        try:
            await self._live.commands.write(table.id, decide, version=table.version)
        except Refused as refused:
            # Somebody moved at the last moment, in another process perhaps.
            if refused.code not in ("stale_version", "not_now"):
                logger.warning("nobody stands in at table %s: %s", table.id, refused)
                self._wait(table, patience)

    async def _more(self, table: Table, player: int, patience: float) -> float:
        """Seconds for which a player must still be waited for whom another process has seen."""
        if not self._live.store.bus.shared:
            return 0.0
        try:
            sign = await self._live.store.presence.last_sign(table.id, player)
        except DatabaseError:
            return patience
        return 0.0 if sign is None else max(PRESENT / 1000, patience) - (times.now() - sign) / 1000
