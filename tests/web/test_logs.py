"""What the server says about itself: lines that machines read, and nothing that opens a seat."""

import io
import json
import logging
import signal
from pathlib import Path

import httpx
import pytest

from cavale.web.logs import JsonLines
from tests.waiting import PATIENCE
from tests.web.live import Small
from tests.web.visitor import Visitor


class Talkative(Small):
    def environment(self) -> dict[str, str]:
        return {**super().environment(), "CAVALE_LOG": "json"}


@pytest.mark.anyio
async def test_a_server_tells_machines_what_it_does_and_no_secret(tmp_path: Path) -> None:
    server = Talkative(str(tmp_path / "tables.db"))
    try:
        await server.start()
        await server.ready()
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
            at = await Visitor(client).open("here", "link")
            await at.claim(1, "Ada")
            await at.move(0, "3L", 2, "a-key-of-my-own")
            await at.move(0, "9L", 3, "a-key-of-my-own-2")
            await at.post("moves", {"move": 1}, 0)
            await client.get(f"/t/{at.id}")
        await server.end(signal.SIGTERM)
    finally:
        await server.close()
    lines = [json.loads(line) for line in server.said.splitlines()]
    messages = [line["message"] for line in lines]
    assert messages[0] == f"serving at 127.0.0.1:{server.port}"
    assert "ready" in messages
    assert messages[-1].startswith("stopping")
    assert {line["level"] for line in lines} == {"info"}
    for secret in (*at.secrets.values(), *at.invites.values(), "a-key-of-my-own"):
        assert secret not in server.said


def test_an_error_is_one_line() -> None:
    said = io.StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("cavale.test")
    logger.addHandler(handler)
    try:
        raise ValueError("no\nsuch thing")
    except ValueError:
        logger.exception("table %s stopped", "x1")
    (line,) = said.getvalue().splitlines()
    found = json.loads(line)
    assert (found["message"], found["level"]) == ("table x1 stopped", "error")
    assert found["logger"] == "cavale.test"
    assert found["error"].endswith("ValueError: no\nsuch thing")
