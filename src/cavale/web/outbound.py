"""Requests to addresses that visitors have given, which must lead nowhere they could not go.

Only to public addresses, and to the very one that was looked at: a name that is asked for twice may
answer twice. No redirect is followed, nothing of the answer is read but its first line.
"""

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Literal
from urllib.parse import SplitResult, urlsplit

Reach = Literal["off", "public", "any"]
LONGEST = 10.0
"""Seconds for all of it."""
AT_ONCE = 8
LARGEST = 4096
"""Bytes of a body; push services take no more."""
_STATUS_LINE = 256


class Unreachable(Exception):
    """It is not allowed, or it did not work out."""


@dataclass
class Outbound:
    """`any` also reaches addresses of the operator's own network, and without TLS."""

    reach: Reach = "public"
    _room: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

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
        try:
            async with self._room, asyncio.timeout(LONGEST):
                return await self._post(parts, headers, body)
        except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError) as why:
            raise Unreachable(type(why).__name__) from why

    async def _post(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        reader, writer = await asyncio.open_connection(
            await self._look_up(host, port),
            port,
            limit=_STATUS_LINE,
            ssl=ssl.create_default_context() if secure else None,
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

    async def _look_up(self, host: str, port: int) -> str:
        """Every address of a name must be public: one private one is enough for an attacker."""
        loop = asyncio.get_running_loop()
        found = [one[4][0] for one in await loop.getaddrinfo(host, port, type=1)]
        if not found or not all(self._allowed(str(one)) for one in found):
            raise Unreachable("no address that may be reached")
        return str(found[0])

    def _allowed(self, text: str) -> bool:
        if self.reach == "any":
            return True
        address = ip_address(text.partition("%")[0])
        mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
        one = mapped or address
        return one.is_global and not one.is_multicast
