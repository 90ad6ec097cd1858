"""Where bots and people's questions are computed, whatever does it."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeVar, TypeVarTuple

from cavale.core.game import Game
from cavale.tables.thinking.cost import Costed, costed
from cavale.tables.thinking.idle import Idle
from cavale.tables.thinking.pool import Pool
from cavale.tables.thinking.turns import Errand, Turns

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Thinking(Protocol):
    async def run(
        self,
        errand: Errand,
        work: Callable[[*Args], T],
        *args: *Args,
        begun: Callable[[], None] = lambda: None,
    ) -> T:
        """Computes when it is the errand's turn, and says so when that has come."""

    def expected(self, errand: Errand) -> float:
        """Seconds until it would be done if it were asked for now."""


class Workers:
    """`hire` makes an executor: the first one, and another where one has broken down.

    It says by `slots` how many thoughts it can think at once, besides a quick one.
    """

    def __init__(self, hire: Callable[[], Executor]) -> None:
        self._hire = hire
        self.executor = hire()
        self._turns = Turns(lambda: getattr(self.executor, "slots", 1))
        self.idle = Idle()
        self._turns.changed = self.idle.look

    async def run(
        self,
        errand: Errand,
        work: Callable[[*Args], T],
        *args: *Args,
        begun: Callable[[], None] = lambda: None,
    ) -> T:
        executor = self.executor

        def start() -> "Future[Costed[T]]":
            nonlocal executor
            executor = self.executor
            promised = executor.submit(costed, partial(work, *args))
            if isinstance(executor, Pool):
                executor.settle_in([one for one in args if isinstance(one, Game)])
            return promised

        try:
            return await self._turns.run(errand, start, begun)
        except BrokenExecutor:
            if executor is self.executor:
                executor.shutdown(wait=False)
                self.executor = self._hire()
            raise

    def expected(self, errand: Errand) -> float:
        return self._turns.expected(errand)

    def close(self) -> None:
        self.idle.leave()
        if isinstance(self.executor, Pool):
            self.executor.leave()
        else:
            self.executor.shutdown(wait=False, cancel_futures=True)


class Readers:
    """A thread for what takes longer than the loop can wait; one, so that the loop has its half."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._turns = Turns(lambda: 1, quick=0)

    async def run(self, client: str, table: str, work: Callable[[*Args], T], *args: *Args) -> T:
        errand = Errand("question", client, table, work.__name__, 0.01)
        return await self._turns.run(
            errand, lambda: self._thread.submit(costed, partial(work, *args))
        )

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
