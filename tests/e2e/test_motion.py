"""Whoever asks for reduced motion gets none."""

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import at_step, push, sentence

pytestmark = pytest.mark.e2e

WATCH_FOR_MOTION = """() => {
  window.moved = [];
  for (const kind of ['animationstart', 'transitionrun'])
    document.addEventListener(kind, (event) => window.moved.push(kind), true);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.moved.push('animate');
    return animate.apply(this, given);
  };
}"""


SETTING = "3L 3L 3L 3L 3L 1R 1L 2R 2L 4R 4L 4R"
"""Yellow's 3L makes a rope fall, and Blue's 5R is an escape."""


@pytest.mark.parametrize("still", [True, False])
def test_a_fall_and_an_escape(people: People, house: House, still: bool) -> None:
    laid = house.lay("here", "here", variant="classic", moves=SETTING)
    page = people.come(laid.path, holding=laid, still=still).page
    at_step(page, len(SETTING.split()))
    page.evaluate(WATCH_FOR_MOTION)
    push(page, "3L")
    expect(sentence(page)).to_contain_text("A Yellow rope falls")
    push(page, "5R")
    expect(page.get_by_test_id("escaped-blue")).to_have_count(1)
    if not still:
        # What is shown may move a frame later.
        page.wait_for_function("() => new Set(window.moved).size === 3")
    moved = set(page.evaluate("() => window.moved"))
    assert moved == (set() if still else {"animationstart", "transitionrun", "animate"})
