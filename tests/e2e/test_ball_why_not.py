"""A press that a rule of The Ball forbids says which rule, in the reader's language."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.pawns import aloud, move_pawns, pick, preview, square
from tests.e2e.people import Lang, People
from tests.e2e.screen import at_step, note, says

pytestmark = pytest.mark.e2e

PICK_FIRST = {
    "en": "Pick one of your pawns first.",
    "fr": "Choisissez d’abord un de vos pions.",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_clause(people: People, house: House, lang: Lang) -> None:
    laid = house.lay("here", "here", game="ball")
    page = people.come(laid.path, holding=laid, lang=lang, errors="status of 422").page

    def refused(name: str, number: str) -> None:
        square(page, name).click()
        says(note(page), house.clause(number, "ball")[lang])
        link = note(page).get_by_role("link")
        expect(link).to_have_text({"en": "Rule", "fr": "Règle"}[lang] + f" {number}")
        expect(link).to_have_attribute("href", f"/rules/ball#{number}")
        page.keyboard.press("Escape")
        expect(note(page)).to_have_count(0)

    pick(page, "C1")
    refused("D4", "3.2")
    pick(page, "C1")
    refused("off", "5.3")
    refused("A7", "2.1")
    move_pawns(page, "C1-D2")
    refused("D2", "2.2")
    refused("B1", "4.4")
    at_step(page, 1)
    assert house.moves(laid.id) == ["C1-D2"]

    # Without a pawn there is no rule to name.
    square(page, "D4").click()
    expect(preview(page)).to_have_text(PICK_FIRST[lang])
    expect(aloud(page)).to_have_text(PICK_FIRST[lang])
    expect(note(page)).to_have_count(0)
