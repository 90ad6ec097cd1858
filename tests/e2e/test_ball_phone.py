"""The Ball on a phone 360 px wide, played with a finger."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import House
from tests.e2e.pawns import bench, moved, on_half, picked, playable_square, preview, square, targets
from tests.e2e.people import PHONE, Lang, People
from tests.e2e.screen import at_step, button, fits, open_box
from tests.e2e.scripts import APPROACH

pytestmark = pytest.mark.e2e

AGAIN = {"en": "Tap again to play.", "fr": "Touchez encore pour jouer."}
BACK = {"en": "Take back the first pawn", "fr": "Annuler le coup du premier pion"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_finger_is_asked_twice(people: People, house: House, lang: Lang) -> None:
    laid = house.lay("here", "here", game="ball")
    page = people.come(laid.path, holding=laid, width=PHONE, lang=lang).page
    for name, least in (("A1", 44), ("G7", 44), ("off", 40)):
        found = square(page, name).bounding_box()
        assert found is not None
        assert found["width"] >= least
        assert found["height"] >= least
    playable_square(page, "C1").tap()
    picked(page, "C1")
    fits(page)
    square(page, "C2").tap()
    expect(preview(page)).to_contain_text(AGAIN[lang])
    # Another square: a change of mind.
    square(page, "D2").tap()
    expect(preview(page)).to_contain_text("D2")
    expect(preview(page)).to_contain_text(AGAIN[lang])
    at_step(page, 0)
    assert house.moves(laid.id) == []
    square(page, "D2").tap()
    at_step(page, 1)
    moved(page, "D2")
    assert house.moves(laid.id) == ["C1-D2"]
    fits(page)
    inside(page, BACK[lang])
    button(page, BACK[lang]).tap()
    at_step(page, 0)
    # A pawn tapped again is put down.
    playable_square(page, "C1").tap()
    picked(page, "C1")
    square(page, "C1").tap()
    picked(page, None)
    expect(targets(page)).to_have_count(0)


def test_half_a_square_for_a_finger(people: People, house: House) -> None:
    laid = house.lay("here", "here", game="ball", moves=APPROACH)
    page = people.come(laid.path, holding=laid, width=PHONE).page
    playable_square(page, "D2").tap()
    place = square(page, "D4")
    place.tap(position=on_half(place, "right"))
    expect(preview(page)).to_contain_text("takes the ball on E3. Tap again to play.")
    # The other half is another move.
    place.tap(position=on_half(place, "left"))
    expect(preview(page)).to_contain_text("The ball stays where it is. Tap again to play.")
    at_step(page, 4)
    place.tap(position=on_half(place, "left"))
    at_step(page, 5)
    expect(bench(page)).to_have_attribute("data-ball", "must")
    assert house.moves(laid.id)[-1] == "D2-D4"
    fits(page)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_is_wider_than_the_screen(people: People, house: House, lang: Lang) -> None:
    laid = house.lay("here", "here", game="ball", moves=f"{APPROACH} D2xoff")
    page = people.come(width=PHONE, lang=lang).page
    open_box(page, "ball")
    fits(page)
    for path, there in (("/rules/ball", ".clause"), (laid.path, '[data-piece="off"]')):
        page.goto(path)
        expect(page.locator(there).last).to_be_visible()
        fits(page)


def inside(page: Page, name: str) -> None:
    """The button is within the board's own width, with nothing of it cut off."""
    found, around = button(page, name).bounding_box(), bench(page).bounding_box()
    assert found is not None
    assert around is not None
    assert around["x"] <= found["x"]
    assert found["x"] + found["width"] <= around["x"] + around["width"]
    assert bench(page).evaluate("it => it.scrollWidth <= it.clientWidth")
