"""How many connections an address may hold, and for how long one may take nothing.

The web server counts none of that, so the kernel is asked, where it tells (Linux): connections of
this process can be listed, and ended, from beside the server.
"""

import asyncio
import os
import socket
import stat
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from cavale.web.addresses import Addresses, bucket

EVERY = 2.0
"""Seconds between two looks."""
LISTENS_SOON = 0.05
"""Seconds between two looks for the socket that listens."""
TAKES_WITHIN = 30
"""Seconds for which a reader may take nothing of what was sent."""
SILENT = 60
"""Seconds after which a silent peer is asked whether it is still there."""
_ESTABLISHED, _LISTENING = "01", "0A"


class _Connection(NamedTuple):
    peer: str
    inode: int


class Connections:
    """Ends the newest ones of an address that holds more than it may. Proxies may hold any."""

    def __init__(self, port: int, addresses: Addresses, most: int) -> None:
        self._port = port
        self._addresses = addresses
        self._most = most
        self._looks = 0
        self._since: dict[int, int] = {}
        """The look that first found a connection. Inodes do not tell: each core counts its own."""

    async def watch(self) -> None:
        if sys.platform != "linux":
            return
        while not await asyncio.to_thread(self.be_strict):
            # The server does not listen yet.
            await asyncio.sleep(LISTENS_SOON)
        while True:
            await asyncio.sleep(EVERY)
            await asyncio.to_thread(self.look)

    def be_strict(self) -> bool:
        """What every accepted connection takes over from the socket that listens, if one does."""
        listening = {one.inode for one in _connections(self._port, _LISTENING)}
        strict = False
        for found in _sockets(listening):
            strict = True
            with found:
                tcp = socket.IPPROTO_TCP
                found.setsockopt(tcp, socket.TCP_USER_TIMEOUT, TAKES_WITHIN * 1000)
                found.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
                found.setsockopt(tcp, socket.TCP_KEEPIDLE, SILENT)
                found.setsockopt(tcp, socket.TCP_KEEPINTVL, SILENT // 4)
        return strict

    def look(self) -> int:
        """How many were ended."""
        self._looks += 1
        found = list(_connections(self._port, _ESTABLISHED))
        self._since = {one.inode: self._since.get(one.inode, self._looks) for one in found}
        held: dict[str, list[int]] = defaultdict(list)
        for one in found:
            if not self._addresses.trusts(one.peer):
                held[bucket(one.peer)].append(one.inode)
        excess = {
            inode
            for own in held.values()
            for inode in sorted(own, key=self._since.__getitem__)[self._most :]
        }
        for too_many in _sockets(excess):
            with too_many, suppress(OSError):
                too_many.shutdown(socket.SHUT_RDWR)
        return len(excess)


def _connections(port: int, state: str) -> Iterator[_Connection]:
    for table in ("tcp", "tcp6"):
        with suppress(OSError):
            for line in Path(f"/proc/self/net/{table}").read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == state and int(fields[1].rpartition(":")[2], 16) == port:
                    yield _Connection(_peer(fields[2]), int(fields[9]))


def _peer(written: str) -> str:
    """The kernel writes an address as words of four bytes in the machine's order."""
    raw = bytes.fromhex(written.rpartition(":")[0])
    words = [raw[at : at + 4] for at in range(0, len(raw), 4)]
    if sys.byteorder == "little":
        words = [word[::-1] for word in words]
    family = socket.AF_INET if len(raw) == 4 else socket.AF_INET6
    return socket.inet_ntop(family, b"".join(words))


def _sockets(inodes: set[int]) -> Iterator[socket.socket]:
    """Those of this process, each as a copy that may be closed."""
    if not inodes:
        return
    for number in (int(path.name) for path in Path("/proc/self/fd").iterdir()):
        with suppress(OSError):
            if _is_one(number, inodes):
                copy = os.dup(number)
                if _is_one(copy, inodes):
                    yield socket.socket(fileno=copy)
                else:
                    # Another connection has its number now.
                    os.close(copy)


def _is_one(number: int, inodes: set[int]) -> bool:
    found = os.fstat(number)
    return stat.S_ISSOCK(found.st_mode) and found.st_ino in inodes
