"""Whoever asks for reduced motion gets none at The Ball either."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.pawns import move_pawns, pick, piece, square
from tests.e2e.people import People
from tests.e2e.screen import at_step, table
from tests.e2e.scripts import APPROACH
from tests.e2e.test_motion import WATCH_FOR_MOTION

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("still", [True, False])
def test_a_jump_and_the_ball_run_through(people: People, house: House, still: bool) -> None:
    *most, last = APPROACH.split()
    laid = house.lay("here", "here", game="ball", moves=" ".join(most))
    page = people.come(laid.path, holding=laid, still=still).page
    at_step(page, len(most))
    page.evaluate(WATCH_FOR_MOTION)
    move_pawns(page, last)
    pick(page, "D2")
    square(page, "off").click()
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(piece(page, "off")).to_be_visible()
    if not still:
        page.wait_for_function("() => window.moved.length > 0")
    moved = page.evaluate("() => window.moved")
    assert bool(moved) is not still, moved
