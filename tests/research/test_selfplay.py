"""Self-play into tables: the games, what was seen, and going on."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import cavale
from cavale import GAMES, research
from cavale.cli import app
from cavale.research import selfplay as module
from cavale.research.selfplay import Setting, play, selfplay

SETTING = Setting(
    game="thief",
    variant="knots-1",
    seats=2,
    rules=2,
    levels=(1, 2),
    pace=1.0,
    plies=2,
    seed=0,
    observations=True,
)


def test_games_and_decisions_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "A_FILE", 2)
    heard: list[int] = []
    with ThreadPoolExecutor(2) as crew:
        files = selfplay(SETTING, 3, tmp_path, crew, 2, heard.append)
        assert ([file.name for file in files], sum(heard)) == (
            ["games-00000.parquet", "games-00001.parquet"],
            3,
        )
        before = [file.stat().st_mtime_ns for file in files]
        again = selfplay(SETTING, 3, tmp_path, crew, 2)
        assert [file.stat().st_mtime_ns for file in again] == before
        more = selfplay(SETTING, 4, tmp_path, crew, 2)
        assert more[0].stat().st_mtime_ns == before[0]
    games = [record for file in more for record in cavale.records.read(file)]
    assert [record.moves for record in games] == [play(SETTING, n).record.moves for n in range(4)]
    assert len({record.moves for record in games}) > 1
    table = pq.read_table(tmp_path / "steps-00000.parquet")
    shapes = json.loads(table.schema.metadata[b"planes"])
    assert shapes["clues"] == [9, 11, 11]
    for row in table.to_pylist():
        record = games[row["game"]]
        position = list(record.positions())[row["ply"]]
        seen = position.observe(row["seat"])
        assert position.mover == row["seat"]
        assert str(research.move_with(seen, row["action"])) == row["move"]
        assert row["move"] == record.moves[row["ply"]]
        assert row["mask"][row["action"]] == 1
        assert np.array_equal(row["planes"], research.planes(seen))
        assert row["utility"] == pytest.approx(record.replay().utility(row["seat"]))


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != SETTING.game])
def test_an_action_is_that_of_the_move(slug: str) -> None:
    game = cavale.game(slug)
    setting = msgspec.structs.replace(
        SETTING,
        game=slug,
        variant=game.variant,
        rules=game.spec.rules_version,
        levels=(1, 1),
        plies=0,
    )
    played = play(setting, 1)
    positions = list(played.record.positions())
    assert played.steps
    for step in played.steps[:40]:
        seen = positions[step.ply].observe(step.seat)
        assert str(research.move_with(seen, step.action)) == step.move


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as crew:
        (tmp_path / "notes").touch()
        with pytest.raises(cavale.CavaleError, match="not empty"):
            selfplay(SETTING, 1, tmp_path, crew, 1)
        mine = tmp_path / "mine"
        selfplay(SETTING, 1, mine, crew, 1)
        other = msgspec.structs.replace(SETTING, seed=9)
        with pytest.raises(cavale.CavaleError, match="with seed 0, not 9"):
            selfplay(other, 1, mine, crew, 1)


def test_the_command(tmp_path: Path) -> None:
    args = ["lab", "selfplay", "wall", "--variant", "single", "--games", "2", "--jobs", "1"]
    said = CliRunner().invoke(app, [*args, "--level", "1", "--out", str(tmp_path / "w")])
    assert (said.exit_code, "2 games in 1 file" in said.output) == (0, True), said.output
    assert len(cavale.records.read(tmp_path / "w" / "games-00000.parquet")) == 2
    wrong = CliRunner().invoke(app, [*args, "--level", "9", "--out", str(tmp_path / "x")])
    assert (wrong.exit_code, "levels from 0 to 5" in wrong.output) == (2, True)
    assert not (tmp_path / "x").exists()
