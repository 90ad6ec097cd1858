"""Forty tables against the dearest bot from one address, and a hundred analyses."""

import asyncio
import time

from tests.hostile.people import HONEST, STRANGER, Person, person
from tests.web.live import Live

NUMBER = 8
TITLE = "forty dear bots and a hundred analyses"
TABLES, ANALYSES = 40, 100
QUICK, DEAR = 3.0, 12.0
"""Seconds in which another address's bots must have moved."""
SLOWER = 4
"""Times as long as before the attack, where the machine is so busy that this is more."""


async def attack(server: Live) -> str | None:
    async with person(server, STRANGER) as stranger, person(server, HONEST) as honest:
        # The first move of a server's life loads what bots need.
        for level in (1, 5):
            await _answered(honest, level)
        usual = [await _answered(honest, level) for level in (1, 5)]
        opened = await asyncio.gather(*(stranger.against(5) for _ in range(TABLES)))
        refused = sum(status == 503 for status, _ in opened)
        own = await stranger.visitor.open("here", "here")
        asking = [stranger.took("GET", f"{own.path}/analysis/0") for _ in range(ANALYSES)]
        analyses = asyncio.ensure_future(asyncio.gather(*asking))
        await asyncio.sleep(0.2)
        quick, dear = [await _answered(honest, level) for level in (1, 5)]
        analyses.cancel()
        await asyncio.gather(analyses, return_exceptions=True)
        print(
            f"     {refused} of {TABLES} tables were refused as busy; another's level 1 moved"
            f" after {quick:.1f} s ({usual[0]:.1f} before), level 5 after {dear:.1f} s"
            f" ({usual[1]:.1f} before)"
        )
        if quick > max(QUICK, SLOWER * usual[0]):
            return f"a quick bot waited {quick:.0f} s"
        if dear > max(DEAR, SLOWER * usual[1]):
            return f"a dear bot of another address waited {dear:.0f} s"
    return None


async def _answered(one: Person, level: int) -> float:
    begin = time.perf_counter()
    status, at = await one.against(level)
    while at is None:
        # On a machine that is busy otherwise a thought may take so long that nobody is let in.
        assert status == 503, status
        await asyncio.sleep(1)
        status, at = await one.against(level)
    while await at.version() < 2:
        await asyncio.sleep(0.05)
    return time.perf_counter() - begin
