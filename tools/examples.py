"""Renews the examples in the OpenAPI: `python -m tools.examples` asks a server of its own.

Each operation is met in a good state (`tests/web/good_states.py`); what was sent and answered is
kept as it was, long lists cut short. `tests/web/test_examples.py` holds them against the schema.
"""

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from httpx import AsyncClient

from cavale.games import GAMES
from cavale.tables.store.sql import SqlStore
from cavale.web.examples import FILE
from tests.web.good_states import GOOD, Sent, visiting
from tests.web.live import Live, events
from tests.web.visitor import Visitor, bearer

MOST = 3
"""Entries of a list that are kept."""
LONGEST = 1200
"""Characters of a text that are kept."""


class _Open(Live):
    def environment(self) -> dict[str, str]:
        return {**super().environment(), "CAVALE_LIMITS": "off"}


async def found() -> dict[str, dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        server = _Open(str(Path(folder) / "tables.db"))
        await server.start()
        visitor = visiting(server.url)
        try:
            store = await SqlStore.open(server.database)
            visitor.token = await store.tokens.create("mybot", 1)
            await store.close()
            async with _company(visitor, server.url):
                return {" ".join(one): await _example(visitor, one) for one in GOOD}
        finally:
            await visitor.client.aclose()
            await server.close()


@asynccontextmanager
async def _company(visitor: Visitor, url: str) -> AsyncIterator[None]:
    """Tables that lists show: one that is played, one that is over, one where somebody waits."""
    here, free = {"kind": "here", "name": "Ada"}, {"kind": "link"}
    opened = []
    for seats in ([here, here], [here, here], [here, free]):
        body = {"game": next(iter(GAMES)), "public": True, "seats": seats}
        opened.append(visitor.at((await visitor.client.post("/api/tables", json=body)).json()))
    await opened[1].move(0, (await opened[1].see(0))["moves"][0]["text"], 1)
    await opened[1].act(1, "resign")
    path, headers = f"{opened[2].path}/stream", bearer(opened[2].secrets[0])
    async with AsyncClient(base_url=url) as other, other.stream("GET", path, headers=headers):
        yield


async def _example(visitor: Visitor, operation: tuple[str, str]) -> dict[str, Any]:
    method, path = operation
    sent = await next(iter(GOOD[operation].values()))(visitor)
    example: dict[str, Any] = {"parameters": {**sent.path, **sent.query}}
    if sent.body is not None:
        example["request"] = _short(sent.body)
    if path.endswith("/stream"):
        return example | {"answer": await _first_line(visitor, path, sent)}
    answer = await visitor.client.request(
        method,
        path.format(**sent.path),
        params=sent.query,
        json=sent.body,
        headers=bearer(sent.secret),
    )
    assert answer.is_success, (operation, answer.text)
    kind = answer.headers["content-type"].partition(";")[0]
    # One record a line, or a text.
    lines = answer.text.splitlines()
    known: Any = answer.json() if kind == "application/json" else "\n".join(lines[:MOST])
    return example | {"status": str(answer.status_code), "kind": kind, "answer": _short(known)}


async def _first_line(visitor: Visitor, path: str, sent: Sent) -> Any:
    if path.startswith("/api/tables"):
        async for event in events(visitor.client, path.format(**sent.path), 0, sent.secret):
            return _short(event.data)
    async with visitor.client.stream("GET", path, headers=bearer(sent.secret)) as answer:
        async for line in answer.aiter_lines():
            if line:
                return msgspec.json.decode(line)
    raise AssertionError(path)


def _short(known: Any) -> Any:
    if isinstance(known, dict):
        # The schema of records is an answer, too: tools would follow references in an example.
        return {name: _short(one) for name, one in known.items() if not name.startswith("$")}
    if isinstance(known, list):
        return [_short(one) for one in known[:MOST]]
    return known[:LONGEST] if isinstance(known, str) else known


def main() -> None:
    os.environ.setdefault("CAVALE_BEACON", "")
    text = msgspec.json.encode(asyncio.run(found()), order="sorted")
    FILE.write_bytes(msgspec.json.format(text, indent=1) + b"\n")


if __name__ == "__main__":
    main()
