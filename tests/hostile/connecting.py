"""Six hundred connections from one address, each with half a request on it."""

import asyncio
import time
from contextlib import suppress

import httpx

from tests.web.live import Live

NUMBER = 10
TITLE = "six hundred half-sent requests"
SETTINGS = {"CAVALE_PROXIES": "192.0.2.200", "CAVALE_CONNECTIONS": "200"}
"""Nobody at this machine is a proxy: its addresses are strangers to one another."""
STRANGER = "127.0.0.66"
OPENED, HELD = 600, 200
SOON, GONE = 10.0, 40.0
"""Seconds after which no more are held than may be, and after which none is."""
ANSWERED = 2.0
"""Seconds within which somebody else is answered meanwhile."""
HALVES = (b"GET / HTTP/1.1\r\nhost: ", b"POST /api/tables HTTP/1.1\r\ncontent-length: 999\r\n\r\n{")


async def attack(server: Live) -> str | None:
    kept = [asyncio.create_task(_half(server, number)) for number in range(OPENED)]
    begin, slowest = time.perf_counter(), 0.0
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as honest:
        held, over = OPENED, True
        while held and time.perf_counter() - begin < GONE:
            asked = time.perf_counter()
            assert (await honest.get("/healthz")).status_code == 200
            slowest = max(slowest, time.perf_counter() - asked)
            held = sum(not one.done() for one in kept)
            if over and held <= HELD:
                over = False
                print(f"     {held} are held after {time.perf_counter() - begin:.1f} s", end="")
            elif over and time.perf_counter() - begin > SOON:
                return f"{held} connections of one address are held"
            await asyncio.sleep(0.1)
    print(
        f", {held} after {time.perf_counter() - begin:.1f}; others waited {slowest:.2f} s at most"
    )
    for one in kept:
        one.cancel()
    await asyncio.gather(*kept, return_exceptions=True)
    if held:
        return f"{held} half-sent requests are still waited for"
    return f"others wait {slowest:.1f} s" if slowest > ANSWERED else None


async def _half(server: Live, number: int) -> None:
    """Until the server hangs up."""
    address = STRANGER, 0
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=address)
    writer.write(HALVES[number % len(HALVES)])
    try:
        with suppress(ConnectionError):
            await reader.read()
    finally:
        writer.close()
