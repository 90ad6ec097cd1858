"""One writer for each process: everything that waits goes to disk in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

from cavale.tables.promise import Promise

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
        self._waiting: list[tuple[Sequence[T], Promise]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, batch: Sequence[T]) -> None:
        if self._closed:
            raise Closed
        done = Promise(loop=asyncio.get_running_loop())
        self._waiting.append((batch, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await done.kept()

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

    async def _write(self, jobs: list[tuple[Sequence[T], Promise]]) -> None:
        try:
            await self._commit([batch for batch, _ in jobs])
        except Conflict as conflict:
            if len(jobs) > 1:
                for job in jobs:
                    await self._write([job])
            else:
                jobs[0][1].settle(conflict)
        except Exception as error:
            for _, done in jobs:
                done.settle(error)
        else:
            for _, done in jobs:
                done.settle(None)
