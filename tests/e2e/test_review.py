"""After the game, where the game has a reviewer: luck and skill apart, and a way to each moment."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import visiting
from tests.e2e.faults import faultless
from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import at_step, button, fits, table
from tests.e2e.scripts import TRAPPED
from tests.e2e.server import Server

pytestmark = pytest.mark.e2e

MOVES = f"{TRAPPED} 4R 1L 2R"
LAST = len(MOVES.split())
PANEL = {"en": "Review and analysis", "fr": "Bilan et analyse"}
BENEATH = {"en": "Review", "fr": "Bilan"}
TOTALS = {"en": "In all", "fr": "En tout"}


@pytest.fixture(scope="module")
def kind_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(
        tmp_path_factory.mktemp("hindsight"),
        module="tests.e2e.hindsight",
        extra={"NUMBA_DISABLE_JIT": "1"},
    )
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def finished(kind_server: Server) -> Iterator[Laid]:
    house = House(kind_server.url)
    yield house.lay("here", "here", moves=MOVES)
    house.client.close()


@pytest.fixture
def visitors(browser: Browser, kind_server: Server) -> Iterator[People]:
    yield from visiting(browser, kind_server.url)


def review(page: Page) -> Locator:
    return page.get_by_test_id("review")


def row(page: Page, step: int) -> Locator:
    return review(page).locator(f'[data-step="{step}"]')


def open_review(page: Page, lang: Lang, width: int) -> None:
    expect(table(page)).to_have_attribute("data-status", "over")
    button(page, (BENEATH if width < 600 else PANEL)[lang]).click()
    expect(review(page)).to_have_attribute("data-known", str(LAST))


def test_it_is_read_and_leads_to_the_moment(visitors: People, finished: Laid) -> None:
    page = visitors.come(finished.path, holding=finished, still=True).page
    open_review(page, "en", WIDE)
    dear = row(page, 3)
    expect(dear).to_contain_text("−1.5")
    expect(dear).to_contain_text("Better: ")
    expect(dear).to_contain_text("Expected elsewhere.")
    expect(row(page, 4)).to_contain_text("Luck: Yellow +0.25")
    expect(row(page, 5)).to_contain_text("Now one knows.")
    dear.click()
    at_step(page, 3)
    expect(dear).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowDown")
    at_step(page, 4)
    expect(row(page, 4)).to_be_focused()


def test_totals_keep_luck_and_skill_apart(visitors: People, finished: Laid) -> None:
    page = visitors.come(finished.path, still=True).page
    open_review(page, "en", WIDE)
    totals = page.get_by_role("table", name=TOTALS["en"])
    lost = sum(step / 2 for step in range(3, LAST + 1, 3) if step % 2 == 1)
    lucky = 0.25 * (LAST // 4)
    expect(totals.get_by_role("row", name="Yellow").get_by_role("cell")).to_have_text(
        [f"+{lucky:g}", f"{lost:g}"]
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [PHONE, WIDE])
def test_it_is_faultless(visitors: People, finished: Laid, lang: Lang, width: int) -> None:
    page = visitors.come(finished.path, holding=finished, lang=lang, width=width, still=True).page
    open_review(page, lang, width)
    row(page, 2).focus()
    faultless(page)
    fits(page)


def test_on_a_phone_a_row_makes_room_for_the_board(visitors: People, finished: Laid) -> None:
    page = visitors.come(finished.path, holding=finished, width=PHONE, still=True).page
    open_review(page, "en", PHONE)
    row(page, 2).tap()
    expect(review(page)).to_have_count(0)
    at_step(page, 2)
    button(page, BENEATH["en"]).tap()
    expect(row(page, 2)).to_have_attribute("aria-current", "step")
    expect(row(page, 2)).to_be_in_viewport()
