"""Just enough HTTP to load a server without being slower than it.

A `Line` sends one request after another over one connection; an `Ear` reads one event stream and
tells when each version of the table arrived.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from time import perf_counter
from types import MappingProxyType
from typing import cast

import msgspec

from cavale.lab.load.within import Unanswered, within

_LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
_AGAIN = re.compile(rb"retry-after: *(\d+)", re.IGNORECASE)
_STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})")
_NUMBER = b"\nid: "
"""How a step begins; what it tells has no line of its own that begins like this."""
_CUT = 24
"""Bytes in which a number that was cut in two by the network has room."""


class Refusal(Exception):
    """The server answered, and not with what was asked for."""

    def __init__(self, status: int, body: str, again: float = 1.0) -> None:
        """`again`: seconds after which it may be asked again."""
        super().__init__(body)
        self.status = status
        self.again = again


class Line(asyncio.Protocol):
    """One connection that is kept; one request at a time."""

    def __init__(self, address: str | None = None) -> None:
        """`address`: in whose name a proxy would ask."""
        self._address = address
        self._transport: asyncio.Transport | None = None
        self._got = b""
        self._answer: asyncio.Future[bytes] | None = None
        self._lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    async def post(self, path: str, body: object, secret: str | None = None) -> bytes:
        sent = msgspec.json.encode(body)
        asked = request("POST", path, secret, sent, self._address)
        return await self._ask(f"POST {path}", asked)

    async def get(self, path: str, secret: str | None = None) -> bytes:
        asked = request("GET", path, secret, address=self._address)
        return await self._ask(f"GET {path}", asked)

    async def _ask(self, what: str, asked: bytes) -> bytes:
        assert self._transport is not None
        if self._lost:
            raise Unanswered(f"{what}: the server has hung up")
        assert self._answer is None, "one request at a time"
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(asked)
        try:
            async with within(what):
                return await self._answer
        except ConnectionError:
            raise Unanswered(f"{what}: the server hung up") from None
        finally:
            self._answer = None

    def data_received(self, data: bytes) -> None:
        self._got += data
        head, whole, body = self._got.partition(b"\r\n\r\n")
        length = _LENGTH.search(head)
        if not whole or length is None or len(body) < int(length[1]):
            return
        self._got = b""
        status = _STATUS.match(head)
        if self._answer is None or self._answer.done():
            return
        if status is not None and status[1].startswith(b"2"):
            self._answer.set_result(body)
        else:
            code = 0 if status is None else int(status[1])
            found = _AGAIN.search(head)
            again = 1.0 if found is None else float(found[1])
            self._answer.set_exception(Refusal(code, body.decode(errors="replace"), again))

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(exc or ConnectionResetError())

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Ear(asyncio.Protocol):
    """Reads a stream; `heard` is called with the version and the moment of each step, `took` with
    how many bytes have come, `lost` when it ended without having been closed here."""

    def __init__(
        self,
        path: str,
        secret: str,
        heard: Callable[[int, float], None],
        took: Callable[[int], None] = lambda _: None,
        address: str | None = None,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        self._what = f"GET {path}"
        self._lost = lost
        self._closed = False
        self._request = request("GET", path, secret, b"", address)
        self._heard = heard
        self._took = took
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
            status = _STATUS.match(data)
            if status is None or status[1] != b"200":
                said = data.decode(errors="replace")
                self.open.set_exception(Refusal(int(status[1]) if status else 0, said))
                return
            self.open.set_result(None)
        self._took(len(data))
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

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed:
            if not self.open.done():
                self.open.set_exception(Unanswered(f"{self._what}: the server hung up"))
            self._lost()

    def close(self) -> None:
        self._closed = True
        if self._transport is not None:
            self._transport.close()


def request(
    method: str,
    path: str,
    secret: str | None,
    body: bytes = b"",
    address: str | None = None,
    more: Mapping[str, str] = MappingProxyType({}),
) -> bytes:
    """`more`: headers besides the usual ones."""
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1"]
    lines += [f"{name}: {value}" for name, value in more.items()]
    if address is not None:
        lines.append(f"x-forwarded-for: {address}")
    if secret is not None:
        lines.append(f"authorization: Bearer {secret}")
    if body:
        lines += ["content-type: application/json", f"content-length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body
