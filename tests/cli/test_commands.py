"""The command line, called as people call it."""

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cavale import GAMES, records
from cavale.cli import app
from cavale.core.catalogue import LANGS
from tests import saying
from tests.toys import kuhn

RECORD = """cavale-record: 1
game: wall
variant: single
seats: 2
rules: 1
result: *

1. 3L
2. 3R
"""


BALL = """cavale-record: 1
game: ball
variant: classic
seats: 2
rules: 1
result: *
"""


COMMANDS = (
    "play",
    "serve",
    "print",
    "perft",
    "bench",
    "games",
    "rules",
    "replay",
    "review",
    "verify",
    "warm",
    "lab",
    "solve",
    "db",
    "engine",
    "match",
    "audit",
)


def cavale(*args: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, list(args), input=typed)


def test_perft_prints_one_integer() -> None:
    assert cavale("perft", "wall", "4").stdout == "10000\n"
    assert cavale("perft", "wall", "0").stdout == "1\n"
    over = "...../...../...../...../..... b - 0 1-0"
    assert cavale("perft", "wall", "3", "--variant", "single", "--position", over).stdout == "0\n"
    closed = "YYYBB/...../...../...../..... b 1 5 0-0"
    assert cavale("perft", "wall", "2", "--seats", "2", "--position", closed).stdout == "80\n"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (("perft", "chess", "2"), "no game 'chess'"),
        (("perft", "wall", "2", "--variant", "blitz"), "no variant 'blitz'"),
        (("perft", "wall", "2", "--seats", "5"), "not 5"),
        (("perft", "wall", "2", "--position", "x"), "reads like"),
        (("perft", "wall", "-1"), "greater than or equal to 0"),
        (("perft", "wall", "2", "--varaint", "single"), "--varaint"),
        (("lab", "train", "thief"), "thief has nothing to learn; there is wall, ball, manhattan"),
        (("lab", "roles", "horse"), "horse has no roles"),
        (("lab", "roles", "wall"), "wall has no roles"),
        (("serve", "--database", "nonsense://x"), "a URL of sqlite or postgresql"),
        (("serve", "--database", "://"), "a URL of sqlite or postgresql"),
        (("play", "wall", "--level", "9"), "levels 0 to 5"),
        (("play", "wall", "--seat", "3"), "2 seats"),
        (("replay", "no-such-file"), "no-such-file"),
        (("verify", "no-such-file"), "no-such-file"),
        (("rules", "chess"), "no game"),
    ],
)
def test_bad_calls_say_what_is_wrong(args: tuple[str, ...], complaint: str) -> None:
    result = cavale(*args)
    assert result.exit_code == 2
    assert complaint.lower() in result.output.lower()
    assert "Traceback" not in result.output


def test_games_and_rules_in_both_languages() -> None:
    assert "Le Mur" in cavale("games", "--lang", "fr").stdout
    assert "The Wall" in cavale("games", "--lang", "en").stdout
    assert "Un tour" in cavale("rules", "wall", "--lang", "fr").stdout
    assert "A turn" in cavale("rules", "wall", "--lang", "en").stdout
    assert "The spy" in cavale("rules", "thief", "--variant", "laffont", "--lang", "en").stdout


def test_a_record_is_replayed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD)
    shown = cavale("replay", str(file), "--lang", "en")
    assert "Blue pushes a rope into slot 3 from the right" in shown.stdout
    assert cavale("verify", str(file)).exit_code == 0
    assert cavale("verify", "-", typed=RECORD).exit_code == 0
    file.write_text(RECORD + RECORD.replace("3R", "3L"))
    both = cavale("verify", str(file))
    assert (both.exit_code, both.stdout.count("moves, all legal")) == (0, 2)
    assert "2 records" in cavale("replay", str(file)).output
    file.write_text(RECORD + RECORD.replace("2. 3R", "2. pass"))
    assert cavale("verify", str(file)).exit_code == 1
    file.write_text(RECORD.replace("2. 3R", "2. pass"))
    assert cavale("verify", str(file)).exit_code == 1
    broken = cavale("replay", str(file))
    assert broken.exit_code == 2
    assert "move 2" in broken.output


KUHN = """cavale-record: 1
game: kuhn
variant: plain
seats: 2
rules: 1
result: 2--2 shown

1.* K
2.* J
3. bet
4. call
"""


def test_a_finished_game_is_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kuhn", kuhn.SPEC)
    monkeypatch.setenv("COLUMNS", "120")
    shown = cavale("review", "-", "--lang", "en", typed=KUHN)
    assert shown.exit_code == 0
    lines = [" ".join(line.split()) for line in shown.stdout.splitlines()]
    assert lines[0] == "who move gave away (chips) luck (chips) learned (bits) remark"
    assert lines[1] == "1 chance K First +1.00"
    assert lines[3] == "3 First bet 0.00 0.00"
    assert lines[4] == "4 Second call 1.00 1.00 The other one was better. Better: fold."
    assert lines[-2:] == ["First 0.00 +1.00 0.00", "Second 1.00 -1.00 1.00"]
    french = cavale("review", "-", "--lang", "fr", typed=KUHN).stdout
    assert "chance (jetons)" in french
    assert "Mieux : fold." in saying.typed(french)


def test_machines_are_told_in_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kuhn", kuhn.SPEC)
    shown = json.loads(cavale("replay", "-", "--json", typed=RECORD).stdout)
    assert [step.get("move") for step in shown["steps"]] == [None, "3L", "3R"]
    assert shown["steps"][1]["by"] == "yellow"
    assert set(shown["steps"][1]["words"]) == {*LANGS}
    assert shown["steps"][2]["view"]["slots"][2] == "Y...B"
    hidden = json.loads(cavale("replay", "-", "--json", "--eyes", "first", typed=KUHN).stdout)
    assert [step.get("move") for step in hidden["steps"]] == [None, "K", "?", "bet", "call"]
    assert "words" not in hidden["steps"][2]
    found = json.loads(cavale("review", "-", "--json", typed=KUHN).stdout)
    assert (found["unit"]["fr"], found["unit"]["en"]) == ("jetons", "chips")
    assert (found["moves"][3]["move"], found["moves"][3]["better"]) == ("call", "fold")
    assert found["totals"][1]["loss"] == 1.0
    good = cavale("verify", "-", "--json", typed=RECORD)
    assert good.exit_code == 0
    assert [record["passed"] for record in json.loads(good.stdout)] == [True]
    bad = cavale("verify", "-", "--json", typed=RECORD + "3. pass\n")
    assert bad.exit_code == 1
    assert "rule 2.4" in json.loads(bad.stdout)[0]["checks"][0]["detail"]


def test_files_of_many_records_are_verified(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    records.write(file, [records.parse(RECORD)] * 2)
    shown = cavale("verify", str(file))
    assert shown.exit_code == 0
    assert "\n2. wall\n" in shown.stdout
    assert "there are 2 records in it" in cavale("replay", str(file)).output
    missing = cavale("verify", str(tmp_path / "none.txt"))
    assert "none.txt: No such file or directory" in missing.output


def test_only_finished_games_are_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "kuhn", kuhn.SPEC)
    monkeypatch.setitem(GAMES, "ball", replace(GAMES["ball"], review=None))
    for typed, complaint in (
        (BALL, "ball has no review"),
        (KUHN.replace("2--2 shown", "*").replace("4. call", ""), "not over"),
        (KUHN.replace("call", "check"), "move 4"),
    ):
        refused = cavale("review", "-", typed=typed)
        assert refused.exit_code == 2
        assert complaint in refused.output


def test_help_needs_no_numba() -> None:
    code = "import sys; from cavale.cli import app; sys.argv[1:] = ['--help']\n"
    code += "try: app()\nexcept SystemExit: assert 'numba' not in sys.modules\n"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", done.stdout)


def test_the_version() -> None:
    assert re.fullmatch(r"cavale \d+\.\d+\.\d+\n", cavale("--version").stdout)
