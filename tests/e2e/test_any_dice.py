"""What a page does whatever is dealt: the server as it ships, whose chance nobody has pinned.

Everything here has to hold for all dice and for all moves of bots. Other tests name what they saw
by their own pinned dice.
"""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import streets
from tests.e2e.conftest import visiting
from tests.e2e.house import House, Json, Laid
from tests.e2e.people import People
from tests.e2e.screen import table
from tests.e2e.server import Server
from tests.waiting import PATIENCE

pytestmark = pytest.mark.e2e

TURNS = 4
SHOWS = """hand => hand.join() ===
  [...document.querySelectorAll('[data-card]')].map(it => it.dataset.card).join()"""


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("unpinned"), "cavale.web.serve")
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def open_house(open_server: Server) -> Iterator[House]:
    here = House(open_server.url)
    yield here
    here.client.close()


@pytest.fixture
def visitors(browser: Browser, open_server: Server) -> Iterator[People]:
    yield from visiting(browser, open_server.url)


def turns(page: Page, house: House, laid: Laid) -> Iterator[Json]:
    """The table as its one person sees it, each time it is their turn and the page shows it."""
    for _ in range(TURNS):
        latest = time.monotonic() + PATIENCE
        while (seen := house.seen(laid, 0))["mover"] != seen["you"]:
            if seen["mover"] is None:
                return
            assert time.monotonic() < latest, "the bot never moved"
            time.sleep(0.02)
        assert seen["moves"], "whoever is to move has a move"
        expect(table(page)).to_have_attribute("data-version", str(seen["version"]))
        yield seen
        # Over the wire: some moves have no place on the board.
        house.move(laid, seen["moves"][0]["text"])


def test_whatever_the_die_says_the_streets_that_are_lit_are_those_one_may_take(
    visitors: People, open_house: House
) -> None:
    laid = open_house.lay("here", "bot", game="manhattan")
    page = visitors.come(laid.path, holding=laid, still=True).page
    for seen in turns(page, open_house, laid):
        drives = streets.reach(seen)
        if drives:
            streets.on_turn(page)
            assert streets.lit(page) >= set(drives)


def test_whatever_is_dealt_the_hand_on_the_page_is_ones_own(
    visitors: People, open_house: House
) -> None:
    laid = open_house.lay("here", "bot", game="horse")
    page = visitors.come(laid.path, holding=laid, still=True).page
    for seen in turns(page, open_house, laid):
        # The film of the game may still be on its way there.
        page.wait_for_function(SHOWS, arg=list(seen["view"]["hand"]))
