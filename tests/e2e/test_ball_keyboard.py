"""The Ball without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.pawns import aloud, bench, moved, picked, playable_square, square, targets
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, walk_to
from tests.e2e.scripts import APPROACH

pytestmark = pytest.mark.e2e


def test_pick_and_move(people: People, house: House) -> None:
    laid = house.lay("here", "here", game="ball")
    page = people.come(laid.path, holding=laid).page
    expect(playable_square(page, "C1")).to_be_visible()
    # The whole board is one stop of Tab: the carrier.
    walk_to(page, square(page, "D1"))
    expect(page.locator('[data-square][tabindex="0"]')).to_have_count(1)
    for key, there in (
        ("ArrowUp", "D2"),
        ("ArrowRight", "E2"),
        ("PageUp", "E7"),
        ("ArrowUp", "off"),
        ("ArrowUp", "off"),
        ("ArrowDown", "D7"),
        ("Home", "A7"),
        ("ArrowLeft", "A7"),
        ("PageDown", "A1"),
        ("End", "G1"),
        ("n", "A1"),
        ("n", "B1"),
        ("n", "C1"),
    ):
        page.keyboard.press(key)
        expect(square(page, there)).to_be_focused()
    expect(square(page, "C1")).to_have_accessible_name("C1: your pawn, can move")

    page.keyboard.press("Enter")
    picked(page, "C1")
    expect(aloud(page)).to_have_text("Pawn C1: 3 squares.")
    expect(square(page, "C1")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    picked(page, None)
    expect(square(page, "C1")).to_be_focused()
    page.keyboard.press("Space")
    picked(page, "C1")
    for there in ("B2", "C2", "D2"):
        page.keyboard.press("n")
        expect(square(page, there)).to_be_focused()
    expect(square(page, "D2")).to_have_accessible_name("D2: step here")
    page.keyboard.press("Enter")
    at_step(page, 1)
    moved(page, "D2")
    expect(square(page, "D2")).to_have_accessible_name(
        "D2: your pawn, has already moved in this turn"
    )
    expect(square(page, "D2")).to_be_focused()

    walk_to(page, button(page, "Take back the first pawn"))
    page.keyboard.press("Enter")
    at_step(page, 0)
    expect(square(page, "C1")).to_be_focused()
    assert house.moves(laid.id) == []


def test_t_takes_the_ball_or_leaves_it(people: People, house: House) -> None:
    laid = house.lay("here", "here", game="ball", moves=APPROACH)
    page = people.come(laid.path, holding=laid).page
    expect(playable_square(page, "D2")).to_be_visible()
    walk_to(page, square(page, "E3"))
    for key in ("ArrowDown", "ArrowLeft", "Enter", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    picked(page, "D2")
    expect(square(page, "D4")).to_be_focused()
    take = "D4: take the ball and land here; T to leave it"
    leave = "D4: jump here and leave the ball; T to take it"
    expect(square(page, "D4")).to_have_accessible_name(take)
    page.keyboard.press("t")
    expect(square(page, "D4")).to_have_accessible_name(leave)
    expect(aloud(page)).to_have_text("Leave the ball (T to take it)")
    page.keyboard.press("t")
    expect(square(page, "D4")).to_have_accessible_name(take)
    expect(aloud(page)).to_have_text("Take the ball (T to leave it)")
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    at_step(page, 5)
    expect(bench(page)).to_have_attribute("data-ball", "must")
    assert house.moves(laid.id)[-1] == "D2-D4"

    # What one wished once is not remembered.
    walk_to(page, button(page, "Take back the first pawn"))
    page.keyboard.press("Enter")
    at_step(page, 4)
    expect(playable_square(page, "D2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(targets(page)).not_to_have_count(0)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(square(page, "D4")).to_have_accessible_name(take)
    page.keyboard.press("Enter")
    at_step(page, 5)
    expect(bench(page)).to_have_attribute("data-ball", "moved")
    assert house.moves(laid.id)[-1] == "D2xD4"
