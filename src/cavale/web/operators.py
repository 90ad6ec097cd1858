"""Numbers for the operator, at an address of their own: the world has no way there."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

logger = logging.getLogger(__name__)

BESIDE = 1000
"""How far above the server's own port the numbers are, if nothing else is chosen."""
OFF = "off"
_SOCKET = "unix:"
ASKS_WITHIN = 5.0
"""Seconds in which a request must have come."""

Text = Callable[[], tuple[bytes, str]]
"""The numbers, and what kind of text they are."""


class NoPlace(Exception):
    """Its text tells the person who started the server what is wrong."""


def usual(port: int) -> str:
    return f"127.0.0.1:{port + BESIDE if port + BESIDE < 65536 else port - BESIDE}"


@asynccontextmanager
async def numbers(chosen: str, port: int, text: Text) -> AsyncIterator[None]:
    """`chosen` is `host:port`, `unix:/a/path` or `off`; NoPlace where it cannot be had.

    Nobody is kept from playing by another program at the address that nobody chose.
    """
    if chosen == OFF:
        yield
        return
    try:
        server = await _listen(chosen or usual(port), text)
    except OSError as why:
        if chosen:
            raise NoPlace(f"cannot show metrics at {chosen}: {why.strerror or why}") from None
        logger.warning("no metrics at %s: %s; CAVALE_METRICS says where", usual(port), why.strerror)
        yield
        return
    try:
        yield
    finally:
        server.close()
        if chosen.startswith(_SOCKET):
            Path(chosen.removeprefix(_SOCKET)).unlink(missing_ok=True)


async def _listen(where: str, text: Text) -> asyncio.Server:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(
            OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(ASKS_WITHIN):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(_answer(head, text))
                await writer.drain()
        writer.close()

    if where.startswith(_SOCKET):
        path = Path(where.removeprefix(_SOCKET))
        path.unlink(missing_ok=True)
        before = os.umask(0o117)
        try:
            return await asyncio.start_unix_server(answer, path)
        finally:
            os.umask(before)
    host, _, port = where.rpartition(":")
    if not port.isdecimal():
        raise OSError(22, f"{where!r} is no host:port and no unix:/path")
    return await asyncio.start_server(answer, host.strip("[]"), int(port))


def _answer(head: bytes, text: Text) -> bytes:
    method, _, rest = head.partition(b" ")
    status, body, kind = b"404 Not Found", b"There is /metrics here.\n", "text/plain"
    if rest.startswith(b"/metrics ") and method in (b"GET", b"HEAD"):
        status = b"200 OK"
        body, kind = text()
    lines = [
        b"HTTP/1.1 " + status,
        b"content-type: " + kind.encode(),
        b"content-length: %d" % len(body),
        b"cache-control: no-store",
        b"connection: close",
        b"",
        b"" if method == b"HEAD" else body,
    ]
    return b"\r\n".join(lines)
