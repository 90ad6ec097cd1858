"""Records as text: what is kept, and what is refused and why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavale import MalformedRecord, game
from cavale.core.record import MAX_CHARS, Record, read, verify

TEXT = """cavale-record: 1
game: wall
variant: single
seats: 2
rules: 1
yellow: Ada
blue: Mastermind
date: 2026-11-15
result: *

1. 3L
2. 3R
"""


def test_a_record_is_written_as_it_is_read() -> None:
    record = read(TEXT, game)
    assert str(record) == TEXT
    assert record.players == ("Ada", "Mastermind")
    assert record.headers["date"] == "2026-11-15"
    assert str(record.replay()) == "...../...../Y...B/...../..... y - 2 0-0"
    assert all(check.passed for check in verify(record))


def test_a_name_cannot_break_a_line() -> None:
    record = Record(game("wall"), (), headers={"yellow": "a\nresult: 1-0 escaped\n\n1. 3L"})
    again = read(str(record), game)
    assert again.result == "*"
    assert again.moves == ()
    assert len(again.headers) == 1


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("cavale-record: 1", "cavale-record: 2"), "line 1"),
        (("game: wall", "game: chess"), "no game 'chess'"),
        (("game: wall\n", ""), "no header game"),
        (("seats: 2", "seats: two"), "must be a number"),
        (("seats: 2", "seats: 3"), "not 3"),
        (("variant: single", "variant: blitz"), "no variant 'blitz'"),
        (("rules: 1", "rules: 99"), "rules version 99"),
        (("rules: 1\n", ""), "rules version missing"),
        (("2. 3R", "3. 3R"), "line 12: move 2 is expected"),
        (("2. 3R", "3R"), "line 12: neither"),
        (("yellow: Ada", "game: wall"), "twice"),
        (("1. 3L", "x" * MAX_CHARS), "longer than"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(MalformedRecord, match=complaint):
        read(TEXT.replace(*change), game)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("2. 3R", "2. pass"), "move 2: pass is not allowed"),
        (("2. 3R", "2. 9R"), "move 2"),
        (("result: *", "start: nonsense\nresult: *"), "start: "),
    ],
)
def test_a_record_that_cannot_be_replayed(change: tuple[str, str], complaint: str) -> None:
    record = read(TEXT.replace(*change), game)
    with pytest.raises(MalformedRecord, match=complaint):
        record.replay()


@given(st.text(max_size=200), st.integers(0, len(TEXT)))
@settings(max_examples=200, deadline=None)
def test_no_text_breaks_the_reader(noise: str, at: int) -> None:
    try:
        record = read(TEXT[:at] + noise + TEXT[at:], game)
        verify(record)
    except MalformedRecord:
        pass
