"""The house as a program of one's own."""

import pytest

from cavale.core.catalogue import LANGS, say
from cavale.core.game import Game
from cavale.web.settings import Settings
from tests.web.visitor import Visitor
from tools.size import ROOT

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("lang", LANGS)
async def test_it_has_a_shortcut_to_every_game(
    visitor: Visitor, settings: Settings, lang: str
) -> None:
    headers = {"accept-language": lang}
    answer = await visitor.client.get("/manifest.webmanifest", headers=headers)
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert told["lang"] == lang
    assert {one["url"]: one["name"] for one in told["shortcuts"]} == {
        f"/{slug}": say(lang, "title", Game(spec)) for slug, spec in settings.games.items()
    }


async def test_its_icons_are_there(visitor: Visitor) -> None:
    told = (await visitor.client.get("/manifest.webmanifest")).json()
    for icon in told["icons"]:
        drawn = (ROOT / "ui" / "public" / icon["src"].removeprefix("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(drawn[at : at + 4]) for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
