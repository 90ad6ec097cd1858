"""Work that a request begins and that outlives it."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Tasks:
    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[object, object, T]) -> "asyncio.Task[T]":
        """A task that no request's cancellation reaches, and that is waited for at the end."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[T]") -> None:
        self._running.discard(task)
        if not task.cancelled():
            # The request may have gone; then nothing else reads the error.
            task.exception()

    async def shielded(self, work: Coroutine[object, object, T]) -> T:
        return await asyncio.shield(self.spawn(work))

    async def close(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)
