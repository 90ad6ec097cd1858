"""`cavale solve`: bounds that close, a result that machines read, work that goes on from a file."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cavale.cli import app


def cavale(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


def solve(*args: str) -> dict[str, float]:
    done = cavale("solve", "thief", "--size", "5", "--json", *args)
    assert done.exit_code == 0, done.output
    found: dict[str, float] = json.loads(done.stdout)
    return found


def test_a_small_board_is_solved() -> None:
    found = solve("--variant", "knots-2")
    assert found["low"] == pytest.approx(3.75, abs=1e-5)
    assert found["high"] == pytest.approx(3.75, abs=1e-5)


def test_without_time_it_only_says_what_it_knows() -> None:
    found = solve("--time", "0")
    assert found["steps"] == 0
    assert found["low"] < 3.5 < found["high"]


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "work.npz"
    solve("--time", "0", "--file", str(file))
    first = solve("--gap", "0.5", "--file", str(file))
    again = solve("--time", "0", "--file", str(file))
    assert first["high"] - first["low"] <= 0.5
    assert (again["low"], again["high"], again["steps"]) == (
        first["low"],
        first["high"],
        first["steps"],
    )


def test_people_get_a_table() -> None:
    done = cavale("solve", "thief", "--size", "5", "--time", "0", "--lang", "fr")
    assert "au moins" in done.stdout
    assert "points du détective" in done.stdout


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("solve", "ball"), "no exact solver"),
        (("solve", "wall"), "one for --position"),
        (("solve", "thief", "--size", "6"), "odd and at least 5"),
        (("solve", "thief", "--variant", "laffont", "--size", "21"), "too large"),
    ],
)
def test_what_it_cannot_solve(args: tuple[str, ...], reason: str) -> None:
    done = cavale(*args)
    assert done.exit_code == 2
    assert reason in done.output
