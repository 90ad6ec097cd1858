"""A process beside this one that writes what is told while many tables move at the same time.

Most of the work of a move is to write what each seat is shown. That follows from the log alone, so
another process can do it: it hears each entry, follows the tables by itself, and answers with the
frames. Nothing depends on it: what it has not told when it dies or hangs is told here, and where
little happens here is quicker.
"""

import asyncio
import logging
import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple, cast

from cavale.games import GAMES
from cavale.tables.live.cached import Head, Moment
from cavale.tables.live.frame_worker.protocol import News, Unpacker, packed, read_frames
from cavale.tables.live.hub import Hub
from cavale.tables.log.entries import MOVES

logger = logging.getLogger(__name__)

WORKER = "cavale.tables.live.frame_worker.main"
CROWD = 8
"""Tables that move in one moment and are a crowd."""
RUSH = 1000
"""So many more moves in crowds than alone are a rush. It ends when as many have come alone."""
STUCK = 1.0
"""Seconds after which nobody waits for one any longer."""
AGAIN = 30.0
"""Seconds after which another one may be sent for."""
CATCHING_UP = 400
"""Entries of logs it has not heard of that it is given in one moment, or one table's at the least:
with all tables at once everybody would wait until it had read all their logs."""

Told = tuple[Head, Sequence[Moment]]


class _Asked(NamedTuple):
    head: Head
    moments: Sequence[Moment]
    players: list[int | None]
    at: float


class Crier(asyncio.Protocol):
    """`tell` tells here what the crier could not."""

    def __init__(self, hub: Hub, tell: Callable[[Head, Sequence[Moment]], None]) -> None:
        self._hub = hub
        self._tell = tell
        self._line: asyncio.Transport | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._joining: asyncio.Task[object] | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._asked: deque[_Asked] = deque()
        self._unpacker = Unpacker()
        self._pressing = 0
        self._rushing = False
        self._rest = 0.0
        self._closed = False
        self.ready = False

    def take(self, news: list[Told]) -> list[Told]:
        """Tells of the tables that it can; the others are left to whoever asks."""
        self._feel(len(news))
        if not self.ready or self._line is None:
            return news
        message, left, room = [], [], CATCHING_UP
        for head, moments in news:
            # What it is about to tell of a table must not be overtaken.
            wanted = head.crying or (self._rushing and (room > 0 or _followed(head, moments)))
            if wanted and self._suits(head, moments):
                one = self._news(head, moments)
                message.append(one)
                room -= len(one.log) - len(moments)
            else:
                left.append((head, moments))
        if message:
            self._line.write(packed(message))
            if self._watch is None:
                self._watch = asyncio.get_running_loop().call_later(STUCK, self._look)
        return left

    def _feel(self, moves: int) -> None:
        """Whether there is a rush; a crier is sent for in one."""
        pressing = self._pressing + (moves if moves >= CROWD else -moves)
        self._pressing = min(RUSH, max(0, pressing))
        if self._pressing == RUSH:
            self._rushing = True
            self._send_for()
        elif self._pressing == 0:
            self._rushing = False

    def _suits(self, head: Head, moments: Sequence[Moment]) -> bool:
        """Moves of people: whether a bot is thinking is known here only."""
        table, spec = head.table, head.table.game.spec
        return (
            GAMES.get(spec.slug) is spec
            and not table.company.with_bots
            and self._hub.watched(table.id)
            and all(isinstance(logged.entry, MOVES) for logged, _ in moments)
        )

    def _news(self, head: Head, moments: Sequence[Moment]) -> News:
        table, last = head.table.id, moments[-1][0].seq
        players = list(self._hub.looking(table))
        self._asked.append(_Asked(head, moments, players, monotonic()))
        after, known = last - len(moments), _followed(head, moments)
        head.cried = last
        head.crying += 1
        log = [logged for logged, _ in moments] if known else head.log[:last]
        return News(table, after if known else 0, log, len(moments), players)

    def _look(self) -> None:
        """Whether it hangs."""
        self._watch = None
        if not self._asked or self._line is None:
            return
        left = self._asked[0].at + STUCK - monotonic()
        if left <= 0:
            self._line.abort()
        else:
            self._watch = asyncio.get_running_loop().call_later(left, self._look)

    def _send_for(self) -> None:
        """Starts a process; until it answers everything goes on without it."""
        if self._closed or self._process is not None or monotonic() < self._rest:
            return
        if sys.platform == "win32" or (os.cpu_count() or 1) < 2:
            return
        self._rest = monotonic() + AGAIN
        ours, its = socket.socketpair()
        with its:
            command = [
                sys.executable,
                "-m",
                "cavale.tables.live.frame_worker.main",
                str(its.fileno()),
            ]
            self._process = subprocess.Popen(command, pass_fds=(its.fileno(),))
        loop = asyncio.get_running_loop()
        self._joining = loop.create_task(loop.create_unix_connection(lambda: self, sock=ours))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        for message in self._unpacker.feed(data):
            # The first one is empty: it says that it is there.
            self.ready = True
            for frames in read_frames(message):
                head, moments, players, _ = self._asked.popleft()
                head.crying -= 1
                if frames is None:
                    head.cried = 0
                    self._tell(head, moments)
                    continue
                for (logged, table), made in zip(moments, frames, strict=True):
                    told = dict(zip(players, made, strict=True))
                    self._hub.publish(table.id, logged.seq, told.get)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed:
            logger.warning("the crier is gone: %d tables are told without it", len(self._asked))
        self.ready, self._line, self._unpacker = False, None, Unpacker()
        self._end()
        while self._asked:
            asked = self._asked.popleft()
            asked.head.crying = asked.head.cried = 0
            self._tell(asked.head, asked.moments)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def close(self) -> None:
        self._closed = True
        if self._watch is not None:
            self._watch.cancel()
        if self._line is not None:
            self._line.close()
        self._end()


def _followed(head: Head, moments: Sequence[Moment]) -> bool:
    """Whether it has heard of all that was there before these moments."""
    return head.cried == moments[0][0].seq - 1
