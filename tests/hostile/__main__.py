"""Runs the attacks against a server of their own and says which succeeded; exit code 1 if any did.

python -m tests.hostile              # all of them
python -m tests.hostile 6 15         # some
"""

import asyncio
import importlib
import pkgutil
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx

import tests.hostile
from tests.hostile.attacks import ATTACKS
from tests.web.live import Live
from tests.web.visitor import Visitor


@dataclass
class Guarded(Live):
    """A server with its usual limits, that believes whom a proxy on this machine asks for."""

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "CAVALE_THINKERS": "1"}


@dataclass(frozen=True)
class Attack:
    number: int
    title: str
    run: Callable[[Live], Awaitable[str | None]]


def attacks(wanted: list[int]) -> list[Attack]:
    names = [one.name for one in pkgutil.iter_modules(tests.hostile.__path__)]
    found = [importlib.import_module(f"tests.hostile.{name}") for name in names if name[0] != "_"]
    known = [Attack(one.NUMBER, one.TITLE, one.attack) for one in found if hasattr(one, "NUMBER")]
    known += [
        Attack(number, (attack.__doc__ or "").rstrip("."), partial(_visit, attack))
        for number, attack in ATTACKS.items()
    ]
    chosen = [one for one in known if not wanted or one.number in wanted]
    return sorted(chosen, key=lambda one: (one.number, one.title))


async def _visit(attack: Callable[[Visitor], Awaitable[str | None]], server: Live) -> str | None:
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        return await attack(Visitor(client))


async def run(wanted: list[int]) -> int:
    succeeded = 0
    for attack in attacks(wanted):
        with tempfile.TemporaryDirectory() as folder:
            server = Guarded(str(Path(folder) / "tables.db"))
            await server.start()
            try:
                found = await attack.run(server)
            finally:
                await server.close()
        said = "held" if found is None else f"SUCCEEDED: {found}"
        print(f"{attack.number:>3}  {attack.title}: {said}", flush=True)
        succeeded += found is not None
    print(f"{succeeded} succeeded")
    return succeeded


if __name__ == "__main__":
    sys.exit(min(1, asyncio.run(run([int(number) for number in sys.argv[1:]]))))
