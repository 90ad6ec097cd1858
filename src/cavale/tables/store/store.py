"""The log on disk: SQLite or PostgreSQL, the same code.

Rows are only ever added. (table, seq) is unique, so that two writers cannot both win; (table, key)
is unique, so that one request cannot count twice. `tables` is an index made from the log: what is
listed, and where a bot is awaited after a restart.
"""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from cavale.tables.log.clocks import slow
from cavale.tables.log.entries import Logged, decode, encode
from cavale.tables.store.database import Database, open_database
from cavale.tables.store.meters import SIZES, Histogram
from cavale.tables.store.schema import alarms, listed, log, metadata, signs, sittings, tables
from cavale.tables.store.tallies import Tallies, to_count
from cavale.tables.store.writer import Conflict, Writer
from cavale.tables.views.shapes import TableCard

PRESENT = 25_000
"""Milliseconds for which whoever waits in the lobby is taken to be there still."""

PATIENT = 14 * 24 * 60 * 60 * 1000
"""Where a game is played over days nobody has to be there."""

SITTING_DOWN = 5_000
"""Milliseconds for which a table where nobody sits is taken to be its opener's in a moment."""

Place = Literal["opening", "lobby", "watch"]


class Row(msgspec.Struct, frozen=True):
    logged: Logged
    key: str | None = None


class Headline(msgspec.Struct, frozen=True):
    opened: int
    over: bool
    awaits_bot: bool
    card: TableCard
    place: Place | None = None
    chance: bool = False
    """Whether there are dice or deals to be counted once it is over."""


class Alarm(msgspec.Struct, frozen=True):
    """When the clock that runs at a table has run out; None where none runs."""

    at: int | None


class Append(msgspec.Struct, frozen=True):
    """New rows of one table; `headline` where what is indexed has changed; `alarm` with clocks.

    `sitting` is the key under which somebody who did not say where has been given a seat.
    """

    table: str
    rows: tuple[Row, ...]
    headline: Headline | None = None
    sitting: str | None = None
    alarm: Alarm | None = None


Batch = Sequence[Append]
AT_ONCE = 64


class Store:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.neighbours = database.neighbours
        self.tallies = Tallies(database)
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

    def append(
        self, *appends: Append, then: Callable[[], None] = lambda: None
    ) -> Coroutine[Any, Any, None]:
        """Waits until all of it is durable; Conflict when none of it was written.

        `then` is called when it is durable, before whoever waits goes on.
        """
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
        """The games one may watch, the newest first."""
        query = (
            select(tables.c.card)
            .join_from(listed, tables, listed.c.id == tables.c.id)
            .where(listed.c.place == "watch")
            .order_by(listed.c.opened.desc(), listed.c.id)
            .limit(limit)
        )
        return await self._cards(query)

    async def waiting(self, now: int, limit: int) -> list[TableCard]:
        """The open tables where somebody waits, who came first stands first."""
        return await self._cards(_lobby(now, limit, "lobby"))

    async def joinable(self, now: int, limit: int, game: str, variant: str) -> list[TableCard]:
        """The same of one game; after them those where somebody is about to sit down."""
        query = _lobby(now, limit, "lobby", "opening")
        return await self._cards(query.where(listed.c.game == game, listed.c.variant == variant))

    async def still_there(self, table: str, until: int) -> None:
        """Whoever waits in the lobby is present."""
        change = update(listed).where(
            listed.c.id == table, listed.c.place == "lobby", listed.c.until < until
        )

        def touch(connection: Connection) -> None:
            connection.execute(change.values(until=until))

        await self._database.write(touch)

    async def sitting(self, key: str) -> str | None:
        """The table where this key has been given a seat."""
        query = select(sittings.c.table_id).where(sittings.c.key == key)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables where a clock has run out."""
        query = select(alarms.c.id).where(alarms.c.at <= now).order_by(alarms.c.at).limit(limit)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))

    async def silence(self, table: str) -> None:
        def stop(connection: Connection) -> None:
            connection.execute(_stop, [{"which": table}])

        await self._database.write(stop)

    async def sign(self, table: str, player: int, at: int) -> None:
        """A player has the table's stream open."""
        own = and_(signs.c.table_id == table, signs.c.player == player)

        def write(connection: Connection) -> None:
            if connection.execute(update(signs).where(own).values(at=at)).rowcount == 0:
                row = {"table_id": table, "player": player, "at": at}
                connection.execute(insert(signs), [row])

        # Two streams of one player may open at once.
        with suppress(IntegrityError):
            await self._database.write(write)

    async def last_sign(self, table: str, player: int) -> int | None:
        query = select(signs.c.at).where(signs.c.table_id == table, signs.c.player == player)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def _cards(self, query: Select[str]) -> list[TableCard]:
        found = await self._database.read(lambda connection: connection.scalars(query).all())
        return [msgspec.json.decode(card, type=TableCard) for card in found]

    async def ask(self) -> None:
        """Returns if the database answers."""
        await self._database.read(lambda connection: connection.execute(select(1)).scalar_one())

    async def awaiting_bots(self) -> list[str]:
        query = select(tables.c.id).where(tables.c.awaits_bot.is_(True)).order_by(tables.c.opened)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))


def _lobby(now: int, limit: int, *places: Place) -> Select[str]:
    return (
        select(tables.c.card)
        .join_from(listed, tables, listed.c.id == tables.c.id)
        .where(listed.c.place.in_(places), listed.c.until > now)
        .order_by(listed.c.place != "lobby", listed.c.opened, listed.c.id)
        .limit(limit)
    )


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
_add_table = insert(tables)
_change_table = (
    update(tables)
    .where(tables.c.id == bindparam("which"))
    .values(
        over=bindparam("is_over"), awaits_bot=bindparam("is_awaiting"), card=bindparam("new_card")
    )
)
_stop = delete(alarms).where(alarms.c.id == bindparam("which"))
_unlist = delete(listed).where(listed.c.id == bindparam("which"))


def _insert(connection: Connection, appends: Sequence[Append]) -> None:
    rows = [
        (append.table, row.logged.seq, row.logged.at, row.key, encode(row.logged.entry))
        for append in appends
        for row in append.rows
    ]
    statement = _LOG[connection.dialect.name]
    connection.execute(statement, {"rows": msgspec.json.encode(rows).decode()})
    sat = [{"key": a.sitting, "table_id": a.table} for a in appends if a.sitting is not None]
    if sat:
        connection.execute(insert(sittings), sat)
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
    _list(connection, [append for append in appends if append.headline is not None])
    over = [(a.table, h.card.game) for a in appends if (h := a.headline) and h.over and h.chance]
    to_count(connection, over)
    _set_alarms(connection, [append for append in appends if append.alarm is not None])


def _set_alarms(connection: Connection, clocked: Sequence[Append]) -> None:
    if not clocked:
        return
    connection.execute(_stop, [{"which": append.table} for append in clocked])
    # The last one counts where a batch has several of a table.
    last = {append.table: append.alarm.at for append in clocked if append.alarm is not None}
    rows = [{"id": table, "at": at} for table, at in last.items() if at is not None]
    if rows:
        connection.execute(insert(alarms), rows)


def _list(connection: Connection, changed: Sequence[Append]) -> None:
    older = [{"which": append.table} for append in changed if append.rows[0].logged.seq > 1]
    if older:
        connection.execute(_unlist, older)
    rows = [
        {
            "id": append.table,
            "place": headline.place,
            "game": headline.card.game,
            "variant": headline.card.variant,
            "opened": headline.opened,
            "until": append.rows[-1].logged.at + _patience(headline),
        }
        for append in changed
        if (headline := append.headline) is not None and headline.place is not None
    ]
    if rows:
        connection.execute(insert(listed), rows)


def _patience(headline: Headline) -> int:
    if headline.place == "opening":
        return SITTING_DOWN
    return PATIENT if slow(headline.card.clock) else PRESENT
