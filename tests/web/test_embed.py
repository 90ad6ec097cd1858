"""Boards on other sites' pages: who may frame what, and what they are told."""

from collections.abc import AsyncIterator

import pytest

from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.test_hidden_game import played
from tests.web.test_lobby import open_to_anyone
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
async def built(settings: Settings) -> AsyncIterator[Visitor]:
    boards = settings.static / "boards"
    boards.mkdir(parents=True)
    (settings.static / "index.html").write_text("<!doctype html><title>Cavale</title>")
    (boards / "frame.html").write_text("<!doctype html><title>Cavale</title>")
    (boards / "wall.js").write_text("export const show = 1;")
    async with serving(settings) as visitor:
        yield visitor


@pytest.mark.parametrize("path", ["/embed/wall", "/embed/t/abc"])
async def test_a_page_for_a_frame_may_be_framed(built: Visitor, path: str) -> None:
    answer = await built.client.get(path, params={"position": "<script>"})
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "script-src 'self'" in policy
    assert "x-frame-options" not in answer.headers
    assert "<script>" not in answer.text


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/embed", "/embed/wall/more", "/embed/t/a/b", "/boards/none.js"],
)
async def test_nothing_else_may(built: Visitor, path: str) -> None:
    answer = await built.client.get(path, headers={"accept": "text/html"})
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-frame-options"] == "DENY"


async def test_boards_may_be_loaded_from_anywhere(built: Visitor) -> None:
    answer = await built.client.get("/boards/wall.js?fr")
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert answer.headers["content-type"].startswith("text/javascript")
    page = await built.client.get("/")
    assert "access-control-allow-origin" not in page.headers


async def test_only_public_tables_are_told(built: Visitor) -> None:
    at = await built.open("here", "here")
    answer = await built.client.get(f"/embed/t/{at.id}/film")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    missing = await built.client.get("/embed/t/nothing/film")
    assert missing.status_code == 404


async def test_a_game_with_secrets_is_told_as_a_spectator_sees_it(built: Visitor) -> None:
    at = await open_to_anyone(built, "here", "here", game="thief")
    path = f"/embed/t/{at.id}/film"
    await played(at, "F7", "F6", "G7")
    going_on = await built.client.get(path)
    assert going_on.headers["access-control-allow-origin"] == "*"
    film = going_on.json()
    assert (film["game"], len(film["steps"])) == ("thief", 4)
    assert film["steps"][-1]["view"]["footprints"] is None
    assert "G7" not in going_on.text
    assert "F7" not in going_on.text
    assert all(secret not in going_on.text for secret in at.secrets.values())
    await played(at, "G7")
    over = (await built.client.get(path)).json()
    assert over["steps"][-1]["view"]["footprints"] == ["F7", "G7"]
