"""The board of The Ball: what stands on it, and how it is played."""

import re
from typing import Literal

from playwright.sync_api import Locator, Page, Position, expect

from tests.e2e.screen import at_step, steps

Half = Literal["left", "right"]
ASIDE = {"left": 0.2, "right": 0.8}


def ball(page: Page) -> Locator:
    return page.get_by_test_id("ball")


def square(page: Page, name: str) -> Locator:
    """One of the 49, or `off`: the strip behind the line."""
    return page.locator(f'[data-square="{name}"]')


def playable_square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"].active')


def playable_squares(page: Page) -> Locator:
    return page.locator("[data-square].active")


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece="{name}"]')


def target(page: Page, name: str) -> Locator:
    return page.locator(f'[data-target="{name}"]')


def targets(page: Page) -> Locator:
    return page.locator("[data-target]")


def bench(page: Page) -> Locator:
    return page.get_by_test_id("bench")


def preview(page: Page) -> Locator:
    """What the picked pawn, or the move pointed at, would do."""
    return page.locator(".preview")


def aloud(page: Page) -> Locator:
    return ball(page).get_by_role("status")


def moved(page: Page, name: str | None) -> None:
    """Which pawn this turn has moved so far."""
    if name is None:
        expect(bench(page)).not_to_have_attribute("data-moved", re.compile("."))
    else:
        expect(bench(page)).to_have_attribute("data-moved", name)


def picked(page: Page, name: str | None) -> None:
    if name is None:
        expect(ball(page)).not_to_have_attribute("data-picked", re.compile("."))
    else:
        expect(ball(page)).to_have_attribute("data-picked", name)


def pick(page: Page, name: str) -> None:
    """A pawn that is still on its way cannot be picked yet."""
    playable_square(page, name).click()
    picked(page, name)


def on_half(place: Locator, half: Half) -> Position:
    found = place.bounding_box()
    assert found is not None
    return {"x": ASIDE[half] * found["width"], "y": found["height"] / 2}


def move_pawns(page: Page, moves: str) -> None:
    """Makes one pawn move after the other, each when the last one is on the screen."""
    for text in moves.split():
        step = steps(page)
        start, sign, end = re.fullmatch("(..)([-x])(.+)", text).groups()  # type: ignore[union-attr]
        pick(page, start)
        place = playable_square(page, end)
        place.click(position=on_half(place, "right" if sign == "x" else "left"))
        at_step(page, step + 1)
