"""Long work also says that it is alive where there is no terminal to draw on."""

import pytest

from cavale.lab.progress import Lines, progress


def test_a_pipe_gets_lines(capsys: pytest.CaptureFixture[str]) -> None:
    with Lines(every=0.0) as shown:
        known = shown.add_task("one - other", total=3, note="")
        endless = shown.add_task("wall", total=None, note="")
        shown.update(known, completed=2, note="Elo +10")
        shown.advance(endless)
        shown.update(known, advance=1)
        shown.update(known, note="more")
    out, err = capsys.readouterr()
    assert (out, err.splitlines()) == (
        "",
        ["one - other: 2/3, 0 s: Elo +10", "wall: 1, 0 s", "one - other: 3/3, 0 s: Elo +10"],
    )


def test_not_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    with progress() as shown:
        assert isinstance(shown, Lines)
        task = shown.add_task("bench", total=1000, note="")
        for _ in range(1000):
            shown.advance(task)
    assert capsys.readouterr().err.count("\n") == 1
