"""A forced win that is claimed is one: all answers are tried by the rules."""

import pytest

from cavale import Position
from cavale.core.jit import JIT
from cavale.games.ball.boards import new_boards
from cavale.games.ball.bots import Searcher
from cavale.games.ball.choosing import drawing, think
from cavale.games.ball.evaluation import learned
from cavale.games.ball.forcing import Proof, seek, unfold_all
from cavale.games.ball.rules import WON
from cavale.games.ball.search import SURE, WIN
from cavale.games.ball.unfolding import after, unfold
from cavale.search.limits import new_flag
from tests.games.ball.test_bots import BALL, all_ends, wanderings, wins_by_hand, wins_now

MANY, LIMIT = (120, 400) if JIT else (4, 4)


def forced(position: Position, limit: int = LIMIT) -> Proof | None:
    boards = new_boards(position.copy_record(), 2)
    return seek(boards, learned(), drawing(position), limit, new_flag())


def found(count: int) -> list[tuple[Position, Proof]]:
    quiet = [position for position in wanderings(count) if not wins_now(position)]
    proofs = [(position, forced(position)) for position in quiet]
    return [(position, proof) for position, proof in proofs if proof]


def answers(position: Position, proof: Proof) -> list[Position]:
    """Everything the other side can do about the first turn of a proof."""
    return list(all_ends(after(position, unfold(position, proof.turns[0])))[0].values())


def holds(position: Position, proof: Proof) -> bool:
    """After every answer the attacker wins at once, or has a shorter proof that holds."""
    for answer in answers(position, proof):
        if answer.mover is None:
            return False
        if wins_now(answer):
            continue
        again = forced(answer, 4 * LIMIT)
        if again is None or again.length > proof.length - 2 or not holds(answer, again):
            return False
    return True


@pytest.mark.slow
def test_claims_hold() -> None:
    claims = found(MANY)
    assert len(claims) > MANY // 10
    for position, proof in claims:
        assert holds(position, proof), position


@pytest.mark.slow
def test_short_claims_hold_by_plain_rules() -> None:
    """Without any fast test for a win: every answer and every pawn move after it is tried."""
    short = [(position, proof) for position, proof in found(MANY // 3) if proof.length == 3][:3]
    assert short
    for position, proof in short:
        assert all(wins_by_hand(answer) for answer in answers(position, proof)), position


@pytest.mark.slow
def test_the_line_is_played_to_its_end() -> None:
    for position, proof in found(MANY):
        moves = unfold_all(position, proof, learned())
        end = position
        for code in moves:
            assert code in end.moves.codes
            end = end.play_unchecked(code)
        assert end.outcome
        assert end.outcome.points[position.mover or 0] == 1.0
        if end.copy_record()[0].over == WON:
            assert len(moves) in (2 * proof.length, 2 * proof.length - 1)


@pytest.mark.slow
def test_a_third_time_is_no_win() -> None:
    """A line through a board that has stood twice proves nothing."""
    position, proof = next((p, proof) for p, proof in found(MANY) if proof.length == 3)
    then = after(position, unfold(position, proof.turns[0]))
    a, b = position.copy_record(), then.copy_record()
    a["seen"][0, :2] = b["seen"][0, int(a["turns"][0]) % b["seen"].shape[1]]
    a["turns"] = max(int(a["turns"][0]), 2)
    again = forced(Position(BALL, a.tobytes()))
    assert again is None or again.turns[0] != proof.turns[0]


FAR = "rr2r1r/r1r3r/7/7/2B4/4b2/bbbb2b b -"


@pytest.mark.slow
def test_it_sees_farther_than_the_search() -> None:
    """A win in four own turns, where a search of three turns sees nothing."""
    position = BALL.parse(FAR)
    seen = position.observe(position.mover)
    assert abs(think(seen, learned(), depth=3).score) < SURE
    thought = think(seen, learned(), force=LIMIT)
    assert thought.score == WIN - 7
    choice = Searcher(depth=1, force=LIMIT).choose(seen, 1)
    assert choice.value == 1.0
    assert [move.code for move in choice.line] == list(thought.codes)


@pytest.mark.slow
def test_a_turn_that_lets_the_other_side_force_a_win_is_avoided() -> None:
    """Where another turn is not lost, as far as can be seen."""
    avoided = 0
    for position in wanderings(MANY):
        if wins_now(position):
            continue
        seen = position.observe(position.mover)
        blind, wary = (think(seen, learned(), depth=2, force=force) for force in (0, LIMIT))
        if abs(wary.score) > SURE:
            continue
        then = after(position, wary.codes)
        assert then.mover is not None
        assert not forced(then, LIMIT // 4)
        avoided += bool(forced(after(position, blind.codes), LIMIT // 4))
    assert avoided
