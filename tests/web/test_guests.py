"""A game from another package at this server: its board is served, its faults stay its own."""

import base64
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from hashlib import sha384
from importlib.metadata import EntryPoint
from importlib.resources import files
from pathlib import Path

import pytest

from cavale.core.catalogue import LANGS, Lang
from cavale.core.shelf import GROUP, Shelf
from cavale.core.spec import Spec
from cavale.games import HOUSE
from cavale.web.settings import Settings
from tests.toys import kuhn
from tests.web.conftest import serving
from tests.web.guess import random_bot
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio

BOARD = b"export const aspect = 1;\n"
ROOM = """
def room():
    from tests.toys import kuhn
    return kuhn.room()
"""
DARK = """
def room():
    raise RuntimeError("too dark")
"""
SPEC = """
def __getattr__(name):
    from tests.web.test_guests import guest
    if name != "SPEC":
        raise AttributeError(name)
    return guest(__name__)
"""


def guest(package: str) -> Spec:
    """What a guest's package calls its game; its `room` says where its files are."""
    room, slug = sys.modules[package].room, package.removeprefix("guest_")
    return replace(kuhn.SPEC, slug=slug, package=package, room=room, bot=random_bot, levels=1)


@pytest.fixture
async def house(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Visitor]:
    """A house with a fox that has a board and an owl that has none, in English only, a mole that
    falls over and a newt that has no title in French."""
    monkeypatch.syspath_prepend(str(tmp_path / "packages"))
    points = []
    for slug, room in {"fox": ROOM, "owl": ROOM, "mole": DARK, "newt": ROOM}.items():
        home = tmp_path / "packages" / f"guest_{slug}"
        home.mkdir(parents=True)
        (home / "__init__.py").write_text(room + SPEC)
        words = (files(kuhn.SPEC.package) / "words.en.ftl").read_text("utf-8")
        (home / "words.en.ftl").write_text(words)
        if slug == "newt":
            (home / "words.fr.ftl").write_text(words.replace("title =", "name ="))
        for lang in ("fr", "en"):
            (home / f"rulebook.{lang}.md").write_text(
                "# Fox\n\n## 1. All\n\n**1.1** Run. {house}\n"
            )
        points.append(EntryPoint(slug, f"guest_{slug}:SPEC", GROUP))
        monkeypatch.delitem(sys.modules, f"guest_{slug}", raising=False)
    (tmp_path / "packages" / "guest_fox" / "board.js").write_bytes(BOARD)
    games = Shelf(HOUSE[:1], lambda: points)
    async with serving(replace(settings, games=games)) as visitor:
        yield visitor


async def test_a_guest_stands_on_the_shelf_with_its_board(house: Visitor) -> None:
    cards = {card["slug"]: card for card in (await house.client.get("/api/games")).json()}
    assert list(cards) == ["wall", "fox", "owl"]
    assert cards["wall"]["board"] is None
    assert cards["owl"]["board"] is None
    digest = base64.b64encode(sha384(BOARD).digest()).decode()
    board = cards["fox"]["board"]
    assert board["integrity"] == f"sha384-{digest}"
    served = await house.client.get(board["address"])
    assert served.content == BOARD
    assert served.headers["content-type"].startswith("text/javascript")
    assert "immutable" in served.headers["cache-control"]
    assert "script-src 'self'" in served.headers["content-security-policy"]


@pytest.mark.parametrize("lang", LANGS)
async def test_a_guest_speaks_english_where_it_has_no_other_words(
    house: Visitor, lang: Lang
) -> None:
    cards = (await house.client.get("/api/games", params={"lang": lang})).json()
    assert [card["title"] for card in cards[1:]] == ["Kuhn poker", "Kuhn poker"]
    words = await house.client.get(f"/api/games/fox/words/{lang}")
    assert "title = Kuhn poker" in words.text


@pytest.mark.parametrize(
    "path", ["/guests/fox/other.js", "/guests/owl/board.js", "/guests/wall/x.js", "/guests/no/x.js"]
)
async def test_nothing_else_is_served_from_packages(house: Visitor, path: str) -> None:
    assert (await house.client.get(path)).status_code == 404


async def test_its_rulebook_comes_from_its_package(house: Visitor) -> None:
    book = (await house.client.get("/api/games/fox/rulebook")).json()
    assert [clause["text"] for clause in book["clauses"]] == ["Run."]


async def test_a_guest_that_falls_over_takes_nothing_with_it(
    house: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    assert house.app is not None
    games = house.app.state.services.games
    assert [str(one) for one in games.unusable] == [
        "mole, from guest_mole, is not on the shelf: RuntimeError: too dark",
        "newt, from guest_newt, is not on the shelf: its words in 'fr' do not say title",
    ]
    ready = (await house.client.get("/readyz")).json()
    assert ready["rules"]
    assert ready["kernels"]
    assert (await house.client.get("/schema/openapi.json")).status_code == 200
    assert (await house.client.get("/api/games/mole/rulebook")).status_code == 404
