"""Tells those who asked for it that it is their turn, on a device of theirs or in a group's chat.

Nobody is told who has the table open, and nobody twice. What is told is made of the observation of
the seat it is for; a hook, which a whole group reads, hears only whose turn it is.
"""

import asyncio
import logging
from typing import Final, Literal, Protocol

import msgspec

from cavale.core.cast import Cast, Role
from cavale.core.catalogue import say
from cavale.core.message import message
from cavale.tables.deciding.refusals import Refused
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import times
from cavale.tables.log.clocks import slow
from cavale.tables.log.table import Table
from cavale.tables.store.append import due
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.notice import Notice
from cavale.tables.store.patience import PRESENT

logger = logging.getLogger(__name__)

Why = Literal["turn", "reminder"]
_TOLD: Final[dict[Why, Literal["told", "reminded"]]] = {"turn": "told", "reminder": "reminded"}
PATIENCE = 5.0
"""Seconds for which somebody who has just closed the page, or loads it again, is not told."""
EVERY = 60.0
"""Seconds between two searches for clocks that run out."""
HOUR = 60 * 60 * 1000
LONGEST_BEFORE = 6 * HOUR
"""A reminder comes when a quarter of the time is left, but not sooner than this."""
FOUND_TOGETHER = 100


class Letter(msgspec.Struct, frozen=True):
    """What is told."""

    why: Why
    table: str
    game: str
    seat: int
    title: str
    text: str
    address: str


class Courier(Protocol):
    async def deliver(self, notice: Notice, letter: Letter) -> bool:
        """False if nobody is there any more. What fails otherwise has been logged."""


def awaited(table: Table) -> int | None:
    """The person whose turn it is."""
    seat = table.mover
    return None if seat is None or table.seats[seat].bot is not None else table.order[seat]


class Notices:
    def __init__(self, live: LiveTables, courier: Courier) -> None:
        self._live = live
        self._courier = courier
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self._watching: asyncio.Task[None] | None = None
        self._delivering: set[asyncio.Task[None]] = set()
        live.publisher.on_change.append(self.on_change)
        live.hub.on_audience.append(self._on_audience)

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        ending = [*self._delivering, *filter(None, [self._watching])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    def on_change(self, cached: CachedTable) -> None:
        """Waits a little, if whose turn it is has no page open."""
        table = cached.table
        if table.status == "over":
            self._stop(table.id)
            if table.series.over:
                self._live.tasks.spawn(self._end(table.id))
        elif not self._away(table):
            self._stop(table.id)
        elif self._timers.get(table.id, (-1, None))[0] != table.decided:
            self._stop(table.id)
            timer = asyncio.get_running_loop().call_later(PATIENCE, self._ring, table)
            self._timers[table.id] = table.decided, timer

    def _on_audience(self, table_id: str) -> None:
        cached = self._live.registry.known(table_id)
        if cached is not None and cached.table.status == "playing":
            self.on_change(cached)

    def _away(self, table: Table) -> bool:
        player = awaited(table)
        if player is None:
            return False
        return not table.group(player) & self._live.hub.looking(table.id)

    def _stop(self, table_id: str) -> None:
        _, timer = self._timers.pop(table_id, (0, None))
        if timer is not None:
            timer.cancel()

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        self._live.tasks.spawn(self.tell(table, "turn", table.decided))

    async def tell(self, table: Table, why: Why, at: int) -> None:
        """`at` names the occasion: of the same one nobody is told twice."""
        player, notices = awaited(table), self._live.store.notices
        try:
            if player is None or await self._elsewhere(table, player):
                return
            for notice in await notices.of(table.id):
                if not still_holds(table, notice):
                    await notices.remove(notice.id)
                elif (notice.kind == "hook" or notice.player == player) and await notices.claim(
                    notice.id, _TOLD[why], at
                ):
                    self._deliver(notice, letter(table, notice, why))
        except DatabaseError:
            logger.warning("who wants to be told of table %s cannot be read", table.id)

    def _deliver(self, notice: Notice, letter: Letter) -> None:
        """Beside the others: one that takes long, or fails, keeps nobody else's."""
        task = asyncio.create_task(self._bring(notice, letter))
        self._delivering.add(task)
        task.add_done_callback(self._delivering.discard)

    async def _bring(self, notice: Notice, letter: Letter) -> None:
        try:
            if not await self._courier.deliver(notice, letter):
                await self._live.store.notices.remove(notice.id)
        except Exception:
            logger.exception("a %s of table %s was not told", notice.kind, notice.table_id)

    async def _elsewhere(self, table: Table, player: int) -> bool:
        """They have a page open at another process."""
        if not self._live.store.bus.shared:
            return False
        sign = await self._live.store.presence.last_sign(table.id, player)
        return sign is not None and times.now() - sign < PRESENT

    async def _end(self, table_id: str) -> None:
        try:
            await self._live.store.notices.end(table_id)
        except DatabaseError:
            logger.warning("what was to be told of table %s stays until it is pruned", table_id)

    async def _watch(self) -> None:
        while True:
            try:
                await self.remind(times.now())
            except Exception:
                logger.exception("nobody could be reminded")
            await asyncio.sleep(EVERY)

    async def remind(self, now: int) -> None:
        """Those whose clock, at a game played over days, runs out soon."""
        after, until = (now, ""), now + LONGEST_BEFORE
        while found := await self._live.store.notices.near(after, until, FOUND_TOGETHER):
            after = found[-1]
            for _, table_id in found:
                try:
                    table = (await self._live.registry.get(table_id)).table
                except Refused:
                    continue
                at = due(table)
                if at is not None and self._away(table) and near_end(table, now):
                    await self.tell(table, "reminder", at)


def still_holds(table: Table, notice: Notice) -> bool:
    """Whether who asked has the seat still: it may have been freed, or gone to another device."""
    return notice.kind == "hook" or notice.holder == table.players[notice.player].secret


def near_end(table: Table, now: int) -> bool:
    at, clock = due(table), table.clock
    if at is None or clock is None or not slow(clock):
        return False
    return at - now <= min(LONGEST_BEFORE, clock.seconds * 1000 // 4)


def letter(table: Table, notice: Notice, why: Why) -> Letter:
    seat = table.mover
    assert seat is not None
    own = notice.kind == "push"
    roles = (
        Role(title, player.name)
        for title, player in zip(table.game.titles, table.seats, strict=True)
    )
    cast = Cast(tuple(roles), seat if own else None)
    said = [message("others-turn", seat=seat)]
    if why == "reminder":
        hours = max(1, ((due(table) or times.now()) - times.now()) // HOUR)
        said.append(message("notice-time", hours=hours))
    if own:
        said += table.position.observe(seat).prompt()
    return Letter(
        why,
        table.id,
        table.game.slug,
        seat,
        say(notice.lang, "title", table.game),
        say(notice.lang, said, table.game, cast),
        f"{notice.origin}/t/{table.id}",
    )
