"""Who sees to it that a bot plays for somebody who stays away, where the table so decided.

A seat is away when nobody has the table's stream open with its secret. It is waited for as long as
the table says, since it left or since anything happened; and only while somebody looks on, by the
process that has their stream: games that nobody follows stand still, and after a restart the
waiting begins anew. Streams at other processes are known by the signs they leave in the store.
"""

import asyncio
import logging

from cavale.tables.deciding.refusals import Refused, not_now
from cavale.tables.live.cached import Head, now
from cavale.tables.live.house import House
from cavale.tables.log.entries import AnyEntry, StandIn
from cavale.tables.log.table import Table
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.presence import PRESENT

logger = logging.getLogger(__name__)


def replaceable(table: Table) -> int | None:
    """The player for whom a bot would play now, were they away.

    Nobody who shares a screen, for they do not look through the eyes of each seat all the time; and
    not the last who plays for themselves.
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
        raise not_now("Personne n'est à remplacer.", "There is nobody to stand in for.")
    return StandIn(player, (len(table.game.spec.levels) + 1) // 2)


class Absences:
    """Any number of processes may wait for the same player: the log takes one stand-in."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alarms: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._closed = False
        house.considering.append(self.consider)
        house.hub.moved = self._moved

    def close(self) -> None:
        self._closed = True
        for table_id in list(self._alarms):
            self._stop(table_id)

    def consider(self, head: Head) -> None:
        """Begin to wait, go on waiting, or stop."""
        table = head.table
        if table.stand_in is None:
            return
        if self._closed or self._away(table) is None:
            self._stop(table.id)
        elif self._alarms.get(table.id, (0, None))[0] != table.version:
            self._wait(table, table.stand_in)

    def _moved(self, table_id: str) -> None:
        head = self._house.known(table_id)
        if head is not None:
            self.consider(head)

    def _away(self, table: Table) -> int | None:
        player, looking = replaceable(table), self._house.hub.looking(table.id)
        return None if not looking or player in looking else player

    def _wait(self, table: Table, seconds: float) -> None:
        self._stop(table.id)
        loop = asyncio.get_running_loop()
        alarm = loop.call_later(seconds, self._ring, table)
        self._alarms[table.id] = table.version, alarm

    def _stop(self, table_id: str) -> None:
        _, alarm = self._alarms.pop(table_id, (0, None))
        if alarm is not None:
            alarm.cancel()

    def _ring(self, table: Table) -> None:
        self._alarms.pop(table.id, None)
        self._house.spawn(self._take_over(table))

    async def _take_over(self, table: Table) -> None:
        player = replaceable(table)
        assert player is not None
        patience = float(table.stand_in or 0)
        more = await self._more(table, player, patience)
        head = self._house.known(table.id)
        if head is None or head.table is not table or self._away(table) is None or self._closed:
            return
        if more > 0:
            self._wait(table, more)
            return

        def decide(table: Table, _: int | None) -> AnyEntry:
            return stand_in(table, player)

        try:
            await self._house.write(table.id, decide, version=table.version)
        except Refused as refused:
            # Somebody moved at the last moment, in another process perhaps.
            if refused.code not in ("stale_version", "not_now"):
                logger.warning("nobody stands in at table %s: %s", table.id, refused)
                self._wait(table, patience)

    async def _more(self, table: Table, player: int, patience: float) -> float:
        """Seconds for which a player must still be waited for whom another process has seen."""
        if not self._house.store.bus.shared:
            return 0.0
        try:
            sign = await self._house.store.presence.last_sign(table.id, player)
        except DatabaseError:
            return patience
        return 0.0 if sign is None else max(PRESENT / 1000, patience) - (now() - sign) / 1000
