"""What no request gets past: one way to write each path; bodies that come whole, in time, flat."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any
from urllib.parse import quote

from cavale.web.addresses import Addresses
from cavale.web.problems import NOT_FOUND, TOO_LARGE, TOO_SLOW, Denied, Problem, bad_request

Message = Mapping[str, Any]
Scope = Mapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]
Refuse = Callable[[Send, Problem], Awaitable[None]]

LONGEST_PATH = 512
LONGEST_QUERY = 2048
DEEPEST = 32
"""Lists and objects in one another; no body of ours needs more than six."""
COMES_WITHIN = 10.0
"""Seconds in which a body must have come."""
_CONTROL = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff\ufffd\\]")
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
_NUMBER = re.compile(rb"[0-9]{1,10}")


class Gate:
    """In front of the application. A stream's address has no HEAD: it would never end."""

    def __init__(self, app: App, addresses: Addresses, refuse: Refuse, largest: int) -> None:
        self._app = app
        self._addresses = addresses
        self._refuse = refuse
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        method, path = scope["method"], scope["path"]
        head = method == "HEAD"
        if head:
            send = _without_body(send)
        straight = canonical(path)
        if straight is None:
            await self._refuse(send, NOT_FOUND)
        elif len(scope["query_string"]) > LONGEST_QUERY:
            await self._refuse(send, bad_request("the query is too long").problem)
        elif straight != path:
            await self._elsewhere(scope, straight, send)
        else:
            try:
                receive = await self._received(scope, receive)
            except Denied as denied:
                await self._refuse(send, denied.problem)
                return
            seen: dict[str, object] = {"client": (self._asker(scope), 0)}
            if head and not path.endswith("/stream"):
                seen["method"] = "GET"
            await self._app({**scope, **seen}, receive, send)

    def _asker(self, scope: Scope) -> str:
        return asker(self._addresses, scope, dict(scope["headers"]))

    async def _elsewhere(self, scope: Scope, straight: str, send: Send) -> None:
        """A person who typed one slash too many is led on; a program is told that it is wrong."""
        if scope["method"] not in ("GET", "HEAD") or straight.startswith("/api"):
            await self._refuse(send, NOT_FOUND)
            return
        query = scope["query_string"]
        where = quote(straight).encode() + (b"?" + query if query else b"")
        headers = [(b"location", where), (b"content-length", b"0")]
        await send({"type": "http.response.start", "status": 308, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _received(self, scope: Scope, receive: Receive) -> Receive:
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return receive
        body = await whole_body(dict(scope["headers"]), receive, self._largest)
        check_depth(body)
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again


def canonical(path: str) -> str | None:
    """The one way in which this path is written; None where it can be none of ours."""
    if len(path) > LONGEST_PATH or _CONTROL.search(path) or not path.startswith("/"):
        return None
    parts = [part for part in path.split("/") if part]
    if any(part in (".", "..") or len(part) > 200 for part in parts):
        return None
    return "/" + "/".join(parts)


def asker(addresses: Addresses, scope: Scope, headers: Mapping[bytes, bytes]) -> str:
    peer = scope.get("client") or ("", 0)
    return addresses.of(peer[0], headers.get(b"x-forwarded-for", b""))


async def whole_body(headers: Mapping[bytes, bytes], receive: Receive, largest: int) -> bytes:
    """All that is sent; asking once more, to hear that it was all, is a trip between threads."""
    announced = headers.get(b"content-length", b"")
    length = int(announced) if _NUMBER.fullmatch(announced) else None
    if length is not None and length > largest:
        raise Denied(TOO_LARGE)
    body, more = b"", True
    try:
        async with asyncio.timeout(COMES_WITHIN):
            while more and (length is None or len(body) < length):
                message = await receive()
                body += message.get("body", b"")
                more = message.get("more_body", False)
                if len(body) > largest:
                    raise Denied(TOO_LARGE)
    except TimeoutError:
        raise Denied(TOO_SLOW) from None
    return body


def check_depth(body: bytes) -> None:
    """A decoder goes down as far as it is led; here it is not led deeper than any body of ours."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    depth = 0
    for mark in re.findall(rb"[\[\]{}]", _STRINGS.sub(b"", body)):
        depth += 1 if mark in b"[{" else -1
        if depth > DEEPEST:
            raise bad_request("lists and objects in one another, too deep")


def _without_body(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.body":
            if message.get("more_body", False):
                return
            message = {**message, "body": b""}
        await send(message)

    return sent
