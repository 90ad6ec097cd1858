"""Boards on other pages: from a plain static server, in a frame, and in a notebook's output."""

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import cavale
from cavale.games import HOUSE
from tests.e2e.house import House
from tests.e2e.people import PHONE, WIDE
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e

ROOT = Path(__file__).resolve().parents[2]
ARTIFACTS = ROOT / "artifacts"
BOARDS = ROOT / "src" / "cavale" / "web" / "static" / "boards"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The documentation's page and the built boards, with a server that knows nothing of Cavale."""
    shutil.copytree(BOARDS, tmp_path / "boards")
    shutil.copy(ROOT / "docs" / "embed.html", tmp_path)
    shutil.copy(ROOT / "docs" / "embed-game.json", tmp_path)
    (tmp_path / "favicon.ico").touch()
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=tmp_path)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def visited(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": WIDE, "height": 900}, reduced_motion="reduce")
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    page.close()
    assert not complaints, complaints


def test_the_page_of_the_documentation(visited: Page, site: str) -> None:
    asked: list[str] = []
    visited.on("request", lambda request: asked.append(request.url))
    visited.goto(f"{site}/embed.html")
    for slug in (spec.slug for spec in HOUSE):
        expect(visited.get_by_test_id(slug).first).to_be_visible()
    boards = visited.locator("cavale-board")
    expect(visited.locator("cavale-board[data-shown=true]")).to_have_count(boards.count())
    assert [url for url in asked if not url.startswith((site, "data:"))] == []

    french = visited.locator("cavale-board[lang=fr]")
    assert "Fente 3" in (french.locator("[data-mouth='3L']").get_attribute("aria-label") or "")
    thief = visited.locator("cavale-board[game=thief]")
    expect(thief.nth(0).locator("[data-point=G7]")).to_have_attribute("aria-label", "G7")
    expect(thief.nth(1).locator("[data-point=G7]")).not_to_have_attribute("aria-label", "G7")

    film = visited.locator("cavale-board[record]")
    shown = film.locator("[data-step]")
    film.get_by_label("Next move").click()
    expect(shown).to_have_attribute("data-step", "1")
    film.get_by_role("button", name="Play").click()
    expect(shown).to_have_attribute("data-step", "3")
    film.get_by_role("button", name="Pause").click()
    film.get_by_label("Start").click()
    expect(shown).to_have_attribute("data-step", "0")

    ARTIFACTS.mkdir(exist_ok=True)
    for width in (WIDE, PHONE):
        visited.set_viewport_size({"width": width, "height": 740})
        assert visited.evaluate("document.documentElement.scrollWidth <= innerWidth")
        visited.screenshot(path=ARTIFACTS / f"embed-{width}.png", full_page=True)


def test_another_position_is_shown_and_a_bad_one_explained(visited: Page, site: str) -> None:
    visited.goto(f"{site}/embed.html")
    wall = visited.locator("cavale-board[game=wall][position]")
    expect(wall.get_by_test_id("wall")).to_be_visible()
    wall.evaluate("element => element.setAttribute('lang', 'de')")
    wall.evaluate("element => element.setAttribute('position', 'nonsense')")
    expect(wall.get_by_role("alert")).to_contain_text("Diese Stellung ist nicht lesbar")
    wall.evaluate("e => e.setAttribute('position', '...../...../Y..../...../..... b - 1 0-0')")
    expect(wall.get_by_test_id("wall")).to_be_visible()


def test_a_frame_on_another_site(visited: Page, server: Server, house: House, site: str) -> None:
    laid = house.lay("link", "link", variant="classic", public=True)
    house.claim(laid, 0, "")
    house.claim(laid, 1, "")
    house.play(laid, "3L 3R")
    visited.goto(f"{site}/boards/frame.css")
    frames = [f"{server.url}/embed/ball?lang=fr", f"{server.url}/embed/t/{laid.id}"]
    visited.evaluate(
        """urls => document.body.replaceChildren(...urls.map((src) =>
            Object.assign(document.createElement('iframe'), { src, width: 600, height: 800 })))""",
        frames,
    )
    first, second = (visited.frame_locator("iframe").nth(i) for i in range(2))
    expect(first.get_by_role("alert")).to_contain_text("Cette position ne se lit pas")
    expect(second.get_by_test_id("wall")).to_be_visible()
    expect(second.locator("[data-step]")).to_have_attribute("data-step", "0")


@pytest.mark.parametrize("slug", [spec.slug for spec in HOUSE])
def test_a_notebook_shows_a_position(visited: Page, slug: str, tmp_path: Path) -> None:
    output = cavale.game(slug).start()._repr_html_()
    assert len(output) < 120_000
    (tmp_path / "output.html").write_text(f"<!doctype html><body>{output}", "utf-8")
    visited.context.set_offline(True)
    visited.goto((tmp_path / "output.html").as_uri())
    expect(visited.get_by_test_id(slug)).to_be_visible()
    ARTIFACTS.mkdir(exist_ok=True)
    visited.screenshot(path=ARTIFACTS / f"notebook-{slug}.png", full_page=True)
