"""Thoughts that nobody waits for yet: what a bot finds while others are to move.

They have one process for all of them, at the lowest priority, and only while a place for a thought
that somebody waits for is free: as soon as none is, the one at hand is stopped, and begins again
later. So they take nothing but what is left over.
"""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from ctypes import c_int64
from multiprocessing.connection import Connection
from typing import Any, TypeVarTuple

import numpy as np

from cavale.core.bot import Pondering
from cavale.core.game import Game
from cavale.core.observation import Observation
from cavale.tables.thinking.pool import Leavable, settle_in

logger = logging.getLogger(__name__)
Args = TypeVarTuple("Args")

FLAGS = 64
"""Thoughts that may be on their way, most of them stopped."""
_flags: Any = None


def ponder(game: Game, state: bytes, seat: int, level: int, flag: int) -> bytes:
    """The notes of a bot that is not to move."""
    bot = game.spec.bot(level, 1.0)
    if not isinstance(bot, Pondering):
        return b""
    return bot.ponder(Observation(game, state, seat), _flags[flag : flag + 1])


def _settle_idly(line: Connection, flags: Any) -> None:
    global _flags
    settle_in(line)
    os.nice(19)
    _flags = np.frombuffer(memoryview(flags).cast("B"), np.int64)


class Idle:
    def __init__(self) -> None:
        self._executor: Leavable | None = None
        self._shared = multiprocessing.get_context("spawn").RawArray(c_int64, FLAGS)
        self._flags = np.frombuffer(memoryview(self._shared).cast("B"), np.int64)
        self._number = 0
        self._alone = asyncio.Lock()
        self._calm = asyncio.Event()
        self._calm.set()

    def look(self, spare: bool) -> None:
        """Hears whether there is a place that nobody else wants."""
        if spare:
            self._calm.set()
        else:
            self._calm.clear()
            self._flags[self._number] = 1

    async def ponder(self, game: Game, state: bytes, seat: int, level: int) -> bytes:
        """The notes of a bot that is not to move and sees this; cancelling it stops it."""
        return await self.run(ponder, game, state, seat, level)

    async def run(self, work: Callable[[*Args, int], bytes], *args: *Args) -> bytes:
        """One after the other; `work` also gets the number of its flag."""
        async with self._alone:
            while True:
                await self._calm.wait()
                self._number = (self._number + 1) % FLAGS
                number = self._number
                self._flags[number] = 0
                try:
                    promised = self._hired().submit(work, *args, number)
                    found = await asyncio.wrap_future(promised)
                except BrokenExecutor:
                    logger.warning("the process for idle thoughts is gone; the next one hires it")
                    self.leave()
                    return b""
                except asyncio.CancelledError:
                    self._flags[number] = 1
                    raise
                if not self._flags[number]:
                    return found

    def _hired(self) -> Leavable:
        if self._executor is None:
            self._executor = Leavable(1, _settle_idly, self._shared)
        return self._executor

    def leave(self) -> None:
        if self._executor is not None:
            self._executor.leave()
            self._executor = None
