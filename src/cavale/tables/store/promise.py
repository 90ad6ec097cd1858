"""Something that will come whoever waits for it: what goes to disk cannot be called back."""

import asyncio
from typing import Any


class Promise(asyncio.Future[None]):
    """Whoever waits is not cancelled meanwhile; a cancellation reaches them where they wait next.

    So that what follows at once happens too: what is on disk also becomes known. It is what
    `asyncio.shield` and a task of its own would do, for much less.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        return False

    def settle(self, error: Exception | None) -> None:
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)

    async def kept(self) -> None:
        try:
            await self
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            task.uncancel()
            task.cancel()
        self.result()
