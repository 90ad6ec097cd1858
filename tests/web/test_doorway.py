"""Moves and streams never reach the application, and nothing odd gets through."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient, Response

from cavale.web.doorway import Doorway
from cavale.web.guard import HEADERS
from tests.web.visitor import At, Visitor, bearer, new_key

pytestmark = pytest.mark.anyio


@pytest.fixture
async def alone(visitor: Visitor) -> AsyncIterator[AsyncClient]:
    """A doorway with nothing behind it."""
    assert visitor.app is not None
    doorway = Doorway(visitor.app)

    async def unreachable(*_: object) -> None:
        raise AssertionError("the application")

    doorway._app = unreachable
    transport = ASGITransport(doorway)  # type: ignore[arg-type]
    async with AsyncClient(transport=transport, base_url="http://cavale.test") as client:
        yield client


async def move(client: AsyncClient, at: At, **odd: Any) -> Response:
    """A move at a fresh table, with something changed."""
    secret = odd.pop("secret", at.secrets[0])
    headers = bearer(secret) | odd.pop("headers", {})
    body = {"move": "3L", "version": 1, "key": new_key()} | odd
    return await client.post(f"{at.path}/moves", json=body, headers=headers)


ODD: list[tuple[dict[str, Any], tuple[int, str | None]]] = [
    ({}, (200, None)),
    ({"move": "9Z"}, (400, "malformed_move")),
    ({"move": 3}, (400, "bad_request")),
    ({"version": 7}, (409, "stale_version")),
    ({"version": -1}, (400, "bad_request")),
    ({"key": "short"}, (400, "bad_request")),
    ({"more": 1}, (400, "bad_request")),
    ({"more": "x" * 20_000}, (413, "too_large")),
    ({"move": "x" * 1_500}, (400, "bad_request")),
    ({"secret": None}, (403, "wrong_seat")),
    ({"secret": "wrong"}, (403, "wrong_seat")),
    ({"headers": {"sec-fetch-site": "cross-site"}}, (403, "wrong_origin")),
    ({"headers": {"sec-fetch-site": "same-origin"}}, (200, None)),
    ({"headers": {"origin": "http://elsewhere.test"}}, (403, "wrong_origin")),
    ({"headers": {"origin": "http://cavale.test"}}, (200, None)),
    ({"headers": {"authorization": "Basic abc"}}, (403, "wrong_seat")),
]


@pytest.mark.parametrize(("odd", "expected"), ODD, ids=str)
async def test_what_is_odd_is_refused(
    visitor: Visitor, alone: AsyncClient, odd: dict[str, Any], expected: tuple[int, str | None]
) -> None:
    at = await visitor.open("here", "here")
    answer = await move(alone, at, **odd)
    assert (answer.status_code, answer.json().get("code")) == expected
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert answer.headers["cache-control"] == "no-store"
    assert await at.version() == (2 if expected[0] == 200 else 1)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b'{"move": "\\ud800"}', b"[]", b"null"])
async def test_what_is_no_move_is_explained(
    visitor: Visitor, alone: AsyncClient, body: bytes
) -> None:
    at = await visitor.open("here", "here")
    answer = await alone.post(f"{at.path}/moves", content=body, headers=bearer(at.secrets[0]))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert answer.json()["detail"]["reason"]


async def test_a_body_of_unknown_length_is_taken_up_to_a_limit(
    visitor: Visitor, alone: AsyncClient
) -> None:
    at = await visitor.open("here", "here")

    async def pieces(size: int) -> AsyncIterator[bytes]:
        text = msgspec.json.encode({"move": "3L", "version": 1, "key": new_key()})
        yield text[:10]
        yield text[10:] + b" " * size

    for size, expected in ((20_000, 413), (10, 200)):
        answer = await alone.post(
            f"{at.path}/moves", content=pieces(size), headers=bearer(at.secrets[0])
        )
        assert answer.status_code == expected


@pytest.mark.parametrize("after", ["x", "-1", "99999999999", str(2**31)])
async def test_a_stream_is_asked_for_after_a_version(
    visitor: Visitor, alone: AsyncClient, after: str
) -> None:
    at = await visitor.open("here", "here")
    answer = await alone.get(f"{at.path}/stream", headers={"last-event-id": after})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_a_stream_of_no_table_is_refused(alone: AsyncClient) -> None:
    answer = await alone.get("/api/tables/nothing/stream")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")


async def test_trouble_is_answered_as_anywhere(
    visitor: Visitor, alone: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await visitor.open("here", "here")
    assert visitor.app is not None

    async def fail(*_: object, **__: object) -> int:
        raise RuntimeError("a secret")

    monkeypatch.setattr(visitor.app.state.services.live.commands, "write", fail)
    answer = await move(alone, at)
    assert (answer.status_code, answer.json()["code"]) == (500, "trouble")
    assert "secret" not in answer.text


async def test_all_else_is_the_applications(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    assert (await visitor.client.get(f"{at.path}/moves")).status_code == 405
    answer = await visitor.client.post(f"/api/tables/{'x' * 41}/moves", json={})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
