"""What a browser remembers between visits."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.screen import at_step, button, open_box, sentence

pytestmark = pytest.mark.e2e

PAPER = "() => getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK = "rgb(247, 240, 227)", "rgb(28, 23, 25)"


def test_the_language(people: People, house: House) -> None:
    laid = house.lay("here", "here", moves="3L")
    page = people.come(lang="fr").page
    expect(page.get_by_role("region", name="L’étagère")).to_be_visible()
    page.get_by_label("Langue").select_option("en")
    expect(page.get_by_role("region", name="The shelf")).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name="The shelf")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto(laid.path)
    expect(sentence(page)).to_contain_text("Yellow pushes a rope into slot 3 from the left.")
    page.get_by_label("Language").select_option("fr")
    # In the middle of a game, without a reload.
    expect(sentence(page)).to_contain_text(
        "Jaune pousse un bout de corde dans la fente 3 par la gauche."
    )
    page.reload()
    expect(sentence(page)).to_contain_text(
        "Jaune pousse un bout de corde dans la fente 3 par la gauche."
    )


def test_the_theme(people: People) -> None:
    page = people.come(dark=True).page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert paper(page) == DARK
    button(page, "Theme: like the device").click()
    assert paper(page) == LIGHT
    page.reload()
    expect(button(page, "Theme: light")).to_be_visible()
    assert paper(page) == LIGHT
    button(page, "Theme: light").click()
    page.emulate_media(color_scheme="light")
    page.reload()
    expect(button(page, "Theme: dark")).to_be_visible()
    assert paper(page) == DARK
    button(page, "Theme: dark").click()
    expect(button(page, "Theme: like the device")).to_be_visible()
    assert paper(page) == LIGHT


def test_how_one_likes_to_play(people: People) -> None:
    page = people.come().page
    open_box(page)
    page.get_by_role("radio", name="Level 3").check()
    page.get_by_role("radio", name="Single").check()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    button(page, "Two on this screen").click()
    at_step(page, 0)
    page.goto("/")
    open_box(page)
    expect(page.get_by_role("radio", name="Level 3")).to_be_checked()
    expect(page.get_by_role("radio", name="Single")).to_be_checked()
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ada")


def paper(page: Page) -> str:
    return str(page.evaluate(PAPER))
