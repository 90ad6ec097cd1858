"""The White Horse on a page, by its own names, and hunts laid for it over the wire."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.house import House, Json, Laid


def board(page: Page) -> Locator:
    return page.get_by_test_id("horse")


def choice(page: Page, subject: str) -> Locator:
    return page.locator(f'[data-choice="{subject}"]')


def choose(page: Page, subject: str) -> None:
    """With the mouse: it is asked twice."""
    choice(page, subject).dblclick()


def cards(page: Page) -> Locator:
    return page.locator("[data-card]")


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-card="{name}"] input')


def cell(page: Page, name: str) -> Locator:
    return page.locator(f'[data-cell="{name}"]')


def lit(page: Page) -> set[str]:
    found: list[str] = page.eval_on_selector_all(
        "[data-lit]", "all => all.map(it => it.dataset.lit)"
    )
    return set(found)


def on_turn(page: Page) -> None:
    expect(page.locator('[data-phase="play"] [data-card]:not(.waiting)').first).to_be_visible()


def choose_all(house: House, laid: Laid, *subjects: str) -> None:
    """Everybody's paper; only for a table whose seats are all held here."""
    for subject in subjects:
        house.move(laid, f"choose {subject}")


def reach(seen: Json) -> dict[str, list[str]]:
    """The cells each card leads to, the card with most of them first."""
    found: dict[str, list[str]] = {}
    for move in seen["moves"]:
        name, to = move.get("path") or move["text"].split(" ")
        found.setdefault(name, []).append(to)
    return dict(sorted(found.items(), key=lambda one: -len(one[1])))
