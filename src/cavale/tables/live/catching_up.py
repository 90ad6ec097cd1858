"""What a stream has missed: what was sent to others as it was, the rest worked out by and by."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from weakref import WeakValueDictionary

from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.encoding import Encoder, StepFrames
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
        self._turns: WeakValueDictionary[tuple[str, int | None], asyncio.Lock]
        self._turns = WeakValueDictionary()

    async def between(
        self, cached: CachedTable, player: int | None, after: int, last: int, client: str
    ) -> AsyncIterator[bytes]:
        """The frames of the versions after one, up to another."""
        version = after + 1
        while version <= last:
            frame = self._known(cached, version, player)
            if frame is None:
                await self._work_out(cached, player, version, last, client)
                frame = self._known(cached, version, player, newest=True)
            if frame is None:
                # So much was sent to others meanwhile that it has been dropped again.
                continue
            yield frame
            version += 1
            # Compressing and sending it has taken the loop; many who catch up would keep it.
            await asyncio.sleep(0)

    def _known(
        self, cached: CachedTable, version: int, player: int | None, *, newest: bool = False
    ) -> bytes | None:
        # How long a clock has run is said of now, and only the newest version says it.
        if version == cached.table.version and cached.table.clock is not None and not newest:
            return None
        return self._hub.recent.get(cached.table.id, version, player)

    async def _work_out(
        self, cached: CachedTable, player: int | None, version: int, last: int, client: str
    ) -> None:
        """Some frames from a version on. Who misses the same waits for the first who does."""
        table_id = cached.table.id
        async with self._turns.setdefault((table_id, player), asyncio.Lock()):
            if self._known(cached, version, player) is not None:
                return
            base = cached.at(version - 1)
            entries = cached.log[base.version : min(last, version + TOGETHER - 1)]
            work = base, entries, version, player, self._hub.encoder
            frames = await self._readers.run(client, table_id, encoded, *work)
            for number, frame in enumerate(frames, version):
                self._hub.recent.put(table_id, number, player, frame)


def encoded(
    table: Table, entries: Sequence[Logged], since: int, player: int | None, encoder: Encoder
) -> list[bytes]:
    """Of a table and the entries that follow it, the frames from a version on."""
    frames = []
    last: StepFrames | None = None
    if since == table.version == 1:
        last = encoder.step(Change(table.begun, table), False, None)
        frames.append(last.frame(player))
    for logged in entries:
        before, table = table, follow(table, logged)
        if logged.seq >= since:
            last = encoder.step(Change(logged, table, before), False, last)
            frames.append(last.frame(player))
    return frames
