"""Links to positions and moments: what previews read, and that nothing secret is told."""

import struct
from html import unescape

import pytest

import cavale
from cavale import GAMES
from cavale.core.raster import png
from tests.web.test_hidden_game import played
from tests.web.visitor import Visitor

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("slug", GAMES)
def test_every_board_has_a_picture(slug: str) -> None:
    sketch = cavale.game(slug).start().observe(None).sketch()
    assert sketch is not None
    drawn = png(sketch, 240, 126)
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", drawn[16:24]) == (240, 126)


async def test_a_position_has_a_page_with_a_preview(visitor: Visitor) -> None:
    text = str(cavale.game("wall").start().play("3L"))
    answer = await visitor.client.get(
        "/p/wall", params={"position": text}, headers={"accept-language": "fr-CH, de;q=0.5"}
    )
    page = unescape(answer.text)
    assert answer.status_code == 200
    assert '<html lang="fr">' in page
    assert "Le Mur" in page
    assert f'position="{text}"' in page
    (address,) = [part.split('"')[0] for part in page.split('og:image" content="')[1:]]
    drawn = await visitor.client.get(address)
    assert drawn.headers["content-type"] == "image/png"


@pytest.mark.parametrize("path", ["/p/wall?position=nonsense", "/p/nothing", "/p/nothing/1/0"])
async def test_what_is_not_there_says_so(visitor: Visitor, path: str) -> None:
    answer = await visitor.client.get(path)
    assert answer.status_code == 404
    assert "<h1>" in answer.text


async def test_nothing_of_a_text_becomes_markup(visitor: Visitor) -> None:
    answer = await visitor.client.get("/p/wall", params={"position": '"><script>alert(1)'})
    assert "<script>alert" not in answer.text


async def test_a_moment_of_a_running_game_tells_what_a_spectator_sees(visitor: Visitor) -> None:
    """Two games that differ in a secret only are shared alike, byte by byte."""
    told = []
    for step in ("F7", "E6"):
        at = await visitor.open("here", "here", game="thief")
        await played(at, step, "F6")
        parts = ("2", "2/picture.png", "film", "film.html")
        answers = [await visitor.client.get(f"/p/{at.id}/1/{part}") for part in parts]
        assert [answer.status_code for answer in answers] == [200] * 4
        film = answers[2].json()
        assert film["steps"][-1]["view"]["footprints"] is None
        assert all(step not in answer.text for answer in answers[::2])
        assert all(
            secret not in answers[0].text + answers[2].text for secret in at.secrets.values()
        )
        told.append([answers[0].text.replace(at.id, "-"), answers[1].content])
    assert told[0] == told[1]


async def test_a_game_that_is_over_is_shown_whole_and_without_names(visitor: Visitor) -> None:
    at = await visitor.open("here", "here", game="thief")
    await played(at, "F7", "F6", "G7", "G7")
    film = (await visitor.client.get(f"/p/{at.id}/1/film")).json()
    assert film["steps"][1]["view"]["footprints"] == ["F7"]
    assert {seat["name"] for seat in film["seats"]} == {""}
    assert (await visitor.client.get(f"/p/{at.id}/2/0")).status_code == 404
    assert (await visitor.client.get(f"/p/{at.id}/1/9")).status_code == 404
