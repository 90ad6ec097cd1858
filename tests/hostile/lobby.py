"""Sixty public tables over days from one address, with nobody at them."""

import secrets

from tests.hostile.people import HONEST, STRANGER, Person, person
from tests.web.live import Live
from tests.web.visitor import Json

NUMBER = 9
TITLE = "the lobby filled with sixty tables"
SEATS: list[Json] = [{"kind": "here", "name": "n"}, {"kind": "link"}]
DAYS: Json = {"per": "move", "seconds": 7 * 86400}


async def attack(server: Live) -> str | None:
    async with person(server, STRANGER) as stranger, person(server, HONEST) as honest:
        mine = await _open(honest)
        opened = [await _open(stranger, clock=DAYS) for _ in range(60)]
        opened += [await _seek(stranger) for _ in range(10)]
        listed = [card["id"] for card in (await honest.client.get("/api/lobby")).json()]
        if mine not in listed:
            return "an honest table is hidden"
        captured = len(set(listed) & {one for one in opened if one is not None})
        print(f"     {captured} of {len(listed)} tables in the lobby are the stranger's")
        if captured > 2:
            return f"{captured} tables of one address are listed"
    return None


async def _open(one: Person, **more: Json) -> str | None:
    body = {"game": "wall", "seats": SEATS, "public": True, **more}
    answer = await one.client.post("/api/tables", json=body)
    opened: str | None = answer.json().get("table")
    return opened


async def _seek(one: Person) -> str | None:
    body = {"game": "ball", "seats": SEATS, "clock": DAYS, "key": secrets.token_hex(16)}
    answer = await one.client.post("/api/lobby", json=body)
    opened: str | None = answer.json().get("table")
    return opened
