"""Catch the Thief in a browser: one plate, a screen that is handed over, a finger, the keys."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.faults import faultless
from tests.e2e.heap import forgotten
from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import at_step, button, fits, note, past_step, says, sentence, table, walk_to
from tests.e2e.test_curtain import asked_as, curtain, take

pytestmark = pytest.mark.e2e


def point(page: Page, name: str) -> Locator:
    return page.locator(f'[data-point="{name}"]')


def discs(page: Page) -> Locator:
    return page.get_by_test_id("thief").locator("g.near, g.far, g.caught")


def fled(house: House, moves: str) -> Laid:
    """A table that a thief looks at, whose detective sits elsewhere."""
    laid = house.lay("here", "link", game="thief", variant="laffont", games=2)
    house.claim(laid, 1)
    house.play(laid, moves)
    return Laid(laid.id, {0: laid.held[0]})


def test_the_thief_sees_clues_and_flight_and_may_only_go_away(people: People, house: House) -> None:
    laid = fled(house, "G7 E5")
    page = people.come(laid.path, holding=laid, errors="422").page
    expect(discs(page)).to_have_count(1)
    expect(point(page, "G7")).to_have_attribute("aria-label", "G7, footprint 1, you are here")
    expect(point(page, "G8")).to_have_attribute("aria-label", "G8, you may step here")
    point(page, "F7").click()
    # In the words of this edition, here and in the rulebook that the note leads to.
    expect(note(page)).to_contain_text("spy must lead farther from the place of the theft")
    with page.context.expect_page() as opening:
        note(page).get_by_role("link").click()
    rules = opening.value
    assert rules.url.endswith("/rules/thief/laffont#2.4")
    expect(rules.locator(".clause.marked")).to_contain_text("every step of the spy")
    expect(rules.get_by_role("link", name="Game 1 · Game 2")).to_have_attribute(
        "href", "/rules/thief"
    )
    rules.close()
    page.keyboard.press("Escape")
    step = int(table(page).get_attribute("data-step") or "0")
    point(page, "H7").click()
    at_step(page, step + 1)
    expect(point(page, "H7")).to_have_attribute("aria-label", "H7, footprint 2, you are here")
    expect(sentence(page)).to_contain_text("counter-spy")


def test_a_step_that_nobody_saw_is_taken_back_unasked(people: People, house: House) -> None:
    laid = house.lay("here", "link", game="thief", variant="laffont", games=2)
    house.claim(laid, 1)
    page = people.come(laid.path, holding=Laid(laid.id, {0: laid.held[0]})).page
    other = people.come(laid.path, holding=Laid(laid.id, {1: laid.held[1]})).page
    point(page, "G7").click()
    at_step(other, 1)
    expect(button(other, "Undo")).to_have_count(0)
    button(page, "Undo").click()
    at_step(page, 0)
    at_step(other, 0)
    expect(sentence(other)).to_contain_text("A move is taken back.")
    expect(point(page, "E5")).to_have_attribute("aria-label", "E5, you may step here")
    point(page, "E5").click()
    at_step(other, 1)
    point(other, "F6").click()
    # A clue cannot be unlearned: now the thief is asked.
    button(other, "Undo").click()
    expect(button(page, "Accept")).to_be_visible()


def test_a_screen_for_two_keeps_the_flight_to_the_thief(people: People, house: House) -> None:
    laid = house.lay("here", "here", game="thief", variant="laffont", games=2)
    person = people.come(laid.path, holding=laid)
    page = person.page
    take(page, "the spy")
    asked_as(person, laid)
    point(page, "G7").click()
    expect(curtain(page)).to_contain_text("the counter-spy")
    told = "goes from F6 to G7"
    assert told not in page.content()
    take(page, "the counter-spy")
    assert asked_as(person, laid) == {None, 1}
    assert "footprint" not in (page.locator("[role=grid]").inner_html())
    forgotten(page, told)
    point(page, "E5").click()
    expect(curtain(page)).to_contain_text("the spy")
    expect(discs(page)).to_have_count(1)
    take(page, "the spy")
    expect(point(page, "G7")).to_have_attribute("aria-label", "G7, footprint 1, you are here")
    expect(point(page, "E5")).to_have_attribute(
        "aria-label", "E5, clue 1: not the spy’s row or column"
    )


def test_a_detective_on_a_phone_taps_twice_and_pencils(people: People, house: House) -> None:
    laid = house.lay("bot", "here", game="thief", variant="laffont", games=2)
    page = people.come(laid.path, holding=laid, width=PHONE).page
    past_step(page, 0)
    fits(page)
    box = point(page, "F6").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24
    button(page, "Pencil").tap()
    point(page, "C3").tap()
    expect(point(page, "C3")).to_have_attribute("aria-label", "C3, crossed out")
    button(page, "Pencil").tap()
    point(page, "F7").tap()
    expect(button(page, "Play F7")).to_be_visible()
    expect(discs(page)).to_have_count(0)
    point(page, "F7").tap()
    expect(discs(page)).to_have_count(1)


def test_a_detective_with_a_keyboard_and_a_notebook(people: People, house: House) -> None:
    laid = house.lay("bot", "here", game="thief", variant="knots-1", games=2)
    page = people.come(laid.path, holding=laid).page
    past_step(page, 0)
    walk_to(page, point(page, "F6"))
    page.keyboard.press("Enter")
    expect(discs(page)).to_have_count(1)
    past_step(page, 2)
    button(page, "Notebook").click()
    expect(page.get_by_test_id("notebook")).to_contain_text("8 points possible")
    # However much the notebook holds, the log beside the board keeps room for five moves.
    log = page.get_by_role("region", name="Moves").bounding_box()
    assert log is not None
    assert log["height"] > 5 * 32 + 40
    page.get_by_role("button", name="Cross the rest out on the board").click()
    expect(point(page, "A6")).to_have_attribute("aria-label", "A6, crossed out")
    expect(point(page, "F8")).to_have_attribute("aria-label", "F8")


def test_at_the_end_the_flight_lies_open(people: People, house: House) -> None:
    laid = fled(house, "G7 G7")
    page = people.come(laid.path, holding=laid).page
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(curtain(page)).to_have_count(0)
    label = "G7, footprint 1, clue 1: the spy is caught"
    expect(point(page, "G7")).to_have_attribute("aria-label", label)
    expect(button(page, "Next game").first).to_be_visible()
    button(page, "Previous move").click()
    page.get_by_label("See the game again:").select_option("Counter-spy")
    at_step(page, 1)
    expect(point(page, "G7")).to_have_attribute("aria-label", "G7")
    page.get_by_label("See the game again:").select_option("all")
    expect(point(page, "G7")).to_have_attribute("aria-label", "G7, footprint 1, you are here")


@pytest.mark.parametrize(("lang", "width"), [("en", WIDE), ("fr", PHONE)])
def test_nothing_wrong(people: People, house: House, lang: Lang, width: int) -> None:
    laid = fled(house, "G7 E5 G8 H8")
    page = people.come(laid.path, holding=laid, lang=lang, width=width, still=True, dark=True).page
    at_step(page, 4)
    says(sentence(page), {"en": "Take one step away", "fr": "Éloignez-vous"}[lang])
    fits(page)
    faultless(page)
