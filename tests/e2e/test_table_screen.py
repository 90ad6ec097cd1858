"""One table on many screens: a television for everybody's eyes, phones as hands, and a laptop."""

import pytest
from playwright.sync_api import Locator, Page, expect

from cavale import GAMES
from tests.e2e import qr_reader
from tests.e2e.countryside import cards, cell, choice, choose, lit, on_turn
from tests.e2e.faults import faultless
from tests.e2e.frame import BOXES, HAND, SCREEN, resize, wrong
from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import button, id_of, open_box, says, table

pytestmark = pytest.mark.e2e

FRIENDS = {"Bo": 320, "Cy": 360, "Di": 390, "Ed": 430}
"""How wide their phones are."""
TELEVISION = {"width": 1920, "height": 1080}


def scanned(code: Locator) -> str:
    path, box = code.locator("path").get_attribute("d"), code.get_attribute("viewBox")
    assert path
    assert box
    return qr_reader.read(qr_reader.drawn(path, box))


def test_a_television_a_laptop_and_four_phones(people: People) -> None:
    ada = people.come(still=True).page
    open_box(ada, "horse")
    ada.get_by_role("radio", name="5 players").check()
    ada.get_by_role("textbox", name="Your name").fill("Ada")
    button(ada, "Invite friends").click()
    opened = id_of(ada)

    # In Ada's own browser, which holds a seat: the screen shows none of it all the same.
    television = ada.context.new_page()
    television.set_viewport_size(TELEVISION)  # type: ignore[arg-type]
    television.goto(ada.get_by_role("link", name="On a big screen").get_attribute("href") or "")
    gathered = television.get_by_test_id("gathered")
    link = scanned(gathered.get_by_test_id("qr"))
    assert f"/r/{opened}?hand#" in link
    faultless(television)

    phones = [sits(people, link, name, width) for name, width in FRIENDS.items()]
    says(gathered, "Ed")
    button(ada, "Begin").click()
    stage = television.locator(".stage")
    expect(stage).to_have_attribute("data-status", "playing")
    expect(gathered).to_be_hidden()

    choose(ada, "farmer")
    for phone, subject in zip(phones, ("wife", "lad", "maid", "dog"), strict=True):
        expect(table(phone)).to_have_attribute("data-status", "playing")
        choice(phone, subject).tap()
        choice(phone, subject).tap()
    # All have chosen: everybody has a hand but the screen, which says whose turn it is.
    for page in (ada, *phones):
        expect(cards(page).first).to_be_visible()
    turn = television.locator("article.turn")
    expect(turn).to_have_count(1)
    expect(cards(television)).to_have_count(0)
    expect(television.get_by_test_id("paper")).to_have_count(0)
    expect(television.locator("button:not([inert] *)")).to_have_count(0)
    faultless(television)

    # The laptop has all of the table; a phone only what is its player's own, and all of that.
    expect(ada.locator("[data-part=others] article")).to_have_count(4)
    for phone in phones:
        expect(table(phone)).to_have_attribute("data-hand", "true")
        expect(phone.locator("article")).to_have_count(1)
        all_in_sight(phone)
    faultless(phones[0])
    plays(next(page for page in (ada, *phones) if its_turn(page)))
    expect(television.get_by_test_id("sentence").locator(".before")).not_to_be_empty()
    # Whoever wants it has the whole table on a phone, too.
    button(phones[0], "Whole table").tap()
    expect(phones[0].locator("[data-part=others] article")).to_have_count(4)


SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))
LONG = "Maximilian-Alexander"


@pytest.mark.parametrize("slug", GAMES)
def test_the_largest_company_has_its_place_on_a_television(
    people: People, house: House, slug: str
) -> None:
    seats = [{"kind": "here", "name": LONG}] * GAMES[slug].seat_counts[-1]
    body = {"game": slug, "seats": seats, "games": GAMES[slug].games[0]}
    opened = house.post("/api/tables", body)
    page = people.come(f"/screen/{opened['table']}", lang="de", still=True).page
    expect(page.locator("div.stage")).to_have_attribute("data-status", "playing")
    expect(page.locator("[data-part=board]")).to_be_visible()
    problems = []
    for size in SCREENS:
        resize(page, size)
        problems += [f"{size}: {one}" for one in wrong(page.evaluate(BOXES), size, SCREEN)]
    assert not problems, "\n".join(problems)


def its_turn(page: Page) -> bool:
    return page.locator("[data-part=own] article.turn").count() == 1


def all_in_sight(phone: Page) -> None:
    size = phone.viewport_size
    assert size is not None
    found = phone.evaluate(BOXES)
    assert list(wrong(found, (size["width"], size["height"]), HAND)) == []
    hand = phone.get_by_role("radiogroup")
    assert hand.evaluate(
        "it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight"
    )


def plays(page: Page) -> None:
    """A card, and one of the cells it leads to: a finger says it twice, a mouse once."""
    on_turn(page)
    before = table(page).get_attribute("data-version") or ""
    phone = table(page).get_attribute("data-hand") is not None
    page.locator("label.playable input").first.click()
    expect(page.locator("[data-lit]").first).to_be_visible()
    to = cell(page, min(lit(page)))
    for _ in range(2 if phone else 1):
        to.tap() if phone else to.click()
    expect(table(page)).not_to_have_attribute("data-version", before)


def sits(people: People, link: str, name: str, width: int) -> Page:
    page = people.come(link, still=True, width=width).page
    page.get_by_role("textbox", name="Your name").fill(name)
    button(page, "Take your seat").click()
    expect(table(page)).to_be_visible()
    return page
