"""The log on disk: SQLite or PostgreSQL, the same code.

Rows are only ever added. (table, seq) is unique, so that two writers cannot both win; (table, key)
is unique, so that one request cannot count twice. `tables` is an index made from the log: what is
listed, and where a bot is awaited after a restart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from sqlalchemy import Connection, and_, bindparam, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cavale.tables.database import Database, open_database
from cavale.tables.entries import Logged, decode, encode
from cavale.tables.meters import SIZES, Histogram
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
AT_ONCE = 64


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.neighbours = database.neighbours
        self.commits = Histogram(SIZES)
        self._writer: Writer[Append] = Writer(self._commit)

    @classmethod
    async def open(cls, database: str | Path) -> "Store":
        opened = open_database(database)

        def create(connection: Connection) -> None:
            opened.neighbours.alone(connection)
            metadata.create_all(connection)

        await opened.write(create)
        return cls(opened)

    async def close(self) -> None:
        await self._writer.close()
        await self._database.close()

    async def append(self, *appends: Append) -> None:
        """Returns when all of it is durable; Conflict when none of it was written."""
        await self._writer.write(appends)

    async def _commit(self, batches: Sequence[Batch]) -> None:
        # Two processes that lock the same rows, each in its own order, would wait for each other.
        appends = sorted(
            (append for batch in batches for append in batch),
            key=lambda append: (append.table, append.rows[0].logged.seq),
        )
        grown = [(append.table, append.rows[-1].logged.seq) for append in appends]

        def write(connection: Connection) -> None:
            _insert(connection, appends)
            self.neighbours.tell(connection, grown)

        try:
            await self._database.write(write)
            self.commits.add(len(batches))
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

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The rows of some tables, each after a place of its own, where there are any."""
        columns = (log.c.table_id, log.c.seq, log.c.at, log.c.key, log.c.entry)
        places = [and_(log.c.table_id == table, log.c.seq > seq) for table, seq in after.items()]
        queries = [
            select(*columns).where(or_(*places[start : start + AT_ONCE])).order_by(*columns[:2])
            for start in range(0, len(places), AT_ONCE)
        ]
        found = await self._database.read(
            lambda connection: [row for query in queries for row in connection.execute(query)]
        )
        rows: dict[str, list[Row]] = {}
        for table, seq, at, key, entry in found:
            rows.setdefault(table, []).append(Row(Logged(seq, at, decode(entry)), key))
        return rows

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

    async def ask(self) -> None:
        """Returns if the database answers."""
        await self._database.read(lambda connection: connection.execute(select(1)).scalar_one())

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
