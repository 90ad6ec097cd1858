"""Forty thousand moves of scripted games from one address: what the server keeps of them."""

import asyncio
import random
import re
from pathlib import Path

import msgspec

from cavale import game as open_game
from cavale.lab.load.pairs import Opened, Script, random_game
from cavale.lab.load.wire import Line
from tests.hostile.people import STRANGER
from tests.web.live import Live

NUMBER = 7
TITLE = "memory filled with scripted games"
SETTINGS = {
    "CAVALE_TABLES_PER_MINUTE": "100000",
    "CAVALE_TABLES_PER_DAY": "100000",
    "CAVALE_WRITES_PER_MINUTE": "1000000",
}
"""Strangers with many addresses: what is tried is what moves leave behind, not how many open."""
MOVES = 40_000
AT_ONCE = 32
A_MOVE = 4_000
"""Bytes that a move may leave behind; it was ten thousand."""
GAME = "wall"


async def attack(server: Live) -> str | None:
    rng, game = random.Random(7), open_game(GAME)
    scripts = [random_game(game, rng) for _ in range(50)]
    left = MOVES
    before = _memory(server)

    async def play(line: Line) -> None:
        nonlocal left
        while left > 0:
            script = rng.choice(scripts)
            left -= len(script)
            await _one(line, script)

    loop = asyncio.get_running_loop()
    lines = [
        (await loop.create_connection(lambda: Line(STRANGER), "127.0.0.1", server.port))[1]
        for _ in range(AT_ONCE)
    ]
    await asyncio.gather(*map(play, lines))
    for line in lines:
        line.close()
    a_move = (_memory(server) - before) / (MOVES - left)
    print(f"     {MOVES - left} moves left {a_move:.0f} bytes each in the server's memory")
    return f"{a_move:.0f} bytes a move" if a_move > A_MOVE else None


async def _one(line: Line, script: Script) -> None:
    body = {"game": GAME, "seats": [{"kind": "here"}, {"kind": "here"}]}
    opened = msgspec.json.decode(await line.post("/api/tables", body), type=Opened)
    secrets = {held.seat: held.secret for held in opened.held}
    for version, (seat, move) in enumerate(script, start=1):
        moving = {"move": move, "version": version, "key": f"scripted-{version:06}"}
        await line.post(f"/api/tables/{opened.table}/moves", moving, secrets[seat])


def _memory(server: Live) -> int:
    """Bytes that the server holds, without the processes it has started."""
    assert server.process is not None
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024
