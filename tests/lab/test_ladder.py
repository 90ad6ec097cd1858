"""The ladder, on a very small scale."""

from pathlib import Path

import pytest

from cavale.core.jit import JIT
from cavale.lab.ladder import run


@pytest.mark.slow
def test_the_page_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert JIT
    page = tmp_path / "wall-bots.md"
    run("wall", pace=0.002, games=2, jobs=1, out=page, variant="single")
    text = page.read_text("utf-8")
    assert "cavale lab ladder wall --pace 0.002 --games 2 --variant single" in text
    assert text.count("| single: level ") == 4
    assert "learned patterns - chains alone" in text
    assert "level 5 - level 4" in capsys.readouterr().out
