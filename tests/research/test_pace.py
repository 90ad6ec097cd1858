"""What the bench times of batches is so many moves."""

import pytest

from cavale.research import pace


def test_the_work_is_counted_in_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "ABREAST", 4)
    monkeypatch.setattr(pace, "STEPS", 3)
    works = dict(pace.works("wall"))
    assert list(works) == ["4 games stepped at once", "the same with masks and planes"]
    assert [work() for work in works.values()] == [12, 12]
