"""Manhattan South on a page, by its own names, and what a seat may do there over the wire."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.house import Json

SCALE = "document.querySelector('.map').style.getPropertyValue('--scale')"


def board(page: Page) -> Locator:
    return page.get_by_test_id("manhattan")


def field(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


def lit(page: Page) -> set[str]:
    found: list[str] = page.eval_on_selector_all(
        "[data-lit]", "all => all.map(it => it.dataset.lit)"
    )
    return set(found)


def on_turn(page: Page) -> None:
    expect(page.locator("[data-lit]").first).to_be_visible()


def die(page: Page) -> Locator:
    return page.get_by_test_id("die").last


def reach(seen: Json) -> dict[str, Json]:
    """The drives a seat may make, by the field they end on."""
    drives = [move for move in seen["moves"] if move["effect"]["kind"] == "drive"]
    return {re.split("[-<]", move["text"])[-1]: move for move in drives}


def looks_closely(page: Page) -> float:
    """How close the window looks at the city, once it does; 1 is the whole of it."""
    page.wait_for_function(f"() => {SCALE} > 1.8")
    found: str = page.evaluate(f"() => {SCALE}")
    return float(found)


def looks_at_all(page: Page) -> None:
    page.wait_for_function(f"() => {SCALE} < 1.01")
