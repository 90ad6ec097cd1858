"""docs/deploy.md says what is there."""

import re
from pathlib import Path

import pytest

from cavale.tables.thinking.pool import Pool
from cavale.web.settings import Settings
from tests.web.test_metrics import numbers
from tests.web.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "deploy.md").read_text("utf-8")


def test_every_setting_is_in_the_table() -> None:
    house = ROOT / "src" / "cavale"
    sources = [path for part in ("core", "tables", "web") for path in house.glob(f"{part}/**/*.py")]
    asked = {
        name
        for path in sources
        for name in re.findall(r"environ(?:\.get\(|\[)\"(CAVALE_\w+)\"", path.read_text("utf-8"))
    }
    assert set(re.findall(r"^\| `(CAVALE_\w+)` \|", PAGE, re.M)) == asked


@pytest.mark.anyio
async def test_every_metric_is_in_the_table(visitor: Visitor) -> None:
    names = {re.sub(r"_(bucket|sum|count)(\{.*)?$", "", name) for name in await numbers(visitor)}
    assert set(re.findall(r"^\| `(cavale_\w+)` \|", PAGE, re.M)) == names


def test_what_holds_each_promise_is_there() -> None:
    """The last table of the page names a test or a command beside each."""
    table = PAGE.split("## What is promised")[1]
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", table, re.M)[2:]
    assert len(rows) > 15
    for promise, held in rows:
        tests = re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", held)
        assert tests or "`cavale " in held or "`python -m " in held, promise
        for path, name in tests:
            source = (ROOT / path).read_text("utf-8")
            assert f"def {name}(" in source if name else source, (path, name)


def test_the_files_it_names_are_there() -> None:
    named = set(re.findall(r"\]\((deploy/[^)]+)\)", PAGE))
    assert named == {f"deploy/{path.name}" for path in (ROOT / "docs/deploy").iterdir()}


def test_how_many_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAVALE_THINKERS", "3")
    pool = Settings().executor()
    assert isinstance(pool, Pool)
    assert pool.slots == 3
    pool.leave()
