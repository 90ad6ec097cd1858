"""Six people at The White Horse, who came by one room link."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import qr_reader
from tests.e2e.countryside import choose, on_turn
from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, id_of, open_box, player, says, steps, table

pytestmark = pytest.mark.e2e

FRIENDS = ("Bo", "Cy", "Dee", "Eve", "Fay")
SUBJECTS = ("farmer", "wife", "lad", "maid", "dog", "farmer")


def test_six_come_by_one_link_and_every_sentence_has_their_names(
    people: People, house: House
) -> None:
    ada = people.come(still=True).page
    open_box(ada, "horse")
    ada.get_by_role("radio", name="6 players").check()
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    button(ada, "Invite friends").click()
    opened = id_of(ada)
    link = scanned(ada)
    assert link == ada.get_by_role("textbox", name="Invitation link").input_value()
    faultless(ada)

    friends = [come(people, link, name) for name in FRIENDS]
    # A seventh finds the room full, and may watch.
    late = people.come(link).page
    says(late.get_by_test_id("room"), "All seats are taken")
    expect(late.get_by_role("link", name="Watch")).to_be_visible()
    # The host's own link is for the others.
    mine = ada.context.new_page()
    mine.goto(link)
    says(mine.get_by_test_id("room"), "You already sit at this table")
    mine.close()

    sitters = ada.locator("[data-sitter]")
    for seat, name in enumerate(("Ada", *FRIENDS)):
        says(sitters.nth(seat), name)
    says(sitters.nth(5), "here")
    # The host lets Fay and Eve change seats, frees Fay's and gives it to a bot; then Fay is back.
    button(ada, "Move Fay one seat up").click()
    says(sitters.nth(4), "Fay")
    button(ada, "Free the seat of Fay").click()
    says(sitters.nth(4), "free seat")
    button(ada, "Let a bot play Press").click()
    says(sitters.nth(4), "bot")
    button(ada, "Free the seat of Day tripper").click()
    friends[4] = come(people, link, "Fay")
    says(sitters.nth(4), "Fay")
    expect(table(ada)).to_have_attribute("data-status", "waiting")
    button(ada, "Begin").click()

    order = [ada, *friends[:3], friends[4], friends[3]]
    for page, subject in zip(order, SUBJECTS, strict=True):
        expect(table(page)).to_have_attribute("data-status", "playing")
        choose(page, subject)
    on_turn(ada)
    seated = [one["name"] for one in house.table(opened)["seats"]]
    assert seated == ["Ada", "Bo", "Cy", "Dee", "Fay", "Eve"]
    said_by_name(order, seated)

    # Somebody applauds; somebody leaves, and is seen to be away; a name is changed at the table.
    button(friends[0], "Applaud").click()
    expect(ada.get_by_test_id("gesture")).to_have_attribute("data-gesture", "bravo")
    button(ada, "No gestures").click()
    friends[1].close()
    says(player(ada, 2), "away")
    button(ada, "Names").click()
    ada.get_by_role("textbox", name="Your name").fill("Adèle")
    button(ada, "Keep").click()
    says(player(friends[0], 0), "Adèle")


def scanned(page: Page) -> str:
    code = page.get_by_test_id("qr")
    path, box = code.locator("path").get_attribute("d"), code.get_attribute("viewBox")
    assert path
    assert box
    return qr_reader.read(qr_reader.drawn(path, box))


def come(people: People, link: str, name: str) -> Page:
    page = people.come(link, still=True).page
    page.get_by_role("textbox", name="Your name").fill(name)
    button(page, "Take your seat").click()
    page.wait_for_url("**/t/*")
    assert "#" not in page.url
    return page


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Moves", exact=True)


def said_by_name(pages: list[Page], seated: list[str]) -> None:
    """Whatever has happened so far, everybody reads of the others by name."""
    for page in pages:
        at_step(page, steps(pages[0]))
        expect(log_of(page)).to_be_visible()
    log = log_of(pages[0]).inner_text()
    for name in seated[1:]:
        assert name in log
    for place in ("Mill", "Forge", "Well", "Station", "Press", "Dovecote"):
        assert place not in log
