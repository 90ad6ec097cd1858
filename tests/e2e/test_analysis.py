"""A game that is over, looked at again with the strongest bot."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.faults import faultless
from tests.e2e.house import House, Json, Laid
from tests.e2e.people import PATIENCE, PHONE, Lang, People
from tests.e2e.saying import said
from tests.e2e.screen import at_step, button, cell, fits, playable, sentence, table
from tests.e2e.scripts import TRAPPED

pytestmark = pytest.mark.e2e

TURN = len(TRAPPED.split())
LAST = TURN + 3
NAME = {"en": "Review and analysis", "fr": "Bilan et analyse"}
FORCED = {"en": "Forced win for Yellow", "fr": "Gain forcé pour Jaune"}


@pytest.fixture(scope="module")
def finished(house: House) -> Laid:
    """What is found out about it is kept, so the first who asks is the only one to wait."""
    return house.lay("here", "here", moves=f"{TRAPPED} 4R 1L 2R")


def test_the_curve_and_a_forced_line(people: People, house: House, finished: Laid) -> None:
    page = people.come(finished.path, holding=finished, still=True).page
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(panel(page)).to_have_count(0)
    button(page, NAME["en"]).click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_text("Victory for Yellow")
    expect(page.get_by_test_id("best")).to_have_count(0)

    page.locator(f'[data-index="{TURN}"]').first.click()
    at_step(page, TURN)
    # The bots of a new server may still be warming up.
    expect(verdict).to_have_text(FORCED["en"], timeout=PATIENCE)
    found = house.get(f"/api/tables/{finished.id}/analysis/{TURN}")
    expect(page.get_by_test_id("best")).to_contain_text(found["best"])
    same = "This is the move played." if found["best"] == "4R" else "Played: 4R"
    expect(page.get_by_test_id("best")).to_contain_text(same)
    through_the_line(page, found, house.table(finished.id))
    assert house.moves(finished.id) == [*TRAPPED.split(), "4R", "1L", "2R"]

    filled(page)
    slider = page.get_by_role("slider", name="Evaluation along the game")
    expect(slider.locator("path.line:not(.dot, .mark)")).to_have_count(1)
    expect(slider).to_have_attribute("aria-valuetext", f"Move {TURN} of {LAST}: {FORCED['en']}")
    slider.press("Home")
    at_step(page, 0)
    expect(verdict).to_have_text("Forced draw")
    slider.press("End")
    at_step(page, LAST)
    expect(verdict).to_have_text("Victory for Yellow")


def through_the_line(page: Page, found: Json, at: Json) -> None:
    """Step by step to its end, and back to what was played."""
    line = page.get_by_test_id("line")
    moves = [step["move"] for step in found["line"]]
    assert len(moves) >= 3
    expect(line.get_by_role("heading")).to_have_text("The forced line")
    expect(line.locator("[data-index]")).to_have_count(len(moves))
    for number, step in enumerate(found["line"], 1):
        line.get_by_role("button", name="Next move").click()
        expect(table(page)).to_have_attribute("data-aside", str(number))
        expect(line.locator('[aria-current="step"]')).to_contain_text(step["move"])
        expect(sentence(page)).to_contain_text(said(step, at))
        at_step(page, TURN)
    expect(line.get_by_role("button", name="Next move")).to_be_disabled()
    expect(playable(page)).to_have_count(0)
    # The board shows where the line leads.
    for number, slot in enumerate(found["line"][-1]["view"]["slots"], 1):
        for column, letter in zip("ABCDE", slot, strict=True):
            words = {"Y": "yellow", "B": "blue", ".": "empty"}[letter]
            expect(cell(page, f"{column}{number}")).to_have_text(words)
    button(page, f"Back to move {TURN}").click()
    expect(page.locator("[data-aside]")).to_have_count(0)
    at_step(page, TURN)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nothing_wrong(people: People, finished: Laid, lang: Lang) -> None:
    page = people.come(finished.path, holding=finished, still=True, lang=lang).page
    button(page, NAME[lang]).click()
    page.locator(f'[data-index="{TURN}"]').first.click()
    expect(page.get_by_test_id("verdict")).to_have_text(FORCED[lang])
    filled(page)
    faultless(page)
    page.get_by_test_id("line").locator('[data-index="1"]').click()
    expect(table(page)).to_have_attribute("data-aside", "1")
    faultless(page)


def test_on_a_phone(people: People, finished: Laid) -> None:
    page = people.come(finished.path, holding=finished, still=True, width=PHONE).page
    button(page, "More").tap()
    sheet = page.get_by_role("dialog", name="Actions")
    sheet.get_by_role("button", name="Analysis").tap()
    over = page.get_by_role("dialog", name="Analysis")
    expect(over.get_by_test_id("verdict")).to_have_text("Victory for Yellow")
    filled(page)
    fits(page)
    faultless(page)


def test_not_while_people_far_away_play(people: People, house: House) -> None:
    laid = house.lay("link", "link")
    house.claim(laid, 0)
    house.claim(laid, 1)
    house.play(laid, "3L")
    bob = Laid(laid.id, {1: laid.held[1]})
    page = people.come(laid.path, holding=bob, still=True).page
    watcher = people.come(laid.path, still=True).page
    for screen in (page, watcher):
        at_step(screen, 1)
        expect(button(screen, "Download record")).to_be_visible()
        expect(button(screen, NAME["en"])).to_have_count(0)
    answer = house.client.get(f"/api/tables/{laid.id}/analysis/0")
    assert answer.json()["code"] == "not_now"
    house.resign(laid, 0)
    for screen in (page, watcher):
        expect(button(screen, NAME["en"])).to_be_visible()


def panel(page: Page) -> Locator:
    return page.get_by_test_id("analysis")


def filled(page: Page) -> None:
    """Every position has been looked at."""
    expect(panel(page)).to_have_attribute("data-all", str(LAST + 1))
    expect(panel(page)).to_have_attribute("data-known", str(LAST + 1), timeout=PATIENCE)
