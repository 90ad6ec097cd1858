"""A move that takes the short way is answered as on the long way, and nothing odd gets through."""

from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient, Response

from cavale.web.doorway import Doorway
from tests.web.visitor import At, Visitor, bearer, new_key

pytestmark = pytest.mark.anyio


async def long_way(visitor: Visitor) -> AsyncClient:
    assert visitor.app is not None
    transport = ASGITransport(visitor.app)  # type: ignore[arg-type]
    return AsyncClient(transport=transport, base_url="http://cavale.test")


def said(at: At, answer: Response) -> tuple[int, str, dict[str, str]]:
    return answer.status_code, answer.text.replace(at.id, "TABLE"), dict(answer.headers)


async def move(client: AsyncClient, at: At, **odd: Any) -> Response:
    """A move at a fresh table, with something changed."""
    secret = odd.pop("secret", at.secrets[0])
    headers = bearer(secret) | odd.pop("headers", {})
    body = {"move": "3L", "version": 1, "key": new_key()} | odd
    return await client.post(f"{at.path}/moves", json=body, headers=headers)


ODD: list[dict[str, Any]] = [
    {},
    {"move": "9Z"},
    {"move": 3},
    {"version": 7},
    {"version": -1},
    {"key": "short"},
    {"more": 1},
    {"more": "x" * 20_000},
    {"move": "x" * 1_500},
    {"secret": None},
    {"secret": "wrong"},
    {"headers": {"sec-fetch-site": "cross-site"}},
    {"headers": {"sec-fetch-site": "same-origin"}},
    {"headers": {"origin": "http://elsewhere.test"}},
    {"headers": {"origin": "http://cavale.test"}},
    {"headers": {"authorization": "Basic abc"}},
]


@pytest.mark.parametrize("odd", ODD, ids=str)
async def test_both_ways_answer_the_same(visitor: Visitor, odd: dict[str, Any]) -> None:
    short, long = await visitor.open("here", "here"), await visitor.open("here", "here")
    async with await long_way(visitor) as client:
        expected = said(long, await move(client, long, **odd))
    assert said(short, await move(visitor.client, short, **odd)) == expected
    assert await short.version() == await long.version()


async def test_a_usual_move_never_reaches_the_application(visitor: Visitor) -> None:
    assert visitor.app is not None
    at = await visitor.open("here", "here")
    doorway = Doorway(visitor.app)

    async def unreachable(*_: object) -> None:
        raise AssertionError("the long way")

    doorway._app = unreachable
    transport = ASGITransport(doorway)  # type: ignore[arg-type]
    async with AsyncClient(transport=transport, base_url="http://cavale.test") as client:
        assert (await move(client, at)).status_code == 200
        with pytest.raises(AssertionError, match="the long way"):
            await move(client, at, secret="wrong")
