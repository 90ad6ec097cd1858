"""What is done at a table, from the request to the durable entry: check, settle, commit."""

import logging
from collections.abc import Callable
from math import ceil

from cavale.tables.deciding import plans
from cavale.tables.deciding.refusals import (
    Refused,
    key_used,
    refusal,
    seat_taken,
    slow_down,
    stale,
    table_full,
    wrong_seat,
)
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.publisher import Publisher
from cavale.tables.live.registry import Registry
from cavale.tables.log import dealing, pace, times
from cavale.tables.log.entries import AnyEntry, Flag, Logged, Play, Resign
from cavale.tables.log.fold import follow
from cavale.tables.log.seat_secrets import Who
from cavale.tables.log.table import Table
from cavale.tables.store.append import Append, Row, alarm
from cavale.tables.store.errors import Closed, Conflict, DatabaseError
from cavale.tables.store.meters import SECONDS, Histogram
from cavale.tables.store.protocols import Store
from cavale.tables.store.summary import indexed, summary

logger = logging.getLogger(__name__)

MOST_ENTRIES = 20_000
"""Of a table. The longest game played at random had 1,300; a series has ten games at most."""

Decide = Callable[[Table, int | None], AnyEntry]
"""What to log at a table, given the seat that asks."""
Same = Callable[[Table, AnyEntry], bool]
"""Whether an entry is what was asked: a key that made another was used for something else."""


class Commands:
    def __init__(self, store: Store, registry: Registry, publisher: Publisher) -> None:
        self._store = store
        self._registry = registry
        self._publisher = publisher
        self.moves = 0
        self.answers = Histogram(SECONDS)

    async def write(
        self,
        table_id: str,
        decide: Decide,
        *,
        secret: Who = None,
        version: int | None = None,
        key: str | None = None,
        same: Same = lambda *_: True,
        offers: bool = False,
        sitting: str | None = None,
    ) -> int:
        """Log what `decide` answers, if it does not refuse; the version is that of its entry.

        `version` is what the asker has seen: the position must be the same still, and with `offers`
        what is offered. `key` is an idempotency key: asked again with the same one, it answers the
        same, if it asks for the `same`.
        """
        while True:
            cached = await self._registry.get(table_id)
            async with cached.lock:
                if cached.unsure:
                    await self.make_sure(cached)
                seat, own_key = None, None
                if key is not None:
                    player, own_key = await self.check(cached, secret, key)
                    if own_key in cached.keys:
                        said = cached.keys[own_key]
                        if not same(cached.table, cached.log[said - 1].entry):
                            raise key_used()
                        return said
                    seat = cached.table.seat_of(player)
                if version is not None and version != cached.table.version:
                    await self.check_version(cached, version, offers=offers)
                entry = decide(cached.table, seat)
                soon = pace.wait(cached.table, entry, times.now())
                if soon > 0:
                    raise slow_down(ceil(soon / 1000))
                if cached.table.version >= MOST_ENTRIES and not isinstance(entry, Resign | Flag):
                    raise table_full()
                changes = settle(cached.table, entry)
                if await self.commit(cached, changes, own_key, sitting=sitting):
                    return changes[0].logged.seq
                if sitting is not None and await self._store.index.sitting(sitting) is not None:
                    raise seat_taken()

    async def check(self, cached: CachedTable, secret: Who, key: str) -> tuple[int, str]:
        """The player who asks, and the key as it is stored: each player's keys are their own."""
        player = cached.player(secret)
        if player is None and self._store.bus.shared:
            # Perhaps the seat was taken by way of another process.
            await self._registry.refresh(cached)
            player = cached.player(secret)
        if player is None:
            raise wrong_seat()
        return player, f"{player}:{key}"

    async def check_version(
        self, cached: CachedTable, version: int, *, offers: bool = False
    ) -> None:
        """Refuses what was decided on another position than the newest, or on other offers."""
        if version > cached.table.version:
            # Seen by way of another process, perhaps.
            await self._registry.refresh(cached)
        table = cached.table
        if not (table.offered if offers else table.decided) <= version <= table.version:
            raise stale(table.version)

    async def commit(
        self,
        cached: CachedTable,
        changes: list[Change],
        key: str | None,
        *others: Append,
        sitting: str | None = None,
    ) -> bool:
        """Durable first, then known, then published. False: another write was first."""
        table = changes[-1].table
        after = indexed(table)
        first, *rest = [change.logged for change in changes]
        rows = (Row(first, key), *map(Row, rest))
        changed = None if after == cached.indexed else summary(table, cached.opened)
        append = Append(table.id, rows, changed, sitting, alarm(table))

        def durable() -> None:
            cached.advance(changes, key)
            self.moves += isinstance(first.entry, Play)
            cached.indexed = after
            self._publisher.add(cached, changes)

        try:
            await self.save(cached, append, *others, then=durable)
        except Conflict:
            await self._registry.refresh(cached)
            return False
        return True

    async def save(
        self, cached: CachedTable, *appends: Append, then: Callable[[], None] = lambda: None
    ) -> None:
        """Returns when it is on disk; `then` is called as soon as it is."""
        try:
            await self._store.log.append(*appends, then=then)
        except (Closed, DatabaseError) as error:
            cached.unsure = True
            logger.warning("something was not saved: %s", type(error).__name__)
            raise not_saved() from error

    async def make_sure(self, cached: CachedTable) -> None:
        """A write that failed may have reached the disk all the same: ask the log."""
        if cached.unsure:
            try:
                await self._registry.refresh(cached)
            except DatabaseError as error:
                raise not_saved() from error
            cached.unsure = False


def settle(table: Table, entry: AnyEntry) -> list[Change]:
    """An entry, all that chance does right after it, and what somebody has planned to answer."""
    changes: list[Change] = []
    while True:
        logged = Logged(table.version + 1, times.now(), entry)
        before, table = table, follow(table, logged)
        changes.append(Change(logged, table, before))
        if table.at_chance:
            entry = dealing.deal(table)
        elif table.plans and isinstance(entry, Play) and (answer := plans.due(table)) is not None:
            entry = answer
        else:
            return changes


def not_saved() -> Refused:
    return Refused("not_saved", refusal("not-saved"))
