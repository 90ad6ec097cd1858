"""Runs the attacks against a server of their own and says which succeeded; exit code 1 if any did.

python -m tests.hostile              # all of them
python -m tests.hostile 6 15         # some
"""

import asyncio
import importlib
import pkgutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import tests.hostile
from tests.web.live import Live


@dataclass
class Guarded(Live):
    """A server with its usual limits, that believes whom a proxy on this machine asks for."""

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "CAVALE_THINKERS": "1"}


def attacks(wanted: list[int]) -> list[ModuleType]:
    names = [one.name for one in pkgutil.iter_modules(tests.hostile.__path__)]
    found = [importlib.import_module(f"tests.hostile.{name}") for name in names if name[0] != "_"]
    known = [one for one in found if hasattr(one, "NUMBER")]
    chosen = [one for one in known if not wanted or one.NUMBER in wanted]
    return sorted(chosen, key=lambda one: (one.NUMBER, one.__name__))


async def run(wanted: list[int]) -> int:
    succeeded = 0
    for module in attacks(wanted):
        with tempfile.TemporaryDirectory() as folder:
            server = Guarded(str(Path(folder) / "tables.db"))
            await server.start()
            try:
                found = await module.attack(server)
            finally:
                await server.close()
        said = "held" if found is None else f"SUCCEEDED: {found}"
        print(f"{module.NUMBER:>3}  {module.TITLE}: {said}", flush=True)
        succeeded += found is not None
    print(f"{succeeded} succeeded")
    return succeeded


if __name__ == "__main__":
    sys.exit(min(1, asyncio.run(run([int(number) for number in sys.argv[1:]]))))
