"""The tables of this process: load, check, append, publish. Any process can serve any table."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar

from cavale.core.chance import Entropy, system_entropy
from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.core.words import Words
from cavale.tables.deciding.refusals import (
    Refused,
    not_now,
    seat_taken,
    stale,
    unknown_table,
    wrong_seat,
)
from cavale.tables.live.cached import Head, Moment, now
from cavale.tables.live.frame_worker.client import Crier
from cavale.tables.live.frames import Telling
from cavale.tables.live.hub import Hub
from cavale.tables.log import dealing
from cavale.tables.log.entries import AnyEntry, Claim, Logged, Play
from cavale.tables.log.fold import RulesChanged, begin, follow
from cavale.tables.log.table import Table
from cavale.tables.store.append import Append, Row, alarm
from cavale.tables.store.errors import Closed, Conflict, DatabaseError, Unreadable
from cavale.tables.store.meters import SECONDS, Histogram
from cavale.tables.store.presence import PRESENT
from cavale.tables.store.protocols import GONE, Grown, Store
from cavale.tables.store.summary import indexed, summary

logger = logging.getLogger(__name__)

T = TypeVar("T")
KEPT = 512
LATEST = 2**31 - 1
Decide = Callable[[Table, int | None], AnyEntry]
"""What to log at a table, given the seat that asks."""


class House:
    def __init__(
        self,
        store: Store,
        hub: Hub,
        games: Mapping[str, Spec],
        entropy: Entropy = system_entropy,
    ) -> None:
        self.store = store
        self.hub = hub
        self.games = games
        self.entropy = entropy
        self.considering: list[Callable[[Head], None]] = []
        """Who hears of each table that was read or has changed."""
        self.moves = 0
        self.answers = Histogram(SECONDS)
        self.open_game = lru_cache(64)(self._open_game)
        self._heads: dict[str, Head] = {}
        self._loading: dict[str, asyncio.Task[Head]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._news: list[tuple[Head, Sequence[Moment]]] = []
        self.crier = Crier(hub, self._tell)

    def _open_game(self, slug: str, variant: str, seats: int, rules: int) -> Game:
        return Game(self.games[slug].under(rules), variant, seats)

    @property
    def held(self) -> int:
        """How many tables are in memory."""
        return len(self._heads)

    async def head(self, table_id: str) -> Head:
        head = self._heads.pop(table_id, None)
        if head is None:
            if table_id not in self._loading:
                loading = self.spawn(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            return await asyncio.shield(self._loading[table_id])
        self._heads[table_id] = head
        return head

    async def _load(self, table_id: str) -> Head:
        try:
            rows = await self.store.log.read(table_id)
        except Unreadable as error:
            logger.error("%s", error)
            raise unreadable() from None
        if not rows:
            raise unknown_table()
        first = rows[0].logged
        try:
            head = Head(begin(table_id, first, self.open_game), first)
            self._learn(head, rows[1:])
        except (RulesChanged, KeyError):
            raise not_now(
                "Cette table suit d'anciennes règles que ce serveur n'a plus.",
                "This table follows older rules that this server no longer has.",
            ) from None
        except Exception:
            logger.exception("the log of table %s cannot be followed", table_id)
            raise unreadable() from None
        self.keep(head)
        return head

    def newest(self, head: Head) -> Head:
        """The head of the same table that is in memory now: another, if that one had made room."""
        return self._heads.get(head.table.id, head)

    def known(self, table_id: str) -> Head | None:
        """The table if it is in memory."""
        return self._heads.get(table_id)

    def keep(self, head: Head) -> None:
        """Hold a table in memory; the ones that were asked for longest ago make room."""
        self._heads[head.table.id] = head
        self._changed(head)
        for table_id in list(self._heads):
            if len(self._heads) <= KEPT:
                break
            idle = self._heads[table_id]
            if idle is not head and not (
                idle.lock.locked() or idle.thinking or self.hub.watched(table_id)
            ):
                del self._heads[table_id]

    def _learn(self, head: Head, rows: list[Row]) -> list[Moment]:
        moments: list[Moment] = []
        table = head.table
        for row in rows:
            table = follow(table, row.logged)
            moments.append((row.logged, table))
            if row.key is not None:
                head.keys[row.key] = row.logged.seq
        head.advance(moments)
        return moments

    async def refresh(self, head: Head) -> None:
        """Take in what others wrote: whatever the log has after the last entry known here."""
        self._take_in(head, await self.store.log.read(head.table.id, head.table.version))

    def _take_in(self, head: Head, rows: list[Row]) -> None:
        new = [row for row in rows if row.logged.seq > head.table.version]
        if new:
            # Whoever wrote them has changed the index too.
            head.indexed = None
            self._publish(head, self._learn(head, new))

    async def heard(self, grown: Grown | None) -> None:
        """Other processes wrote this; None: they may have written anything."""
        if grown is None:
            grown = dict.fromkeys((*self._heads, *self._loading), LATEST)
        for table_id, seq in grown.items():
            if seq == GONE:
                self._heads.pop(table_id, None)
        await asyncio.gather(
            *(self._loading[one] for one in grown if one in self._loading), return_exceptions=True
        )
        heads = [self._heads[one] for one in grown if one in self._heads]
        behind = {h.table.id: h.table.version for h in heads if h.table.version < grown[h.table.id]}
        for table_id, rows in (await self.store.log.read_many(behind)).items():
            head = self._heads.get(table_id)
            if head is not None:
                async with head.lock:
                    self._take_in(head, rows)

    async def seat(self, table_id: str, secret: str | None) -> tuple[Head, int | None]:
        """The table, and which player is asking; None is a spectator.

        Whoever was answered by one process is answered no less by another; but while the database
        is away, as much as is known here.
        """
        head = await self.head(table_id)
        if self.store.bus.shared:
            async with head.lock:
                with suppress(DatabaseError):
                    await self.refresh(head)
        return head, head.player(secret)

    async def write(
        self,
        table_id: str,
        decide: Decide,
        *,
        secret: str | None = None,
        version: int | None = None,
        key: str | None = None,
        sitting: str | None = None,
    ) -> int:
        """Log what `decide` answers, if it does not refuse; the version is that of its entry."""
        while True:
            head = await self.head(table_id)
            async with head.lock:
                if head.unsure:
                    await self.make_sure(head)
                seat, own_key = None, None
                if key is not None:
                    player, own_key = await self.check(head, secret, key)
                    if own_key in head.keys:
                        return head.keys[own_key]
                    seat = head.table.seat_of(player)
                if version is not None and version != head.table.version:
                    await self.check_version(head, version)
                moments = self.settle(head.table, decide(head.table, seat))
                if await self.commit(head, moments, own_key, sitting=sitting):
                    return moments[0][0].seq
                if sitting is not None and await self.store.index.sitting(sitting) is not None:
                    raise seat_taken()

    async def check(self, head: Head, secret: str | None, key: str) -> tuple[int, str]:
        """Who is asking, and the key as it is stored: each player's keys are their own."""
        player = head.player(secret)
        if player is None and self.store.bus.shared:
            # Perhaps the seat was taken by way of another process.
            await self.refresh(head)
            player = head.player(secret)
        if player is None:
            raise wrong_seat()
        return player, f"{player}:{key}"

    async def check_version(self, head: Head, version: int | None) -> None:
        """Refuses what was decided on another version than the newest."""
        if version is None:
            return
        if version > head.table.version:
            # Seen by way of another process, perhaps.
            await self.refresh(head)
        if version != head.table.version:
            raise stale(head.table.version)

    def settle(self, table: Table, entry: AnyEntry) -> list[Moment]:
        """An entry and all that chance does right after it."""
        moments: list[Moment] = []
        while True:
            logged = Logged(table.version + 1, now(), entry)
            table = follow(table, logged)
            moments.append((logged, table))
            if not table.at_chance:
                return moments
            entry = dealing.deal(table)

    async def commit(
        self,
        head: Head,
        moments: list[Moment],
        key: str | None,
        *others: Append,
        sitting: str | None = None,
    ) -> bool:
        """Durable first, then known, then published. False: somebody else was first."""
        table = moments[-1][1]
        after = indexed(table)
        first, *rest = [logged for logged, _ in moments]
        rows = (Row(first, key), *map(Row, rest))
        changed = None if after == head.indexed else summary(table, head.opened)
        append = Append(table.id, rows, changed, sitting, alarm(table))

        def durable() -> None:
            head.advance(moments, key)
            self.moves += isinstance(first.entry, Play)
            head.indexed = after
            if not self._news:
                asyncio.get_running_loop().call_soon(self._spread)
            self._news.append((head, moments))

        try:
            await self.save(head, append, *others, then=durable)
        except Conflict:
            await self.refresh(head)
            return False
        return True

    async def save(
        self, head: Head, *appends: Append, then: Callable[[], None] = lambda: None
    ) -> None:
        try:
            await self.store.log.append(*appends, then=then)
        except (Closed, DatabaseError) as error:
            head.unsure = True
            logger.warning("something was not saved: %s", type(error).__name__)
            raise not_saved() from error

    async def make_sure(self, head: Head) -> None:
        """After a write that failed nobody knows whether it was written: ask the log."""
        if head.unsure:
            try:
                await self.refresh(head)
            except DatabaseError as error:
                raise not_saved() from error
            head.unsure = False

    async def still_there(self, head: Head, player: int | None) -> None:
        """Somebody looks at a table.

        Who waits there for anybody to come is seen to be present, and other processes are told
        where a bot would play for whoever is away.
        """
        table = head.table
        with suppress(DatabaseError):
            if player is None:
                return
            if table.public and table.status == "waiting":
                await self.store.presence.still_there(table.id, now() + PRESENT)
            if table.stand_in is not None and self.store.bus.shared:
                await self.store.presence.sign(table.id, player, now())

    def _spread(self) -> None:
        """Publishes what has become durable together."""
        news, self._news = self._news, []
        for head, moments in self.crier.take(news):
            self._tell(head, moments)
        for head, _ in news:
            self._changed(head)

    def _publish(self, head: Head, moments: Sequence[Moment]) -> None:
        self._tell(head, moments)
        if moments:
            self._changed(head)

    def _tell(self, head: Head, moments: Sequence[Moment]) -> None:
        """What goes wrong here takes nothing back: it is durable, and others are to be told too."""
        try:
            self._tell_here(head, moments)
        except Exception:
            logger.exception("table %s could not be told of", head.table.id)

    def _tell_here(self, head: Head, moments: Sequence[Moment]) -> None:
        for logged, table in moments:
            if isinstance(logged.entry, Claim):
                self.hub.dismiss(table.id, logged.entry.player)
            thinking = head.thinking and table is head.table
            if self.hub.watched(table.id):
                head.told = Telling(table, logged, thinking, head.told)
                self.hub.publish(table.id, logged.seq, head.told.frame)

    def _changed(self, head: Head) -> None:
        for consider in self.considering:
            try:
                consider(head)
            except Exception:
                logger.exception("table %s could not be considered", head.table.id)

    def spawn(self, work: Coroutine[object, object, T]) -> "asyncio.Task[T]":
        """A task that nobody's cancellation reaches, and that is waited for at the end."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[T]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            # Whoever asked may have gone; then nobody else looks at it.
            task.exception()

    async def shielded(self, work: Coroutine[object, object, T]) -> T:
        return await asyncio.shield(self.spawn(work))

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


def unreadable() -> Refused:
    return not_now("Cette table ne peut plus être lue.", "This table can no longer be read.")


def not_saved() -> Refused:
    return Refused(
        "not_saved",
        Words("Le coup n'a pas pu être gardé ; réessayez.", "It could not be saved; try again."),
    )
