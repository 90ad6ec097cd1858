"""Somebody who plays on and on, whatever happens to the server, and remembers what it said.

Which moves they are is left to chance: it is the same for all.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

import httpx

from tests.waiting import PATIENCE
from tests.web.live import events
from tests.web.visitor import At, Json, Visitor, bearer, new_key

T = TypeVar("T")

PAUSES = (0.3, 0.6, 1.0)
"""What the page waits between attempts: ui/src/lib/stream.ts and api.ts."""
AWAY = (502, 503, 504)


class Away(Exception):
    pass


failures = 0
"""How often somebody asked in vain."""


async def insist(ask: Callable[[], Awaitable[T]]) -> T:
    global failures
    tries = 0
    while True:
        try:
            return await ask()
        except (httpx.TransportError, Away):
            failures += 1
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1


@dataclass
class Played:
    """A table: what was acknowledged to whoever played, and what was heard on its stream."""

    at: At
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    heard: list[int] = field(default_factory=list)
    hearing: bool = False
    listening: "asyncio.Task[None] | None" = None

    async def listen(self) -> None:
        client, path = self.at.visitor.client, f"{self.at.path}/stream"

        def opened() -> None:
            self.hearing = True

        async def hear() -> None:
            after = self.heard[-1] if self.heard else 1
            try:
                async for event in events(client, path, after, opened=opened):
                    if event.id is not None:
                        self.heard.append(event.id)
            finally:
                self.hearing = False
            raise Away

        await insist(hear)

    async def check(self) -> None:
        """All that was acknowledged is there once, and the stream told all of it, in order."""
        steps = await insist(self.at.history)
        versions = [step["version"] for step in steps]
        assert versions == list(range(1, 1 + len(steps)))
        written = {step["version"]: step["move"] for step in steps}
        assert len(dict(self.acknowledged)) == len(self.acknowledged)
        for version, move in self.acknowledged:
            assert written[version] == move
        people = [step["version"] for step in steps if step["seat"] in self.at.secrets]
        assert people == [version for version, _ in self.acknowledged]
        async with asyncio.timeout(PATIENCE):
            while len(self.heard) < len(steps) - 1:
                await asyncio.sleep(0.02)
        assert self.heard == versions[1:]

    async def leave(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)


class Driver:
    """Plays table after table; `kinds` are the seats it opens."""

    def __init__(self, visitor: Visitor, *kinds: str) -> None:
        self._visitor = visitor
        self._kinds = kinds
        self.tables: list[Played] = []
        self.answered = 0.0
        self.stopping = False

    @property
    def moves(self) -> int:
        return sum(len(played.acknowledged) for played in self.tables)

    async def play(self) -> None:
        while not self.stopping:
            played = Played(await insist(lambda: self._visitor.open(*self._kinds)))
            self.tables.append(played)
            played.listening = asyncio.create_task(played.listen())
            await self._play(played)
            if not self.stopping:
                # Whoever has heard the end goes home: no page listens to all games it ever played.
                await played.check()
                await played.leave()

    async def _play(self, played: Played) -> None:
        while not self.stopping:
            table = await insist(played.at.see)
            mover = table["mover"]
            if mover is None:
                return
            if mover not in played.at.secrets:
                await asyncio.sleep(0.02)
                continue
            move = await insist(partial(_a_move, played.at, mover))
            if move is None:
                continue
            version = await self._move(played.at, mover, move, table["version"])
            self.answered = time.monotonic()
            played.acknowledged.append((version, move))

    async def _move(self, at: At, seat: int, move: str, version: int) -> int:
        body = {"move": move, "version": version, "key": new_key()}

        async def post() -> int:
            answer = await at.visitor.client.post(
                f"{at.path}/moves", json=body, headers=bearer(at.secrets[seat])
            )
            if answer.status_code in AWAY:
                raise Away
            assert answer.status_code == 200, answer.text
            version_after: int = answer.json()["version"]
            return version_after

        return await insist(post)


async def _a_move(at: At, seat: int) -> str | None:
    table: Json = await at.see(seat)
    return random.choice(table["moves"])["text"] if table["moves"] else None
