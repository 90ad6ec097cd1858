"""The two clients. Each method is a request of docs/wire.md, and gives what that answers."""

import json
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any, Self

import httpx

from cavale.client import requests
from cavale.client.requests import Action, HouseRefused, Json, Request

PATIENCE = httpx.Timeout(30.0)
STREAM = httpx.Timeout(30.0, read=45.0)
"""A stream that is open says so every 15 seconds."""
AGENT = "cavale-client"


def _headers(token: str | None) -> dict[str, str]:
    own = {"user-agent": AGENT}
    return own if token is None else {**own, "authorization": f"Bearer {token}"}


def _answer(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json()
    try:
        said = response.json()
    except ValueError:
        said = {}
    raise HouseRefused(response.status_code, said if isinstance(said, dict) else {})


def _line(line: str) -> Json | None:
    """None is an empty line: the stream is open."""
    found: Json | None = json.loads(line) if line.strip() else None
    return found


class House:
    """A house over HTTP. The token of a program opens what only programs may do."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self._http = httpx.Client(
            base_url=url, headers=_headers(token), timeout=PATIENCE, transport=transport
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    def _ask(self, request: Request) -> Any:
        return _answer(self._http.request(request.method, request.path, json=request.body))

    def games(self, lang: str = "en") -> list[Json]:
        found: list[Json] = self._ask(requests.games(lang))
        return found

    def programs(self) -> list[Json]:
        """Those that may play here, and which of them are online."""
        found: list[Json] = self._ask(requests.programs())
        return found

    def open_table(self, game: str, seats: Sequence[Json], **options: Any) -> Json:
        """`seats` and `options` as `POST /api/tables` has them."""
        found: Json = self._ask(requests.open_table(game, seats, options))
        return found

    def stream(self) -> Iterator[Json]:
        """All that concerns the program, until the house ends it."""
        with self._http.stream("GET", "/api/programs/stream", timeout=STREAM) as response:
            if not response.is_success:
                response.read()
                _answer(response)
            for text in response.iter_lines():
                if (line := _line(text)) is not None:
                    yield line

    def look(self, table: str) -> Json:
        """What the stream would say of a table now."""
        found: Json = self._ask(requests.look(table))
        return found

    def accept(self, table: str) -> int:
        """Takes the seat that the program is asked to take."""
        return int(self._ask(requests.accept(table))["seat"])

    def decline(self, table: str) -> None:
        self._ask(requests.decline(table))

    def sit(self, table: str, invite: str) -> int:
        return int(self._ask(requests.sit(table, invite))["seat"])

    def move(self, table: str, text: str, version: int, key: str | None = None) -> int:
        """The version of the move; the same move of the same version is made once."""
        return int(self._ask(requests.move(table, text, version, key))["version"])

    def act(self, table: str, action: Action, version: int, key: str | None = None) -> int:
        return int(self._ask(requests.act(table, action, version, key))["version"])

    def record(self, table: str, number: int | None = None) -> Json:
        found: Json = self._ask(requests.record(table, number))
        return found


class AsyncHouse:
    """The same with asyncio."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._http = httpx.AsyncClient(
            base_url=url, headers=_headers(token), timeout=PATIENCE, transport=transport
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def _ask(self, request: Request) -> Any:
        return _answer(await self._http.request(request.method, request.path, json=request.body))

    async def games(self, lang: str = "en") -> list[Json]:
        found: list[Json] = await self._ask(requests.games(lang))
        return found

    async def programs(self) -> list[Json]:
        found: list[Json] = await self._ask(requests.programs())
        return found

    async def open_table(self, game: str, seats: Sequence[Json], **options: Any) -> Json:
        found: Json = await self._ask(requests.open_table(game, seats, options))
        return found

    async def stream(self) -> AsyncIterator[Json]:
        async with self._http.stream("GET", "/api/programs/stream", timeout=STREAM) as response:
            if not response.is_success:
                await response.aread()
                _answer(response)
            async for text in response.aiter_lines():
                if (line := _line(text)) is not None:
                    yield line

    async def look(self, table: str) -> Json:
        found: Json = await self._ask(requests.look(table))
        return found

    async def accept(self, table: str) -> int:
        return int((await self._ask(requests.accept(table)))["seat"])

    async def decline(self, table: str) -> None:
        await self._ask(requests.decline(table))

    async def sit(self, table: str, invite: str) -> int:
        return int((await self._ask(requests.sit(table, invite)))["seat"])

    async def move(self, table: str, text: str, version: int, key: str | None = None) -> int:
        return int((await self._ask(requests.move(table, text, version, key)))["version"])

    async def act(self, table: str, action: Action, version: int, key: str | None = None) -> int:
        return int((await self._ask(requests.act(table, action, version, key)))["version"])

    async def record(self, table: str, number: int | None = None) -> Json:
        found: Json = await self._ask(requests.record(table, number))
        return found
