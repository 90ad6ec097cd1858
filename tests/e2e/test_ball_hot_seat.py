"""Two people at one screen: turns of two pawns, the ball taken, and the ball run through."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import House
from tests.e2e.pawns import (
    Half,
    bench,
    move_pawns,
    moved,
    on_half,
    pick,
    picked,
    piece,
    playable_square,
    playable_squares,
    preview,
    square,
    target,
    targets,
)
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, id_of, note, open_box, says, sentence, table
from tests.e2e.scripts import APPROACH, ROUND

pytestmark = pytest.mark.e2e


def test_a_turn_is_two_pawns(people: People, house: House) -> None:
    page = people.come().page
    open_box(page, "ball")
    button(page, "Two on this screen").click()
    opened = id_of(page)
    expect(sentence(page)).to_contain_text("Blue to move. Move a first pawn")
    expect(page.locator("[data-piece]")).to_have_count(14)
    expect(playable_squares(page)).to_have_count(7)
    moved(page, None)
    expect(bench(page)).to_have_attribute("data-ball", "due")
    back = button(page, "Take back the first pawn")
    expect(back).to_have_count(0)

    pick(page, "C1")
    expect(targets(page)).to_have_count(3)
    for name in ("B2", "C2", "D2"):
        expect(target(page, name)).to_have_attribute("data-kind", "quiet")
    expect(preview(page)).to_have_text("Pawn C1: 3 squares.")
    # Another pawn, and none: a change of mind.
    pick(page, "A1")
    expect(targets(page)).to_have_count(2)
    square(page, "A1").click()
    picked(page, None)
    expect(targets(page)).to_have_count(0)
    at_step(page, 0)

    move_pawns(page, "C1-D2")
    half_way(page)
    back.click()
    at_step(page, 0)
    expect(piece(page, "C1")).to_be_attached()
    expect(piece(page, "D2")).to_have_count(0)
    expect(square(page, "C1")).to_be_focused()
    moved(page, None)
    expect(bench(page)).to_have_attribute("data-ball", "due")
    expect(back).to_have_count(0)
    assert house.moves(opened) == []

    move_pawns(page, "C1-D2 E1xE3")
    expect(sentence(page)).to_contain_text("Red to move. Move a first pawn")
    expect(sentence(page)).to_contain_text("takes the ball on D1")
    moved(page, None)
    expect(bench(page)).to_have_attribute("data-ball", "free")
    expect(back).to_have_count(0)
    expect(playable_squares(page)).to_have_count(7)
    expect(playable_square(page, "D7")).to_be_visible()
    expect(page.get_by_test_id("trail")).to_have_count(2)
    expect(page.get_by_test_id("hand-blue")).to_have_attribute("data-ball", "true")
    assert house.moves(opened) == ["C1-D2", "E1xE3"]


def half_way(page: Page) -> None:
    """Blue's C1 is on D2, and the second pawn has to move the ball."""
    moved(page, "D2")
    expect(bench(page)).to_have_attribute("data-ball", "must")
    expect(piece(page, "D2").get_by_test_id("done")).to_be_visible()
    expect(sentence(page)).to_contain_text("Blue to move. You must still move the ball")
    for name in ("D1", "E1"):
        expect(playable_square(page, name)).to_be_visible()
    expect(playable_squares(page)).to_have_count(2)


def test_a_ball_run_through(people: People, house: House) -> None:
    laid = house.lay("here", "here", game="ball")
    page = people.come(laid.path, holding=laid).page
    move_pawns(page, APPROACH)
    pick(page, "D2")
    lit = page.locator("g.goal.lit")
    expect(lit).to_have_text("Past the line!")
    expect(page.locator("g.goal.hot")).to_have_count(0)
    square(page, "off").hover()
    expect(page.locator("g.goal.hot")).to_be_visible()
    plan = page.get_by_test_id("plan")
    expect(plan).to_have_attribute("data-path", "D2 F4 D6 off")
    square(page, "off").click()
    expect(table(page)).to_have_attribute("data-status", "over")
    at_step(page, 5)
    says(sentence(page), "Blue wins: the ball is past the line.")
    expect(sentence(page)).to_contain_text("The ball is through!")
    expect(piece(page, "off")).to_be_visible()
    expect(piece(page, "D2")).to_have_count(0)
    expect(playable_squares(page)).to_have_count(0)
    expect(bench(page)).to_have_count(0)
    expect(lit).to_have_count(0)
    square(page, "A1").click()
    expect(note(page)).to_have_text("The game is over.")
    assert house.moves(laid.id) == [*APPROACH.split(), "D2xoff"]
    outcome = house.table(laid.id)["outcome"]
    assert (outcome["winner"], outcome["reason"]) == (0, "through")


@pytest.mark.parametrize(
    ("half", "move", "state"), [("left", "D2-D4", "must"), ("right", "D2xD4", "moved")]
)
def test_past_the_ball_or_with_it(
    people: People, house: House, half: Half, move: str, state: str
) -> None:
    laid = house.lay("here", "here", game="ball", moves=APPROACH)
    page = people.come(laid.path, holding=laid).page
    pick(page, "D2")
    expect(target(page, "D4")).to_have_attribute("data-kind", "both")
    place = square(page, "D4")
    place.hover(position=on_half(place, half))
    if half == "left":
        expect(preview(page)).to_contain_text("The ball stays where it is.")
    else:
        expect(preview(page)).to_contain_text("Blue takes the ball on E3.")
    place.click(position=on_half(place, half))
    at_step(page, 5)
    moved(page, "D4")
    expect(bench(page)).to_have_attribute("data-ball", state)
    assert house.moves(laid.id)[-1] == move
    assert house.table(laid.id)["view"]["ball"] == ("E3" if half == "left" else "D4")


def test_round_to_where_it_began(people: People, house: House) -> None:
    """A pawn pressed again is put down, unless it can take the ball and come back: asked twice."""
    laid = house.lay("here", "here", game="ball", moves=ROUND)
    page = people.come(laid.path, holding=laid).page
    pick(page, "E1")
    square(page, "E1").click()
    expect(preview(page)).to_contain_text("Click again to play.")
    page.keyboard.press("Escape")
    picked(page, "E1")
    at_step(page, 4)
    square(page, "E1").click()
    square(page, "E1").click()
    at_step(page, 5)
    moved(page, "E1")
    expect(bench(page)).to_have_attribute("data-ball", "moved")
    assert house.moves(laid.id)[-1] == "E1xE1"
