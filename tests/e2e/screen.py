"""What is on a page, by the names it gives to people."""

import re

from playwright.sync_api import Locator, Page, expect

from cavale import GAMES
from cavale.core.catalogue import LANGS
from tests.e2e.saying import titled

TITLES = {slug: "|".join(titled(spec, lang) for lang in LANGS) for slug, spec in GAMES.items()}
LONGEST_WALK = 40


def table(page: Page) -> Locator:
    return page.locator(".table")


def mouth(page: Page, name: str) -> Locator:
    return page.locator(f'[data-mouth="{name}"]')


def playable(page: Page) -> Locator:
    return page.locator('[data-mouth][aria-disabled="false"]')


def player(page: Page, seat: int) -> Locator:
    return page.locator(f'article[data-seat="{seat}"]')


def cell(page: Page, name: str) -> Locator:
    """What a screen reader finds on a cell of the wall."""
    slot = page.get_by_role("rowheader", name=re.compile(f"^(Slot|Fente) {name[1]}"))
    row = page.get_by_role("row").filter(has=slot)
    return row.get_by_role("cell").nth("ABCDE".index(name[0]))


def sentence(page: Page) -> Locator:
    return page.get_by_test_id("sentence")


def note(page: Page) -> Locator:
    return page.get_by_test_id("note")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def box(page: Page, game: str = "wall") -> Locator:
    return page.get_by_role("button", name=re.compile(f"^({TITLES[game]})"))


def open_box(page: Page, game: str = "wall") -> None:
    box(page, game).click()
    expect(box(page, game)).to_have_attribute("aria-expanded", "true")
    for fold in page.locator(".ways summary").all():
        fold.click()


def id_of(page: Page) -> str:
    page.wait_for_url("**/t/*")
    return page.url.partition("/t/")[2]


def at_step(page: Page, step: int) -> None:
    expect(table(page)).to_have_attribute("data-step", str(step))


def past_step(page: Page, step: int) -> None:
    expect(table(page)).to_be_visible()
    page.wait_for_function(
        "step => Number(document.querySelector('.table').dataset.step) > step", arg=step
    )


def steps(page: Page) -> int:
    expect(table(page)).to_be_visible()
    return int(table(page).get_attribute("data-step") or "0")


def push(page: Page, moves: str) -> None:
    """Presses one mouth after the other, each when the last push is on the screen."""
    for name in moves.split():
        step = steps(page)
        mouth(page, name).click()
        at_step(page, step + 1)


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    wide, seen = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert page.viewport_size is not None
    assert wide <= seen == page.viewport_size["width"]


def walk_to(page: Page, goal: Locator, key: str = "Tab") -> None:
    expect(goal).to_be_visible()
    for _ in range(LONGEST_WALK):
        if goal.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {goal}")


def says(place: Locator, words: str) -> None:
    """Pages are typeset: any space will do, and any apostrophe."""
    parts = [re.escape(part).replace("'", "['’]") for part in words.split()]
    expect(place).to_contain_text(re.compile(r"\s+".join(parts)))
