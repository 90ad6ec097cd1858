"""Letting go of tables that nobody comes back to. What they taught the tallies stays."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, or_, select

from cavale.tables.log.entries import Play, encode
from cavale.tables.store.database import Database
from cavale.tables.store.protocols import GONE
from cavale.tables.store.retention import Keep
from cavale.tables.store.schema import (
    alarms,
    cards,
    engaged,
    finished,
    listed,
    log,
    notices,
    signs,
    sittings,
    summaries,
)

DAY = 24 * 60 * 60 * 1000
_OF_A_TABLE = (
    log.c.table_id,
    summaries.c.id,
    cards.c.id,
    listed.c.id,
    alarms.c.id,
    signs.c.table_id,
    sittings.c.table_id,
    finished.c.id,
    engaged.c.table_id,
    notices.c.table_id,
)


class Prunable(msgspec.Struct, frozen=True):
    """How many tables have had their time."""

    never_started: int
    unfinished: int
    finished: int

    @property
    def total(self) -> int:
        return self.never_started + self.unfinished + self.finished


class Prune:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, keep: Keep, now: int) -> Prunable:
        def read(connection: Connection) -> Prunable:
            numbers = [
                0 if which is None else connection.scalar(_number(which)) or 0
                for which in _due(keep, now)
            ]
            return Prunable(*numbers)

        return await self._database.read(read)

    async def some(self, keep: Keep, now: int, limit: int) -> list[str]:
        """Lets go of at most so many tables, and says which; the other processes hear it."""
        due = [which for which in _due(keep, now) if which is not None]
        if not due:
            return []
        query = select(summaries.c.id).where(or_(*due)).order_by(summaries.c.id).limit(limit)

        def write(connection: Connection) -> list[str]:
            self._database.bus.alone(connection)
            gone = list(connection.scalars(query))
            _delete(connection, gone)
            self._database.bus.tell(connection, [(table, GONE) for table in gone])
            return gone

        return await self._database.write(write)


def _delete(connection: Connection, tables: Sequence[str]) -> None:
    if tables:
        for column in _OF_A_TABLE:
            connection.execute(delete(column.table).where(column.in_(tables)))


def _number(which: ColumnElement[bool]) -> Select[int]:
    return select(func.count()).select_from(summaries).where(which)


def _due(keep: Keep, now: int) -> tuple[ColumnElement[bool] | None, ...]:
    """Which tables have had their time, in the order of `Keep`; None where all are kept."""
    moved = _of_table(select(log.c.seq).where(log.c.entry.startswith(_PLAY, autoescape=True)))
    # Somebody may wait in the lobby for two weeks, where a game is played over days.
    awaited = select(listed.c.id).where(
        listed.c.id == summaries.c.id,
        listed.c.place.in_(("lobby", "opening")),
        listed.c.until > now,
    )
    uncounted = select(finished.c.id).where(
        finished.c.id == summaries.c.id, finished.c.counted.is_(False)
    )
    playing = summaries.c.over.is_(False)
    return (
        _old(keep.never_started, now, playing, ~moved.exists(), ~awaited.exists()),
        _old(keep.unfinished, now, playing, moved.exists()),
        _old(keep.finished, now, ~playing, ~uncounted.exists()),
    )


def _old(days: int | None, now: int, *which: ColumnElement[bool]) -> ColumnElement[bool] | None:
    if days is None:
        return None
    before = now - days * DAY
    last = _of_table(select(log.c.at)).order_by(log.c.seq.desc()).limit(1).scalar_subquery()
    return and_(summaries.c.opened < before, *which, last < before)


def _of_table(query: Select[int]) -> Select[int]:
    return query.where(log.c.table_id == summaries.c.id).correlate(summaries)


_PLAY = encode(Play(0, "")).partition(",")[0]
"""How the entry of a move begins: its kind is written first."""
