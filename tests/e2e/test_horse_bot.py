"""The White Horse against bots: with the mouse, then with the keyboard alone."""

import pytest
from playwright.sync_api import expect

from tests.e2e.countryside import board, card, cell, choose, lit, on_turn, reach
from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import past_step, sentence, steps, walk_to

pytestmark = pytest.mark.e2e


def test_a_few_moves(people: People, house: House) -> None:
    laid = house.lay("here", "bot", "bot", game="horse")
    page = people.come(laid.path, holding=laid, still=True).page
    choose(page, "dog")
    expect(page.get_by_test_id("paper")).to_contain_text("the dog")
    on_turn(page)
    name, cells = next(iter(reach(house.seen(laid, 0)).items()))
    card(page, name).check()
    assert lit(page) == set(cells)
    cell(page, cells[0]).hover()
    # The first move of all is three steps.
    expect(page.locator("[data-step-number]")).to_have_count(3)
    faultless(page)
    step = steps(page)
    cell(page, cells[0]).click()
    past_step(page, step + 2)
    on_turn(page)
    assert house.seen(laid, 0)["view"]["holds"] == [13, 13, 13]
    assert f"{name} {cells[0]}" in house.moves(laid.id)

    # The hand is one stop of the Tab key, the countryside another.
    name, cells = next(iter(reach(house.seen(laid, 0)).items()))
    step = steps(page)
    walk_to(page, page.locator("[data-card] input").first)
    for _ in range(20):
        if card(page, name).is_checked():
            break
        page.keyboard.press("ArrowRight")
    expect(board(page)).to_have_attribute("data-chosen", name)
    page.keyboard.press("Enter")
    expect(cell(page, cells[0])).to_be_focused()
    page.keyboard.press("n")
    expect(cell(page, cells[1 % len(cells)])).to_be_focused()
    page.keyboard.press("Shift+N")
    expect(cell(page, cells[0])).to_be_focused()
    expect(page.locator("[data-step-number]").first).to_be_visible()
    page.keyboard.press("Enter")
    past_step(page, step)
    expect(board(page)).not_to_have_attribute("data-chosen", name)
    assert f"{name} {cells[0]}" in house.moves(laid.id)
    expect(sentence(page)).to_be_visible()
