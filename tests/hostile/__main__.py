"""Attacks on the tables of a real server, one after the other: which of them succeed?

    python -m tests.hostile [NUMBER ...]

Starts a server of its own with an empty database. Ends with 1 if any attack succeeds.
"""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.hostile.attacks import ATTACKS
from tests.web.live import Live
from tests.web.visitor import Visitor


async def main(chosen: list[int]) -> int:
    succeeded = 0
    with TemporaryDirectory() as folder:
        server = Live(str(Path(folder, "tables.db")))
        await server.start()
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                for number, attack in ATTACKS.items():
                    if chosen and number not in chosen:
                        continue
                    found = await attack(Visitor(client))
                    succeeded += found is not None
                    print(f"{number:3} {attack.__doc__} {found or 'held'}", flush=True)
        finally:
            await server.close()
    print(f"{succeeded} attacks succeeded")
    return int(succeeded > 0)


if __name__ == "__main__":
    sys.exit(asyncio.run(main([int(one) for one in sys.argv[1:]])))
