"""No measurement waits for ever: what does not come in time is said by name."""

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

ANSWERS = 120.0
"""Seconds for one answer: a server that is loaded beyond its limit still answers in a few."""
STARTS = 60.0
PREPARES = 900.0
"""Where kernels are cold."""
STOPS = 20.0


class Unanswered(Exception):
    """Its text says what did not come."""


@asynccontextmanager
async def within(what: str, seconds: float | None = None) -> AsyncIterator[None]:
    limit = ANSWERS if seconds is None else seconds
    try:
        async with asyncio.timeout(limit):
            yield
    except TimeoutError:
        raise Unanswered(f"{what}: nothing for {limit:g} s") from None


def stop(process: "subprocess.Popen[Any]", how: signal.Signals = signal.SIGTERM) -> None:
    if process.poll() is None:
        process.send_signal(how)
    try:
        process.wait(STOPS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
