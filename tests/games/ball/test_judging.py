"""What `cavale solve ball --position` claims, and that it claims no more."""

import json

import pytest
from typer.testing import CliRunner

from cavale.cli import app
from cavale.core.review import Played
from cavale.core.solving import Means
from cavale.games.ball.judging import BallJudge
from cavale.games.ball.review import rows
from cavale.games.ball.unfolding import winning
from tests.games.ball.drawn import BALL
from tests.games.ball.test_force import found

pytestmark = pytest.mark.slow


def test_a_forced_win_is_found_and_its_line_leads_there() -> None:
    position, proof = max(found(40), key=lambda claim: claim[1].length)
    judged = BallJudge()(position, Means(256, 20.0), lambda done, of: None)
    assert judged.value == "mover"
    assert judged.distance is not None
    assert judged.distance <= proof.length
    mover, there = position.mover, position
    for text in judged.line:
        there = there.play(text)
    assert there.outcome is not None
    assert mover is not None
    assert there.outcome.points[mover] == 1.0
    assert judged.moves[judged.line[0]] == "mover"
    assert set(judged.moves) == {str(move) for move in position.moves}


def test_who_can_only_watch_is_lost() -> None:
    """After the first turn of a proof, whatever the other side does."""
    position, proof = min(found(40), key=lambda claim: claim[1].length)
    judged = BallJudge()(position, Means(256, 20.0), lambda done, of: None)
    there = position
    while there.mover == position.mover:
        there = there.play(judged.line[0])
        judged = BallJudge()(there, Means(256, 20.0), lambda done, of: None)
    assert judged.value == "opponent"
    assert set(judged.moves.values()) == {"opponent"}
    assert judged.distance is not None
    assert judged.distance < proof.length + 1


def test_what_is_not_proven_is_unknown() -> None:
    done = CliRunner().invoke(
        app, ["solve", "ball", "--position", str(BALL.start()), "--time", "0.5", "--json"]
    )
    assert done.exit_code == 0
    read = json.loads(done.stdout)
    assert read["value"] == "unknown"
    assert set(read["moves"].values()) == {"unknown"}
    assert read["searched"] > 0


def test_a_win_that_was_missed_is_remarked_upon() -> None:
    position, _ = found(40)[0]
    judged = BallJudge()(position, Means(256, 20.0), lambda done, of: None)
    for move in position.moves:
        after = position.play(move)
        if str(move) != judged.line[0] and after.mover is not None and not winning(after):
            (row,) = rows(Played((position, after), (move,)), 0)
            if row.said is not None:
                assert row.better is not None
                return
    pytest.fail("every pawn move keeps the win")


def test_the_winning_move_gives_nothing_away() -> None:
    position, _ = found(40)[0]
    judged = BallJudge()(position, Means(256, 20.0), lambda done, of: None)
    move = BALL.read_move(judged.line[0])
    (row,) = rows(Played((position, position.play(move)), (move,)), 0)
    assert row.loss == 0.0
    assert row.said is None
