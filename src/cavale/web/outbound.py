"""Requests to addresses that visitors have given, which must lead nowhere they could not go.

Only to public addresses, and to the very one that was looked at: a name that is asked for twice may
answer twice. No redirect is followed, nothing of the answer is read but its first line.

An address that answers late or never takes the places of others like it, and no more: those that
answered in time when they were last asked have places, and threads to look names up, of their own.
"""

import asyncio
import socket
import ssl
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Literal
from urllib.parse import SplitResult, urlsplit

Reach = Literal["off", "public", "any"]
LONGEST = 10.0
"""Seconds for all of it, once there is a place."""
SOON = 3.0
"""Seconds within which an answer is in time."""
AT_ONCE = 8
"""Of those that answer in time, and of the others."""
MOST_WAITING = 400
"""For a place, of either."""
KNOWN = 4096
"""Addresses of which it is known that they answer in time."""
LARGEST = 4096
"""Bytes of a body; push services take no more."""
_STATUS_LINE = 256
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""Where a network translates, the last four bytes are an IPv4 address (RFC 6052)."""


class Unreachable(Exception):
    """It is not allowed, or it did not work out."""


class _Places:
    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self.lookups = ThreadPoolExecutor(AT_ONCE, "lookup")
        """Nothing ends a search for a name: it may take its thread for half a minute."""

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        if self._waiting >= MOST_WAITING:
            raise Unreachable("too many wait")
        self._waiting += 1
        try:
            await self._room.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._room.release()


@dataclass
class Outbound:
    """`any` also reaches addresses of the operator's own network, and without TLS."""

    reach: Reach = "public"
    _quick: _Places = field(default_factory=_Places)
    _others: _Places = field(default_factory=_Places)
    _known: OrderedDict[str, None] = field(default_factory=OrderedDict)
    """Those that answered in time when they were last asked, the latest at the end."""
    _tls: ssl.SSLContext | None = None

    def close(self) -> None:
        for places in (self._quick, self._others):
            places.lookups.shutdown(wait=False, cancel_futures=True)

    def check(self, address: str) -> SplitResult:
        """Whether it can be one at all, before anything is looked up."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise Unreachable("no address") from None
        schemes = {"https", "http"} if self.reach == "any" else {"https"}
        if self.reach == "off" or parts.scheme not in schemes or not host:
            raise Unreachable("no address that may be reached")
        if parts.username is not None or parts.password is not None or port == 0:
            raise Unreachable("no address that may be reached")
        if not address.isascii() or any(character <= " " for character in address):
            raise Unreachable("no address")
        return parts

    async def post(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer."""
        parts = self.check(address)
        if len(body) > LARGEST:
            raise Unreachable("too long")
        known = parts.netloc in self._known
        places = self._quick if known else self._others
        async with places.one():
            begun, soon = monotonic(), False
            try:
                async with asyncio.timeout(LONGEST):
                    status = await self._post(parts, headers, body, places)
                soon = monotonic() - begun < SOON
            except _FAILURES as why:
                raise Unreachable(type(why).__name__) from why
            finally:
                self._know(parts.netloc, soon=soon)
            return status

    def _trust(self) -> ssl.SSLContext:
        """Made once: to read all certificates takes a sixtieth of a second, and all moves wait."""
        if self._tls is None:
            self._tls = ssl.create_default_context()
        return self._tls

    def _know(self, address: str, *, soon: bool) -> None:
        self._known.pop(address, None)
        if soon:
            self._known[address] = None
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)

    async def _post(
        self, parts: SplitResult, headers: Mapping[str, str], body: bytes, places: _Places
    ) -> int:
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        reader, writer = await asyncio.open_connection(
            await self._look_up(host, port, places),
            port,
            limit=_STATUS_LINE,
            ssl=self._trust() if secure else None,
            server_hostname=host if secure else None,
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            sent = {
                "host": parts.netloc,
                "content-length": str(len(body)),
                "connection": "close",
                "user-agent": "cavale",
                **headers,
            }
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {text}" for name, text in sent.items())]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            await writer.drain()
            version, status, *_ = (await reader.readuntil(b"\r\n")).split(maxsplit=2)
            if not version.startswith(b"HTTP/1."):
                raise Unreachable("no answer")
            return int(status)
        finally:
            writer.close()

    async def _look_up(self, host: str, port: int, places: _Places) -> str:
        """Every address of a name must be public: one private one is enough for an attacker."""
        loop = asyncio.get_running_loop()
        ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = [one[4][0] for one in await loop.run_in_executor(places.lookups, ask)]
        if not found or not all(self._allowed(str(one)) for one in found):
            raise Unreachable("no address that may be reached")
        return str(found[0])

    def _allowed(self, text: str) -> bool:
        if self.reach == "any":
            return True
        address = _led_to(ip_address(text.partition("%")[0]))
        return address.is_global and not address.is_multicast


_FAILURES = (
    OSError,
    TimeoutError,
    ValueError,
    asyncio.IncompleteReadError,
    asyncio.LimitOverrunError,
)


def _led_to(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address stands for, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in _TRANSLATED:
        return IPv4Address(address.packed[-4:])
    return address.ipv4_mapped or address.sixtofour or address
