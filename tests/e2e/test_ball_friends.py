"""The Ball between two browsers: whose turn it is, and whose it still is."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import House, Laid
from tests.e2e.pawns import (
    bench,
    move_pawns,
    moved,
    piece,
    playable_square,
    playable_squares,
    square,
)
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, note, player, sentence, table

pytestmark = pytest.mark.e2e

BACK = "Take back the first pawn"
ASKED = "would like to take a move back"


def by_link(house: House) -> tuple[Laid, Laid]:
    """What Ada holds, who plays Blue, and what Bob holds."""
    laid = house.lay("link", "link", game="ball")
    house.claim(laid, 0, "Ada")
    house.claim(laid, 1, "Bob")
    return Laid(laid.id, {0: laid.held[0]}), Laid(laid.id, {1: laid.held[1]})


def test_half_a_turn_is_ones_own(people: People, house: House) -> None:
    for_ada, for_bob = by_link(house)
    ada = people.come(for_ada.path, holding=for_ada).page
    bob = people.come(for_bob.path, holding=for_bob).page
    expect(player(bob, 0)).to_contain_text("Ada")
    # Each has their own pawns at the bottom.
    assert above(ada, "D7", "D1")
    assert above(bob, "D1", "D7")

    move_pawns(ada, "C1-D2")
    at_step(bob, 1)
    moved(bob, "D2")
    expect(sentence(bob)).to_contain_text("Ada to move.")
    expect(playable_squares(bob)).to_have_count(0)
    expect(button(bob, BACK)).to_have_count(0)
    square(bob, "D7").click()
    expect(note(bob)).to_contain_text("Ada")

    # The turn is not over yet: nobody is asked.
    button(ada, BACK).click()
    for page in (ada, bob):
        at_step(page, 0)
        moved(page, None)
        expect(piece(page, "C1")).to_be_attached()
        expect(page.get_by_text(ASKED)).to_have_count(0)
    assert house.table(for_ada.id)["offers"]["undo"] is None
    assert house.moves(for_ada.id) == []

    # The turn is over: it is for Bob to say.
    move_pawns(ada, "C1-C2 D1-D2")
    at_step(bob, 2)
    expect(sentence(bob)).to_contain_text("Your turn.")
    expect(playable_square(bob, "D7")).to_be_visible()
    expect(button(ada, BACK)).to_have_count(0)
    button(ada, "Undo").click()
    expect(bob.get_by_text(f"Ada {ASKED}")).to_be_visible()
    at_step(ada, 2)
    assert house.moves(for_ada.id) == ["C1-C2", "D1-D2"]
    button(bob, "Accept").click()
    for page in (ada, bob):
        at_step(page, 1)
        moved(page, "C2")
        expect(bench(page)).to_have_attribute("data-ball", "must")
    assert house.moves(for_ada.id) == ["C1-C2"]
    move_pawns(ada, "D1-E2")
    at_step(bob, 2)
    move_pawns(bob, "D7-D6")
    at_step(ada, 3)
    expect(button(bob, BACK)).to_be_visible()


def test_a_reload_in_the_middle_of_a_turn(people: People, house: House) -> None:
    for_ada, for_bob = by_link(house)
    ada = people.come(for_ada.path, holding=for_ada).page
    move_pawns(ada, "C1-D2")
    ada.reload()
    at_step(ada, 1)
    moved(ada, "D2")
    expect(bench(ada)).to_have_attribute("data-ball", "must")
    expect(piece(ada, "D2").get_by_test_id("done")).to_be_visible()
    expect(playable_squares(ada)).to_have_count(2)
    expect(button(ada, BACK)).to_be_visible()
    # Whoever comes only now sees as much.
    bob = people.come(for_bob.path, holding=for_bob).page
    at_step(bob, 1)
    moved(bob, "D2")
    button(ada, BACK).click()
    for page in (ada, bob):
        at_step(page, 0)
    move_pawns(ada, "C1-D2")
    ada.reload()
    move_pawns(ada, "E1xE3")
    at_step(bob, 2)
    expect(table(bob)).to_have_attribute("data-status", "playing")
    expect(playable_squares(bob)).to_have_count(7)
    assert house.moves(for_ada.id) == ["C1-D2", "E1xE3"]


def above(page: Page, upper: str, lower: str) -> bool:
    places = [square(page, name).bounding_box() for name in (upper, lower)]
    assert places[0] is not None
    assert places[1] is not None
    return places[0]["y"] < places[1]["y"]
