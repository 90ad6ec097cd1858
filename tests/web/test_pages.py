"""The UI's files and the headers that all answers carry."""

from collections.abc import AsyncIterator

import pytest

from cavale.games import GAMES
from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio


@pytest.fixture
async def built(settings: Settings) -> AsyncIterator[Visitor]:
    assets = settings.static / "assets"
    assets.mkdir(parents=True)
    (settings.static / "index.html").write_text("<!doctype html><title>Cavale</title>")
    (settings.static / "icon.svg").write_text("<svg/>")
    (assets / "main-1a2b3c.js").write_text("let cavale = 1;\n" * 100)
    (settings.static.parent / "outside.txt").write_text("not for everybody")
    async with serving(settings) as visitor:
        yield visitor


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/t/abc", "/t/abc/deeper", "/rules/wall", "/print/wall", "/screen/abc"),
        *("/analysis", "/book", "/verify", "/verify/abc/2"),
    ],
)
async def test_every_page_is_the_one_page(built: Visitor, path: str) -> None:
    answer = await built.client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Cavale" in answer.text


async def test_hashed_files_are_kept_for_ever(built: Visitor) -> None:
    answer = await built.client.get("/assets/main-1a2b3c.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("let cavale")


async def test_other_files_are_asked_for_again(built: Visitor) -> None:
    answer = await built.client.get("/icon.svg")
    assert answer.headers["cache-control"] == "no-cache"
    headers = {"if-none-match": answer.headers["etag"]}
    again = await built.client.get("/icon.svg", headers=headers)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/nothing.js",
        "/assets/..%2f..%2foutside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/assets",
    ],
)
async def test_nothing_else_is_served(built: Visitor, path: str) -> None:
    answer = await built.client.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


async def test_pages_that_are_not_built_say_so(visitor: Visitor) -> None:
    answer = await visitor.client.get("/t/abc")
    assert answer.status_code == 503
    assert "make setup" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/assets/x.js", "/schema"])
async def test_every_answer_is_guarded(built: Visitor, path: str) -> None:
    headers = (await built.client.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_tables_are_never_cached(visitor: Visitor) -> None:
    at = await visitor.open("here", "here")
    assert (await visitor.client.get(at.path)).headers["cache-control"] == "no-store"


async def test_the_games_and_their_rulebooks(visitor: Visitor) -> None:
    games = (await visitor.client.get("/api/games")).json()
    cards = {game["slug"]: game for game in games}
    assert cards.keys() >= GAMES.keys()
    for slug, spec in GAMES.items():
        assert cards[slug]["games"] == list(spec.games)
        assert cards[slug]["seat_counts"] == list(spec.seat_counts)
        book = (await visitor.client.get(f"/api/games/{slug}/rulebook")).json()
        assert book["slug"] == slug
        for clause in book["clauses"]:
            assert clause["text"]
            assert clause["source"]


async def test_a_variant_with_words_of_its_own_has_its_rulebook(visitor: Visitor) -> None:
    asked = {"lang": "fr", "variant": "laffont"}
    own = (await visitor.client.get("/api/games/thief/rulebook", params=asked)).json()
    assert own["variant"] == "laffont"
    assert all("voleur" not in one["text"] for one in own["clauses"] if one["id"] != "1.4")
    for variant in ("knots-1", "../rulebook", ""):
        asked = {"lang": "fr", "variant": variant}
        common = (await visitor.client.get("/api/games/thief/rulebook", params=asked)).json()
        assert common["variant"] is None
        assert [one["id"] for one in common["clauses"]] == [one["id"] for one in own["clauses"]]
    (card,) = (
        one for one in (await visitor.client.get("/api/games")).json() if one["slug"] == "thief"
    )
    assert [one["name"] for one in card["variants"] if one["rulebook"]] == ["laffont"]
    at = await visitor.open("here", "here", game="thief", variant="laffont")
    assert (await at.see())["rulebook"] == "laffont"


async def test_the_schema_names_every_games_view(visitor: Visitor) -> None:
    schema = (await visitor.client.get("/schema/openapi.json")).json()
    named = schema["components"]["schemas"]
    assert {"ShownTable", "Step", "Problem", "WallView", "WallEffect"} <= named.keys()
    assert {"$ref": "#/components/schemas/WallView"} in named["GameView"]["anyOf"]
    shown = named["ShownTable"]["properties"]
    assert shown["view"] == {"$ref": "#/components/schemas/GameView"}
    assert (await visitor.client.get("/schema")).json() == schema


@pytest.mark.parametrize("path", ["/nowhere", "/nothing/here", "/rules", "/t/", "/analysis/x"])
async def test_a_person_who_went_astray_gets_the_page(built: Visitor, path: str) -> None:
    """A program is told in JSON; the page knows how to say it to a person."""
    html = {"accept": "text/html,*/*"}
    person = await built.client.get(path, headers=html, follow_redirects=True)
    home = await built.client.get("/", headers={"accept": "text/html,*/*"})
    assert person.content == home.content
    assert (person.status_code, home.status_code) == (404, 200)
    program = await built.client.get(
        path, headers={"accept": "application/json"}, follow_redirects=True
    )
    assert (program.status_code, program.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/x/y", "/assets/nothing.js"])
async def test_what_is_for_programs_is_told_to_programs(built: Visitor, path: str) -> None:
    answer = await built.client.get(path, headers={"accept": "text/html,*/*"})
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
