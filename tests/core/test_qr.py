"""QR codes: the same as the page draws."""

import json
from pathlib import Path

import pytest

from cavale.core.qr import in_terminal, qr, svg

CODES: dict[str, list[str]] = json.loads(
    (Path(__file__).parents[2] / "ui/src/room/codes.json").read_text("utf-8")
)


@pytest.mark.parametrize("text", CODES)
def test_a_code_is_drawn_as_everybody_draws_it(text: str) -> None:
    assert ["".join(".#"[dark] for dark in row) for row in qr(text)] == CODES[text]


def test_a_long_text_has_no_code() -> None:
    assert len(qr("x" * 213)) == 57
    with pytest.raises(ValueError, match="too long"):
        qr("x" * 214)


def test_in_a_terminal_a_line_has_two_rows() -> None:
    lines = in_terminal("a").splitlines()
    assert len(lines) == 13
    assert lines[1].count("█") < 25
    assert svg("a").startswith("<svg")
