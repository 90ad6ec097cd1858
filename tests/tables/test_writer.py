"""Who waits for what cannot be called back is cancelled afterwards, and not before."""

import asyncio

import pytest

from cavale.tables.store.writer import _Done

pytestmark = pytest.mark.anyio


class Waiter:
    """Waits, takes note at once, then goes on to something else."""

    def __init__(self) -> None:
        self.done = _Done(loop=asyncio.get_running_loop())
        self.noted: list[str] = []

    async def wait(self) -> None:
        await self.done.wait()
        self.noted.append("kept")
        await asyncio.sleep(0)
        self.noted.append("went on")


async def test_nobody_is_cancelled_before_it_is_kept() -> None:
    waiter = Waiter()
    task = asyncio.create_task(waiter.wait())
    for _ in range(3):
        await asyncio.sleep(0)
        task.cancel()
    assert not task.done()
    waiter.done.settle(None)
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    assert waiter.noted == ["kept"]


async def test_a_timeout_is_told_when_it_is_kept() -> None:
    waiter = Waiter()
    asyncio.get_running_loop().call_later(0.03, waiter.done.settle, None)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.001):
            await waiter.wait()
    assert waiter.noted == ["kept"]
    await asyncio.sleep(0)


async def test_who_is_not_cancelled_goes_on() -> None:
    waiter = Waiter()
    task = asyncio.create_task(waiter.wait())
    await asyncio.sleep(0)
    waiter.done.settle(None)
    await task
    assert waiter.noted == ["kept", "went on"]


async def test_what_went_wrong_is_told() -> None:
    waiter = Waiter()
    task = asyncio.create_task(waiter.wait())
    await asyncio.sleep(0)
    task.cancel()
    waiter.done.settle(ValueError("the disk is full"))
    with pytest.raises(ValueError, match="full"):
        await task
