"""From the shelf to a table of one's own: how many, which seat, who else, how many games."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.faults import faultless
from tests.e2e.house import House, Json
from tests.e2e.people import PHONE, WIDE, Lang, People
from tests.e2e.screen import button, fits, id_of, player

pytestmark = pytest.mark.e2e

TITLE = {"en": "Highest card", "fr": "La plus haute"}


def open_toy(page: Page, lang: Lang = "en") -> Locator:
    page.get_by_role("button", name=re.compile(f"^{TITLE[lang]}")).click()
    inside = page.locator("#ways-highest")
    expect(inside).to_be_visible()
    inside.locator(".settings > summary").click()
    return inside


def pick(inside: Locator, name: str) -> None:
    inside.get_by_role("radio", name=name, exact=True).check()


def laid(page: Page, house: House) -> Json:
    return house.table(id_of(page))


def kinds(table: Json) -> list[tuple[str, int | None]]:
    return [(seat["kind"], seat["level"]) for seat in table["seats"]]


def test_one_press_is_enough(toy_people: People, toy_house: House) -> None:
    page = toy_people.come().page
    open_toy(page)
    button(page, "Play a bot").click()
    table = laid(page, toy_house)
    assert kinds(table) == [("here", None), ("bot", 2)]
    assert table["games"] == 1


def test_many_bots_and_a_series(toy_people: People, toy_house: House) -> None:
    page = toy_people.come().page
    inside = open_toy(page)
    pick(inside, "5 players")
    inside.get_by_role("group", name="Level").get_by_label("Level 1: Random").check()
    pick(inside, "South")
    pick(inside, "4 games in a row")
    button(page, "Play bots").click()
    table = laid(page, toy_house)
    bot = ("bot", 1)
    assert kinds(table) == [bot, bot, ("here", None), bot, bot]
    assert table["games"] == 4
    expect(player(page, 2)).to_contain_text("you")
    expect(page.get_by_text("Game 1 of 4")).to_be_visible()
    # The next time it is as it was the last time.
    page.goto("/")
    inside = open_toy(page)
    for name in ("5 players", "South", "4 games in a row"):
        expect(inside.get_by_role("radio", name=name, exact=True)).to_be_checked()
    level = inside.get_by_role("group", name="Level").get_by_label("Level 1: Random")
    expect(level).to_be_checked()
    # A seat that is not there any more is nobody's.
    pick(inside, "2 players")
    expect(inside.get_by_role("radio", name="South", exact=True)).to_have_count(0)
    expect(inside.get_by_role("radio", name="North", exact=True)).to_be_checked()


def test_any_seat(toy_people: People, toy_house: House) -> None:
    page = toy_people.come().page
    inside = open_toy(page)
    pick(inside, "6 players")
    pick(inside, "Any")
    page.evaluate("() => { Math.random = () => 0.7; }")
    button(page, "Play bots").click()
    found = [kind for kind, _ in kinds(laid(page, toy_house))]
    assert found == ["bot", "bot", "bot", "bot", "here", "bot"]


def test_all_at_one_screen(toy_people: People, toy_house: House) -> None:
    page = toy_people.come().page
    inside = open_toy(page)
    pick(inside, "3 players")
    button(page, "Three on this screen").click()
    assert kinds(laid(page, toy_house)) == [("here", None)] * 3
    expect(page.get_by_test_id("curtain")).to_contain_text("Pass the screen to North.")


def test_seat_by_seat(toy_people: People, toy_house: House) -> None:
    page = toy_people.come().page
    inside = open_toy(page)
    expect(inside.get_by_text("Who takes each seat")).to_have_count(0)
    pick(inside, "4 players")
    pick(inside, "East")
    inside.get_by_role("textbox", name="Your name").fill("Ada")
    inside.get_by_text("Who takes each seat").click()
    inside.get_by_label("North").last.select_option("By a link")
    inside.get_by_label("South").last.select_option("Bot 1: Random")
    inside.get_by_label("West").last.select_option("By a link")
    button(page, "Open this table").click()
    table = laid(page, toy_house)
    assert kinds(table) == [("link", None), ("here", None), ("bot", 1), ("link", None)]
    assert table["seats"][1]["name"] == "Ada"
    # One link for both, and none when both seats are taken.
    link = page.get_by_role("textbox", name="Invitation link")
    expect(link).to_have_value(re.compile(rf"/r/{table['id']}#.{{20,}}"))
    expect(page.get_by_role("heading", name="Waiting for your friends.")).to_be_visible()
    keys = page.evaluate("() => JSON.parse(localStorage.getItem('cavale.seats'))")
    for seat in ("0", "3"):
        expect(link).to_be_visible()
        toy_people.come(f"/t/{table['id']}#{keys[table['id']]['invites'][seat]}")
    expect(page.get_by_role("heading", name="Everybody is here.")).to_be_visible()
    expect(link).to_have_count(0)
    button(page, "Begin").click()
    expect(page.get_by_test_id("gathering")).to_have_count(0)


def test_a_game_without_bots(toy_people: People) -> None:
    page = toy_people.come().page
    page.get_by_role("button", name="Kuhn poker").click()
    expect(button(page, "Two on this screen")).to_be_visible()
    expect(button(page, "Play a bot")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [WIDE, PHONE])
def test_nothing_wrong(toy_people: People, lang: Lang, width: int) -> None:
    page = toy_people.come(lang=lang, width=width, still=True).page
    inside = open_toy(page, lang)
    pick(inside, {"en": "6 players", "fr": "6 joueurs"}[lang])
    inside.locator("summary").last.click()
    expect(inside.get_by_role("combobox")).to_have_count(5)
    fits(page)
    faultless(page)


@pytest.mark.parametrize("width", [WIDE, 768, PHONE])
def test_every_box_keeps_its_place(people: People, width: int) -> None:
    """A box that opens moves none of its row."""
    page = people.come(width=width, still=True).page
    boxes = page.locator("main button[aria-expanded]")
    expect(boxes.last).to_be_visible()
    count = boxes.count()
    before = [boxes.nth(i).bounding_box() for i in range(count)]
    boxes.nth(1).click()
    page.evaluate("() => scrollTo(0, 0)")
    for i, was in enumerate(before):
        now = boxes.nth(i).bounding_box()
        assert was is not None
        assert now is not None
        assert now["x"] == was["x"]
        if was["y"] == before[1]["y"]:  # type: ignore[index]
            assert abs(now["y"] - was["y"]) <= 8
    fits(page)
