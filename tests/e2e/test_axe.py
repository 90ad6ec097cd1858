"""No page, in no state, with anything that axe-core finds wrong; by light and in the dark.

Each state in one language, and in the others when long tests are asked for.
"""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from cavale.core.catalogue import LANGS
from tests.e2e.faults import faultless
from tests.e2e.house import House
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import at_step, box, button, mouth, note, open_box, table
from tests.e2e.scripts import COLUMN, FULL_SLOT, MIDGAME

pytestmark = pytest.mark.e2e

Show = Callable[[People, House, Lang], Page]


def home(people: People, house: House, lang: Lang) -> Page:
    page = people.come(lang=lang, still=True).page
    expect(box(page)).to_be_visible()
    return page


def open_shelf(people: People, house: House, lang: Lang) -> Page:
    page = home(people, house, lang)
    open_box(page)
    expect(page.locator(".ways section li, .ways section p").first).to_be_visible()
    return page


def playing(people: People, house: House, lang: Lang) -> Page:
    """Somebody's first game, with everything explained."""
    return midgame(people, house, lang, WIDE, newcomer=True)


def midgame(people: People, house: House, lang: Lang, width: int, newcomer: bool = False) -> Page:
    laid = house.lay("here", "here", moves=MIDGAME)
    page = people.come(
        laid.path, holding=laid, lang=lang, still=True, width=width, newcomer=newcomer
    ).page
    at_step(page, len(MIDGAME.split()))
    expect(page.get_by_role("complementary")).to_have_count(int(newcomer))
    return page


def waiting(people: People, house: House, lang: Lang) -> Page:
    laid = house.lay("here", "link")
    page = people.come(laid.path, holding=laid, lang=lang, still=True).page
    expect(table(page)).to_have_attribute("data-status", "waiting")
    expect(page.get_by_role("textbox")).to_be_visible()
    return page


def over(people: People, house: House, lang: Lang) -> Page:
    laid = house.lay("here", "here", moves=f"{COLUMN} 5L")
    page = people.come(laid.path, holding=laid, lang=lang, still=True).page
    expect(table(page)).to_have_attribute("data-status", "over")
    return page


def refused(people: People, house: House, lang: Lang) -> Page:
    laid = house.lay("here", "here", moves=FULL_SLOT)
    page = people.come(laid.path, holding=laid, lang=lang, still=True, errors="status of 422").page
    at_step(page, 5)
    mouth(page, "3L").click(force=True)
    # With a pointer on it, it stays.
    note(page).hover()
    return page


def moves_sheet(people: People, house: House, lang: Lang) -> Page:
    page = midgame(people, house, lang, PHONE)
    button(page, {"en": "Moves", "fr": "Coups", "de": "Züge"}[lang]).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def actions_sheet(people: People, house: House, lang: Lang) -> Page:
    page = midgame(people, house, lang, PHONE)
    button(page, {"en": "More", "fr": "Plus", "de": "Mehr"}[lang]).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def rules(people: People, house: House, lang: Lang) -> Page:
    page = people.come("/rules/wall", lang=lang, still=True).page
    expect(page.locator(".clause").first).to_be_visible()
    return page


def nowhere(people: People, house: House, lang: Lang) -> Page:
    page = people.come("/nowhere", lang=lang, still=True, errors="status of 404").page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def no_table(people: People, house: House, lang: Lang) -> Page:
    page = people.come("/t/nosuchtable", lang=lang, still=True, errors="status of 404").page
    expect(page.locator("main h1").last).to_contain_text(re.compile("table|Tisch"))
    return page


STATES: Final[tuple[Show, ...]] = (
    home,
    open_shelf,
    playing,
    waiting,
    over,
    refused,
    moves_sheet,
    actions_sheet,
    rules,
    nowhere,
    no_table,
)


CASES = [
    pytest.param(show, lang, id=f"{show.__name__}-{lang}", marks=pytest.mark.long if more else ())
    for number, show in enumerate(STATES)
    for more, lang in enumerate(LANGS[number % len(LANGS) :] + LANGS[: number % len(LANGS)])
]


@pytest.mark.parametrize(("show", "lang"), CASES)
def test_nothing_wrong(people: People, house: House, show: Show, lang: Lang) -> None:
    page = show(people, house, lang)
    assert page.locator("html").get_attribute("lang") == lang
    faultless(page)
