"""What a screen reader says of a game: one sentence a move, and none that is gone at once."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.saying import said
from tests.e2e.screen import at_step, mouth

pytestmark = pytest.mark.e2e

LISTEN = """() => {
  const region = document.querySelector('[data-testid="spoken"]');
  const told = (window.told = []);
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const line of addedNodes)
        if (line.textContent) told.push({ text: line.textContent, from: performance.now(), line });
      for (const gone of removedNodes)
        for (const one of told) if (one.line === gone) one.lasted = performance.now() - one.from;
    }
  }).observe(region, { childList: true });
}"""


def told(page: Page) -> list[str]:
    return [one["text"] for one in page.evaluate("() => window.told")]


def test_one_sentence_a_move(people: People, house: House) -> None:
    laid = house.lay("here", "link")
    house.claim(laid, 1)
    own = type(laid)(laid.id, {0: laid.held[0]})
    page = people.come(laid.path, holding=own).page
    region = page.get_by_test_id("spoken")
    expect(region).to_contain_text("Your turn.")
    page.evaluate(LISTEN)
    moves = ["3L", "3R", "2L", "2R", "4L", "4R"]
    for step, move in enumerate(moves, 1):
        if step % 2:
            # What one points at is in its name; the sentence is not said again for it.
            mouth(page, move).hover()
            mouth(page, move).click()
        else:
            house.move(laid, move)
            at_step(page, step)
            expect(region.locator("p").last).to_have_text("Your turn.")
        at_step(page, step)
    history = house.get(f"/api/tables/{laid.id}/history")
    seen = house.table(laid.id)
    sentences = [said(step, seen, you=0) for step in history if step["move"]]
    spoken = told(page)
    assert [text for text in spoken if text in sentences] == sentences, spoken
    # Between them only whose turn it is.
    rest = [text for text in spoken if text not in sentences]
    assert all(text == "Your turn." or "turn" in text for text in rest), rest
    lasted = page.evaluate("() => window.told.flatMap(({ lasted }) => lasted ?? [])")
    assert all(time > 400 for time in lasted), lasted
