"""Matches between programs: played, counted, kept, and gone on with."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cavale import game, records
from cavale.cli import app
from cavale.core.errors import CavaleError
from cavale.lab.scoresheet import Scoresheet, Setting, kept_round
from cavale.lab.tournament import Entrant, common_game
from tests.engine.programs import command

SETTING = Setting(
    game="wall",
    variant="single",
    seats=2,
    rules=1,
    plies=4,
    seed=0,
    seconds=1.0,
    players=("a", "b"),
)


def match(*args: str) -> Result:
    return CliRunner().invoke(app, ["match", *args])


def test_a_match_is_played_kept_and_gone_on_with(tmp_path: Path) -> None:
    good, bad = command(tmp_path, "first"), command(tmp_path, "crash")
    file = tmp_path / "match.jsonl"
    args = [good, bad, "--game", "wall", "--variant", "single", "--jobs", "1", "--json"]
    args += ["--file", str(file)]
    first = match(*args, "--games", "4")
    assert first.exit_code == 0, first.output
    said = json.loads(first.stdout)
    assert said["players"][1]["failures"] == {"crash": 4}
    (played,) = said["matches"]
    assert (played["wins"], played["losses"], played["elo"]["value"]) == (4, 0, None)
    kept = file.read_bytes()
    # As after a power cut in the middle of a line.
    file.write_bytes(kept + b'{"first": 0, "sec')
    more = json.loads(match(*args, "--games", "6").stdout)
    assert more["matches"][0]["wins"] == 6
    assert more["players"][1]["failures"] == {"crash": 6}
    lines = file.read_bytes().splitlines()
    assert file.read_bytes().startswith(kept)
    assert [len(json.loads(line)["games"]) for line in lines[1:]] == [2, 2, 2]
    record = records.parse(json.dumps(json.loads(lines[1])["games"][0]["record"]))
    assert (record.players, record.result) == (("first", "crash"), "1-0 crash")
    other = match(*args, "--games", "6", "--seed", "1")
    assert other.exit_code == 2
    assert "of a match with seed 0, not 1" in other.output


def test_three_make_a_crosstable(tmp_path: Path) -> None:
    programs = [command(tmp_path, kind) for kind in ("first", "last", "cheat")]
    shown = match(*programs, "--game", "wall", "--games", "2", "--jobs", "1")
    assert shown.exit_code == 0, shown.output
    assert "│ 3 │ cheat" in shown.output
    assert "cheat lost a game by illegal: 'Z9'" in shown.output


def test_a_test_stops_a_match(tmp_path: Path) -> None:
    good, bad = command(tmp_path, "first"), command(tmp_path, "cheat")
    args = ("--game", "thief", "--jobs", "1", "--games", "500", "--sprt", "0", "800")
    shown = match(good, bad, *args)
    assert "passed" in shown.output
    assert "+500" not in shown.output


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("echo x",), "two programs"),
        (("echo x", "echo y"), "nonsense"),
        (("no-such-program", "echo y"), "no-such-program"),
        (("FIRST", "FIRST"), "which game"),
        (("FIRST", "FIRST", "--game", "ball"), "not ball"),
        (("FIRST", "FIRST", "--game", "wall", "--sprt", "5", "5"), "lower and a higher"),
    ],
)
def test_bad_matches_say_what_is_wrong(
    args: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    shown = match(*(command(tmp_path, "first") if arg == "FIRST" else arg for arg in args))
    assert shown.exit_code == 2
    assert complaint in shown.output
    assert "Traceback" not in shown.output


def test_programs_that_agree_on_a_game_need_not_name_it() -> None:
    any_game, two = Entrant("a", "a", None), Entrant("b", "b", ("wall", "ball"))
    assert common_game([any_game, two, Entrant("c", "c", ("ball",))]) == "ball"
    with pytest.raises(CavaleError, match="--game"):
        common_game([any_game, two])


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    for text in ("dear diary\n", "no line end", '{"cavale-match": 1}\n'):
        file.write_text(text)
        with pytest.raises(CavaleError, match="not the file of a match"):
            Scoresheet(file, SETTING)
        assert file.read_text() == text


def test_a_sheet_gives_back_what_it_was_given(tmp_path: Path) -> None:
    from cavale import bot
    from cavale.lab.match import opening, play_round, score

    played = play_round(opening(game("wall", "single"), 4, 1), bot("wall", 2), bot("wall", 1), 1)
    with Scoresheet(tmp_path / "m.jsonl", SETTING) as sheet:
        sheet.add(kept_round(0, 1, 7, played, ["a", "b"]))
    with Scoresheet(tmp_path / "m.jsonl", SETTING) as again:
        assert again.known() == {(0, 1, 7): score(played)}
