"""The tables in memory: loaded from the log, kept while in use, brought up to date."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import islice

from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.tables.deciding.refusals import Refused, not_now, unknown_table
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.hub import Hub
from cavale.tables.live.publisher import Publisher
from cavale.tables.live.tasks import Tasks
from cavale.tables.log.fold import RulesChanged, begin, follow
from cavale.tables.log.seat_secrets import Who
from cavale.tables.store.append import Row
from cavale.tables.store.errors import DatabaseError, Unreadable
from cavale.tables.store.protocols import GONE, Grown, Store

logger = logging.getLogger(__name__)

KEPT = 256 << 20
"""Bytes that tables may take which nobody is at."""
LOOKED_THROUGH = 8
"""Tables that are looked at for one to let go of, when another comes."""
AT_ONCE = 50
"""Entries that are followed before others have their turn: a long log takes seconds to load."""
LATEST = 2**31 - 1


class Registry:
    """A cache of tables, the ones that were asked for last at the end.

    By hand, because a table that is locked, watched or thought about stays, however many there are.
    """

    def __init__(
        self, store: Store, hub: Hub, publisher: Publisher, games: Mapping[str, Spec], tasks: Tasks
    ) -> None:
        self._store = store
        self._hub = hub
        self._publisher = publisher
        self._games = games
        self._tasks = tasks
        self._cache: dict[str, CachedTable] = {}
        self.size = 0
        """About how many bytes they take."""
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._long = asyncio.Lock()
        """One long log is loaded at a time."""
        self.open_game = lru_cache(64)(self._open_game)

    def _open_game(self, slug: str, variant: str, seats: int, rules: int) -> Game:
        return Game(self._games[slug].under(rules), variant, seats)

    @property
    def held(self) -> int:
        return len(self._cache)

    async def get(self, table_id: str) -> CachedTable:
        cached = self._cache.pop(table_id, None)
        if cached is None:
            if table_id not in self._loading:
                loading = self._tasks.spawn(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            return await asyncio.shield(self._loading[table_id])
        self._cache[table_id] = cached
        self.size += cached.weigh()
        return cached

    def _let_go(self, table_id: str) -> None:
        cached = self._cache.pop(table_id, None)
        if cached is not None:
            self.size -= cached.weighed
            cached.weighed = 0

    async def _load(self, table_id: str) -> CachedTable:
        try:
            rows = await self._store.log.read(table_id)
        except Unreadable as error:
            logger.error("%s", error)
            raise unreadable() from None
        if not rows:
            raise unknown_table()
        first = rows[0].logged
        try:
            cached = CachedTable(begin(table_id, first, self.open_game), first)
            await self._follow_all(cached, rows[1:])
        except (RulesChanged, KeyError):
            raise not_now("old-rules") from None
        except Exception:
            logger.exception("the log of table %s cannot be followed", table_id)
            raise unreadable() from None
        self.keep(cached)
        return cached

    async def _follow_all(self, cached: CachedTable, rows: list[Row]) -> None:
        _follow(cached, rows[:AT_ONCE])
        if len(rows) > AT_ONCE:
            async with self._long:
                for at in range(AT_ONCE, len(rows), AT_ONCE):
                    await asyncio.sleep(0)
                    _follow(cached, rows[at : at + AT_ONCE])

    def known(self, table_id: str) -> CachedTable | None:
        """The table if it is in memory."""
        return self._cache.get(table_id)

    def newest(self, cached: CachedTable) -> CachedTable:
        """The same table as it is in memory now: another object, if this one was evicted."""
        return self._cache.get(cached.table.id, cached)

    def keep(self, cached: CachedTable) -> None:
        self._let_go(cached.table.id)
        self._cache[cached.table.id] = cached
        self.size += cached.weigh()
        self._publisher.changed(cached)
        for table_id in list(islice(self._cache, LOOKED_THROUGH)):
            if self.size <= KEPT:
                break
            idle = self._cache[table_id]
            if idle is cached or idle.lock.locked() or idle.thinking or self._hub.watched(table_id):
                # To the end, so that those who stay are not looked at every time.
                self._cache[table_id] = self._cache.pop(table_id)
            else:
                self._let_go(table_id)

    async def refresh(self, cached: CachedTable) -> None:
        """Takes in what the log has after the last entry known here."""
        self._take_in(cached, await self._store.log.read(cached.table.id, cached.table.version))

    def _take_in(self, cached: CachedTable, rows: list[Row]) -> None:
        new = [row for row in rows if row.logged.seq > cached.table.version]
        if new:
            # The process that wrote them has changed the index too.
            cached.indexed = None
            self._publisher.publish(cached, _follow(cached, new))

    async def hear(self, grown: Grown | None) -> None:
        """Other processes wrote this; None: they may have written anything."""
        if grown is None:
            grown = dict.fromkeys((*self._cache, *self._loading), LATEST)
        for table_id, seq in grown.items():
            if seq == GONE:
                self._let_go(table_id)
        await asyncio.gather(
            *(self._loading[one] for one in grown if one in self._loading), return_exceptions=True
        )
        tables = [self._cache[one].table for one in grown if one in self._cache]
        behind = {one.id: one.version for one in tables if one.version < grown[one.id]}
        for table_id, rows in (await self._store.log.read_many(behind)).items():
            cached = self._cache.get(table_id)
            if cached is not None:
                async with cached.lock:
                    self._take_in(cached, rows)

    async def seat(self, table_id: str, who: Who) -> tuple[CachedTable, int | None]:
        """The table, and which player is asking; None is a spectator.

        No process answers with less than another has answered; while the database is away, with
        what is known here.
        """
        cached = await self.get(table_id)
        if self._store.bus.shared:
            async with cached.lock:
                with suppress(DatabaseError):
                    await self.refresh(cached)
        return cached, cached.player(who)


def _follow(cached: CachedTable, rows: list[Row]) -> list[Change]:
    changes: list[Change] = []
    table = cached.table
    for row in rows:
        before, table = table, follow(table, row.logged)
        changes.append(Change(row.logged, table, before))
        if row.key is not None:
            cached.keys[row.key] = row.logged.seq
    cached.advance(changes)
    return changes


def unreadable() -> Refused:
    return not_now("unreadable")
