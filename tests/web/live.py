"""A server in a process of its own, to be stopped, killed and started again.

Its chance is its own: what is tested with it holds whatever is dealt and whatever a bot plays.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from tests.waiting import PATIENCE
from tests.web.visitor import bearer


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Live:
    database: str
    port: int = field(default_factory=free_port)
    metrics: int = field(default_factory=free_port)
    said: str = ""
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--database", self.database]
        return [sys.executable, "-m", "cavale.web.serve", *where]

    def environment(self) -> dict[str, str]:
        return {**os.environ, "CAVALE_METRICS": f"127.0.0.1:{self.metrics}"}

    async def numbers(self) -> str:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            return (await client.get(f"http://127.0.0.1:{self.metrics}/metrics")).text

    async def start(self, *, ready: bool = True) -> None:
        """Until it answers, and can be played on."""
        self.process = subprocess.Popen(
            self.command(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=self.environment(),
        )
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            latest = time.monotonic() + PATIENCE
            while time.monotonic() < latest:
                assert self.process.poll() is None, self.process.communicate()
                try:
                    await client.get(f"{self.url}/healthz")
                    if ready:
                        await self.ready()
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError("the server never answered")

    async def ready(self) -> None:
        """Kernels may be cold where nobody has run `cavale warm`."""
        async with httpx.AsyncClient(base_url=self.url) as client, asyncio.timeout(600):
            while (await client.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.01)

    async def end(self, how: signal.Signals) -> float:
        """How long it took. The output ends when the last process that holds it has gone."""
        process, self.process = self.process, None
        assert process is not None
        begin = time.monotonic()
        process.send_signal(how)
        said, _ = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        self.said += said
        if how is not signal.SIGKILL:
            assert process.returncode == 0, said
        return time.monotonic() - begin

    async def close(self) -> None:
        if self.process is not None:
            await self.end(signal.SIGKILL)


@dataclass
class Small(Live):
    """Quick to start: see small.py."""

    still_here: float = 0.0
    """Seconds after which a quiet stream shows that it is open, if not as usual."""

    def command(self) -> list[str]:
        given = str(self.port), self.database, str(self.still_here)
        return [sys.executable, "-m", "tests.web.small", *given]

    def environment(self) -> dict[str, str]:
        return {**super().environment(), "NUMBA_DISABLE_JIT": "1"}


@dataclass(frozen=True)
class Event:
    id: int | None
    name: str
    data: dict[str, Any]


async def events(
    client: httpx.AsyncClient,
    path: str,
    after: int | None = None,
    secret: str | None = None,
    opened: Callable[[], None] = lambda: None,
) -> AsyncGenerator[Event]:
    headers = bearer(secret) | ({} if after is None else {"last-event-id": str(after)})
    async with client.stream("GET", path, headers=headers, timeout=PATIENCE) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        opened()
        fields: dict[str, str] = {}
        async for line in answer.aiter_lines():
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
            elif "event" in fields:
                number = int(fields["id"]) if "id" in fields else None
                yield Event(number, fields["event"], msgspec.json.decode(fields["data"]))
                fields = {}
