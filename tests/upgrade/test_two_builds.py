"""Two builds on one database behind one address, as while an upgrade is under way.

Each request goes to the other build in turn: a page's own, its parts', its moves' and its stream's.
"""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import visiting
from tests.e2e.house import House, Laid
from tests.e2e.people import People
from tests.e2e.screen import at_step, box, button, push, says, table
from tests.e2e.server import Server
from tests.tables.conftest import emptied
from tests.upgrade.pages import another_build
from tests.upgrade.proxy import Proxy
from tests.waiting import PATIENCE

pytestmark = pytest.mark.e2e

PAUSED = "net::ERR|Failed to|status of 404|status of 50|dynamically imported|preload|MIME"


@dataclass
class Upgrade:
    old: Server
    new: Server
    proxy: Proxy
    house: House

    @property
    def url(self) -> str:
        return self.proxy.url

    def lay(self) -> tuple[Laid, Laid, Laid]:
        """A table of two, each on a screen of their own."""
        laid = self.house.lay("link", "link", variant="classic")
        self.house.claim(laid, 0, "Ada")
        self.house.claim(laid, 1, "Bob")
        return laid, Laid(laid.id, {0: laid.held[0]}), Laid(laid.id, {1: laid.held[1]})


@pytest.fixture
def upgrade(postgres: str, tmp_path: Path) -> Iterator[Upgrade]:
    # The browser has a loop in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        database = elsewhere.submit(asyncio.run, emptied(postgres)).result()
    folders = [tmp_path / "old", tmp_path / "new"]
    for folder in folders:
        folder.mkdir()
    pages = another_build(tmp_path / "pages")
    old = Server(folders[0], database=database)
    new = Server(folders[1], database=database, options=["--static", str(pages)])
    proxy = Proxy([old.port])
    try:
        for server in (old, new):
            server.start()
        house = House(proxy.url)
        yield Upgrade(old, new, proxy, house)
        house.client.close()
    finally:
        proxy.close()
        old.stop()
        new.stop()


@pytest.fixture
def people(browser: Browser, upgrade: Upgrade) -> Iterator[People]:
    yield from visiting(browser, upgrade.url)


def test_people_play_on_through_an_upgrade(people: People, upgrade: Upgrade) -> None:
    builds = {
        httpx.get(f"{server.url}/api/version", timeout=PATIENCE).json()["build"]
        for server in (upgrade.old, upgrade.new)
    }
    assert len(builds) == 2
    laid, adas, bobs = upgrade.lay()
    ada = people.come(laid.path, holding=adas, errors=PAUSED).page
    bob = people.come(laid.path, holding=bobs, errors=PAUSED).page
    played: list[str] = []

    def play(*names: str) -> None:
        for name in names:
            mover, other = (ada, bob) if len(played) % 2 == 0 else (bob, ada)
            push(mover, name)
            played.append(name)
            at_step(other, len(played))

    play("3L", "4R")
    assert upgrade.proxy.served[upgrade.new.port] == 0

    # Both are asked in turn; whoever comes now gets a page of the one and parts of the other.
    upgrade.proxy.ports = [upgrade.old.port, upgrade.new.port]
    play("2L", "1R", "5L", "3R")
    cam = people.come(laid.path, errors=PAUSED).page
    at_step(cam, len(played))
    bob.reload()
    at_step(bob, len(played))
    play("1L", "2R")
    at_step(cam, len(played))
    assert min(upgrade.proxy.served.values()) > 5

    # The old one goes. Ada's page is still its own, and so are the parts she has not got yet.
    upgrade.proxy.ports = [upgrade.new.port]
    upgrade.old.stop()
    play("4L", "5R")
    ada.get_by_role("link", name="Back to the shelf").first.click()
    says(ada.get_by_role("alert"), "A new version is here.")
    button(ada, "Load again").click()
    expect(box(ada)).to_be_visible()
    ada.goto(laid.path)
    at_step(ada, len(played))
    play("3L", "2R")
    assert upgrade.house.moves(laid.id) == played


def test_no_page_is_blank_where_no_server_has_all_of_it(people: People, upgrade: Upgrade) -> None:
    """The proxy asks nobody twice: whatever comes, the page shows a table or says what is wrong."""
    upgrade.proxy.shares_assets = False
    upgrade.proxy.ports = [upgrade.old.port, upgrade.new.port]
    laid, adas, _ = upgrade.lay()
    page = people.come(errors=PAUSED).page
    page.evaluate(
        "([id, held]) => localStorage.setItem('cavale.seats',"
        " JSON.stringify({ [id]: { held, invites: {}, at: 1 } }))",
        [laid.id, adas.held],
    )
    wrong = page.get_by_role("alert")
    for _ in range(4):
        page.goto(laid.path)
        expect(table(page).or_(wrong).first).to_be_visible()
    upgrade.proxy.ports = [upgrade.new.port]
    if wrong.count():
        button(page, "Load again").first.click()
    push(page, "3L")
    assert upgrade.house.moves(laid.id) == ["3L"]
