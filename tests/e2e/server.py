"""A server in a process of its own, for browsers to visit, kill and start again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.waiting import PATIENCE


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Server:
    folder: Path
    module: str = "tests.e2e.pinned"
    extra: Mapping[str, str] = field(default_factory=dict)
    """More of its environment."""
    options: Sequence[str] = ()
    database: str = ""
    """A file in its folder, if not said."""
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        database = self.database or str(self.folder / "tables.db")
        where = ["--port", str(self.port), "--database", database, *self.options]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.module, *where],
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, **self.extra},
            )
        latest = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < latest, f"the server never answered: {self.said()}"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=PATIENCE).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        if self.process is not None:
            self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        assert process is not None
        process.send_signal(how)
        process.wait(timeout=PATIENCE)

    def said(self) -> str:
        return (self.folder / "server.log").read_text()
