"""The end of a game: who won, what mattered, and another try."""

import pytest
from playwright.sync_api import Page, expect

from cavale.games import HOUSE
from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import PHONE, People
from tests.e2e.screen import at_step, button, fits, table
from tests.e2e.scripts import APPROACH, COLUMN

pytestmark = pytest.mark.e2e


def ending(page: Page) -> None:
    expect(page.get_by_test_id("ending")).to_have_attribute("data-done", "true")


def test_the_wall_keeps_its_chain_and_tells_what_let_it_through(
    people: People, house: House
) -> None:
    laid = house.lay("here", "here", moves=f"{COLUMN} 5L")
    page = people.come(laid.path, holding=laid, still=True).page
    ending(page)
    card = page.get_by_test_id("ending")
    expect(card.get_by_role("heading", name="Yellow has won.")).to_be_visible()
    expect(page.get_by_test_id("chain")).to_have_count(1)
    expect(card).to_contain_text(
        "This lets the opponent through: slot 5, from the left, is enough."
    )
    expect(card.get_by_role("link", name="Rule 3.1")).to_be_visible()
    card.get_by_role("button", name="See move 8").click()
    at_step(page, 8)
    expect(page.get_by_test_id("chain")).to_have_count(0)
    expect(card).to_be_visible()
    faultless(page)


GIVEN_UP = [
    (spec.slug, variant.name, 3 if variant.chance and variant.name == "classic" else 2)
    for spec in HOUSE
    for variant in spec.variants
    if (spec.slug, variant.name) != ("wall", "classic")
]


@pytest.mark.parametrize(("game", "variant", "seats"), GIVEN_UP)
def test_every_game_ends_with_a_card_and_can_be_tried_again(
    people: People, house: House, game: str, variant: str, seats: int
) -> None:
    moves = APPROACH if game == "ball" else ""
    kinds = ["here"] * 2 if moves else ["here", *["bot"] * (seats - 1)]
    series = 2 if game == "thief" else 1
    laid = house.lay(*kinds, moves=moves, game=game, variant=variant, games=series)
    house.resign(laid, 0)
    person = people.come(laid.path, holding=laid, still=True, width=PHONE)
    page = person.page
    expect(table(page)).to_have_attribute("data-status", "over")
    button(page, "Review").tap()
    ending(page)
    card = page.get_by_test_id("ending")
    expect(card.get_by_role("heading").first).to_contain_text("has won")
    fits(page)
    faultless(page)
    if not moves:
        card.get_by_role("button", name="A harder game").tap()
        expect(table(page)).to_have_attribute("data-status", "playing")
        assert laid.id not in page.url
