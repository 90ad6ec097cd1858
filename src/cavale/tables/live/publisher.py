"""Tells the streams and the subscribers of this process what has become durable."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.hub import Hub
from cavale.tables.log.entries import Claim, Free

logger = logging.getLogger(__name__)

Published = tuple[CachedTable, Sequence[Change]]
EncodeHere = Callable[[CachedTable, Sequence[Change]], None]


class FrameWorker(Protocol):
    """Encodes frames elsewhere."""

    ready: bool

    def take(self, batch: list[Published]) -> list[Published]:
        """Publishes the frames of some of these by and by; gives back the others."""

    def close(self) -> None: ...


class NoWorker:
    """All frames are encoded in this process."""

    ready = False

    def __init__(self, hub: Hub, here: EncodeHere) -> None:
        pass

    def take(self, batch: list[Published]) -> list[Published]:
        return batch

    def close(self) -> None:
        pass


MakeWorker = Callable[[Hub, EncodeHere], FrameWorker]
"""A worker for the streams of a hub; what it cannot encode it gives to the function."""


class Publisher:
    def __init__(self, hub: Hub, worker: MakeWorker = NoWorker) -> None:
        self._hub = hub
        self.worker = worker(hub, self._encode)
        self.on_change: list[Callable[[CachedTable], None]] = []
        """Subscribers: called with each table that was loaded or has changed."""
        self._durable: list[Published] = []

    def add(self, cached: CachedTable, changes: Sequence[Change]) -> None:
        """Publishes soon, together with all that becomes durable in the same commit."""
        if not self._durable:
            asyncio.get_running_loop().call_soon(self._spread)
        self._durable.append((cached, changes))

    def _spread(self) -> None:
        batch, self._durable = self._durable, []
        for cached, changes in self.worker.take(batch):
            self._encode(cached, changes)
        for cached, changes in batch:
            self.changed(cached)
            for change in changes:
                change.table.move_on()

    def publish(self, cached: CachedTable, changes: Sequence[Change]) -> None:
        """What another process wrote."""
        self._encode(cached, changes)
        if changes:
            self.changed(cached)

    def changed(self, cached: CachedTable) -> None:
        for subscriber in self.on_change:
            try:
                subscriber(cached)
            except Exception:
                logger.exception("a subscriber failed at table %s", cached.table.id)

    def _encode(self, cached: CachedTable, changes: Sequence[Change]) -> None:
        """An error here undoes nothing: the change is durable, and other tables wait."""
        try:
            for change in changes:
                self._send(cached, change)
        except Exception:
            logger.exception("table %s could not be published", cached.table.id)

    def _send(self, cached: CachedTable, change: Change) -> None:
        logged, table, _ = change
        if isinstance(logged.entry, Claim | Free):
            self._hub.dismiss(table.id, logged.entry.player)
        if self._hub.streamed(table.id):
            thinking = cached.thinking and table is cached.table
            cached.frames = self._hub.encoder.step(change, thinking, cached.frames)
            self._hub.publish(table.id, logged.seq, cached.frames.frame, lasting=not thinking)
