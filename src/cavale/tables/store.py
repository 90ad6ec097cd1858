"""The log on disk: SQLite or PostgreSQL, the same code.

Rows are only ever added. (table, seq) is unique, so that two writers cannot both win; (table, key)
is unique, so that one request cannot count twice. `tables` is an index made from the log: what is
listed, and where a bot is awaited after a restart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import Connection, bindparam, false, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cavale.tables.database import Database, open_database
from cavale.tables.entries import Logged, decode, encode
from cavale.tables.schema import log, metadata, tables
from cavale.tables.shown import TableCard
from cavale.tables.writer import Conflict, Writer


@dataclass(frozen=True)
class Row:
    logged: Logged
    key: str | None = None


@dataclass(frozen=True)
class Headline:
    opened: int
    over: bool
    awaits_bot: bool
    card: TableCard


@dataclass(frozen=True)
class Append:
    """New rows of one table; `headline` where what is indexed has changed."""

    table: str
    rows: tuple[Row, ...]
    headline: Headline | None = None


Batch = Sequence[Append]


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer: Writer[Append] = Writer(self._commit)

    @classmethod
    async def open(cls, database: str | Path) -> "Store":
        opened = open_database(database)
        await opened.write(metadata.create_all)
        return cls(opened)

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    async def append(self, *appends: Append) -> None:
        """Returns when all of it is durable; Conflict when none of it was written."""
        await self._writer.write(appends)

    async def _commit(self, batches: Sequence[Batch]) -> None:
        appends = [append for batch in batches for append in batch]
        try:
            await self._database.write(lambda connection: _insert(connection, appends))
        except IntegrityError as error:
            raise Conflict from error

    async def read(self, table: str, after: int = 0) -> list[Row]:
        query = (
            select(log.c.seq, log.c.at, log.c.key, log.c.entry)
            .where(log.c.table_id == table, log.c.seq > after)
            .order_by(log.c.seq)
        )
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return [Row(Logged(seq, at, decode(entry)), key) for seq, at, key, entry in found]

    async def cards(self, limit: int) -> list[TableCard]:
        """The tables that are not over, the newest first."""
        query = (
            select(tables.c.card)
            .where(tables.c.over.is_(False))
            .order_by(tables.c.opened.desc(), tables.c.id)
            .limit(limit)
        )
        found = await self._database.read(lambda connection: connection.scalars(query).all())
        return [msgspec.json.decode(text, type=TableCard) for text in found]

    async def over(self, games: Sequence[str]) -> list[str]:
        """The tables of these games that are over, the oldest first."""
        ours = or_(false(), *(tables.c.card.contains(f'"game":"{slug}"') for slug in games))
        query = select(tables.c.id).where(tables.c.over.is_(True), ours).order_by(tables.c.opened)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))

    async def awaiting_bots(self) -> list[str]:
        query = select(tables.c.id).where(tables.c.awaits_bot.is_(True)).order_by(tables.c.opened)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))


_add_table = insert(tables)
_change_table = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        over=bindparam("is_over"), awaits_bot=bindparam("is_awaiting"), card=bindparam("new_card")
    )
)


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [
        {
            "table_id": append.table,
            "seq": row.logged.seq,
            "at": row.logged.at,
            "key": row.key,
            "entry": encode(row.logged.entry),
        }
        for append in appends
        for row in append.rows
    ]
    connection.execute(insert(log), rows)
    added, changed = [], []
    for append in appends:
        headline = append.headline
        if headline is None:
            continue
        card = msgspec.json.encode(headline.card).decode()
        if append.rows[0].logged.seq == 1:
            added.append(
                {
                    "id": append.table,
                    "opened": headline.opened,
                    "over": headline.over,
                    "awaits_bot": headline.awaits_bot,
                    "card": card,
                }
            )
        else:
            changed.append(
                {
                    "which": append.table,
                    "is_over": headline.over,
                    "is_awaiting": headline.awaits_bot,
                    "new_card": card,
                }
            )
    if added:
        connection.execute(_add_table, added)
    if changed:
        connection.execute(_change_table, changed)
