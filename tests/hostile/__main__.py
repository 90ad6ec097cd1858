"""Runs the attacks on real servers and says which succeed; ends with 1 if any does.

    python -m tests.hostile [NUMBER ...]

Those on what happens at a table (`attacks.py`) share a server. Those by load have one each: a
module with a NUMBER, a TITLE, and `attack(server)`, which says what it achieved or gives None;
perhaps with SETTINGS of that server. Behind real proxies attacks are made by `proxies.py`.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import httpx

from tests.hostile import connecting, lobby, memory, odd_input, opening, reading, thinking
from tests.hostile.attacks import ATTACKS
from tests.web.live import Live
from tests.web.visitor import Visitor

BY_LOAD: Sequence[ModuleType] = (
    reading,
    memory,
    thinking,
    lobby,
    connecting,
    opening,
    odd_input,
)


@dataclass
class Attacked(Live):
    settings: Mapping[str, str] = field(default_factory=dict)

    def environment(self) -> dict[str, str]:
        return {**super().environment(), **self.settings}


@asynccontextmanager
async def serving(settings: Mapping[str, str]) -> AsyncIterator[Live]:
    with TemporaryDirectory() as folder:
        server = Attacked(str(Path(folder, "tables.db")), settings=settings)
        await server.start()
        try:
            yield server
        finally:
            await server.close()


def told(number: int, title: str, found: str | None) -> int:
    print(f"{number:3} {title} {found or 'held'}", flush=True)
    return int(found is not None)


async def main(chosen: list[int]) -> int:
    succeeded = 0
    at_tables = {one: ATTACKS[one] for one in ATTACKS if not chosen or one in chosen}
    if at_tables:
        async with (
            serving({}) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as client,
        ):
            for number, attack in at_tables.items():
                succeeded += told(number, attack.__doc__ or "", await attack(Visitor(client)))
    for module in BY_LOAD:
        if not chosen or module.NUMBER in chosen:
            async with serving(getattr(module, "SETTINGS", {})) as server:
                succeeded += told(module.NUMBER, module.TITLE, await module.attack(server))
    print(f"{succeeded} attacks succeeded")
    return int(succeeded > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main([int(one) for one in sys.argv[1:]])))
