"""All checks in one command: what failed is named, and chance is told from a fault."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import check
from tools.check import ROOT, UNSTEADY, Check, main, run

Checked = Callable[[str, str], Check]
BROKEN = "def test_broken(): assert False\ndef test_well(): pass\n"
ONCE = """
from pathlib import Path
def test_once():
    seen = Path(__file__).with_suffix('.seen')
    first = not seen.exists()
    seen.touch()
    assert not first
"""
SKIPPED = "import pytest\ndef test_skipped(): pytest.skip('not today')\n"


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checked:
    """The check of that name, of a file of tests in a folder of its own."""
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)

    def checked(name: str, text: str) -> Check:
        (tmp_path / "test_it.py").write_text(text, "utf-8")
        command = f"python {check.PYTEST} -p no:cacheprovider test_it.py"
        return Check("tests", name, command, lambda: {"PYTHONPATH": str(ROOT)}, str(tmp_path))

    return checked


def test_what_failed_is_named(checked: Checked) -> None:
    found = run(checked("rules", BROKEN))
    assert found.problem == "exit 1"
    assert list(found.failed) == ["test_it.py::test_broken"]
    assert not found.unsteady


@pytest.mark.parametrize("name", UNSTEADY)
def test_chance_is_named_and_refuses_nothing(name: str, checked: Checked) -> None:
    found = run(checked(name, ONCE))
    assert found.problem is None
    assert list(found.unsteady) == ["test_it.py::test_once"]
    assert list(found.failed) == []


def test_rules_know_no_chance(checked: Checked) -> None:
    assert run(checked("rules", ONCE)).problem == "exit 1"


def test_a_fault_is_no_chance(checked: Checked) -> None:
    found = run(checked("browser", BROKEN + ONCE))
    assert found.problem == "exit 1"
    assert list(found.failed) == ["test_it.py::test_broken"]
    assert list(found.unsteady) == ["test_it.py::test_once"]


def test_many_at_once_are_no_chance(checked: Checked) -> None:
    many = ONCE.replace(
        "def test_once():", "@pytest.mark.parametrize('n', range(4))\ndef test_once(n):"
    )
    found = run(checked("browser", "import pytest\n" + many.replace("'.seen'", "f'.{n}'")))
    assert found.problem == "exit 1"
    assert not found.unsteady


def test_a_skipped_test_is_not_forgiven(checked: Checked) -> None:
    assert run(checked("browser", ONCE + SKIPPED)).problem == "exit 1"


def test_the_summary_names_them(
    checked: Checked, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CHECKS", (checked("rules", BROKEN),))
    assert main(["tests"]) == 1
    said = capsys.readouterr().out
    assert "test_it.py::test_broken" in said.partition("=== summary")[2]
