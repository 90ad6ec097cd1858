"""Exact values of positions: against search, near the limit, and as `cavale solve` says them."""

import json
import random

import pytest
from typer.testing import CliRunner, Result

from cavale import Position, game
from cavale.cli import app
from cavale.core.jit import JIT
from cavale.games.wall.exact.values import Verdict, memory_needed, standing, verdict
from cavale.search.alphabeta import SURE, alphabeta

SINGLE = game("wall", variant="single")
pytestmark = pytest.mark.slow


def walks(pushed: int, count: int, seed: int) -> list[Position]:
    """Positions after so many ropes, the escape still open."""
    rng = random.Random(seed)
    found: list[Position] = []
    while len(found) < count:
        position = SINGLE.start()
        while position.mover is not None and position.copy_record()["pushed"][0] < pushed:
            position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is not None:
            found.append(position)
    return found


def best(found: Verdict) -> str:
    order = ["mover", "draw", "opponent"]
    return min(found.moves.values(), key=order.index)


def test_a_forced_escape_that_search_finds_is_found() -> None:
    """Whatever search proves, from any move on, must be so; and it proves something."""
    proven = set()
    for position in walks(34, 6, seed=4):
        found = verdict(position.copy_record())
        assert found.value == best(found)
        for move in position.moves:
            after = position.play_unchecked(move.code)
            searched = proved(after, position.mover)
            if searched is not None:
                assert found.moves[str(move)] == searched
                proven.add(searched)
    assert proven == {"mover", "opponent"}


def proved(after: Position, mover: int | None) -> str | None:
    """Who escapes, as far as a short search can tell, seen from `mover`."""
    assert mover is not None
    if after.outcome is not None:
        return {1.0: "mover", 0.0: "opponent"}.get(after.outcome.points[mover])
    score = alphabeta(after.observe(after.mover), depth=40, nodes=100_000).score
    if abs(score) < SURE:
        return None
    return "mover" if (score > 0) == (after.mover == mover) else "opponent"


def with_pushes_left(position: Position, left: int) -> Position:
    a = position.copy_record()
    a["pushed"] = 125 - left
    return SINGLE.at(a.tobytes())


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_search_to_the_very_end_says_the_same(left: int) -> None:
    for position in walks(40, 4, seed=left):
        near = with_pushes_left(position, left)
        found = verdict(near.copy_record())
        # A pass takes no push, but none follows another.
        score = alphabeta(near.observe(near.mover), depth=2 * left + 1).score
        assert found.value == (
            "draw" if abs(score) < SURE else "mover" if score > 0 else "opponent"
        )
        assert found.value == best(found)


def test_an_escape_that_comes_too_late_is_none() -> None:
    far = 0
    for position in walks(30, 6, seed=8):
        found = verdict(with_pushes_left(position, 50).copy_record())
        if found.distance is None:
            assert found.value == "draw"
            continue
        far = max(far, found.distance)
        in_time, too_late = found.distance, found.distance - 1
        assert verdict(with_pushes_left(position, in_time).copy_record()).value == found.value
        assert verdict(with_pushes_left(position, too_late).copy_record()).value == "draw"
    assert far >= 3


def cavale(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))


AFTER_THE_BOOK = "Y..../B...B/BB..B/YBYBY/YY..Y y - 14 0-0"
MATED = "YBBBY/BYYYB/BY.YY/YYBBB/BYYYB y - 46 0-0"


def test_machines_get_values() -> None:
    done = cavale("solve", "wall", "--variant", "single", "--position", MATED, "--json")
    assert done.exit_code == 0, done.output
    said = json.loads(done.stdout)
    assert said["moves"] == {"pass": said["value"]}
    assert said["position"] == MATED


def test_people_get_a_table() -> None:
    done = cavale("solve", "wall", "--position", MATED, "--lang", "fr")
    assert done.exit_code == 0, done.output
    assert "valeur exacte" in done.stdout
    assert "pass" in done.stdout


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--position", "nonsense"), "a position of The Wall reads like"),
        (("--position", str(AFTER_THE_BOOK), "--memory", "20"), "MB of memory"),
        (("--position", MATED, "--memory", "10"), "and 10 are allowed"),
        (("--position", f"{'/'.join(['.....'] * 5)} b - 0 1-0"), "is over there"),
    ],
)
def test_what_it_cannot_solve(args: tuple[str, ...], reason: str) -> None:
    done = cavale("solve", "wall", "--variant", "single", *args)
    assert done.exit_code == 2
    assert reason in " ".join(done.output.split())


def test_memory_falls_with_every_rope() -> None:
    for position in walks(16, 20 if JIT else 1, seed=2):
        here = standing(position.copy_record())
        assert memory_needed(here) < 650
        for move in position.moves:
            after = position.play_unchecked(move.code)
            if after.mover is not None:
                assert memory_needed(standing(after.copy_record())) <= memory_needed(here)
