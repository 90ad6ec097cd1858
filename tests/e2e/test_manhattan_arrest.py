"""An arrest in place of the roll, on the page: with the mouse, a finger and the keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.conftest import visiting
from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import PHONE, People
from tests.e2e.screen import fits, past_step, says, sentence, steps, walk_to
from tests.e2e.server import Server
from tests.e2e.streets import field, lit, on_turn

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def doorstep(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doorstep")
    running = Server(folder, "tests.e2e.doorstep", {"NUMBA_DISABLE_JIT": "1"})
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def visitors(browser: Browser, doorstep: Server) -> Iterator[People]:
    yield from visiting(browser, doorstep.url)


@pytest.fixture
def house(doorstep: Server) -> Iterator[House]:
    here = House(doorstep.url)
    yield here
    here.client.close()


def test_with_the_mouse_and_the_cars_of_the_others_leave(visitors: People, house: House) -> None:
    """White draws level with Orange by it: they race, and Violet is out."""
    laid = house.lay("here", "here", "here", game="manhattan", variant="classic")
    page = visitors.come(laid.path, holding=laid, still=True).page
    on_turn(page)
    assert lit(page) == {"e5"}
    says(sentence(page), "arrest him")
    violet = page.locator("g[data-car^=violet]")
    expect(violet).to_have_count(2)
    faultless(page)
    step = steps(page)
    field(page, "e5").click()
    past_step(page, step)
    assert house.moves(laid.id)[0] == "arrest"
    expect(violet).to_have_count(0)
    expect(page.locator("g[data-car^=orange]")).to_have_count(2)
    assert house.table(laid.id)["view"]["racing"]
    faultless(page)


@pytest.mark.parametrize("way", ["button", "field"])
def test_with_the_keyboard_alone(visitors: People, house: House, way: str) -> None:
    laid = house.lay("here", "here", game="manhattan")
    page = visitors.come(laid.path, holding=laid, still=True).page
    on_turn(page)
    button = page.get_by_role("button", name="Arrest the red criminal", exact=True)
    if way == "button":
        walk_to(page, button)
    else:
        walk_to(page, field(page, "e5"))
    step = steps(page)
    page.keyboard.press("Enter")
    past_step(page, step)
    assert house.moves(laid.id) == ["arrest"]
    assert house.table(laid.id)["outcome"]["reason"] == "arrest"


def test_with_a_finger(visitors: People, house: House) -> None:
    laid = house.lay("here", "here", game="manhattan")
    page = visitors.come(laid.path, holding=laid, width=PHONE, lang="fr", still=True).page
    on_turn(page)
    fits(page)
    field(page, "e5").tap()
    says(page.locator(".preview"), "Touchez encore pour l’arrêter.")
    assert house.moves(laid.id) == []
    field(page, "e5").tap()
    expect(page.get_by_test_id("arrest")).to_have_count(0)
    assert house.moves(laid.id) == ["arrest"]
