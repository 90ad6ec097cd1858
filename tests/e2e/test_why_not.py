"""A press that a rule forbids says which rule, in the reader's language."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.people import Lang, People
from tests.e2e.screen import at_step, mouth, note, playable, says
from tests.e2e.scripts import FULL_SLOT

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_closed_slot(people: People, house: House, lang: Lang) -> None:
    laid = house.lay("here", "here", moves=FULL_SLOT)
    page = people.come(laid.path, holding=laid, lang=lang, errors="status of 422").page
    at_step(page, 5)
    expect(playable(page)).to_have_count(8)
    expect(mouth(page, "3L")).to_have_accessible_name(
        {
            "en": "Slot 3, from the left, closed for this turn",
            "fr": "Fente 3, par la gauche, fermée à ce tour",
        }[lang]
    )
    for name in ("3L", "3R"):
        mouth(page, name).click(force=True)
        says(note(page), house.clause("2.5")[lang])
        link = note(page).get_by_role("link", name={"en": "Rule 2.5", "fr": "Règle 2.5"}[lang])
        expect(link).to_have_attribute("href", "/rules/wall#2.5")
        page.keyboard.press("Escape")
        expect(note(page)).to_have_count(0)
    at_step(page, 5)
    assert house.moves(laid.id) == FULL_SLOT.split()

    # The rule itself is one press away.
    mouth(page, "3L").click(force=True)
    with page.context.expect_page() as opening:
        note(page).get_by_role("link").click()
    rulebook = opening.value
    says(rulebook.locator(".clause.marked"), house.clause("2.5")[lang])
