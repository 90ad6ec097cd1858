"""Just enough HTTP to load a server without being slower than it.

A `Line` sends one request after another over one connection; an `Ear` reads one event stream and
tells when each version of the table arrived.
"""

import asyncio
import re
from collections.abc import Callable
from time import perf_counter
from typing import cast

import msgspec

_LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")
_NUMBER = b"\nid: "
"""How a step begins; what it tells has no line of its own that begins like this."""
_CUT = 24
"""Bytes in which a number that was cut in two by the network has room."""


class Refusal(Exception):
    """The server answered, and not with what was asked for."""

    def __init__(self, status: int, body: str) -> None:
        super().__init__(body)
        self.status = status


class Line(asyncio.Protocol):
    """One connection that is kept; one request at a time."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._got = b""
        self._answer: asyncio.Future[bytes] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    async def post(self, path: str, body: object, secret: str | None = None) -> bytes:
        assert self._transport is not None
        assert self._answer is None, "one request at a time"
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request("POST", path, secret, msgspec.json.encode(body)))
        try:
            return await self._answer
        finally:
            self._answer = None

    def data_received(self, data: bytes) -> None:
        self._got += data
        head, found, body = self._got.partition(b"\r\n\r\n")
        length = _LENGTH.search(head)
        if not found or length is None or len(body) < int(length[1]):
            return
        self._got = b""
        status = _STATUS.match(head)
        if self._answer is None or self._answer.done():
            return
        if status is not None and status[1].startswith(b"2"):
            self._answer.set_result(body)
        else:
            code = 0 if status is None else int(status[1])
            self._answer.set_exception(Refusal(code, body.decode(errors="replace")))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError("the server hung up"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Ear(asyncio.Protocol):
    """Reads a stream; `heard` is called with the version and the moment of each step."""

    def __init__(self, path: str, secret: str, heard: Callable[[int, float], None]) -> None:
        self._request = request("GET", path, secret)
        self._heard = heard
        self._rest = b"\n"
        self._transport: asyncio.Transport | None = None
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Looks for the numbers only; a number cut in two by the network waits for its end."""
        at = perf_counter()
        if not self.open.done():
            self.open.set_result(None)
        text = self._rest + data
        last = 0
        while (found := text.find(_NUMBER, last)) >= 0:
            number = found + len(_NUMBER)
            end = text.find(b"\n", number)
            if end < 0:
                break
            self._heard(int(text[number:end]), at)
            last = end
        self._rest = text[max(last, len(text) - _CUT) :]

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def request(method: str, path: str, secret: str | None, body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1"]
    if secret is not None:
        lines.append(f"authorization: Bearer {secret}")
    if body:
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body
