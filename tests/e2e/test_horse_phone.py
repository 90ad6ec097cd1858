"""The White Horse on a phone 360 px wide, with a finger, in French."""

import pytest
from playwright.sync_api import expect

from tests.e2e.countryside import card, cards, cell, choice, on_turn, reach
from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import PHONE, People
from tests.e2e.screen import fits, past_step, says, steps

pytestmark = pytest.mark.e2e


def test_a_finger_is_asked_twice(people: People, house: House) -> None:
    laid = house.lay("here", "bot", "bot", "bot", game="horse")
    page = people.come(laid.path, holding=laid, width=PHONE, lang="fr", still=True).page
    choice(page, "lad").tap()
    says(
        page.locator(".preview"),
        "Encore une fois pour confirmer : ce choix vaut pour toute la partie.",
    )
    assert house.seen(laid, 0)["view"]["paper"] is None
    fits(page)
    faultless(page)
    choice(page, "lad").tap()
    on_turn(page)
    fits(page)

    # The hand scrolls in its own box; the board has the whole width.
    hand = page.get_by_role("radiogroup")
    assert hand.evaluate("it => it.scrollWidth > it.clientWidth")
    country = page.locator(".ground").bounding_box()
    assert country is not None
    assert country["width"] >= 340
    for one in (cards(page).first, cards(page).last):
        found = one.bounding_box()
        assert found is not None
        assert found["width"] >= 44

    name, cells = next(iter(reach(house.seen(laid, 0)).items()))
    card(page, name).scroll_into_view_if_needed()
    card(page, name).tap()
    step = steps(page)
    cell(page, cells[0]).tap()
    says(page.locator(".preview"), "Touchez encore pour jouer.")
    expect(page.locator("[data-step-number]")).to_have_count(3)
    fits(page)
    assert steps(page) == step
    cell(page, cells[0]).tap()
    past_step(page, step)
    assert f"{name} {cells[0]}" in house.moves(laid.id)
