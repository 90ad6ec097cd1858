"""The lessons of The Wall, by keyboard alone, from the shelf to a real table."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.faults import faultless
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import (
    button,
    id_of,
    mouth,
    note,
    open_box,
    says,
    sentence,
    table,
    walk_to,
)

pytestmark = pytest.mark.e2e


def stage(page: Page, name: str) -> None:
    expect(table(page)).to_have_attribute("data-stage", name)


def press(page: Page, name: str) -> None:
    """The slot's number, then its side: two keys that the board has for it."""
    mouth(page, "3L").or_(mouth(page, "3R")).first.wait_for()
    page.locator('[data-mouth][tabindex="0"]').focus()
    page.keyboard.press(name[0])
    page.keyboard.press(name[1].lower())
    expect(mouth(page, name)).to_be_focused()
    page.keyboard.press("Enter")


def onward(page: Page, title: str) -> None:
    """Once it is done the same key leads to the next."""
    stage(page, "done")
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()
    page.keyboard.press("Enter")
    says(page.locator("h2").first, title)


def test_the_lessons_lead_to_a_first_game(people: People) -> None:
    page = people.come(still=True, newcomer=True, errors="409|422").page
    open_box(page)
    page.get_by_role("link", name="Learn", exact=True).click()
    stage(page, "asked")
    says(sentence(page), "Push a rope into slot 5, from the left.")
    press(page, "5R")
    stage(page, "wrong")
    says(sentence(page), "Blue pushes it aside and escapes.")
    expect(button(page, "Try again")).to_be_focused()
    page.keyboard.press("Enter")
    stage(page, "asked")
    press(page, "5L")
    onward(page, "The chain may bend")
    press(page, "5L")
    onward(page, "Break their chain")
    press(page, "3R")
    onward(page, "A full slot")
    press(page, "2R")
    says(sentence(page), "it is closed for this one turn")
    press(page, "4L")
    expect(note(page).get_by_role("link")).to_have_attribute("href", "/rules/wall#2.5")
    press(page, "1L")
    onward(page, "Mind what you push")
    press(page, "2L")
    onward(page, "Your first game")
    walk_to(page, button(page, "Play your first game"))
    page.keyboard.press("Enter")
    assert id_of(page)
    expect(table(page)).to_have_attribute("data-status", "playing")


def test_no_language_and_no_light_has_a_fault(people: People) -> None:
    langs: tuple[Lang, ...] = ("en", "de", "fr")
    for number, lang in enumerate(langs):
        width = PHONE if number % 2 else WIDE
        page = people.come("/learn/wall", lang=lang, still=True, width=width, dark=number == 1).page
        stage(page, "asked")
        faultless(page)
        if width == PHONE:
            mouth(page, "5L").tap()
            expect(mouth(page, "5L")).to_have_attribute("data-armed", "true")
            mouth(page, "5L").tap()
        else:
            mouth(page, "5L").click()
        stage(page, "done")
        faultless(page)
    page = people.come("/learn/wall/game", still=True, dark=True).page
    expect(button(page, "Play your first game")).to_be_visible()
    faultless(page)
