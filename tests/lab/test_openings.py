"""Openings as a tree: all games are in it, and what is proven is said."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cavale import game
from cavale.cli import app
from cavale.core.openings import Opening
from cavale.lab.openings import run

pytestmark = pytest.mark.slow


def nodes(node: Opening) -> list[Opening]:
    return [node, *(below for child in node.moves.values() for below in nodes(child))]


def test_every_game_is_in_the_tree() -> None:
    found = run(game("wall", "single"), games=6, depth=3, level=1, pace=0.01, seed=4)
    assert found.tree.games == 6
    for node in nodes(found.tree):
        assert sum(node.points) == node.games
        assert not node.moves or sum(child.games for child in node.moves.values()) == node.games
    assert {node.value for node in nodes(found.tree)} <= {"draw", "mover", "opponent"}
    assert found.tree.value == "draw"
    assert run(game("wall", "single"), games=6, depth=3, level=1, pace=0.01, seed=4) == found


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "ball.json"
    args = ["lab", "openings", "ball", "--games", "2", "--level", "1", "--depth", "2"]
    assert CliRunner().invoke(app, [*args, "--out", str(out)]).exit_code == 0
    read = json.loads(out.read_bytes())
    assert (read["game"], read["tree"]["games"]) == ("ball", 2)
    refused = CliRunner().invoke(app, ["lab", "openings", "horse"])
    assert refused.exit_code == 2
    assert "no openings" in refused.output
