"""Records and chance in the browser: a game brought back, games taken home, draws checked."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cavale import game
from cavale.core.record import apart, read
from tests.e2e.faults import faultless
from tests.e2e.house import House, Laid
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import button, id_of
from tools.archive import ARCHIVE

pytestmark = pytest.mark.e2e

WALL = (ARCHIVE / "wall-v1-single-2.txt").read_text("utf-8")
ROLLS = (ARCHIVE / "manhattan-v1-quick-2.txt").read_text("utf-8")
PASTE = {"en": "Record, text or JSON", "fr": "Partie enregistrée, texte ou JSON"}
OPEN = {"en": "Open", "fr": "Ouvrir"}
ROLLED = {"en": "roll 4", "fr": "dé 4"}
VERIFY = {"en": "Verify", "fr": "Vérifier"}


def paste(page: Page, text: str, lang: Lang = "en") -> None:
    page.get_by_label(PASTE[lang]).fill(text)


def finding(page: Page, name: str) -> Locator:
    return page.locator(f'[data-testid="findings"] [data-name="{name}"]')


@pytest.mark.parametrize(("lang", "width"), [("en", WIDE), ("fr", PHONE)])
def test_a_record_is_opened_and_walked_through(people: People, lang: Lang, width: int) -> None:
    page = people.come("/analysis", lang=lang, width=width, still=True).page
    faultless(page)
    paste(page, WALL, lang)
    page.get_by_role("button", name=OPEN[lang], exact=True).click()
    screen = page.get_by_test_id("record")
    expect(screen).to_have_attribute("data-step", "0")
    expect(page.get_by_test_id("wall")).to_be_visible()
    expect(page.get_by_test_id("checks")).to_contain_class("good")
    moves = read(WALL, game).moves
    page.locator(f'[data-index="{len(moves)}"]').first.click()
    expect(screen).to_have_attribute("data-step", str(len(moves)))
    expect(page.get_by_test_id("analysis")).not_to_have_attribute("data-known", "0")
    faultless(page)


def test_a_bad_record_says_what_is_wrong(people: People) -> None:
    page = people.come("/analysis", errors="400").page
    paste(page, WALL.replace("\n2. ", "\n2. 9"))
    button(page, "Open").click()
    expect(page.get_by_test_id("trouble")).to_contain_text("This record cannot be read: move 2:")
    expect(page.get_by_test_id("record")).to_have_count(0)


def test_all_my_games_go_into_one_file(people: People, house: House, tmp_path: Path) -> None:
    laid = house.lay("here", "here", moves="3L 3R", games=3)
    house.resign(laid, 0)
    house.rematch(laid, 0)
    house.play(laid, "2L")
    page = people.come("/analysis", holding=laid).page
    with page.expect_download() as started:
        button(page, "Download all my games").click()
    file = tmp_path / "games.txt"
    started.value.save_as(file)
    games = [read(text, game).moves for text in apart(file.read_text("utf-8"))]
    assert games == [("3L", "3R"), ("2L",)]
    # And the file opens again, game by game.
    page.locator('input[type="file"]').set_input_files(file)
    several = page.get_by_test_id("several").get_by_role("button")
    expect(several).to_have_text([re.compile("The Wall · .* · 0-1"), re.compile("Unfinished game")])
    several.last.click()
    # Not the rows of the line that the analysis finds.
    played = page.get_by_role("region", name="Moves", exact=True)
    expect(played.locator("[data-index]")).to_have_count(1)


@pytest.mark.parametrize(("lang", "width"), [("en", WIDE), ("fr", PHONE)])
def test_a_record_is_verified_without_the_server(people: People, lang: Lang, width: int) -> None:
    person = people.come("/verify", lang=lang, width=width, still=True)
    page = person.page
    expect(page.get_by_test_id("server")).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked = len(person.requests)
    paste(page, ROLLS, lang)
    page.get_by_role("button", name=VERIFY[lang], exact=True).click()
    expect(finding(page, "commitment")).to_have_attribute("data-finding", "yes")
    expect(finding(page, "chance")).to_have_attribute("data-finding", "yes")
    expect(finding(page, "promise")).to_have_attribute("data-finding", "open")
    faultless(page)
    paste(page, ROLLS.replace("1.* roll 4 (3+1/6)", "1.* roll 5 (4+1/6)"), lang)
    page.get_by_role("button", name=VERIFY[lang], exact=True).click()
    expect(finding(page, "chance")).to_have_attribute("data-finding", "no")
    expect(page.get_by_test_id("verdict")).to_contain_class("no")
    paste(page, "nonsense", lang)
    page.get_by_role("button", name=VERIFY[lang], exact=True).click()
    expect(page.get_by_test_id("trouble")).to_contain_text("nonsense")
    assert len(person.requests) == asked
    # The draws are read in one's own language, which the server knows.
    paste(page, ROLLS, lang)
    page.get_by_role("button", name=VERIFY[lang], exact=True).click()
    page.get_by_test_id("findings").locator("~ details > summary").click()
    expect(page.get_by_role("cell", name=ROLLED[lang], exact=True).first).to_be_visible()


def test_a_finished_table_is_held_against_what_the_device_was_promised(
    toy_people: People, toy_house: House
) -> None:
    page = toy_people.come().page
    page.get_by_role("button", name=re.compile("^Kuhn poker")).click()
    button(page, "Two on this screen").click()
    first = id_of(page)
    button(page, "Check fairness").click()
    expect(finding(page, "commitment")).to_have_attribute("data-finding", "open")
    expect(finding(page, "promise")).to_have_attribute("data-finding", "yes")
    resign_and_verify(page, toy_house, first)
    # The rematch is promised anew, and this screen adds another number to it.
    page.get_by_role("link", name="Back to the game").click()
    button(page, "Rematch").first.click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    button(page, "Check fairness").click()
    expect(finding(page, "promise")).to_have_attribute("data-finding", "yes")
    resign_and_verify(page, toy_house, page.url.rpartition("/")[2])


def resign_and_verify(page: Page, house: House, table: str) -> None:
    seats = page.evaluate("() => JSON.parse(localStorage.getItem('cavale.seats'))")[table]
    held = {int(seat): secret for seat, secret in seats["held"].items()}
    house.resign(Laid(table, held), 0)
    page.reload()
    for name in ("commitment", "chance", "promise", "nonces"):
        expect(finding(page, name)).to_have_attribute("data-finding", "yes")
    expect(page.get_by_test_id("verdict")).to_contain_class("yes")


def test_on_a_phone_the_board_comes_to_whoever_walks_a_line(people: People) -> None:
    record = (ARCHIVE / "ball-v1-classic-2.txt").read_text("utf-8")
    page = people.come("/analysis", width=PHONE, still=True).page
    paste(page, record)
    button(page, "Open").click()
    page.locator('[data-index="60"]').first.click()
    line = page.get_by_test_id("line")
    expect(line).to_contain_text("The forced line")
    line.get_by_role("button", name="Next move").click()
    board = page.get_by_role("region", name="The board")
    expect(board.get_by_test_id("ball")).to_be_in_viewport(ratio=1)
    board.get_by_role("button", name="Previous move").click()
    expect(line.get_by_role("button", name="Previous move")).to_be_disabled()
