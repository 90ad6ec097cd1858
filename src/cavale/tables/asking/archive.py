"""The finished public games of a house, as records: one JSON object a line.

Only tables whose series is over: a seed that is told opens no game that runs. Tables are read from
the log beside those in memory, so that a long download pushes nothing out, and one at a time of all
downloads together: a log may be long, and each has to be worked out anew.
"""

import asyncio
import logging
from collections.abc import AsyncGenerator

from cavale.tables.asking.records import record
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import Logged
from cavale.tables.log.fold import begin, follow
from cavale.tables.store.errors import DatabaseError

logger = logging.getLogger(__name__)

FOUND_TOGETHER = 10
"""Tables that are looked for together."""


class Archive:
    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._turn = asyncio.Lock()

    async def lines(
        self, game: str | None, after: str, limit: int, client: str
    ) -> AsyncGenerator[bytes]:
        """At most so many tables, in the order of their ids. Who reads slowly keeps nobody."""
        while limit > 0:
            async with self._turn:
                some = min(limit, FOUND_TOGETHER)
                ids = await self._live.store.index.archived(game, after, some)
            if not ids:
                return
            for table in ids:
                async with self._turn:
                    told = await self._told(table, client)
                yield told
            after, limit = ids[-1], limit - len(ids)

    async def _told(self, table: str, client: str) -> bytes:
        """Nothing where a table cannot be read: it hides no other."""
        try:
            log = [row.logged for row in await self._live.store.log.read(table)]
            if not log:
                # Let go of meanwhile.
                return b""
            return await self._live.readers.run(client, table, _lines, self._live, table, log)
        except DatabaseError:
            raise
        except Exception:
            logger.exception("table %s cannot be archived", table)
            return b""


def _lines(live: LiveTables, table_id: str, log: list[Logged]) -> bytes:
    """The finished games of a series, the first one first."""
    first, *rest = log
    last = begin(table_id, first, live.registry.open_game)
    for logged in rest:
        last = follow(last, logged)
    games = [last.game_number(number) for number in range(1, last.number + 1)]
    over = [one for one in games if one is not None and one.outcome is not None]
    written = (record(game).written().json().encode() for game in over)
    return b"".join(b"%s\n" % line.replace(b"\n", b"") for line in written)
