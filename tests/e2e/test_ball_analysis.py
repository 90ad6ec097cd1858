"""The Ball looked at again with the strongest bot: a win that was there, and was not seen."""

import pytest
from playwright.sync_api import expect

from tests.e2e.faults import faultless
from tests.e2e.house import House, Laid
from tests.e2e.pawns import piece, playable_squares
from tests.e2e.people import PATIENCE, People
from tests.e2e.saying import said
from tests.e2e.screen import at_step, button, sentence, table
from tests.e2e.scripts import APPROACH

pytestmark = pytest.mark.e2e

MISSED = ["B1-C2", "E3-E4"]
"""Blue could have won at once."""
TURN = len(APPROACH.split())


@pytest.fixture(scope="module")
def finished(house: House) -> Laid:
    laid = house.lay("here", "here", game="ball", moves=" ".join([APPROACH, *MISSED]))
    house.resign(laid, 1)
    return laid


def test_the_win_that_was_missed(people: People, house: House, finished: Laid) -> None:
    page = people.come(finished.path, holding=finished, still=True).page
    expect(table(page)).to_have_attribute("data-status", "over")
    button(page, "Review and analysis").click()
    page.locator(f'[data-index="{TURN}"]').first.click()
    at_step(page, TURN)
    verdict = page.get_by_test_id("verdict")
    # The bots of a new server may still be warming up.
    expect(verdict).to_have_text("Forced win for Blue", timeout=PATIENCE)
    best = page.get_by_test_id("best")
    found = house.get(f"/api/tables/{finished.id}/analysis/{TURN}")
    expect(best).to_contain_text(found["best"])
    expect(best).to_contain_text(f"Played: {MISSED[0]}")

    line = page.get_by_test_id("line")
    steps = found["line"]
    expect(line.locator("[data-index]")).to_have_count(len(steps))
    line.locator(f'[data-index="{len(steps)}"]').click()
    expect(table(page)).to_have_attribute("data-aside", str(len(steps)))
    expect(sentence(page)).to_contain_text(said(steps[-1], house.table(finished.id)))
    # The board shows the ball past the line, as nobody played it.
    expect(piece(page, "off")).to_be_visible()
    expect(playable_squares(page)).to_have_count(0)
    faultless(page)
    button(page, f"Back to move {TURN}").click()
    expect(page.locator("[data-aside]")).to_have_count(0)
    expect(piece(page, "off")).to_have_count(0)
    assert house.moves(finished.id) == [*APPROACH.split(), *MISSED]


def test_the_curve_on_the_way(people: People, house: House) -> None:
    """At one screen one may ask during the game."""
    laid = house.lay("here", "here", game="ball", moves=APPROACH)
    page = people.come(laid.path, holding=laid, still=True).page
    button(page, "Analysis").click()
    expect(page.get_by_test_id("verdict")).to_have_text("Forced win for Blue", timeout=PATIENCE)
    slider = page.get_by_role("slider", name="Evaluation along the game")
    panel = page.get_by_test_id("analysis")
    expect(panel).to_have_attribute("data-known", str(TURN + 1), timeout=PATIENCE)
    slider.press("Home")
    at_step(page, 0)
    expect(page.get_by_test_id("verdict")).not_to_have_text("Forced win for Blue")
