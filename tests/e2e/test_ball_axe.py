"""The Ball's table, in state after state, without anything that axe-core finds wrong."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.pawns import move_pawns, moved, on_half, pick, piece, square
from tests.e2e.people import Lang, People
from tests.e2e.screen import at_step, box, button, open_box, table
from tests.e2e.scripts import APPROACH

pytestmark = pytest.mark.e2e

BACK = {"en": "Take back the first pawn", "fr": "Annuler le coup du premier pion"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_wrong(people: People, house: House, lang: Lang) -> None:
    """In somebody's first game, with everything explained."""
    laid = house.lay("here", "here", game="ball", moves=APPROACH)
    page = people.come(laid.path, holding=laid, lang=lang, still=True, newcomer=True).page
    expect(page.get_by_role("complementary")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang
    picking(page)
    faultless(page)

    place = square(page, "D4")
    place.click(position=on_half(place, "left"))
    at_step(page, 5)
    moved(page, "D4")
    expect(button(page, BACK[lang])).to_be_visible()
    faultless(page)

    button(page, BACK[lang]).click()
    at_step(page, 4)
    move_pawns(page, "D2xoff")
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(piece(page, "off")).to_be_visible()
    faultless(page)


def picking(page: Page) -> None:
    """Split squares, the strip lit, and the way through it."""
    pick(page, "D2")
    square(page, "off").hover()
    expect(page.get_by_test_id("plan")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_box_and_its_rules(people: People, lang: Lang) -> None:
    page = people.come(lang=lang, still=True).page
    expect(box(page, "ball")).to_be_visible()
    open_box(page, "ball")
    expect(page.locator(".ways section li, .ways section p").first).to_be_visible()
    faultless(page)
    page.goto("/rules/ball")
    expect(page.locator(".clause").last).to_be_visible()
    faultless(page)
