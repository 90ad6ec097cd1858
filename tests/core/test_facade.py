"""The library as a stranger meets it."""

import pickle
import subprocess
import sys

import pytest

import cavale
from cavale import IllegalMove, MalformedMove, NotYourTurn, UnknownGame
from cavale.core import position as positions
from cavale.core.jit import implement, layout
from cavale.core.rules import State


def test_the_readme_in_seven_lines() -> None:
    game = cavale.game("wall")
    position = game.start()
    assert position.mover == 0
    assert "3L" in position.moves
    later = position.play("3L")
    assert str(position) == "...../...../...../...../..... y - 0 0-0"
    assert str(later) == "...../...../Y..../...../..... b - 1 0-0"
    assert later.outcome is None
    assert later.view(1)["mover"] == "blue"
    assert game.parse(str(later)) == later


def test_errors_carry_the_move_the_clause_and_what_it_was_tried_on() -> None:
    position = cavale.game("wall").start()
    with pytest.raises(IllegalMove) as illegal:
        position.play("pass")
    assert (illegal.value.move, illegal.value.clause) == ("pass", "2.4")
    assert illegal.value.position.state == position.state
    with pytest.raises(MalformedMove):
        position.play("6L")
    with pytest.raises(NotYourTurn):
        position.play("3L", seat=1)


def test_moves_are_read_generously_and_written_strictly() -> None:
    position = cavale.game("wall").start()
    assert position.play(" 3l ") == position.play("3L")
    assert str(cavale.game("wall").read_move("Pass")) == "pass"


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="wall"):
        cavale.game("chess")


def test_games_positions_and_observations_travel_between_processes() -> None:
    position = cavale.game("wall", variant="single").start().play("2R")
    assert pickle.loads(pickle.dumps(position)) == position
    assert pickle.loads(pickle.dumps(position.observe(1))) == position.observe(1)
    assert hash(position) == hash(cavale.game("wall", variant="single").start().play("2R"))
    assert position != cavale.game("wall").start().play("2R")


def test_importing_cavale_needs_no_numba() -> None:
    code = "import cavale, cavale.cli, sys; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_without_its_rules_is_refused() -> None:
    class Half(State):
        turn: int

    with pytest.raises(TypeError, match="apply, mover, moves, points"):
        implement(layout(Half))


def test_two_games_cannot_share_a_layout() -> None:
    from cavale.games.wall import rules

    with pytest.raises(TypeError, match="share one record layout"):
        implement(rules.STATE, rules.mover, rules.moves, rules.apply, rules.points)


def test_what_was_seen_of_a_position_is_kept_for_a_while_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(positions, "LOOKED_AT", positions.LookedAt(100_000))
    position = cavale.game("wall").start()
    seen = position.observe(0)
    assert position.observe(0) is seen
    for _ in range(20):
        cavale.game("wall").start().observe(0)
    assert positions.LOOKED_AT.size <= 100_000
    assert position.observe(0) is not seen
    assert position.observe(0) == seen
    position.forget()
    assert position.observe(0) == seen
