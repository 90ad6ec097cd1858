"""Every answer says which build gave it, also those of the doorway."""

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from cavale.web.build import WIRE, Build
from cavale.web.settings import Settings
from tests.web.conftest import serving
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio


async def test_it_is_said_at_an_address_and_with_every_answer(visitor: Visitor) -> None:
    said = (await visitor.client.get("/api/version")).json()
    assert re.fullmatch("[0-9a-f]{16}", said["build"])
    assert said["wire"] == WIRE
    at = await visitor.open("here", "here")
    answers = [
        await visitor.client.get("/"),
        await visitor.client.get("/assets/nothing.js"),
        await visitor.client.get("/api/games"),
        await visitor.client.get("/api/nothing"),
        await at.move(0, "3L"),
        await at.move(0, "3L"),
        await at.move(0, "nonsense"),
    ]
    assert [answer.status_code for answer in answers] == [503, 404, 200, 404, 200, 409, 400]
    for answer in answers:
        assert answer.headers.get_list("cavale-build") == [said["build"]]
        assert answer.headers.get_list("cavale-wire") == [str(WIRE)]


async def test_other_pages_are_another_build(settings: Settings, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<title>Cavale")
    (pages / "assets" / "main-1a2b.js").write_text("let cavale = 1;")
    copy = tmp_path / "copy"
    shutil.copytree(pages, copy)
    assert Build.of(copy) == Build.of(pages)
    found = {Build.of(pages).id, Build.of(tmp_path / "none").id}
    (pages / "assets" / "main-1a2b.js").write_text("let cavale = 2;")
    found.add(Build.of(pages).id)
    (pages / "assets" / "main-1a2b.js").rename(pages / "assets" / "main-3c4d.js")
    found.add(Build.of(pages).id)
    assert len(found) == 4
    async with serving(replace(settings, static=pages)) as visitor:
        said = (await visitor.client.get("/api/version")).json()
        assert said["build"] == Build.of(pages).id
