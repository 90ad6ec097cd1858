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
    assert text.count("| single: level ") == 5
    assert text.count("| single: random - level ") == 1
    assert text.count("| single: greedy - level ") == 2
    assert text.count("| 65% to 80% |") == 4
    assert "learned patterns - chains alone" in text
    assert "level 5 - level 4" in capsys.readouterr().out


@pytest.mark.slow
def test_in_no_time_everybody_plays_one_round(tmp_path: Path) -> None:
    page = tmp_path / "wall-bots.md"
    run("wall", pace=0.002, games=200, jobs=1, out=page, variant="single", minutes=1e-6)
    text = page.read_text("utf-8")
    assert "--games 200 --variant single --minutes 1e-06" in text
    assert text.count(" | 2 | ") >= text.count("| single: ")
    assert "| ? |" in text
