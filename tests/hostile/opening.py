"""As many tables as one address can open: at once, and in a day."""

import asyncio

from tests.hostile.people import HONEST, STRANGER, Person, person
from tests.web.live import Live
from tests.web.visitor import Json

NUMBER = 11
TITLE = "tables opened without end"
A_MINUTE, A_DAY = 60, 40
SETTINGS = {"CAVALE_TABLES_PER_DAY": str(A_DAY)}
"""A day's limit that is reached within a minute."""
BODY: Json = {"game": "wall", "seats": [{"kind": "here"}, {"kind": "here"}]}


async def attack(server: Live) -> str | None:
    async with person(server, STRANGER) as stranger, person(server, HONEST) as honest:
        made = sum(await asyncio.gather(*(_opened(stranger) for _ in range(2 * A_MINUTE))))
        print(f"     {made} of {2 * A_MINUTE} tables were opened")
        if made > A_DAY:
            return f"{made} tables of one address"
        if not await _opened(honest):
            return "another address cannot open any"
    return None


async def _opened(one: Person) -> bool:
    return (await one.client.post("/api/tables", json=BODY)).status_code == 201
