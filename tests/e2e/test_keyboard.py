"""Without a mouse, from the shelf to a move and back."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import at_step, box, button, id_of, mouth, sentence, table, walk_to

pytestmark = pytest.mark.e2e


def test_from_the_shelf_to_a_move_and_back(people: People, house: House) -> None:
    page = people.come().page
    expect(box(page)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to content")).to_be_focused()
    walk_to(page, box(page))
    page.keyboard.press("Enter")
    walk_to(page, page.locator("summary", has_text="More settings"))
    page.keyboard.press("Enter")
    walk_to(page, page.get_by_role("radio", name="Classic").or_(checked(page, "Variant")))
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Single")).to_be_checked()
    walk_to(page, button(page, "Two on this screen"), "Shift+Tab")
    page.keyboard.press("Enter")
    opened = id_of(page)
    expect(table(page)).to_be_visible()
    expect(page.locator("#main")).to_be_focused()

    # The ten mouths are one stop of Tab.
    walk_to(page, mouth(page, "3L"))
    expect(page.locator('[data-mouth][tabindex="0"]')).to_have_count(1)
    for key, there in (
        ("ArrowUp", "4L"),
        ("ArrowUp", "5L"),
        ("ArrowUp", "5L"),
        ("ArrowRight", "5R"),
        ("ArrowDown", "4R"),
        ("2", "2R"),
        ("l", "2L"),
    ):
        page.keyboard.press(key)
        expect(mouth(page, there)).to_be_focused()
        expect(page.locator('[data-mouth][tabindex="0"]')).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator("[data-mouth]:focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(mouth(page, "2L")).to_be_focused()

    page.keyboard.press("Enter")
    at_step(page, 1)
    expect(mouth(page, "2L")).to_be_focused()
    expect(sentence(page)).to_contain_text("Yellow pushes a rope into slot 2 from the left.")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    at_step(page, 2)
    assert house.moves(opened) == ["2L", "2R"]

    walk_to(page, page.locator('[data-index="2"]'))
    page.keyboard.press("ArrowUp")
    at_step(page, 1)
    expect(page.locator('[data-index="1"]')).to_be_focused()
    page.keyboard.press("End")
    at_step(page, 2)
    walk_to(page, button(page, "Undo"))
    page.keyboard.press("Enter")
    at_step(page, 1)
    assert house.moves(opened) == ["2L"]


def test_resigning_asks_first(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves="3L")
    page = people.come(laid.path, holding=laid).page
    at_step(page, 1)
    walk_to(page, button(page, "Resign"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Resign this game?")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button(page, "Resign")).to_be_focused()
    page.keyboard.press("Enter")
    walk_to(page, button(page, "Yes, resign"))
    page.keyboard.press("Enter")
    expect(table(page)).to_have_attribute("data-status", "over")
    assert house.table(laid.id)["outcome"]["winner"] == 0


def checked(page: Page, group: str) -> Locator:
    return page.get_by_role("group", name=group).get_by_role("radio", checked=True)
