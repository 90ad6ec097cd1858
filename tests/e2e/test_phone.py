"""A phone 360 px wide, played with a finger."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.people import PHONE, Lang, People
from tests.e2e.screen import at_step, button, fits, mouth, open_box, sentence, table
from tests.e2e.scripts import EMPTY_HANDED, MIDGAME

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_wider_than_the_screen(people: People, house: House, lang: Lang) -> None:
    laid = house.lay("here", "here", moves=MIDGAME)
    free = house.lay("here", "link")
    page = people.come(width=PHONE, lang=lang, errors="status of 404").page
    fits(page)
    open_box(page)
    fits(page)
    for path, there in (
        ("/rules/wall", ".clause"),
        ("/nowhere", "main h1"),
        ("/t/nosuchtable", "main h1"),
        (laid.path, ".table"),
        (free.path, ".table"),
    ):
        page.goto(path)
        expect(page.locator(there).last).to_be_visible()
        fits(page)


def test_a_finger_is_asked_twice(people: People, house: House) -> None:
    laid = house.lay("here", "here")
    page = people.come(laid.path, holding=laid, width=PHONE).page
    at_step(page, 0)
    for name in ("1L", "5R"):
        box = mouth(page, name).bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
    mouth(page, "3L").tap()
    expect(mouth(page, "3L")).to_have_attribute("data-armed", "true")
    expect(page.get_by_text("Tap again to push")).to_be_visible()
    # Another mouth: a change of mind.
    mouth(page, "4R").tap()
    expect(mouth(page, "4R")).to_have_attribute("data-armed", "true")
    expect(page.locator("[data-armed]")).to_have_count(1)
    assert house.moves(laid.id) == []
    mouth(page, "4R").tap()
    at_step(page, 1)
    expect(page.locator("[data-armed]")).to_have_count(0)
    assert house.moves(laid.id) == ["4R"]
    fits(page)


def test_a_pass(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves=EMPTY_HANDED)
    page = people.come(laid.path, holding=laid, width=PHONE).page
    at_step(page, 26)
    expect(sentence(page)).to_contain_text("You have no rope in hand: pass your turn.")
    fits(page)
    button(page, "Pass").tap()
    at_step(page, 27)
    expect(button(page, "Pass")).to_have_count(0)
    expect(sentence(page)).to_contain_text("Yellow has no rope left and passes.")
    assert house.moves(laid.id)[-1] == "pass"


def test_the_bar_under_the_thumb(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves=MIDGAME)
    page = people.come(laid.path, holding=laid, width=PHONE).page
    last = len(MIDGAME.split())
    at_step(page, last)
    button(page, "Previous move").tap()
    at_step(page, last - 1)
    button(page, "Moves").tap()
    sheet = page.get_by_role("dialog", name="Moves")
    sheet.locator('[data-index="3"]').tap()
    at_step(page, 3)
    sheet.get_by_role("button", name="Close", exact=True).tap()
    expect(sheet).to_be_hidden()
    button(page, "Back to the game").tap()
    button(page, "Undo").tap()
    at_step(page, last - 1)
    button(page, "More").tap()
    page.get_by_role("dialog", name="Actions").get_by_role("button", name="Resign").tap()
    page.get_by_role("dialog", name="Resign this game?").get_by_role(
        "button", name="Yes, resign"
    ).tap()
    expect(table(page)).to_have_attribute("data-status", "over")
    button(page, "Rematch").first.tap()
    page.wait_for_url(lambda url: laid.id not in url)
    at_step(page, 0)
