"""Real programs at the seats: what they do wrong costs them the game and nobody else anything."""

import os
import signal
from pathlib import Path

import pytest

import cavale
from cavale.engine.client import EngineFailed, Program, close_all, close_idle, start
from cavale.engine.messages import Limits
from cavale.lab.referee import play
from tests.engine.programs import command

WALL = cavale.game("wall", "single").start()


def test_two_programs_play_a_game_to_its_end(tmp_path: Path) -> None:
    first, last = (Program(command(tmp_path, kind)) for kind in ("first", "last"))
    game = play(WALL, [first, last], seed=1)
    assert game.failure is None
    record = game.record(["first", "last"])
    assert record.replay().outcome == game.outcome
    assert play(WALL, [first, last], seed=1) == game
    close_all()


@pytest.mark.parametrize(
    ("kind", "how", "detail"),
    [
        ("asleep", "time", "no answer within 1 s"),
        ("crash", "crash", "ended with code 1: out of ideas"),
        ("babble", "nonsense", "3L please"),
        ("cheat", "illegal", "Z9"),
        ("flood", "time", "no answer"),
    ],
)
def test_a_failure_loses_that_game(tmp_path: Path, kind: str, how: str, detail: str) -> None:
    limits = Limits(seconds=1.0)
    good, bad = Program(command(tmp_path, "first")), Program(command(tmp_path, kind), limits)
    for seat, players in enumerate(([bad, good], [good, bad])):
        game = play(WALL, players, seed=1)
        assert game.failure is not None
        assert (game.failure.seat, game.failure.how) == (seat, how)
        assert detail in game.failure.detail
        assert (game.outcome.winner, game.outcome.reason) == (1 - seat, how)
    close_all()


def test_a_program_that_is_not_there_loses_too(tmp_path: Path) -> None:
    missing = Program(str(tmp_path / "nobody"))
    game = play(WALL, [Program(command(tmp_path, "first")), missing], seed=1)
    assert game.failure is not None
    assert (game.failure.seat, game.failure.how) == (1, "crash")
    assert "No such file" in game.failure.detail
    assert game.moves == ()
    close_all()


def test_a_program_is_started_once_and_ends_with_its_last_game(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "first"))
    with program.sit(WALL.game, 0) as one:
        process = one.engine._transport._process.pid  # type: ignore[attr-defined]
    with program.sit(WALL.game, 1) as other:
        assert other.engine is one.engine
        with program.sit(WALL.game, 0) as third:
            assert third.engine is not one.engine
    close_all()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_program_that_nobody_uses_is_ended(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "first"))
    with program.sit(WALL.game, 0) as one:
        process = one.engine._transport._process.pid  # type: ignore[attr-defined]
        assert close_idle(0.0) == 0
        os.kill(process, 0)
    assert close_idle(3600.0) == 1
    os.kill(process, 0)
    assert close_idle(0.0) == 0
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_program_that_dies_between_games_is_started_again(tmp_path: Path) -> None:
    program = Program(command(tmp_path, "first"))
    with program.sit(WALL.game, 0) as one:
        os.kill(one.engine._transport._process.pid, signal.SIGKILL)  # type: ignore[attr-defined]
    lost = play(WALL, [program, program], seed=1)
    assert lost.failure is not None
    assert lost.failure.how == "crash"
    assert play(WALL, [program, program], seed=1).failure is None
    close_all()


def test_what_is_no_engine_does_not_say_hello() -> None:
    with pytest.raises(EngineFailed, match="nonsense"):
        start("echo hello")
    with pytest.raises(EngineFailed, match="no program"):
        start("  ")
