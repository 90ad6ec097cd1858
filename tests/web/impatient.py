"""A server like small.py's that bounds connections, and waits for little more than a second.

With `patient` it bounds them and waits for as long as any server.
"""

import socket
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from cavale.games import GAMES
from cavale.web import connections, gate, serve, stream
from cavale.web.settings import Settings
from tests.web.guess import random_bot

CONNECTIONS = 5
BODY_WITHIN, HEAD_WITHIN, TAKES_WITHIN = 0.5, 1.0, 1
"""Seconds."""


class Narrow(connections.Connections):
    """The system keeps little of what is not read, so that it shows soon who does not read."""

    def be_strict(self) -> bool:
        strict = super().be_strict()
        found = connections._connections(self._port, connections._LISTENING)
        for one in connections._sockets({one.inode for one in found}):
            with one:
                one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        return strict


if __name__ == "__main__":
    port, database, *patient = sys.argv[1:]
    connections.EVERY = 0.1
    if not patient:
        gate.COMES_WITHIN = BODY_WITHIN
        serve.HEAD_WITHIN = int(1000 * HEAD_WITHIN)
        stream.TAKES_WITHIN = connections.TAKES_WITHIN = TAKES_WITHIN
        connections.Connections = Narrow  # type: ignore[misc]
    settings = Settings(
        database,
        games={"wall": replace(GAMES["wall"], bot=random_bot)},
        executor=lambda: ThreadPoolExecutor(1),
        connections=CONNECTIONS,
        proxies=(),
        tables_per_minute=1000,
    )
    serve.run(port=int(port), settings=settings)
