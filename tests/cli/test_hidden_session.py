"""A game with secrets in a terminal: what the person at the keyboard must not see."""

from pathlib import Path

from typer.testing import CliRunner

from cavale.cli import app

RECORD = """cavale-record: 1
game: thief
variant: knots-1
seats: 2
rules: 1
result: 0-3 caught

1. F7
2. F6
3. G7
4. B2
5. G8
6. G8
"""


def typed(*lines: str, options: tuple[str, ...] = ()) -> str:
    args = ["play", "thief", "--level", "1", "--seed", "1", "--lang", "en", *options]
    result = CliRunner().invoke(app, args, input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def replayed(tmp_path: Path, *options: str) -> str:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, "utf-8")
    result = CliRunner().invoke(app, ["replay", str(file), "--lang", "en", *options])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def test_the_detective_does_not_see_the_thiefs_steps() -> None:
    output = typed("F6", "why A1", "B2", "q", options=("--seat", "2"))
    assert "1. The passer-by has moved in secret." in output
    assert " goes " not in output
    assert "Flight:" not in output
    assert "You visit B2: the clue is" in output
    assert "Rule 3.1" in output


def test_the_thief_is_told_the_clues() -> None:
    output = typed("F7", "7 G", "q")
    assert "1. F7 You go from F6 to F7." in output
    assert "The passer-by visits F6: the clue is orange, you are in column F or row 6." in output
    assert "3. G7" in output


def test_nothing_is_taken_back_or_written_down_while_it_runs(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    output = typed("F7", "undo", f"save {file}", "help", "?", "q", options=("--save", str(file)))
    assert "A move that revealed something cannot be taken back." in output
    assert output.count("This game can be saved once it is over.") == 2
    assert not file.exists()
    assert "E7 play a move" in output


def test_two_people_at_one_keyboard_hand_it_over(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    lines = ("F7", "", "F6", "", "F8", "", "?", "F8")
    output = typed(*lines, options=("--friend", "--save", str(file)))
    assert "The keyboard is yours, Detective." in output
    assert "The keyboard is yours, Thief." in output
    turns = output.split("The keyboard is yours, Detective.")
    assert "Flight: F7" in turns[0]
    assert "Flight" not in turns[1].split("The keyboard is yours, Thief.")[0]
    assert "B1 C1 D1" in output
    assert "The detective wins: the thief is caught at F8 on turn 2." in output
    assert "2. F6" in file.read_text("utf-8")


def test_at_one_keyboard_nobody_takes_back_what_another_did_unseen() -> None:
    output = typed("F7", "", "undo", "F6", "", "undo", "q", options=("--friend",))
    _, detective, thief = output.split("The keyboard is yours")
    assert "There is nothing to take back." in detective
    assert "A move that revealed something cannot be taken back." in thief, (
        "the probe has told where he is not"
    )


def test_a_record_is_replayed_through_the_eyes_of_either_side(tmp_path: Path) -> None:
    for options in ((), ("--eyes", "all"), ("--eyes", "thief")):
        shown = replayed(tmp_path, *options)
        assert "3. G7 The thief goes from F7 to G7." in shown
    for eyes in ("detective", "spectator"):
        shown = replayed(tmp_path, "--eyes", eyes)
        assert "3. ? A move that is not seen." in shown
        assert " goes " not in shown
        assert "4. B2 The detective visits B2: the clue is blue" in shown
        assert "The detective wins: the thief is caught at G8 on turn 3." in shown


def test_eyes_that_nobody_has() -> None:
    result = CliRunner().invoke(app, ["replay", "-", "--eyes", "burglar"], input=RECORD)
    assert result.exit_code == 2
    assert "all, spectator, thief, detective" in result.output
