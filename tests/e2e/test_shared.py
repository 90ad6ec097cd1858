"""A moment that somebody shares, and what threatens on one's own board."""

import pytest
from playwright.sync_api import expect

from tests.e2e.faults import faultless
from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import fits, sentence, table
from tests.e2e.scripts import COLUMN

pytestmark = pytest.mark.e2e

TITLES: dict[Lang, str] = {"fr": "Le Mur", "en": "The Wall", "de": "Über die Mauer"}


def test_a_moment_is_shared_and_shown_to_anybody(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves=f"{COLUMN} 5L")
    page = people.come(laid.path, holding=laid, still=True).page
    page.set_viewport_size({"width": WIDE, "height": 900})  # In less height it is on the next page.
    card = page.get_by_test_id("ending")
    picture = card.get_by_role("link", name="Save picture").get_attribute("href")
    assert picture == f"/p/{laid.id}/1/9/picture.png"
    for lang, title in TITLES.items():
        shown = people.come(f"/p/{laid.id}/1/9", lang=lang, still=True, width=PHONE).page
        expect(shown.locator("cavale-board")).to_have_attribute("data-shown", "true")
        expect(shown.get_by_role("heading", name=title)).to_be_visible()
        expect(shown.locator("cavale-board")).to_contain_text("9 / 9")
        fits(shown)
        faultless(shown)


def test_what_threatens_is_shown_on_the_board(people: People, house: House) -> None:
    """Blue to move, and Yellow one push from escaping."""
    before = house.lay("here", "here", moves=f"{COLUMN} 5L")
    opened = house.post(
        "/api/tables",
        {
            "game": "wall",
            "variant": "single",
            "seats": [{"kind": "bot", "level": 1}, {"kind": "here"}],
            "again": {"table": before.id, "number": 1, "step": 7},
        },
    )
    laid = Laid(opened["table"], {one["seat"]: one["secret"] for one in opened["held"]})
    page = people.come(laid.path, holding=laid, still=True).page
    expect(table(page)).to_have_attribute("data-status", "playing")
    expect(page.get_by_test_id("threat")).to_contain_text("threatens to escape: slot 5")
    expect(page.locator("svg.warning polyline")).not_to_have_count(0)
    expect(sentence(page)).to_be_visible()
    faultless(page)
    page.get_by_role("button", name="Hide threats").click()
    expect(page.get_by_test_id("threat")).to_have_count(0)
