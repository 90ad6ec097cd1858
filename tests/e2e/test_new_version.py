"""A page that outlived its build: a part is missing, a board fails, the server speaks otherwise."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from cavale.web.build import WIRE
from tests.e2e.faults import faultless
from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import at_step, box, button, fits, mouth, note, says, table, walk_to
from tests.e2e.server import Server
from tests.upgrade.pages import another_build

pytestmark = pytest.mark.e2e

NEW = {"en": "A new version is here.", "fr": "Une nouvelle version est disponible."}
RELOAD = {"en": "Load again", "fr": "Recharger"}
GONE = "status of 404|Failed to load|Failed to fetch|dynamically imported|preload"
BROKEN = "a board that throws"
BROKEN_BOARD = f"""export default {{
  Board() {{ throw new Error('{BROKEN}'); }},
  Hand() {{}}, Cover() {{}}, coach: [], aspect: 1, pace: () => 0, sounds: () => [],
}};"""


def gone(route: Route) -> None:
    route.fulfill(status=404, json={"code": "not_found"})


def alert(page: Page) -> Locator:
    return page.get_by_role("alert")


@pytest.mark.parametrize("part", ["TablePage", "wall"])
@pytest.mark.parametrize(("lang", "width"), [("en", WIDE), ("fr", PHONE)])
def test_a_part_that_is_gone(
    people: People, house: House, part: str, lang: Lang, width: int
) -> None:
    laid = house.lay("here", "here", moves="3L")
    page = people.come(lang=lang, width=width, still=True, errors=GONE).page
    expect(box(page)).to_be_visible()
    page.route(f"**/assets/{part}-*.js", gone)
    page.goto(laid.path)
    says(alert(page), NEW[lang])
    fits(page)
    faultless(page)
    page.unroute(f"**/assets/{part}-*.js")
    walk_to(page, button(page, RELOAD[lang]))
    page.keyboard.press("Enter")
    at_step(page, 1)


def test_a_page_one_walks_to(people: People) -> None:
    page = people.come(errors=GONE).page
    page.route("**/assets/Records-*.js", gone)
    page.get_by_role("link", name="Open a record").click()
    says(alert(page), NEW["en"])
    # The way back is open.
    page.get_by_role("link", name="Back to the shelf").last.click()
    expect(box(page)).to_be_visible()


def test_a_server_that_is_away_is_no_new_version(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves="3L")
    page = people.come(errors=f"{GONE}|net::ERR_").page
    expect(box(page)).to_be_visible()
    page.route("**/assets/wall-*.js", lambda route: route.abort())
    page.route("**/api/version", lambda route: route.abort())
    page.goto(laid.path)
    says(alert(page), "The server does not answer.")
    with page.expect_request("**/api/version"):
        button(page, RELOAD["en"]).click()
    says(alert(page), "The server does not answer.")
    page.unroute("**/api/version")
    page.unroute("**/assets/wall-*.js")
    button(page, RELOAD["en"]).click()
    at_step(page, 1)


@pytest.mark.parametrize("missing", ["index-*.js", "index-*.css"])
def test_what_the_page_itself_names_is_gone(people: People, missing: str) -> None:
    page = people.come(lang="fr", errors=GONE).page
    page.route(f"**/assets/{missing}", gone)
    page.reload()
    says(alert(page), "une nouvelle version est là")
    page.unroute(f"**/assets/{missing}")
    button(page, RELOAD["fr"]).click()
    expect(box(page)).to_be_visible()
    expect(alert(page)).to_have_count(0)


def test_a_board_that_throws_leaves_the_game_in_text(people: People, house: House) -> None:
    laid = house.lay("here", "here")
    page = people.come(errors=BROKEN, still=True).page
    page.route(
        "**/assets/wall-*.js",
        lambda route: route.fulfill(body=BROKEN_BOARD, content_type="text/javascript"),
    )
    page.goto("/")
    page.evaluate(
        "([id, held]) => localStorage.setItem('cavale.seats',"
        " JSON.stringify({ [id]: { held, invites: {}, at: 1 } }))",
        [laid.id, laid.held],
    )
    page.goto(laid.path)
    says(alert(page), "The board cannot be drawn. Here is the game in text.")
    faultless(page)
    page.get_by_test_id("plain").get_by_role("button", name="3L", exact=True).click()
    at_step(page, 1)
    assert house.moves(laid.id) == ["3L"]
    page.unroute("**/assets/wall-*.js")
    button(page, RELOAD["en"]).click()
    expect(mouth(page, "3R")).to_be_visible()
    expect(alert(page)).to_have_count(0)


def test_a_newer_wire_and_the_move_in_hand(
    own_people: People, own_house: House, own_server: Server, tmp_path: Path
) -> None:
    laid = own_house.lay("here", "here", moves="3L")
    page = own_people.come(laid.path, holding=laid, errors="net::ERR|Failed to|status of 400").page
    at_step(page, 1)
    own_server.stop()
    pages = another_build(tmp_path / "pages", wire=WIRE + 1)
    own_server.options = ["--static", str(pages), "--wire", str(WIRE + 1)]
    own_server.start()
    # Nobody pressed anything: the stream came back and heard it.
    says(alert(page), NEW["en"])
    faultless(page)

    def unreadable(route: Route) -> None:
        message = {"id": "refused-bad-request"}
        route.fulfill(status=400, json={"code": "bad_request", "message": message})

    page.route("**/moves", unreadable)
    mouth(page, "4R").click()
    says(note(page), "The request is not as it should be.")
    page.unroute("**/moves")
    page.keyboard.press("Escape")
    button(page, RELOAD["en"]).click()
    kept = page.get_by_test_id("kept")
    says(kept, "Your move was not sent: ")
    expect(alert(page)).to_have_count(0)
    assert own_house.moves(laid.id) == ["3L"]
    faultless(page)
    walk_to(page, button(page, "Play it"))
    page.keyboard.press("Enter")
    at_step(page, 2)
    expect(kept).to_have_count(0)
    assert own_house.moves(laid.id) == ["3L", "4R"]
    page.reload()
    at_step(page, 2)
    expect(kept).to_have_count(0)


def in_flight(page: Page, name: str) -> None:
    """Presses a mouth, and the answer does not come before the page is loaded again."""
    page.route("**/moves", lambda route: None)
    with page.expect_request("**/moves"):
        mouth(page, name).click()
    page.reload()
    page.unroute("**/moves")


def test_a_move_that_was_on_its_way(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves="3L")
    page = people.come(laid.path, holding=laid, lang="fr", width=PHONE, still=True).page
    at_step(page, 1)
    page.route("**/moves", lambda route: None)
    with page.expect_request("**/moves"):
        mouth(page, "4R").tap()
        mouth(page, "4R").tap()
    page.reload()
    page.unroute("**/moves")
    kept = page.get_by_test_id("kept")
    says(kept, "Votre coup n’était pas parti")
    fits(page)
    faultless(page)
    button(page, "L’oublier").tap()
    expect(kept).to_have_count(0)
    page.reload()
    at_step(page, 1)
    expect(kept).to_have_count(0)
    assert house.moves(laid.id) == ["3L"]


def test_a_move_that_arrived_after_all_is_not_offered(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves="3L")
    page = people.come(laid.path, holding=laid).page
    at_step(page, 1)
    in_flight(page, "4R")
    expect(page.get_by_test_id("kept")).to_be_visible()
    # What was sent the first time is the same move.
    house.move(Laid(laid.id, laid.held), "4R")
    at_step(page, 2)
    expect(page.get_by_test_id("kept")).to_have_count(0)
    page.reload()
    at_step(page, 2)
    expect(page.get_by_test_id("kept")).to_have_count(0)
    expect(table(page)).to_have_attribute("data-version", re.compile("3"))
