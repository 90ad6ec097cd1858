"""`cavale solve`: bounds that close, a result that machines read, work that goes on from a file."""

import json
import os
import signal
import threading
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cavale.cli import app
from cavale.core.message import message
from cavale.core.solving import Progress
from cavale.lab.solve import run


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


class Counting:
    """Work that takes longer than it was asked to, and never ends."""

    value = message("solve-knots")

    def __init__(self) -> None:
        self.slices = 0

    def work(self, seconds: float) -> None:
        self.slices += 1
        time.sleep(0.3)

    def progress(self) -> Progress:
        return Progress(
            game="thief", variant="none", size=1, low=0.0, high=1.0, steps=self.slices,
            seconds=0.3 * self.slices, known={},
        )  # fmt: skip

    def done(self, gap: float) -> bool:
        return False

    def save(self, file: Path) -> None:
        file.write_text(str(self.slices))

    def resume(self, file: Path) -> None:
        self.slices = int(file.read_text())


def test_time_is_the_clock_s(capsys: pytest.CaptureFixture[str]) -> None:
    """Slices that take longer than asked are not counted as what was asked."""
    work = Counting()
    run(work, None, 0.1, 0.0, True, "en")
    assert work.slices == 1
    assert "at least 0.00000" in capsys.readouterr().err


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_signal_saves(number: signal.Signals, tmp_path: Path) -> None:
    file, work = tmp_path / "work", Counting()
    before = signal.getsignal(number)
    timer = threading.Timer(0.1, lambda: os.kill(os.getpid(), number))
    timer.start()
    run(work, file, None, 0.0, True, "en")
    timer.join()
    assert int(file.read_text()) == work.slices >= 1
    assert signal.getsignal(number) == before


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
        (("solve", "wall", "--position", "x", "--file", "y"), "--position is not kept"),
        (("solve", "wall", "--all", "x", "--file", "y"), "--all has its directory"),
        (("solve", "wall", "--position", "x", "--size", "3"), "for work on the whole game"),
        (("solve", "wall", "--table", "x"), "for --position"),
        (("solve", "thief", "--variant", "laffont", "--size", "21"), "too large"),
    ],
)
def test_what_it_cannot_solve(args: tuple[str, ...], reason: str) -> None:
    done = cavale(*args)
    assert done.exit_code == 2
    assert reason in done.output
