"""Who watches a table, and what they are sent. Encoded once for all who see the same."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Literal

import msgspec

from cavale.tables.views.shapes import ByeEvent, ThinkingEvent

DEEPEST = 128

ByeReason = Literal["slow", "restart", "moved"]


def frame(event: bytes, data: bytes, version: int | None = None) -> bytes:
    """One server-sent event; `data` is JSON."""
    number = b"" if version is None else b"id: %d\n" % version
    return b"%sevent: %s\ndata: %s\n\n" % (number, event, data)


class Listener:
    """One stream: what it has not sent yet, at most DEEPEST frames, then why it must end."""

    def __init__(self, player: int | None) -> None:
        self.player = player
        self._frames: deque[tuple[int | None, bytes]] = deque()
        self._awaited: asyncio.Future[None] | None = None
        self.ended = False

    def push(self, version: int | None, data: bytes) -> None:
        if self.ended:
            return
        if len(self._frames) >= DEEPEST:
            self.end("slow")
        else:
            self._put(version, data)

    def end(self, reason: ByeReason) -> None:
        """The last frame, and there is always room for it."""
        if not self.ended:
            self.ended = True
            self._put(None, frame(b"bye", msgspec.json.encode(ByeEvent(reason))))

    def _put(self, version: int | None, data: bytes) -> None:
        self._frames.append((version, data))
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def next(self) -> tuple[int | None, bytes]:
        """The next frame, with the version it brings; for one who waits."""
        while not self._frames:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._frames.popleft()

    @property
    def drained(self) -> bool:
        return self.ended and not self._frames


class Hub:
    """The streams of the tables in this process.

    With several processes on one database each has its own hub: when a log has grown elsewhere,
    `House.heard` publishes here what is new.
    """

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self.closing = False
        self.moved: Callable[[str], None] = lambda table: None
        """Hears of each table where somebody has come or gone."""

    @property
    def streams(self) -> int:
        return sum(map(len, self._listeners.values()))

    def watched(self, table: str) -> bool:
        return table in self._listeners

    def subscribe(self, table: str, player: int | None) -> Listener:
        listener = Listener(player)
        self._listeners.setdefault(table, set()).add(listener)
        if self.closing:
            listener.end("restart")
        self.moved(table)
        return listener

    def leave(self, table: str, listener: Listener) -> None:
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table, None)
        self.moved(table)

    def looking(self, table: str) -> set[int | None]:
        """The players who have a stream of the table here; None is a spectator."""
        return {one.player for one in self._listeners.get(table, ()) if not one.ended}

    def publish(self, table: str, version: int, made: Callable[[int | None], bytes | None]) -> None:
        """`made` gives the frame of a player; it is called once for each who is watching.

        None where it has none: for whoever came when that version was already known.
        """
        frames: dict[int | None, bytes | None] = {}
        for listener in tuple(self._listeners.get(table, ())):
            if listener.player not in frames:
                frames[listener.player] = made(listener.player)
            data = frames[listener.player]
            if data is not None:
                listener.push(version, data)

    def dismiss(self, table: str, player: int) -> None:
        """Whoever looked through these eyes does so no longer."""
        for listener in self._listeners.get(table, ()):
            if listener.player == player:
                listener.end("moved")

    def thinking(self, table: str, seat: int, thinking: bool) -> None:
        data = frame(b"thinking", msgspec.json.encode(ThinkingEvent(seat, thinking)))
        for listener in tuple(self._listeners.get(table, ())):
            listener.push(None, data)

    def close(self) -> None:
        self.closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.end("restart")
