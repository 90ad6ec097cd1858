"""The colours of buttons: a game's accent must carry their text."""

import re
from pathlib import Path

import pytest

from cavale import GAMES

TOKENS = Path(__file__).parents[2] / "ui/src/styles/tokens.css"
BASE = TOKENS.with_name("base.css")
READABLE = 4.5
"""WCAG 2, level AA, for text of this size."""


def channels(colour: str) -> list[float]:
    return [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]


def contrast(one: list[float], other: list[float]) -> float:
    darker, lighter = sorted(map(luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: list[float]) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def found(pattern: str, path: Path) -> str:
    match = re.search(pattern, path.read_text("utf-8"))
    assert match
    return match[1]


@pytest.mark.parametrize("slug", GAMES)
def test_a_strong_button_is_readable_also_under_the_pointer(slug: str) -> None:
    text = channels(found(r"--on-accent: (#[0-9a-f]{6});", TOKENS))
    accent = channels(GAMES[slug].accent)
    brighter = float(found(r"\.button\.strong:hover \{\s*filter: brightness\(([\d.]+)\)", BASE))
    assert contrast(accent, text) >= READABLE
    lit = [[min(1.0, c * brighter) for c in colour] for colour in (accent, text)]
    assert contrast(*lit) >= READABLE


def test_black_on_white_is_the_most() -> None:
    assert contrast(channels("#000000"), channels("#ffffff")) == pytest.approx(21)
