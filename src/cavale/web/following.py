"""A table's events for one reader, whatever carries them; gaps are filled from the log."""

from collections.abc import AsyncGenerator, AsyncIterator

from cavale.tables.live.cached import CachedTable
from cavale.tables.live.hub import Listener
from cavale.tables.live.tables import LiveTables
from cavale.web import frames


class Following:
    def __init__(
        self,
        live: LiveTables,
        cached: CachedTable,
        player: int | None,
        after: int | None,
        client: str = "",
        present: int | None = None,
    ) -> None:
        """`present`: who is there; not always who may see."""
        self._live = live
        self._cached = cached
        self._player = player
        self._after = after
        self._client = client
        self._present = player if present is None else present
        self._listener: Listener | None = None

    def still_here(self) -> None:
        if self._listener:
            self._listener.push(None, frames.STILL_HERE)

    async def frames(self) -> AsyncGenerator[bytes]:
        """First what was missed, then what comes; each version once, in order."""
        live, cached = self._live, self._cached
        self._listener = listener = live.hub.subscribe(cached.table.id, self._player)
        present = None if self._present == self._player else self._present
        if present is not None:
            live.hub.attend(cached.table.id, present)
        try:
            sent = cached.table.version
            missed = self._between(cached, sent if self._after is None else self._after, sent)
            yield frames.HELLO
            await live.presence.seen(cached, self._present)
            async for data in missed:
                yield data
            here = live.presence.greet(cached.table)
            if here is not None:
                yield live.hub.encoder.presence(here)
            if cached.waiting and cached.table.mover is not None:
                yield live.hub.encoder.thinking(cached.table.mover, True, True)
            while not listener.drained:
                version, data = await listener.next()
                if version is not None:
                    if version <= sent:
                        continue
                    if version > sent + 1:
                        newest = await live.registry.get(cached.table.id)
                        async for gap in self._between(newest, sent, version - 1):
                            yield gap
                    sent = version
                yield data
        finally:
            if present is not None:
                live.hub.attend(cached.table.id, present, -1)
            live.hub.leave(cached.table.id, listener)

    def _between(self, cached: CachedTable, after: int, last: int) -> AsyncIterator[bytes]:
        return self._live.catching_up.between(cached, self._player, after, last, self._client)
