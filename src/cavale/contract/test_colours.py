"""The colours of buttons: a game's accent must carry their text."""

from cavale.core.spec import Spec

ON_ACCENT = "#fff8ee"
BRIGHTER = 1.08
"""The text on a strong button, and how much brighter both are under the pointer."""
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


def test_a_strong_button_is_readable_also_under_the_pointer(spec: Spec) -> None:
    text, accent = channels(ON_ACCENT), channels(spec.accent)
    assert contrast(accent, text) >= READABLE
    lit = [[min(1.0, c * BRIGHTER) for c in colour] for colour in (accent, text)]
    assert contrast(*lit) >= READABLE
