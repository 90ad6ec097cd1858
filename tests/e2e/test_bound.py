"""Chance and leaving among people in browsers of their own."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import House, Laid
from tests.e2e.people import People
from tests.e2e.screen import button, id_of, open_box, player, table

pytestmark = pytest.mark.e2e


def playing(*pages: Page) -> None:
    for page in pages:
        expect(table(page)).to_have_attribute("data-status", "playing")


def test_two_pages_are_bound_and_tell_by_themselves(people: People, house: House) -> None:
    ada = people.come()
    open_box(ada.page, "manhattan")
    button(ada.page, "Invite a friend").click()
    opened = id_of(ada.page)
    link = ada.page.get_by_role("textbox", name="Invitation link").input_value()
    seen = house.table(opened)
    assert (seen["status"], seen["rounds"]["phase"]) == ("waiting", "sitting")
    bob = people.come(link)
    playing(ada.page, bob.page)
    assert house.table(opened)["rounds"] == {
        "number": 1,
        "phase": "done",
        "awaited": [],
        "broken": [],
        "beacon": None,
    }
    held = ada.page.evaluate("JSON.parse(localStorage.getItem('cavale.seats'))")[opened]["held"]
    house.resign(Laid(opened, {int(seat): secret for seat, secret in held.items()}), 0)
    for page in (ada.page, bob.page):
        page.goto(f"{people.url}/verify/{opened}")
        for name in ("commitment", "promise", "nonces", "bound", "chance"):
            found = page.locator(f'[data-name="{name}"]')
            expect(found).to_have_attribute("data-finding", "yes")


def test_who_leaves_is_marked_and_the_others_play_on(people: People, house: House) -> None:
    laid = house.lay("here", "link", "link", game="horse")
    for seat in (1, 2):
        house.claim(laid, seat)
    page = people.come(laid.path).page
    playing(page)
    house.resign(laid, 1)
    expect(player(page, 1)).to_contain_text("left, a bot plays on")
    playing(page)
