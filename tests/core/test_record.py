"""Records as text: what is kept, and what is refused and why."""

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cavale import MalformedRecord, game
from cavale.core.record import MAX_CHARS, Record, apart, read, verify
from cavale.core.written import schema
from tools.archive import ARCHIVE

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
        (("game: wall", "game: chess"), "no game “chess”"),
        (("game: wall\n", ""), "no header game"),
        (("seats: 2", "seats: two"), "must be a number"),
        (("seats: 2", "seats: 3"), "not for 3"),
        (("variant: single", "variant: blitz"), "no variant “blitz”"),
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
@settings(max_examples=200)
def test_no_text_breaks_the_reader(noise: str, at: int) -> None:
    try:
        record = read(TEXT[:at] + noise + TEXT[at:], game)
        verify(record)
    except MalformedRecord:
        pass


ROLLS = (ARCHIVE / "manhattan-v1-quick-2.txt").read_text("utf-8")


def test_json_says_the_same() -> None:
    for text in (TEXT, ROLLS):
        record = read(text, game)
        json = record.written().json()
        assert jsonschema_rs.is_valid(schema(), msgspec.json.decode(json))
        assert read(json, game) == record
        assert str(read(json, game)) == text
        assert read(json, game).written().json() == json


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (('"cavale-record":1', '"cavale-record":2'), "as JSON"),
        (('"game":"wall"', '"game":"chess"'), "no game “chess”"),
        (('"game":"wall",', ""), "as JSON"),
        (('"rules":1', '"rules":99'), "rules version 99"),
        (('"seats":2', '"seats":-2'), "as JSON"),
        (('"yellow":"Ada"', '"yellow":"Ada\\nresult: 1-0"'), "a space or a line break too many"),
        (('"yellow":"Ada"', '"game":"wall"'), "game has a place of its own"),
        (('"yellow"', '"Yellow!"'), "as JSON"),
        (('"3L"', '" 3L"'), "a space or a line break too many"),
        (('"moves"', '"more":1,"moves"'), "as JSON"),
    ],
)
def test_what_is_wrong_with_json(change: tuple[str, str], complaint: str) -> None:
    json = read(TEXT, game).written().json()
    assert json.replace(*change) != json
    with pytest.raises(MalformedRecord, match=complaint):
        read(json.replace(*change), game)


def test_a_share_that_is_not_the_rules_own_is_found() -> None:
    assert "1.* roll 4 (3+1/6)" in ROLLS
    for wrong in ("(3+2/6)", "(2+1/6)", "(3+1/5)"):
        checks = {
            check.name: check for check in verify(read(ROLLS.replace("(3+1/6)", wrong, 1), game))
        }
        assert not checks["shares"].passed
        assert checks["shares"].detail == "wrong at move 1"
    misplaced = ROLLS.replace("4. 1-f1", "4. 1-f1 (0+1/1)")
    assert [c.detail for c in verify(read(misplaced, game)) if not c.passed] == ["wrong at move 4"]
    without = ROLLS.replace(" (3+1/6)", "")
    assert all(check.passed for check in verify(read(without, game)))


def test_a_record_taken_during_a_game_is_read_and_not_replayed() -> None:
    record = read(TEXT.replace("1. 3L", "1. ?"), game)
    with pytest.raises(MalformedRecord, match="move 1: not shown"):
        record.replay()
    assert [check.passed for check in verify(record)] == [False]


def test_several_records_in_one_text() -> None:
    assert apart(TEXT + "\n" + ROLLS) == [TEXT + "\n", ROLLS]
    assert apart(TEXT) == [TEXT]
    assert apart("") == [""]
    json = read(TEXT, game).written().json()
    assert apart(json) == [json]
