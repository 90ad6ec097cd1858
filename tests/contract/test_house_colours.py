"""The colours of the house, and that the contract knows those of the page."""

import re
from pathlib import Path

import pytest

from cavale.contract.test_colours import *  # noqa: F403
from cavale.contract.test_colours import BRIGHTER, ON_ACCENT, channels, contrast

STYLES = Path(__file__).parents[2] / "ui/src/styles"


def found(pattern: str, file: str) -> str:
    match = re.search(pattern, (STYLES / file).read_text("utf-8"))
    assert match
    return match[1]


def test_the_contract_knows_the_colours_of_the_page() -> None:
    assert found(r"--on-accent: (#[0-9a-f]{6});", "tokens.css") == ON_ACCENT
    hover = r"\.button\.strong:hover \{\s*filter: brightness\(([\d.]+)\)"
    assert float(found(hover, "base.css")) == BRIGHTER


def test_black_on_white_is_the_most() -> None:
    assert contrast(channels("#000000"), channels("#ffffff")) == pytest.approx(21)
