"""Every level plays by the rules, and sees what its level promises; fast twins agree with slow."""

import random

import numpy as np
import pytest

from cavale import GAMES, Observation, Position, game
from cavale.core.bot import Bot
from cavale.core.jit import JIT, Ints, kernel
from cavale.games.ball import bots
from cavale.games.ball.board import SQUARES
from cavale.games.ball.bots import LEVELS, Searcher, bot
from cavale.games.ball.choosing import Thought, drawing, think
from cavale.games.ball.evaluation import learned, total
from cavale.games.ball.rules import WON
from cavale.games.ball.search import WIN
from cavale.games.ball.threats import can_win
from cavale.games.ball.unfolding import outcomes
from tests.games.ball.drawn import board
from tests.overtime import overtime

BALL = game("ball")
MANY, SOME = (200, 24) if JIT else (2, 2)
every_level = pytest.mark.parametrize("level", range(6))


def quick(level: int) -> Bot:
    return bot(level, 0.02)


def wanderings(count: int, half: bool = False, longest: int = 40) -> list[Position]:
    """Positions of random games, at the start of a turn or with one pawn moved."""
    rng = random.Random(count)
    found: list[Position] = []
    while len(found) < count:
        position = BALL.start()
        for _ in range(2 * rng.randrange(longest) + half):
            if position.mover is not None:
                position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is not None:
            found.append(position)
    return found


def all_ends(position: Position) -> tuple[dict[int, Position], bool]:
    """The same, and all the boards even if some turn wins."""
    seat = position.mover
    found: dict[int, Position] = {}
    wins = False
    for code in position.moves.codes:
        half = position.play_unchecked(code)
        if half.mover is None:
            wins = True
            continue
        for second in half.moves.codes:
            after = half.play_unchecked(second)
            s = after.copy_record()[0]
            if s.over == WON:
                wins = True
            else:
                found[int(s.pawns[seat]) | int(s.ball) << SQUARES] = after
    return found, wins


@kernel
def face_can_win(own: int, opp: int, ball: int, side: int) -> bool:
    return can_win(own, opp, ball, side)


@kernel
def face_total(own: int, opp: int, ball: int, holds: int, side: int, values: Ints) -> int:
    return total(own, opp, ball, holds, side, values)


def wins_now(position: Position) -> bool:
    s = position.copy_record()[0]
    side = int(s.turn)
    return face_can_win(int(s.pawns[side]), int(s.pawns[1 - side]), int(s.ball), side)


def score(position: Position) -> int:
    """How a board looks to the side that has just finished its turn."""
    s = position.copy_record()[0]
    side = 1 - int(s.turn)
    own, opp, ball = int(s.pawns[side]), int(s.pawns[1 - side]), int(s.ball)
    return int(face_total(own, opp, ball, own >> ball & 1, side, learned()))


def test_there_are_six_levels() -> None:
    assert GAMES["ball"].levels == len(LEVELS) - 1 == 5
    for level in (6, -1):
        with pytest.raises(ValueError, match="0 to 5"):
            bot(level)


@pytest.mark.slow
def test_turns_are_pairs_of_moves() -> None:
    for position in wanderings(SOME):
        boards, wins = all_ends(position)
        turns, scores = outcomes(position, learned())
        assert sorted(turns.tolist()) == sorted(boards)
        assert wins_now(position) == wins
        for turn, value in list(zip(turns.tolist(), scores.tolist(), strict=True))[::50]:
            if boards[turn].mover is not None:
                assert value == score(boards[turn])


def test_a_win_in_this_turn_is_seen() -> None:
    for position in wanderings(MANY):
        assert wins_now(position) == wins_by_hand(position)


def wins_by_hand(position: Position) -> bool:
    for code in position.moves.codes:
        half = position.play_unchecked(code)
        if half.mover is None or any(
            half.play_unchecked(second).copy_record()[0].over == WON for second in half.moves.codes
        ):
            return True
    return False


def naive(position: Position, depth: int, ply: int = 0) -> int:
    """Plain minimax over whole turns."""
    boards, wins = all_ends(position)
    if wins:
        return WIN - ply - 1
    best = ply - WIN
    for after in boards.values():
        if after.mover is None:
            value = WIN - ply - 1
        elif wins_now(after):
            value = ply + 2 - WIN
        elif depth == 1:
            value = score(after)
        else:
            value = -naive(after, depth - 1, ply + 1)
        best = max(best, value)
    return best


@pytest.mark.slow
def test_the_search_is_minimax() -> None:
    for position in wanderings(2, longest=6):
        if not wins_now(position):
            thought = think(position.observe(position.mover), learned(), depth=2)
            assert thought.score == naive(position, 2)


@every_level
@pytest.mark.parametrize("half", [False, True])
def test_it_plays_legal_moves(level: int, half: bool) -> None:
    for position in wanderings(SOME // 2, half):
        choice = quick(level).choose(position.observe(position.mover), seed=1)
        assert choice.move in position.moves
        assert -1 <= choice.value <= 1


def play_turn(position: Position, player: Bot, seed: int) -> Position:
    seat = position.mover
    while position.mover == seat:
        position = position.play(player.choose(position.observe(seat), seed).move, seat)
        if position.copy_record()[0].moved < 0:
            break
    return position


@pytest.mark.parametrize("level", range(5))
def test_the_same_seed_gives_the_same_move(level: int) -> None:
    for position in wanderings(5 if JIT else 1):
        seen = position.observe(position.mover)
        assert bot(level).choose(seen, 7) == bot(level).choose(seen, 7)


@pytest.mark.parametrize("depth", [1, 2])
def test_the_second_pawn_move_follows_the_first(depth: int) -> None:
    """At half turn the same turn is still the best, or one that is worth as much."""
    for position in wanderings(SOME // 4):
        seat = position.mover
        thinker = Searcher(depth=depth)
        choice = thinker.choose(position.observe(seat), 4)
        half = position.play(choice.move)
        if half.mover is not None:
            again = thinker.choose(half.observe(seat), 4)
            assert again.value >= choice.value or again.move == choice.line[1]


@pytest.mark.parametrize("depth", [1, 2])
def test_it_leaves_the_other_side_without_a_turn(depth: int) -> None:
    """A1 can be walled in, and the carrier alone is not enough for a turn."""
    drawing = """
        .......
        .......
        ......r
        ...r...
        r......
        rr.....
        brr...B"""
    position = board(drawing, "r")
    thought = think(position.observe(1), learned(), depth=depth)
    assert thought.score == WIN - 1
    end = position.play_unchecked(thought.codes[0]).play_unchecked(thought.codes[1])
    assert end.outcome
    assert end.outcome.reason == "stuck"


def test_a_turn_takes_its_time_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second pawn move gets a smaller share of it than the first."""
    given: list[float] = []

    def glance(seen: Observation, values: Ints, *, seconds: float, **_: object) -> Thought:
        given.append(seconds)
        return Thought((seen.moves.codes[0],), 0, 1, 1)

    monkeypatch.setattr(bots, "think", glance)
    position = BALL.start()
    for _ in range(2):
        position = position.play(bot(5).choose(position.observe(0), 1).move)
    assert sum(given) == 1.0
    assert given[0] > given[1]


@every_level
def test_a_flag_ends_its_thinking(level: int) -> None:
    seen = BALL.start().observe(0)
    quick(level).choose(seen, 1)
    assert overtime(bot(level), seen) < (0.2 if JIT else 20)


def test_a_third_time_is_a_draw() -> None:
    """Turns to boards that have stood twice are worth nothing, good or bad."""
    position = BALL.start()
    a = position.copy_record()
    boards, _ = all_ends(position)
    turns = int(a["turns"][0])
    stood = [int(after.copy_record()["seen"][0, turns]) for after in boards.values()]
    a["seen"][0, : 2 * len(stood)] = stood * 2
    a["turns"] = 2 * len(stood)
    again = Position(BALL, a.tobytes())
    assert sorted(drawing(again).tolist()) == sorted(stood)
    assert think(again.observe(again.mover), learned(), depth=2).score == 0


def test_sides_look_alike() -> None:
    turned = np.array([7 * (6 - s // 7) + s % 7 for s in range(SQUARES)])
    mirrored = np.array([7 * (s // 7) + 6 - s % 7 for s in range(SQUARES)])
    values = learned()
    assert (values[1] == values[0][:, turned][:, :, :, turned]).all()
    assert (values[0] == values[0][:, mirrored][:, :, :, mirrored]).all()
