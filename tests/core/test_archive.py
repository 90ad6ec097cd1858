"""Old records keep replaying: those of every version of the rules, for ever."""

from pathlib import Path

import pytest

from cavale import game
from cavale.core.record import read, verify
from tools import archive

FILES = sorted(archive.ARCHIVE.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_archived_record_replays_and_verifies(file: Path) -> None:
    text = file.read_text("utf-8")
    record = read(text, game)
    checks = verify(record)
    assert [check for check in checks if not check.passed] == []
    expected = {"moves", "result", "chance"}
    expected |= {"shares", "commitment"} if record.game.chance else set()
    assert {check.name for check in checks} == expected
    assert str(record) == text
    written = record.written()
    assert read(written.json(), game).written() == written


def test_today_s_rules_of_every_variant_are_archived() -> None:
    """A new version of the rules needs its own: `python -m tools.archive`."""
    assert [path.name for path in map(archive.path, archive.games()) if not path.exists()] == []
