"""Manhattan South against a bot: with the mouse, then with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import past_step, sentence, steps, walk_to
from tests.e2e.streets import die, field, lit, on_turn, reach

pytestmark = pytest.mark.e2e


def test_two_turns(people: People, house: House) -> None:
    laid = house.lay("here", "bot", game="manhattan")
    page = people.come(laid.path, holding=laid, still=True).page
    on_turn(page)
    seen = house.seen(laid, 0)
    to, move = next(iter(reach(seen).items()))
    assert lit(page) == set(reach(seen))
    expect(die(page)).to_have_attribute("data-value", str(seen["view"]["die"]))
    expect(page.get_by_test_id("files").get_by_role("listitem")).to_have_count(4)
    field(page, to).hover()
    expect(page.locator("[data-step-number]")).to_have_count(len(move["effect"]["fields"]) - 1)
    faultless(page)
    step = steps(page)
    field(page, to).click()
    # A roll and a drive of the bot's, and one's own next roll.
    past_step(page, step + 3)
    on_turn(page)
    assert move["text"] in house.moves(laid.id)

    # The whole city is one stop of the Tab key, at the car that drives.
    seen = house.seen(laid, 0)
    ends = list(reach(seen))
    step = steps(page)
    walk_to(page, field(page, seen["view"]["players"][0]["cars"][0]))
    page.keyboard.press("n")
    expect(field(page, ends[0])).to_be_focused()
    page.keyboard.press("n")
    expect(field(page, ends[1 % len(ends)])).to_be_focused()
    page.keyboard.press("Shift+N")
    expect(field(page, ends[0])).to_be_focused()
    expect(page.locator("[data-step-number]").first).to_be_visible()
    page.keyboard.press("Enter")
    past_step(page, step)
    assert reach(seen)[ends[0]]["text"] in house.moves(laid.id)
    expect(sentence(page)).to_be_visible()
