"""One writer for each process: everything that waits goes to disk in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")
LARGEST = 512


class Conflict(Exception):
    """Somebody else wrote that place of the log, or that key, first."""


class Closed(Exception):
    """Nothing is written any more."""


class Writer(Generic[T]):
    """`commit` writes some batches, all of them or none."""

    def __init__(self, commit: Callable[[Sequence[Sequence[T]]], Awaitable[None]]) -> None:
        self._commit = commit
        self._waiting: asyncio.Queue[tuple[Sequence[T], asyncio.Future[None]] | None]
        self._waiting = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, batch: Sequence[T]) -> None:
        if self._closed:
            raise Closed
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((batch, done))
        await done

    async def close(self) -> None:
        """Waits until all that was accepted is on disk."""
        self._closed = True
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task

    async def _run(self) -> None:
        going = True
        while going:
            taken = [await self._waiting.get()]
            while not self._waiting.empty() and len(taken) < LARGEST:
                taken.append(self._waiting.get_nowait())
            jobs = [job for job in taken if job is not None]
            going = len(jobs) == len(taken)
            if jobs:
                await self._write(jobs)

    async def _write(self, jobs: list[tuple[Sequence[T], asyncio.Future[None]]]) -> None:
        try:
            await self._commit([batch for batch, _ in jobs])
        except Conflict as conflict:
            if len(jobs) > 1:
                for job in jobs:
                    await self._write([job])
            else:
                _settle(jobs[0][1], conflict)
        except Exception as error:
            for _, done in jobs:
                _settle(done, error)
        else:
            for _, done in jobs:
                _settle(done, None)


def _settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
