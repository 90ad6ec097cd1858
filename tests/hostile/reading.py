"""Twelve strangers' reads of a long game at once, and streams from its beginning."""

import asyncio
import random

from tests.hostile.people import HONEST, STRANGER, Person, person
from tests.web.live import Live
from tests.web.visitor import At

NUMBER = 6
TITLE = "history, record and catching up of a long game"
READS = 12
LONGEST = 0.5
"""Seconds that an honest request may take meanwhile; on a quiet machine it takes a few ms."""


async def attack(server: Live) -> str | None:
    async with person(server, STRANGER) as stranger, person(server, HONEST) as honest:
        at = await _played(stranger, 600)
        own = await honest.visitor.open("here", "here")
        usual = max([(await honest.took("GET", own.path))[1] for _ in range(20)])
        reads = [
            stranger.took("GET", f"{at.path}/{what}")
            for what in ("history", "record", "history?eyes=0")
            for _ in range(READS // 3)
        ]
        beside = asyncio.gather(*reads, *(_stream(stranger, at) for _ in range(READS)))
        slowest = 0.0
        while not beside.done():
            status, took = await honest.took("GET", own.path)
            if status != 200:
                return f"an honest read was answered {status}"
            slowest = max(slowest, took)
            await asyncio.sleep(0.01)
        beside.result()
        print(f"     honest reads: {usual:.3f} s before, {slowest:.3f} s at the worst meanwhile")
        if slowest > max(LONGEST, 10 * usual):
            return f"an honest read took {slowest:.1f} s"
    return None


async def _played(one: Person, moves: int) -> At:
    """Games of Manhattan are long, and what is shown of them is large."""
    rng = random.Random(6)
    at = await one.visitor.open("here", "here", game="manhattan")
    for _ in range(moves):
        table = await at.see()
        if table["mover"] is None:
            break
        seen = await at.see(table["mover"])
        if not seen["moves"]:
            break
        move = rng.choice(seen["moves"])["text"]
        await at.move(table["mover"], move, seen["version"])
    return at


async def _stream(one: Person, at: At) -> None:
    headers = {"last-event-id": "0"}
    async with one.client.stream("GET", f"{at.path}/stream", headers=headers) as answer:
        if answer.status_code == 200:
            last = b"id: %d\n" % await at.version()
            async for chunk in answer.aiter_bytes():
                if last in chunk:
                    return
