"""Where people's questions wait for the bots' processes."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Desk:
    """One question at a time, so that bots who are to move do not wait behind a queue."""

    def __init__(self, executor: Callable[[], Executor]) -> None:
        self._executor = executor
        self._turn = asyncio.Semaphore(1)

    async def ask(self, work: Callable[[*Args], T], *args: *Args) -> T:
        async with self._turn:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._executor(), work, *args)
