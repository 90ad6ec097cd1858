"""The finished public games of a house, as records: one JSON object a line.

Only tables whose series is over: a seed that is told opens no game that runs. Tables are read from
the log some at a time, beside those in memory, so that a long download pushes nothing out.
"""

import logging
from collections.abc import AsyncGenerator

from cavale.tables.asking.records import record
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import Logged
from cavale.tables.log.fold import fold
from cavale.tables.log.table import Table

logger = logging.getLogger(__name__)

AT_ONCE = 10
"""Tables that are read and written down together."""


async def archive(
    live: LiveTables, game: str | None, after: str, limit: int, client: str
) -> AsyncGenerator[bytes]:
    """At most so many tables, in the order of their ids."""
    while limit > 0:
        ids = await live.store.index.archived(game, after, min(limit, AT_ONCE))
        if not ids:
            return
        logs = await live.store.log.read_many(dict.fromkeys(ids, 0))
        entries = {table: [row.logged for row in rows] for table, rows in logs.items()}
        yield await live.readers.run(client, ids[0], _lines, live, entries)
        after, limit = ids[-1], limit - len(ids)


def _lines(live: LiveTables, logs: dict[str, list[Logged]]) -> bytes:
    """A table that cannot be read hides no other."""
    lines = []
    for table_id in sorted(logs):
        try:
            *_, table = fold(table_id, logs[table_id], live.registry.open_game)
            lines += [record(game).written().json().encode() for game in _games(table)]
        except Exception:
            logger.exception("table %s cannot be archived", table_id)
    return b"".join(b"%s\n" % line.replace(b"\n", b"") for line in lines)


def _games(table: Table) -> list[Table]:
    """The finished games of a series, the first one first."""
    found = [table.game_number(number) for number in range(1, table.number + 1)]
    return [one for one in found if one is not None and one.outcome is not None]
