"""Two people at one screen: escapes, the move list, the record."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import cavale
from cavale.core.record import read, verify
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import (
    at_step,
    button,
    cell,
    id_of,
    mouth,
    open_box,
    playable,
    push,
    sentence,
    table,
)
from tests.e2e.scripts import CHAIN, COLUMN

pytestmark = pytest.mark.e2e

WATCH_FOR_CHAIN = """() => {
  window.chains = [];
  new MutationObserver(() => {
    const line = document.querySelector('[data-testid=chain] path');
    if (line) window.chains.push(line.getAttribute('d'));
  }).observe(document.querySelector('[data-testid=wall]'), { childList: true, subtree: true });
}"""


def test_an_escape_and_its_chain(people: People, house: House) -> None:
    page = people.come().page
    open_box(page)
    page.get_by_role("radio", name="Classic").check()
    button(page, "Two on this screen").click()
    opened = id_of(page)
    expect(sentence(page)).to_contain_text("Yellow to move. Push a rope")
    push(page, COLUMN)
    expect(mouth(page, "5L")).to_have_accessible_name(
        "Slot 5, from the left: completes your chain, an escape!"
    )
    page.evaluate(WATCH_FOR_CHAIN)
    push(page, "5L")
    page.wait_for_function("() => window.chains.length > 0")
    line = page.evaluate("() => window.chains[0]")
    assert line.count("M") == 1, "one line"
    assert line.count("L") == len(CHAIN) - 1, "from cell to cell"
    expect(page.get_by_test_id("escaped-yellow")).to_have_count(1)
    expect(page.get_by_test_id("chain")).to_have_count(0)
    expect(sentence(page)).to_contain_text("A Yellow climber escapes!")
    # The wall is empty, and Blue starts the second race.
    expect(page.get_by_role("cell", name="empty")).to_have_count(25)
    expect(sentence(page)).to_contain_text("Blue to move. Push a rope")
    push(page, "1R")
    assert house.table(opened)["view"]["escapes"] == {"yellow": 1, "blue": 0}


def test_a_single_escape_ends_the_game(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves=COLUMN)
    page = people.come(laid.path, holding=laid).page
    push(page, "5L")
    expect(table(page)).to_have_attribute("data-status", "over")
    expect(sentence(page)).to_contain_text("Yellow wins: the climber has escaped.")
    expect(playable(page)).to_have_count(0)
    mouth(page, "1L").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("The game is over.")


def test_stepping_through_the_moves(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves=COLUMN)
    page = people.come(laid.path, holding=laid).page
    at_step(page, 8)
    current = page.locator('[data-index][aria-current="step"]')
    expect(current).to_have_attribute("data-index", "8")
    expect(button(page, "Next move")).to_be_disabled()

    button(page, "Previous move").click()
    viewing(page, 7)
    expect(playable(page)).to_have_count(0)
    expect(cell(page, "A4")).to_have_text("yellow")
    expect(cell(page, "E4")).to_have_text("empty")
    page.locator('[data-index="1"]').click()
    viewing(page, 1)
    expect(current).to_have_attribute("data-index", "1")
    expect(sentence(page)).to_contain_text("Yellow pushes a rope into slot 1 from the left.")
    button(page, "Start").click()
    viewing(page, 0)
    expect(page.get_by_role("cell", name="yellow")).to_have_count(0)
    expect(button(page, "Previous move")).to_be_disabled()
    button(page, "Next move").click()
    viewing(page, 1)

    # A mouth pressed in the past moves nothing and says why.
    mouth(page, "5L").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("You are looking at an earlier move.")
    button(page, "Back to the game").click()
    at_step(page, 8)
    expect(page.get_by_test_id("viewing")).to_have_count(0)
    button(page, "Start").click()
    button(page, "Last move").click()
    at_step(page, 8)
    expect(playable(page)).to_have_count(10)
    assert len(house.moves(laid.id)) == 8


def viewing(page: Page, step: int) -> None:
    at_step(page, step)
    expect(page.get_by_test_id("viewing")).to_have_text(f"Viewing move {step} of 8")


def test_the_record_verifies(people: People, house: House, tmp_path: Path) -> None:
    laid = house.lay("here", "here", moves=f"{COLUMN} 5L")
    page = people.come(laid.path, holding=laid).page
    with page.expect_download() as downloading:
        button(page, "Download record").click()
    download = downloading.value
    assert download.suggested_filename == f"cavale-wall-{laid.id}.txt"
    kept = tmp_path / "record.txt"
    download.save_as(kept)
    record = read(kept.read_text(encoding="utf-8"), cavale.game)
    assert list(record.moves) == f"{COLUMN} 5L".split()
    assert record.result == "1-0 escaped"
    checks = verify(record)
    assert len(checks) >= 3
    assert all(check.passed for check in checks), checks
