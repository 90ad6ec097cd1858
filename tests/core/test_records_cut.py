"""A record proves its moves; a result only where they, or the table's ending, give it."""

from dataclasses import replace
from pathlib import Path

import pytest

from cavale import game as open_game
from cavale.core.record import Record, read, verify

ARCHIVE = sorted((Path(__file__).parents[1] / "archive").glob("*-v*.txt"))
WALL = "cavale-record: 1\ngame: wall\nvariant: single\nseats: 2\nrules: 1\n"


def result_of(record: Record) -> bool:
    (check,) = [check for check in verify(record) if check.name == "result"]
    return check.passed


def wall(result: str, *headers: str) -> Record:
    lines = "".join(f"{one}\n" for one in headers)
    return read(f"{WALL}{lines}result: {result}\n\n1. 3L\n2. 3R\n", open_game)


@pytest.mark.parametrize("name", ["wall-v1-single-2", "thief-v2-knots-1-2", "horse-v2-classic-2"])
def test_what_is_cut_off_has_no_result(name: str) -> None:
    text = next(one for one in ARCHIVE if one.stem == name).read_text("utf-8")
    whole = read(text, open_game)
    assert result_of(whole)
    cut = read(text[: text.index("\n9.") + 1], open_game)
    assert not result_of(cut)
    assert not result_of(replace(cut, result=" ".join(["9-9", "escaped"])))
    assert result_of(replace(cut, result="*"))
    assert not result_of(replace(whole, result="*"))


def test_the_table_may_have_ended_it() -> None:
    assert result_of(wall("0-1 resigned", "ending: resigned yellow"))
    assert result_of(wall("1-0 time", "ending: time blue"))
    assert result_of(wall("0.5-0.5 agreed", "ending: agreed"))
    # As records said it before there was the header.
    assert result_of(wall("0-1 resigned"))


@pytest.mark.parametrize(
    ("result", "headers"),
    [
        ("1-0 escaped", ()),
        ("1-0 resigned", ("ending: resigned yellow",)),
        ("0-1 time", ("ending: resigned yellow",)),
        ("0-1 resigned", ("ending: resigned nobody",)),
        ("7-0 resigned", ()),
        ("1-0", ()),
        ("*", ("ending: agreed",)),
    ],
)
def test_not_in_every_way(result: str, headers: tuple[str, ...]) -> None:
    assert not result_of(wall(result, *headers))
