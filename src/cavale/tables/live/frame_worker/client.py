"""A process beside this one that encodes frames while many tables move at the same time.

Most of the work of a move is to encode what each seat is shown. That follows from the log alone, so
another process can do it: it is sent each entry, folds the tables by itself, and answers with the
frames. Nothing depends on it: what it has not answered when it dies or hangs is encoded here, and
under little load encoding here is quicker.
"""

import asyncio
import logging
import os
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import NamedTuple, cast

from cavale.core.spec import Spec
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.frame_worker.protocol import Request, Unpacker, packed, read_answers
from cavale.tables.live.hub import Hub
from cavale.tables.live.publisher import EncodeHere, Published
from cavale.tables.log.entries import MOVES

logger = logging.getLogger(__name__)

BUSY_BATCH = 8
"""Tables published together from which on a batch counts as load."""
LOAD = 1000
"""Tables in busy batches, less those in small ones: so many switch the worker on. At none it is
switched off again."""
ANSWERS_WITHIN = 1.0
"""Seconds after which a worker that does not answer is ended."""
RESTARTS_AFTER = 30.0
"""Seconds from one start of a worker to the next."""
BACKLOG = 400
"""Entries of logs new to it that a batch may hold, or one table's at the least: with all tables at
once their streams would wait until it had read all the logs."""


class _Asked(NamedTuple):
    cached: CachedTable
    changes: Sequence[Change]
    players: list[int | None]
    at: float


class WorkerProcess(asyncio.Protocol):
    """A `FrameWorker`. `module` runs it, `games` are those that it knows."""

    def __init__(self, hub: Hub, here: EncodeHere, module: str, games: Mapping[str, Spec]) -> None:
        self._hub = hub
        self._encode_here = here
        self._module = module
        self._games = games
        self._line: asyncio.Transport | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._joining: asyncio.Task[object] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._asked: deque[_Asked] = deque()
        self._unpacker = Unpacker()
        self._load = 0
        self._busy = False
        self._not_before = 0.0
        self._closed = False
        self.ready = False

    def take(self, batch: list[Published]) -> list[Published]:
        self._measure(len(batch))
        if not self.ready or self._line is None:
            return batch
        requests, left, room = [], [], BACKLOG
        for cached, changes in batch:
            # Frames of this table that are on their way must not be overtaken.
            wanted = cached.in_flight or (self._busy and (room > 0 or _followed(cached, changes)))
            if wanted and self._eligible(cached, changes):
                request = self._request(cached, changes)
                requests.append(request)
                room -= len(request.log) - len(changes)
            else:
                left.append((cached, changes))
        if requests:
            self._line.write(packed(requests))
            if self._timer is None:
                loop = asyncio.get_running_loop()
                self._timer = loop.call_later(ANSWERS_WITHIN, self._check_alive)
        return left

    def _measure(self, tables: int) -> None:
        load = self._load + (tables if tables >= BUSY_BATCH else -tables)
        self._load = min(LOAD, max(0, load))
        if self._load == LOAD:
            self._busy = True
            self._start()
        elif self._load == 0:
            self._busy = False

    def _eligible(self, cached: CachedTable, changes: Sequence[Change]) -> bool:
        """Moves of people: only this process knows whether a bot is thinking."""
        table, spec = cached.table, cached.table.game.spec
        return (
            self._games.get(spec.slug) is spec
            and not table.company.with_bots
            and self._hub.streamed(table.id)
            and all(isinstance(change.logged.entry, MOVES) for change in changes)
        )

    def _request(self, cached: CachedTable, changes: Sequence[Change]) -> Request:
        table, last = cached.table.id, changes[-1].logged.seq
        players = list(self._hub.looking(table))
        self._asked.append(_Asked(cached, changes, players, monotonic()))
        after, known = last - len(changes), _followed(cached, changes)
        cached.worker_version = last
        cached.in_flight += 1
        log = [change.logged for change in changes] if known else cached.log[:last]
        return Request(table, after if known else 0, log, len(changes), players)

    def _check_alive(self) -> None:
        self._timer = None
        if not self._asked or self._line is None:
            return
        left = self._asked[0].at + ANSWERS_WITHIN - monotonic()
        if left <= 0:
            self._line.abort()
        else:
            self._timer = asyncio.get_running_loop().call_later(left, self._check_alive)

    def _start(self) -> None:
        """Until the process answers everything goes on without it."""
        if self._closed or self._process is not None or monotonic() < self._not_before:
            return
        if sys.platform == "win32" or (os.cpu_count() or 1) < 2:
            return
        self._not_before = monotonic() + RESTARTS_AFTER
        ours, its = socket.socketpair()
        with its:
            command = [sys.executable, "-m", self._module, str(its.fileno())]
            self._process = subprocess.Popen(command, pass_fds=(its.fileno(),))
        loop = asyncio.get_running_loop()
        self._joining = loop.create_task(loop.create_unix_connection(lambda: self, sock=ours))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        for message in self._unpacker.feed(data):
            # The first one is empty: it says that the worker is there.
            self.ready = True
            for frames in read_answers(message):
                cached, changes, players, _ = self._asked.popleft()
                cached.in_flight -= 1
                if frames is None:
                    cached.worker_version = 0
                    self._encode_here(cached, changes)
                    continue
                for change, made in zip(changes, frames, strict=True):
                    by_player = dict(zip(players, made, strict=True))
                    self._hub.publish(change.table.id, change.logged.seq, by_player.get)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed:
            logger.warning("the frame worker is gone: %d answers are missing", len(self._asked))
        self.ready, self._line, self._unpacker = False, None, Unpacker()
        self._end()
        while self._asked:
            asked = self._asked.popleft()
            asked.cached.in_flight = asked.cached.worker_version = 0
            self._encode_here(asked.cached, asked.changes)

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def close(self) -> None:
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._line is not None:
            self._line.close()
        self._end()


def _followed(cached: CachedTable, changes: Sequence[Change]) -> bool:
    """Whether the worker has all of the log before these changes."""
    return cached.worker_version == changes[0].logged.seq - 1
