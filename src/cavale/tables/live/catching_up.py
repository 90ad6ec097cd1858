"""What a stream has missed: what was sent to others as it was, the rest worked out by and by."""

from collections.abc import AsyncIterator, Sequence

from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.encoding import Encoder
from cavale.tables.live.hub import Hub
from cavale.tables.log.entries import Logged
from cavale.tables.log.fold import follow
from cavale.tables.log.table import Table
from cavale.tables.thinking.workers import Readers

TOGETHER = 32
"""Frames that are worked out in one go; then it is somebody else's turn."""


class CatchingUp:
    def __init__(self, hub: Hub, readers: Readers) -> None:
        self._hub = hub
        self._readers = readers

    async def between(
        self, cached: CachedTable, player: int | None, after: int, last: int, client: str
    ) -> AsyncIterator[bytes]:
        """The frames of the versions after one, up to another."""
        version, table = after + 1, cached.table
        while version <= last:
            known = self._hub.recent.get(table.id, version, player)
            # How long a clock has run is said of now, and only the newest says it.
            if known is not None and (version < cached.table.version or table.clock is None):
                yield known
                version += 1
                continue
            upto = min(last, version + TOGETHER - 1)
            base = cached.at(version - 1)
            entries = cached.log[base.version : upto]
            work = base, entries, version, player, self._hub.encoder
            for frame in await self._readers.run(client, table.id, encoded, *work):
                self._hub.recent.put(table.id, version, player, frame)
                yield frame
                version += 1


def encoded(
    table: Table, entries: Sequence[Logged], since: int, player: int | None, encoder: Encoder
) -> list[bytes]:
    """Of a table and the entries that follow it, the frames from a version on."""
    frames = []
    if since == table.version == 1:
        frames.append(encoder.step(Change(table.begun, table), False, None).frame(player))
    for logged in entries:
        table = follow(table, logged)
        if logged.seq >= since:
            frames.append(encoder.step(Change(logged, table), False, None).frame(player))
    return frames
