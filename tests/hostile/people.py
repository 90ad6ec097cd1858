"""Who takes part in an attack: a stranger with an address, and the honest whom it should harm."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx

from tests.web.live import Live
from tests.web.visitor import At, Json, Visitor

HONEST, STRANGER = "192.0.2.1", "203.0.113.66"


@dataclass
class Person:
    visitor: Visitor

    @property
    def client(self) -> httpx.AsyncClient:
        return self.visitor.client

    async def against(self, level: int, game: str = "wall") -> tuple[int, At | None]:
        """A table where a bot of that level moves first."""
        seats = [{"kind": "bot", "level": level}, {"kind": "here"}]
        answer = await self.client.post("/api/tables", json={"game": game, "seats": seats})
        opened = self.visitor.at(answer.json()) if answer.status_code == 201 else None
        return answer.status_code, opened

    async def took(self, method: str, path: str, **more: Json | None) -> tuple[int, float]:
        begin = time.perf_counter()
        answer = await self.client.request(method, path, **more)  # type: ignore[arg-type]
        return answer.status_code, time.perf_counter() - begin


@asynccontextmanager
async def person(server: Live, address: str) -> AsyncIterator[Person]:
    """Asks by way of a proxy on the same machine, as far as the server can tell."""
    limits = httpx.Limits(max_connections=200)
    headers = {"x-forwarded-for": address}
    async with httpx.AsyncClient(
        base_url=server.url, timeout=120, limits=limits, headers=headers
    ) as client:
        yield Person(Visitor(client))


async def long_game(one: Person, entries: int, game: str = "wall", move: str = "3L") -> At:
    """The same move and its undoing, again and again, then a game that stands."""
    at = await one.visitor.open("here", "here", game=game)
    version = 1
    while version < entries:
        await at.move(0, move, version)
        answer = await at.act(0, "undo", version + 1)
        if answer.status_code != 200:
            break
        version = answer.json()["version"]
    return at
