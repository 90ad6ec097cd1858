"""Manhattan South on a phone 360 px wide, with a finger, in French."""

import pytest
from playwright.sync_api import expect

from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import PHONE, People
from tests.e2e.screen import fits, past_step, says, steps
from tests.e2e.streets import field, looks_at_all, looks_closely, on_turn, reach

pytestmark = pytest.mark.e2e


def test_the_window_looks_at_the_car_that_drives(people: People, house: House) -> None:
    laid = house.lay("here", "bot", "bot", "bot", game="manhattan")
    page = people.come(laid.path, holding=laid, width=PHONE, lang="fr", still=True).page
    on_turn(page)
    fits(page)
    window = page.locator(".window").bounding_box()
    assert window is not None
    assert window["width"] >= 330
    to, move = next(iter(reach(house.seen(laid, 0)).items()))
    close = looks_closely(page)
    seen = field(page, to).bounding_box()
    assert seen is not None
    assert window["x"] <= seen["x"] <= seen["x"] + seen["width"] <= window["x"] + window["width"]
    assert window["y"] <= seen["y"] <= seen["y"] + seen["height"] <= window["y"] + window["height"]

    page.get_by_role("button", name="Toute la ville").tap()
    looks_at_all(page)
    faultless(page)
    page.get_by_role("button", name="De plus près").tap()
    assert looks_closely(page) == close

    step = steps(page)
    field(page, to).tap()
    says(page.locator(".preview"), "Touchez encore pour y aller.")
    expect(page.locator("[data-step-number]")).to_have_count(len(move["effect"]["fields"]) - 1)
    fits(page)
    assert steps(page) == step
    field(page, to).tap()
    past_step(page, step)
    assert move["text"] in house.moves(laid.id)
