"""Waiting for what must come, however busy the machine is."""

import asyncio
from collections.abc import Awaitable, Callable

PATIENCE = 240.0
"""Seconds; a fence that nobody meets unless what is waited for never comes."""
LOOK = 0.005


async def until(come: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not come():
            await asyncio.sleep(LOOK)


async def until_found(come: Callable[[], Awaitable[bool]]) -> None:
    """The same for what has to be asked for."""
    async with asyncio.timeout(PATIENCE):
        while not await come():
            await asyncio.sleep(LOOK)
