"""Asks for the same again and again, from a process of its own, and says what the slowest took.

    python -m tests.hostile.probe URL ADDRESS PID

Who attacks is busy with all that it is sent: in one process with it the honest would wait for that.
Prints a line when it has begun, and the slowest when its input ends: by the clock, and by how long
the server has computed meanwhile, which is what counts on a machine that has other things to do.
"""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx

from tests.web.live import Live


def computed(pid: str) -> float:
    """Seconds, of this process alone."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def probe(url: str, address: str, pid: str) -> None:
    ended = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    slowest, busiest = 0.0, 0.0
    async with httpx.AsyncClient(headers={"x-forwarded-for": address}, timeout=120) as client:
        await client.get(url)
        print("begun", flush=True)
        while not ended.done():
            begin, used = time.perf_counter(), computed(pid)
            answer = await client.get(url)
            assert answer.status_code == 200, answer.text
            slowest = max(slowest, time.perf_counter() - begin)
            busiest = max(busiest, computed(pid) - used)
            await asyncio.sleep(0.01)
    print(slowest, busiest, flush=True)


async def slowest_while(
    server: Live, path: str, address: str, work: Callable[[], Awaitable[object]]
) -> tuple[float, float]:
    """Seconds that the slowest answer took while something else was done; and of computing."""
    assert server.process is not None
    where = f"{server.url}{path}", address, str(server.process.pid)
    command = [sys.executable, "-m", "tests.hostile.probe", *where]
    pipe = asyncio.subprocess.PIPE
    probing = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert probing.stdin is not None
    assert probing.stdout is not None
    assert await probing.stdout.readline() == b"begun\n"
    await work()
    probing.stdin.close()
    slowest, busiest = map(float, (await probing.stdout.readline()).split())
    await probing.wait()
    return slowest, busiest


if __name__ == "__main__":
    asyncio.run(probe(*sys.argv[1:]))
