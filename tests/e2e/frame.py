"""The sizes a table's page must hold, and what may be wrong with the boxes of its parts."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SIZES: Final = (
    (320, 568),
    (360, 740),
    (740, 360),
    (768, 1024),
    (1024, 730),
    (1280, 720),
    (1366, 650),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
ZOOMED: Final = tuple((width // 2, height // 2) for width, height in SIZES[-6:-2])
"""A page at 200 % has half the room."""
BOXES: Final = (Path(__file__).parent / "boxes.js").read_text()
"""A function of JavaScript that measures the page."""


TABLE: Final = frozenset({"board", "sentence", "others", "own", "actions"})
HAND: Final = TABLE - {"others"}
"""On a phone beside a big screen."""
SCREEN: Final = frozenset({"board", "sentence", "others"})
"""The big screen."""


def wrong(
    found: dict[str, Any], size: tuple[int, int], parts: frozenset[str] = TABLE
) -> Iterator[str]:
    missing = parts - set(found["names"])
    yield from (f"no {part}" for part in missing)
    yield from (f"{pair} meet" for pair in found["touching"])
    yield from (f"{part} is not in sight" for part in found["outside"])
    yield from (f"{what} is cut" for what in found["cut"])
    if found["wider"] > 0 or found["taller"] > 0:
        yield f"the page scrolls by {found['wider']} and {found['taller']} px"
    width, height = found["board"]
    if min(width, height) < 0.42 * min(size):
        yield f"the board has only {width:.0f} x {height:.0f} px"


STILL = """async () => {
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(STILL)
