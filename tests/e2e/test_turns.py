"""One's own turns as one likes them: answers planned ahead, forced moves, a die that waits."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, mouth, push, says, sentence, steps, table
from tests.e2e.streets import field, on_turn, reach

pytestmark = pytest.mark.e2e


def plans(page: Page) -> Locator:
    return page.get_by_test_id("plans")


def answered(page: Page, line: str) -> None:
    expect(plans(page).locator(".table")).to_have_attribute("data-line", line)


def throws_it_themselves(page: Page) -> None:
    button(page, "Names").click()
    button(page, "Throw the die myself").click()
    page.keyboard.press("Escape")


def test_if_he_does_this_i_do_that(people: People, house: House) -> None:
    laid = house.lay("here", "link")
    link = f"/t/{laid.id}#{laid.invites[1]}"
    ada = people.come(laid.path, holding=laid).page
    bo = people.come(link).page
    expect(table(bo)).to_have_attribute("data-status", "playing")
    # Who is to move has nothing to plan.
    expect(button(ada, "Names")).to_be_visible()
    expect(button(ada, "If … then …")).to_have_count(0)

    button(bo, "If … then …").click()
    says(plans(bo).get_by_test_id("sentence"), "And if Yellow played")
    expect(button(bo, "Keep this answer")).to_be_disabled()
    plans(bo).locator('[data-mouth="3L"]').click()
    answered(bo, "3L")
    expect(plans(bo).get_by_role("cell", name="empty")).to_have_count(24)
    says(plans(bo).get_by_test_id("sentence"), "What would you answer?")
    plans(bo).locator('[data-mouth="1R"]').click()
    answered(bo, "3L 1R")
    faultless(bo)
    button(bo, "Keep this answer").click()
    expect(plans(bo).get_by_test_id("line")).to_have_text("3L → 1R")
    answered(bo, "")
    # By keyboard, one more; a wrong one is taken back and the line deleted.
    plans(bo).locator('[data-mouth="4L"]').focus()
    bo.keyboard.press("Enter")
    answered(bo, "4L")
    plans(bo).get_by_role("button", name="Undo").click()
    answered(bo, "")
    bo.keyboard.press("Escape")
    expect(plans(bo)).to_have_count(0)
    # Nothing of it is on the table, nor with the other one.
    at_step(bo, 0)
    assert house.table(laid.id)["plans"] is None
    expect(ada.get_by_text("1R")).to_have_count(0)

    mouth(ada, "3L").click()
    at_step(ada, 2)
    at_step(bo, 2)
    assert house.moves(laid.id) == ["3L", "1R"]
    push(ada, "2L")
    expect(sentence(bo)).to_contain_text("Your turn.")


def test_a_forced_move_plays_itself_if_one_likes(people: People, house: House) -> None:
    """The detective's first visit is to the scene of the crime, whatever anybody thinks."""
    laid = house.lay("bot", "here", game="thief", games=2)
    page = people.come(laid.path, holding=laid, still=True).page
    at_step(page, 1)
    button(page, "Names").click()
    forced = button(page, "Play forced moves by themselves")
    expect(forced).to_have_attribute("aria-pressed", "false")
    says(sentence(page), "Your turn")
    forced.click()
    expect(forced).to_have_attribute("aria-pressed", "true")
    at_step(page, 3)
    assert house.moves(laid.id) == ["F6"]
    says(sentence(page), "Your turn")
    page.reload()
    button(page, "Names").click()
    expect(forced).to_have_attribute("aria-pressed", "true")


def test_one_throws_ones_own_die(people: People, house: House) -> None:
    laid = house.lay("here", "bot", game="manhattan")
    page = people.come(laid.path, holding=laid, still=True).page
    on_turn(page)
    throws_it_themselves(page)
    to, _ = next(iter(reach(house.seen(laid, 0)).items()))
    field(page, to).click()
    throw = button(page, "Throw the die")
    expect(throw).to_be_visible()
    # The bot's own die waits for nobody.
    held = steps(page)
    assert "roll" in house.moves(laid.id)[held]
    faultless(page)
    page.evaluate(
        "() => dispatchEvent(Object.assign(new Event('devicemotion'), "
        "{ acceleration: { x: 30, y: 0, z: 0 } }))"
    )
    expect(throw).to_have_count(0)
    on_turn(page)
    assert steps(page) == held + 1
    says(sentence(page), "Your turn")
    throws_it_themselves(page)
    to, _ = next(iter(reach(house.seen(laid, 0)).items()))
    field(page, to).click()
    on_turn(page)
    expect(throw).to_have_count(0)
