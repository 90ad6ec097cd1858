"""Twelve strangers' reads of a long game at once, and streams from its beginning."""

import asyncio
import random

from tests.hostile.people import HONEST, STRANGER, Person, person
from tests.hostile.probe import slowest_while
from tests.web.live import Live
from tests.web.visitor import At

NUMBER = 6
TITLE = "history, record and catching up of a long game"
READS = 12
USUALLY = 3.0
"""Seconds for which the same is measured before."""
LONGEST = 0.5
"""Seconds that an honest request may take meanwhile, or that the server may compute before it
answers, where the machine is busy with other things; on a quiet one it takes a few ms."""


async def attack(server: Live) -> str | None:
    async with person(server, STRANGER) as stranger, person(server, HONEST) as honest:
        at = await _played(stranger, 600)
        own = await honest.visitor.open("here", "here")

        async def attacking() -> None:
            reads = [
                stranger.took("GET", f"{at.path}/{what}")
                for what in ("history", "record", "history?eyes=0")
                for _ in range(READS // 3)
            ]
            await asyncio.gather(*reads, *(_stream(stranger, at) for _ in range(READS)))

        before = await slowest_while(server, own.path, HONEST, lambda: asyncio.sleep(USUALLY))
        slowest, busiest = await slowest_while(server, own.path, HONEST, attacking)
        print(
            f"     honest reads, at the worst: {before[0]:.2f} s before ({before[1]:.2f} s of the"
            f" server's processor), {slowest:.2f} s meanwhile ({busiest:.2f})"
        )
        if min(slowest, busiest) > LONGEST:
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
