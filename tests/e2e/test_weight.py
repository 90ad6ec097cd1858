"""What a table loads before somebody asks for more: no more than tools/size.py weighs."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import past_step, steps
from tests.e2e.streets import field, on_turn, reach
from tools.size import play_page

pytestmark = pytest.mark.e2e


def test_a_first_move_needs_no_more_than_is_weighed(people: People, house: House) -> None:
    laid = house.lay("here", "bot", game="manhattan")
    person = people.come(laid.path, holding=laid, still=True)
    page = person.page
    on_turn(page)
    step, to = steps(page), next(iter(reach(house.seen(laid, 0))))
    field(page, to).click()
    past_step(page, step)

    def loaded() -> set[str]:
        paths = {urlsplit(request.url).path.removeprefix("/") for request in person.requests}
        return {path for path in paths if path.endswith((".js", ".css"))}

    at_once = loaded()
    # The heaviest page weighed is of one language, this one may be of another.
    assert {name.split("-")[0] for name in at_once} <= {
        name.split("-")[0].replace(".de", ".en").replace(".fr", ".en") for name in play_page()
    }
    page.get_by_role("button", name="Notebook").click()
    expect(page.get_by_test_id("notebook")).to_be_visible()
    assert any("Notebook" in name for name in loaded() - at_once)
