"""Bots and questions computed where the house runs: one at a time, after what waits to be shown."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar, TypeVarTuple

from cavale.tables.thinking.turns import Errand

T = TypeVar("T")
Args = TypeVarTuple("Args")

SHOWN = 0.03
"""Seconds for a page to show that a bot thinks, before nothing else can happen here."""


class Thinking(Protocol):
    async def run(
        self,
        errand: Errand,
        work: Callable[[*Args], T],
        *args: *Args,
        begun: Callable[[], None] = lambda: None,
    ) -> T: ...

    def expected(self, errand: Errand) -> float: ...


class Workers:
    async def run(
        self,
        errand: Errand,
        work: Callable[[*Args], T],
        *args: *Args,
        begun: Callable[[], None] = lambda: None,
    ) -> T:
        begun()
        await asyncio.sleep(SHOWN)
        return work(*args)

    def expected(self, errand: Errand) -> float:
        return 0.0


class Readers:
    def __init__(self, name: str) -> None:
        pass

    async def run(self, client: str, table: str, work: Callable[[*Args], T], *args: *Args) -> T:
        await asyncio.sleep(0)
        return work(*args)

    def close(self) -> None:
        pass
