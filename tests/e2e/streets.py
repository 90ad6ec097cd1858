"""Manhattan South on a page, by its own names, and what a seat may do there over the wire."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.house import Json


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
    return {move["path"][-1]: move for move in seen["moves"] if move["effect"]["kind"] == "drive"}


def scale(page: Page) -> float:
    """How close the window looks at the city; 1 is the whole of it."""
    found: str = page.locator(".map").evaluate("it => it.style.getPropertyValue('--scale')")
    return float(found)
