"""The streams of the tables in this process, and the frames they are sent."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable

from cavale.tables.live.encoding import ByeReason, Encoder
from cavale.tables.live.frame_cache import FrameCache

DEEPEST = 128
"""Frames that may wait in one stream."""


class Listener:
    """One stream: what it has not sent yet, at most DEEPEST frames, then why it must end."""

    def __init__(self, player: int | None, encoder: Encoder) -> None:
        self.player = player
        self._encoder = encoder
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
            self._put(None, self._encoder.bye(reason))

    def _put(self, version: int | None, data: bytes) -> None:
        self._frames.append((version, data))
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def next(self) -> tuple[int | None, bytes]:
        """The next frame, with the version it brings; one task at a time may wait for it."""
        while not self._frames:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return self._frames.popleft()

    @property
    def drained(self) -> bool:
        return self.ended and not self._frames


class Hub:
    """Each process has its own: when a log has grown in another, `Registry.hear` publishes here."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.recent = FrameCache()
        self._listeners: dict[str, set[Listener]] = {}
        self._attending: dict[str, Counter[int]] = {}
        """Players who follow a table by a stream of their own: frames are not for them."""
        self.closing = False
        self.on_audience: list[Callable[[str], None]] = []
        """Subscribers: called with each table where a stream was opened or closed."""

    @property
    def streams(self) -> int:
        return sum(map(len, self._listeners.values()))

    def watched(self, table: str) -> bool:
        return table in self._listeners or table in self._attending

    def streamed(self, table: str) -> bool:
        """Whether anybody wants its frames."""
        return table in self._listeners

    def attend(self, table: str, player: int, here: int = 1) -> None:
        """A program that follows many tables by one stream; `here` is -1 when it leaves one."""
        players = self._attending.setdefault(table, Counter())
        players[player] += here
        if not +players:
            del self._attending[table]
        self._audience_changed(table)

    def subscribe(self, table: str, player: int | None) -> Listener:
        listener = Listener(player, self.encoder)
        self._listeners.setdefault(table, set()).add(listener)
        if self.closing:
            listener.end("restart")
        self._audience_changed(table)
        return listener

    def leave(self, table: str, listener: Listener) -> None:
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table, None)
        self._audience_changed(table)

    def _audience_changed(self, table: str) -> None:
        for subscriber in self.on_audience:
            subscriber(table)

    def looking(self, table: str) -> set[int | None]:
        """The players who have a stream of the table here; None is a spectator."""
        listening = {one.player for one in self._listeners.get(table, ()) if not one.ended}
        return listening | set(+self._attending.get(table, Counter()))

    def publish(
        self,
        table: str,
        version: int,
        made: Callable[[int | None], bytes | None],
        *,
        lasting: bool = True,
    ) -> None:
        """`made` gives the frame of a player; it is called once for each who is watching.

        None where it has none: for a stream that was opened when that version was already known.
        `lasting`: it says nothing that will not be so when it is sent again.
        """
        frames: dict[int | None, bytes | None] = {}
        for listener in tuple(self._listeners.get(table, ())):
            if listener.player not in frames:
                data = frames[listener.player] = made(listener.player)
                if data is not None and lasting:
                    self.recent.put(table, version, listener.player, data)
            data = frames[listener.player]
            if data is not None:
                listener.push(version, data)

    def dismiss(self, table: str, player: int) -> None:
        """Ends the streams of a player whose seat has moved to another device."""
        for listener in self._listeners.get(table, ()):
            if listener.player == player:
                listener.end("moved")

    def thinking(self, table: str, seat: int, thinking: bool, waiting: bool = False) -> None:
        self.tell(table, self.encoder.thinking(seat, thinking, waiting))

    def tell(self, table: str, data: bytes) -> None:
        """To every listener there is; one that comes later does not hear it."""
        for listener in tuple(self._listeners.get(table, ())):
            listener.push(None, data)

    def close(self) -> None:
        self.closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.end("restart")
