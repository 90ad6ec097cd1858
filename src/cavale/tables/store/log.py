"""The log on disk: SQLite or PostgreSQL, the same code.

Rows are only ever added. (table, seq) is unique, so that two writers cannot both win; (table, key)
is unique, so that one request cannot count twice.
"""

import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, or_, select, text

from cavale.tables.log.entries import Logged, decode, encode
from cavale.tables.store import index
from cavale.tables.store.append import Append, Row
from cavale.tables.store.database import Database
from cavale.tables.store.errors import Unreadable
from cavale.tables.store.meters import SIZES, Histogram
from cavale.tables.store.schema import log
from cavale.tables.store.writer import Writer

logger = logging.getLogger(__name__)

Batch = Sequence[Append]
READ_TOGETHER = 64


class SqlLog:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.commits = Histogram(SIZES)
        self._writer: Writer[Append] = Writer(self._commit)

    async def close(self) -> None:
        await self._writer.close()

    def append(
        self, *appends: Append, then: Callable[[], None] = lambda: None
    ) -> Coroutine[Any, Any, None]:
        return self._writer.write(appends, then)

    async def _commit(self, batches: Sequence[Batch]) -> None:
        # Two processes that lock the same rows, each in its own order, would wait for each other.
        appends = sorted(
            (append for batch in batches for append in batch),
            key=lambda append: (append.table, append.rows[0].logged.seq),
        )
        grown = [(append.table, append.rows[-1].logged.seq) for append in appends]

        def write(connection: Connection) -> None:
            _insert(connection, appends)
            index.write(connection, appends)
            self._database.bus.tell(connection, grown)

        await self._database.write(write)
        self.commits.add(len(batches))

    async def read(self, table: str, after: int = 0) -> list[Row]:
        query = (
            select(log.c.seq, log.c.at, log.c.key, log.c.entry)
            .where(log.c.table_id == table, log.c.seq > after)
            .order_by(log.c.seq)
        )
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return [_row(table, seq, at, key, entry) for seq, at, key, entry in found]

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        columns = (log.c.table_id, log.c.seq, log.c.at, log.c.key, log.c.entry)
        places = [and_(log.c.table_id == table, log.c.seq > seq) for table, seq in after.items()]
        queries = [
            select(*columns)
            .where(or_(*places[start : start + READ_TOGETHER]))
            .order_by(*columns[:2])
            for start in range(0, len(places), READ_TOGETHER)
        ]
        found = await self._database.read(
            lambda connection: [row for query in queries for row in connection.execute(query)]
        )
        rows: dict[str, list[Row]] = {}
        broken = set[str]()
        for table, seq, at, key, entry in found:
            try:
                rows.setdefault(table, []).append(_row(table, seq, at, key, entry))
            except Unreadable as error:
                logger.error("%s", error)
                broken.add(table)
        return {table: own for table, own in rows.items() if table not in broken}


def _row(table: str, seq: int, at: int, key: str | None, entry: str) -> Row:
    try:
        return Row(Logged(seq, at, decode(entry)), key)
    except msgspec.MsgspecError as error:
        # The entry itself may hold what is kept secret.
        why = type(error).__name__
        raise Unreadable(f"entry {seq} of table {table} cannot be read: {why}") from None


# One statement whatever the number of rows: on SQLite the thread that writes would ask for the
# interpreter between any two, and on PostgreSQL the loop would encode each of them.
_LOG = {
    "sqlite": text(
        "INSERT INTO log (table_id, seq, at, key, entry)"
        " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
        " json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]')"
        " FROM json_each(:rows)"
    ),
    "postgresql": text(
        "INSERT INTO log (table_id, seq, at, key, entry)"
        " SELECT value->>0, (value->>1)::integer, (value->>2)::bigint, value->>3, value->>4"
        " FROM json_array_elements(CAST(:rows AS json))"
    ),
}


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [
        (append.table, row.logged.seq, row.logged.at, row.key, encode(row.logged.entry))
        for append in appends
        for row in append.rows
    ]
    statement = _LOG[connection.dialect.name]
    connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
