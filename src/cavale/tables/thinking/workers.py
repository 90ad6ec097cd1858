"""Where bots and people's questions are computed, whatever does it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Protocol, TypeVar, TypeVarTuple

from cavale.tables.thinking.pool import Pool

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Thinking(Protocol):
    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T: ...


class Workers:
    """`hire` makes an executor: the first one, and another where one has broken down."""

    def __init__(self, hire: Callable[[], Executor]) -> None:
        self._hire = hire
        self.executor = hire()

    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        executor = self.executor
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
        except BrokenExecutor:
            if executor is self.executor:
                executor.shutdown(wait=False)
                self.executor = self._hire()
            raise

    def close(self) -> None:
        if isinstance(self.executor, Pool):
            self.executor.leave()
        else:
            self.executor.shutdown(wait=False, cancel_futures=True)


class OneAtATime:
    """People's questions, one by one, so that bots that are to move do not wait behind them."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._turn = asyncio.Semaphore(1)

    async def run(self, work: Callable[[*Args], T], *args: *Args) -> T:
        async with self._turn:
            return await self._thinking.run(work, *args)
