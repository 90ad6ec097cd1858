"""What is indexed of the log: what is listed, whose clocks are due, where a bot is awaited.

All of it is made from the log and written in the same transaction; `rebuild` makes it again.
"""

import logging
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, Row, Select, and_, bindparam, delete, insert, select, text

from cavale.tables.log.clocks import slow
from cavale.tables.log.entries import Clock
from cavale.tables.store.append import Append
from cavale.tables.store.database import Database
from cavale.tables.store.patience import PATIENT, PRESENT
from cavale.tables.store.schema import alarms, engaged, listed, log, sittings, summaries
from cavale.tables.store.summary import Place, Sitter, Summary
from cavale.tables.store.tallies import to_count

logger = logging.getLogger(__name__)

SITTING_DOWN = 5_000
"""Milliseconds for which a table where nobody sits is taken to be its opener's in a moment."""


class SqlIndex:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def watchable(self, limit: int) -> dict[str, Summary]:
        query = (
            select(*_COLUMNS)
            .join_from(listed, summaries, listed.c.id == summaries.c.id)
            .where(listed.c.place == "public")
            .order_by(listed.c.opened.desc(), listed.c.id)
            .limit(limit)
        )
        return await self._summaries(query)

    async def waiting(self, now: int, limit: int, game: str | None = None) -> dict[str, Summary]:
        query = _lobby(now, limit, "lobby")
        if game is not None:
            query = query.where(listed.c.game == game)
        return await self._summaries(query.order_by(None).order_by(listed.c.opened.desc()))

    async def joinable(self, now: int, limit: int, game: str, variant: str) -> dict[str, Summary]:
        query = _lobby(now, limit, "lobby", "opening")
        own = query.where(listed.c.game == game, listed.c.variant == variant)
        return await self._summaries(own)

    async def awaiting_bots(self) -> list[str]:
        query = (
            select(summaries.c.id)
            .where(summaries.c.awaits_bot.is_(True))
            .order_by(summaries.c.opened)
        )
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))

    async def due(self, now: int, limit: int) -> list[str]:
        query = select(alarms.c.id).where(alarms.c.at <= now).order_by(alarms.c.at).limit(limit)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))

    async def silence(self, table: str) -> None:
        def stop(connection: Connection) -> None:
            connection.execute(_stop, [{"which": table}])

        await self._database.write(stop)

    async def sitting(self, key: str) -> str | None:
        query = select(sittings.c.table_id).where(sittings.c.key == key)
        return await self._database.read(lambda connection: connection.scalar(query))

    async def archived(self, game: str | None, after: str, limit: int) -> list[str]:
        query = (
            select(summaries.c.id)
            .join_from(summaries, log, and_(log.c.table_id == summaries.c.id, log.c.seq == 1))
            .where(summaries.c.over.is_(True), summaries.c.id > after)
            # Quotes within a name are escaped there: nobody can write this but the house.
            .where(log.c.entry.contains('"public":true', autoescape=True))
            .order_by(summaries.c.id)
            .limit(limit)
        )
        if game is not None:
            query = query.where(summaries.c.game == game)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))

    async def engaged(self, program: str) -> list[str]:
        query = select(engaged.c.table_id).where(engaged.c.program == program)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))

    async def _summaries(self, query: Select[*tuple[object, ...]]) -> dict[str, Summary]:
        found = await self._database.read(lambda connection: connection.execute(query).all())
        return dict(_readable(found))


_COLUMNS = tuple(summaries.c)


def _readable(found: Iterable[Row[*tuple[object, ...]]]) -> Iterable[tuple[str, Summary]]:
    """One row that cannot be read hides no other."""
    for row in found:
        try:
            yield row.id, _summary(row)
        except (msgspec.MsgspecError, TypeError):
            logger.warning("table %s cannot be listed: `cavale db rebuild-index` may help", row.id)


def _summary(row: Row[*tuple[object, ...]]) -> Summary:
    fields = {
        name: getattr(row, name)
        for name in (
            "game",
            "variant",
            "rules",
            "opened",
            "status",
            "number",
            "games",
            "over",
            "awaits_bot",
        )
    }
    clock = None
    if row.clock_per is not None:
        clock = Clock(row.clock_per, row.clock_seconds, row.clock_increment)
    seats = _SEATS.decode(row.seats)
    return msgspec.convert({**fields, "seats": seats, "clock": clock}, Summary)


_SEATS = msgspec.json.Decoder(tuple[Sitter, ...])


def _lobby(now: int, limit: int, *places: Place) -> Select[*tuple[object, ...]]:
    return (
        select(*_COLUMNS)
        .join_from(listed, summaries, listed.c.id == summaries.c.id)
        .where(listed.c.place.in_(places), listed.c.until > now)
        .order_by(listed.c.place != "lobby", listed.c.opened, listed.c.id)
        .limit(limit)
    )


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """What some appends change in the index."""
    sat = [{"key": a.sitting, "table_id": a.table} for a in appends if a.sitting is not None]
    if sat:
        connection.execute(insert(sittings), sat)
    changed = [(append, found) for append in appends if (found := append.summary) is not None]
    if changed:
        connection.execute(_KEEP, [_columns(append.table, found) for append, found in changed])
        _list(connection, changed)
        _engage(connection, changed)
        to_count(connection, [(a.table, s.game) for a, s in changed if s.over and s.chance])
    _set_alarms(connection, [append for append in appends if append.alarm is not None])


def rewrite(connection: Connection, appends: Sequence[Append]) -> None:
    """All that is indexed of some tables, by the last entry of each."""
    forget(connection, [append.table for append in appends])
    write(connection, appends)


def forget(connection: Connection, tables: Sequence[str]) -> None:
    if not tables:
        return
    for statement in (_forget, _unlist, _stop, _dismiss):
        connection.execute(statement, [{"which": table} for table in tables])


def _columns(table: str, found: Summary) -> dict[str, object]:
    clock = found.clock
    return {
        "id": table,
        "game": found.game,
        "variant": found.variant,
        "rules": found.rules,
        "opened": found.opened,
        "status": found.status,
        "number": found.number,
        "games": found.games,
        "clock_per": None if clock is None else clock.per,
        "clock_seconds": None if clock is None else clock.seconds,
        "clock_increment": None if clock is None else clock.increment,
        "over": found.over,
        "awaits_bot": found.awaits_bot,
        "seats": msgspec.json.encode(found.seats).decode(),
    }


def _set_alarms(connection: Connection, clocked: Sequence[Append]) -> None:
    if not clocked:
        return
    connection.execute(_stop, [{"which": append.table} for append in clocked])
    # The last one counts where a batch has several of a table.
    last = {append.table: append.alarm.at for append in clocked if append.alarm is not None}
    rows = [{"id": table, "at": at} for table, at in last.items() if at is not None]
    if rows:
        connection.execute(insert(alarms), rows)


def _list(connection: Connection, changed: Sequence[tuple[Append, Summary]]) -> None:
    older = [{"which": append.table} for append, _ in changed if append.rows[0].logged.seq > 1]
    if older:
        connection.execute(_unlist, older)
    rows = [
        {
            "id": append.table,
            "place": found.place,
            "game": found.game,
            "variant": found.variant,
            "opened": found.opened,
            "until": append.rows[-1].logged.at + _patience(found),
        }
        for append, found in changed
        if found.place is not None
    ]
    if rows:
        connection.execute(insert(listed), rows)


def _engage(connection: Connection, changed: Sequence[tuple[Append, Summary]]) -> None:
    # The last one counts where a batch has several of a table.
    last = {append.table: found for append, found in changed}
    older = [append.table for append, _ in changed if append.rows[0].logged.seq > 1]
    if older:
        connection.execute(_dismiss, [{"which": table} for table in older])
    rows = [
        {"program": sitter.program, "table_id": table}
        for table, found in last.items()
        for sitter in found.seats
        if sitter.program and not found.over
    ]
    if rows:
        connection.execute(insert(engaged), rows)


def _patience(found: Summary) -> int:
    if found.place == "opening":
        return SITTING_DOWN
    return PATIENT if slow(found.clock) else PRESENT


_names = [column.name for column in _COLUMNS]
_KEEP = text(
    f"INSERT INTO {summaries} ({', '.join(_names)}) VALUES ({', '.join(f':{n}' for n in _names)})"
    " ON CONFLICT (id) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _names if name != "id")
).bindparams(*(bindparam(column.name, type_=column.type) for column in _COLUMNS))
_forget = delete(summaries).where(summaries.c.id == bindparam("which"))
_stop = delete(alarms).where(alarms.c.id == bindparam("which"))
_dismiss = delete(engaged).where(engaged.c.table_id == bindparam("which"))
_unlist = delete(listed).where(listed.c.id == bindparam("which"))
