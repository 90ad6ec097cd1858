"""Three at one screen: the hand and the paper of whoever has it, and of nobody else."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.countryside import card, cards, cell, choice, choose, on_turn, reach
from tests.e2e.house import House, Laid
from tests.e2e.people import People
from tests.e2e.screen import player
from tests.e2e.test_curtain import curtain, take

pytestmark = pytest.mark.e2e


def test_three_at_one_screen(people: People, house: House) -> None:
    laid = house.lay("here", "here", "here", game="horse")
    page = people.come(laid.path, holding=laid, still=True).page
    for seat, (name, subject) in enumerate((("Mill", "dog"), ("Forge", "maid"), ("Well", "dog"))):
        expect(curtain(page)).to_contain_text(f"Pass the screen to {name}.")
        expect(cards(page)).to_have_count(0)
        take(page, name)
        only(page, house, laid, seat)
        choose(page, subject)

    take(page, "Mill")
    on_turn(page)
    only(page, house, laid, 0)
    expect(page.get_by_test_id("paper")).to_contain_text("the dog")
    expect(player(page, 1).get_by_role("img")).to_have_count(0)
    name, cells = next(iter(reach(house.seen(laid, 0)).items()))
    card(page, name).check()
    cell(page, cells[0]).click()

    expect(curtain(page)).to_contain_text("Pass the screen to Forge.")
    expect(cards(page)).to_have_count(0)
    expect(page.get_by_test_id("paper")).to_have_count(0)
    assert "the dog" not in page.locator(".table").inner_text()
    take(page, "Forge")
    on_turn(page)
    only(page, house, laid, 1)
    expect(page.get_by_test_id("paper")).to_contain_text("the maid")


def test_nobody_is_away_while_the_screen_is_handed_on(people: People, house: House) -> None:
    laid = house.lay("here", "here", "link", game="horse")
    house.claim(laid, 2, "Cy")
    friend = people.come(laid.path, holding=Laid(laid.id, {2: laid.held[2]}), still=True).page
    expect(player(friend, 0)).to_contain_text("away")
    sitting = Laid(laid.id, {0: laid.held[0], 1: laid.held[1]})
    page = people.come(laid.path, holding=sitting, still=True).page
    expect(curtain(page)).to_be_visible()
    for seen in (friend, page):
        expect(player(seen, 2)).to_contain_text("Cy")
        for seat in (0, 1, 2):
            expect(player(seen, seat)).not_to_contain_text("away")


@pytest.mark.parametrize("pause", [50, 350, 1000])
def test_a_second_click_on_the_curtain_chooses_nothing(
    people: People, house: House, pause: int
) -> None:
    laid = house.lay("here", "here", game="horse")
    page = people.come(laid.path, holding=laid, still=True).page
    button = curtain(page).get_by_role("button").bounding_box()
    assert button
    x, y = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    page.mouse.click(x, y)
    page.wait_for_timeout(pause)
    page.mouse.click(x, y)
    expect(choice(page, "dog")).to_be_visible()
    assert house.seen(laid, 0)["view"]["paper"] is None


def only(page: Page, house: House, laid: Laid, seat: int) -> None:
    """The cards on the page are this seat's, each kind once."""
    hand = house.seen(laid, seat)["view"]["hand"]
    expect(cards(page)).to_have_count(len(hand))
    assert page.eval_on_selector_all(
        "[data-card]", "all => all.map(it => it.dataset.card)"
    ) == list(hand)
