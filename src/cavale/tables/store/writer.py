"""One writer for each process: everything that waits goes to disk in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from cavale.tables.store.errors import Closed, Conflict

T = TypeVar("T")
LARGEST = 512


class _Done(asyncio.Future[None]):
    """A Future that cannot be cancelled: what goes to disk cannot be called back.

    The waiting task is not cancelled meanwhile; a cancellation reaches it where it waits next, so
    that what follows at once happens too: what is on disk also becomes known. It is what
    `asyncio.shield` and a task of its own would do, for much less.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        return False

    def settle(self, error: Exception | None) -> None:
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)

    async def wait(self) -> None:
        try:
            await self
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            task.uncancel()
            task.cancel()
        self.result()


class _Job(NamedTuple, Generic[T]):
    batch: Sequence[T]
    then: Callable[[], None]
    done: _Done


class Writer(Generic[T]):
    """`commit` writes some batches, all of them or none."""

    def __init__(self, commit: Callable[[Sequence[Sequence[T]]], Awaitable[None]]) -> None:
        self._commit = commit
        self._waiting: list[_Job[T]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def write(self, batch: Sequence[T], then: Callable[[], None]) -> Coroutine[Any, Any, None]:
        """`then` is called when it is on disk, whatever has become of the task that waits."""
        if self._closed:
            raise Closed
        done = _Done(loop=asyncio.get_running_loop())
        self._waiting.append(_Job(batch, then, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return done.wait()

    async def close(self) -> None:
        """Waits until all that was accepted is on disk."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        """Writes as long as anything waits."""
        while self._waiting:
            jobs, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            await self._write(jobs)
        self._task = None

    async def _write(self, jobs: list[_Job[T]]) -> None:
        try:
            await self._commit([job.batch for job in jobs])
        except Conflict as conflict:
            if len(jobs) > 1:
                for job in jobs:
                    await self._write([job])
            else:
                jobs[0].done.settle(conflict)
        except Exception as error:
            for job in jobs:
                job.done.settle(error)
        else:
            # Soon, so that the disk has its next work first.
            asyncio.get_running_loop().call_soon(_follow, jobs)


def _follow(jobs: list[_Job[T]]) -> None:
    """First what follows of all of them, then the waiting tasks go on."""
    outcomes = [_called(job.then) for job in jobs]
    for job, outcome in zip(jobs, outcomes, strict=True):
        job.done.settle(outcome)


def _called(then: Callable[[], None]) -> Exception | None:
    try:
        then()
    except Exception as error:
        return error
    return None
