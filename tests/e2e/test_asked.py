"""Somebody asks for something while a tall board fills a phone: it is seen all the same."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, People
from tests.e2e.screen import button, fits

pytestmark = pytest.mark.e2e


def test_a_draw_is_offered_where_the_sentence_was(people: People, house: House) -> None:
    laid = house.lay("here", "link", game="manhattan")
    house.claim(laid, 1, "Bob")
    page = people.come(laid.path, holding=Laid(laid.id, {0: laid.held[0]}), width=PHONE).page
    expect(page.get_by_test_id("manhattan")).to_be_visible()
    house.act(laid, 1, "offer_draw")
    offered = page.get_by_role("status").filter(has_text="Bob offers a draw.")
    expect(offered).to_be_in_viewport(ratio=1)
    expect(button(page, "Decline")).to_be_in_viewport(ratio=1)
    fits(page)
    button(page, "Decline").click()
    expect(offered).to_have_count(0)
