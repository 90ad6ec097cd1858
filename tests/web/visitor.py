"""Somebody with a browser, as far as the server can tell."""

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from httpx import AsyncClient, Response
from litestar import Litestar

from tests.waiting import PATIENCE

Json = dict[str, Any]


def new_key() -> str:
    return secrets.token_hex(8)


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"authorization": f"Bearer {secret}"}


@dataclass
class At:
    """A table, with the secrets that this visitor holds, by player."""

    visitor: "Visitor"
    id: str
    secrets: dict[int, str] = field(default_factory=dict)
    invites: dict[int, str] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    async def see(self, player: int | None = None) -> Json:
        secret = None if player is None else self.secrets[player]
        answer = await self.visitor.client.get(self.path, headers=bearer(secret))
        assert answer.status_code == 200, answer.text
        table: Json = answer.json()
        return table

    async def history(self, player: int | None = None) -> list[Json]:
        secret = None if player is None else self.secrets[player]
        answer = await self.visitor.client.get(f"{self.path}/history", headers=bearer(secret))
        steps: list[Json] = answer.json()
        return steps

    async def version(self) -> int:
        version: int = (await self.see())["version"]
        return version

    async def post(self, where: str, body: Json, player: int | None) -> Response:
        secret = None if player is None else self.secrets[player]
        return await self.visitor.client.post(
            f"{self.path}/{where}", json=body, headers=bearer(secret)
        )

    async def move(
        self, player: int | None, move: str, version: int | None = None, key: str | None = None
    ) -> Response:
        seen = await self.version() if version is None else version
        body = {"move": move, "version": seen, "key": key or new_key()}
        return await self.post("moves", body, player)

    async def act(
        self,
        player: int | None,
        action: str,
        version: int | None = None,
        key: str | None = None,
        **more: object,
    ) -> Response:
        seen = await self.version() if version is None else version
        body = {"action": action, "version": seen, "key": key or new_key(), **more}
        return await self.post("actions", body, player)

    async def claim(self, player: int, name: str = "") -> Response:
        answer = await self.post("claim", {"invite": self.invites[player], "name": name}, None)
        if answer.status_code == 200:
            self.secrets[answer.json()["seat"]] = answer.json()["secret"]
        return answer

    async def until(self, wanted: str, value: object) -> Json:
        """The table once one of its fields has a value: a bot moves when it likes."""
        latest = time.monotonic() + PATIENCE
        while (table := await self.see())[wanted] != value:
            assert time.monotonic() < latest, f"{wanted} never became {value}: {table}"
            await asyncio.sleep(0.01)
        return table


@dataclass
class Visitor:
    client: AsyncClient
    app: Litestar | None = None
    token: str = ""
    """Of a program called `mybot`."""

    async def open(
        self, *kinds: str, game: str = "wall", variant: str | None = None, games: int | None = None
    ) -> At:
        seats = [
            {"kind": kind, "level": 1} if kind == "bot" else {"kind": kind, "name": f"n{seat}"}
            for seat, kind in enumerate(kinds)
        ]
        body: dict[str, object] = {"game": game, "seats": seats}
        if games is not None:
            body["games"] = games
        if variant is not None:
            body["variant"] = variant
        answer = await self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return self.at(answer.json())

    def at(self, opened: Json) -> At:
        held = {one["seat"]: one["secret"] for one in opened["held"]}
        invites = {one["seat"]: one["invite"] for one in opened["invites"]}
        return At(self, opened["table"], held, invites)
