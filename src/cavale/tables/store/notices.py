"""Who wants to be told that it is their turn, and where. What is kept ends with the table."""

from typing import Literal

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    func,
    insert,
    literal,
    select,
    tuple_,
    update,
)

from cavale.tables.log.clocks import DAY
from cavale.tables.store.database import Database
from cavale.tables.store.errors import Conflict
from cavale.tables.store.notice import Notice
from cavale.tables.store.protocols import Near
from cavale.tables.store.schema import alarms, notices, summaries, vapid

MOST = {"push": 4, "hook": 1}
"""Devices of a player, and hooks of a table; the oldest makes room."""


_COLUMNS = [getattr(notices.c, name) for name in Notice.__struct_fields__]


class SqlNotices:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, notice: Notice) -> None:
        """Once more is once."""
        same = and_(notices.c.table_id == notice.table_id, notices.c.kind == notice.kind)
        if notice.kind == "push":
            same = and_(same, notices.c.player == notice.player)

        def write(connection: Connection) -> None:
            connection.execute(delete(notices).where(notices.c.id == notice.id))
            kept = select(notices.c.id).where(same).order_by(notices.c.told.desc(), notices.c.id)
            ids = connection.scalars(kept).all()[MOST[notice.kind] - 1 :]
            connection.execute(delete(notices).where(notices.c.id.in_(ids)))
            row = {"id": notice.id, **msgspec.structs.asdict(notice), "told": 0, "reminded": 0}
            connection.execute(insert(notices), [row])

        await self._database.write(write)

    async def of(self, table: str) -> list[Notice]:
        query = select(*_COLUMNS).where(notices.c.table_id == table)
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return [Notice(**row._mapping) for row in found]

    async def remove(self, notice: str) -> bool:
        return await self._delete(notices.c.id == notice)

    async def end(self, table: str) -> bool:
        """All of a table that is over."""
        return await self._delete(notices.c.table_id == table)

    async def _delete(self, which: ColumnElement[bool]) -> bool:
        def write(connection: Connection) -> bool:
            return bool(connection.execute(delete(notices).where(which)).rowcount)

        return await self._database.write(write)

    async def claim(self, notice: str, what: Literal["told", "reminded"], at: int) -> bool:
        """Of several processes one tells of a turn, once."""
        column = notices.c[what]
        mine = update(notices).where(notices.c.id == notice, column < at).values({what: at})
        return await self._database.write(
            lambda connection: bool(connection.execute(mine).rowcount)
        )

    async def near(self, after: Near, until: int, limit: int) -> list[Near]:
        """Tables played over days whose clocks run out soon, of which somebody has yet to be
        reminded; the first one first, so that none hides another."""
        of_days = and_(summaries.c.clock_per == "move", summaries.c.clock_seconds >= DAY)
        query = (
            select(alarms.c.at, alarms.c.id)
            .join(notices, notices.c.table_id == alarms.c.id)
            .join(summaries, and_(summaries.c.id == alarms.c.id, of_days))
            .where(alarms.c.at < until, notices.c.reminded < alarms.c.at)
            .where(tuple_(alarms.c.at, alarms.c.id) > tuple_(*map(literal, after)))
            .distinct()
            .order_by(alarms.c.at, alarms.c.id)
            .limit(limit)
        )
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row.at, row.id) for row in found]

    async def count(self) -> int:
        query = select(func.count()).select_from(notices)
        return await self._database.read(lambda connection: connection.scalar(query)) or 0

    async def vapid_key(self, made: str) -> str:
        """The key of this house: the one that was made first."""
        query = select(vapid.c.key)

        def write(connection: Connection) -> str:
            found: str | None = connection.scalar(query)
            if found is None:
                connection.execute(insert(vapid), [{"id": 1, "key": made}])
            return found or made

        try:
            return await self._database.write(write)
        except Conflict:
            found = await self._database.read(lambda connection: connection.scalar(query))
            return str(found)
