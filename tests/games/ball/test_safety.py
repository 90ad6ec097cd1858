"""Who looks misses no win in one turn and allows no preventable one: levels 2 to 4 when they look,
and level 5 always.

CAVALE_BALL_POSITIONS asks for a longer run by hand.
"""

import os

import pytest

from cavale import Position
from cavale.core.bot import Bot
from cavale.core.jit import JIT
from cavale.games.ball.bots import CAREFUL
from cavale.games.ball.evaluation import learned
from cavale.games.ball.rules import NO_PAWN, WON
from cavale.games.ball.unfolding import after, outcomes, unfold, winning
from tests.games.ball.test_bots import face_can_win, quick, wanderings, wins_now

LOOKING: tuple[Bot, ...] = (CAREFUL, quick(5))
POSITIONS = int(os.environ.get("CAVALE_BALL_POSITIONS", "60" if JIT else "2"))


def positions() -> list[Position]:
    """At the start of a turn and in the middle of one."""
    return wanderings(POSITIONS) + wanderings(POSITIONS // 2, half=True)


def play_turn(position: Position, player: Bot, seed: int) -> Position:
    """A bot plays this turn to its end."""
    seat = position.mover
    while True:
        choice = player.choose(position.observe(seat), seed)
        position = position.play(choice.move, seat)
        if position.mover != seat or position.copy_record()[0].moved == NO_PAWN:
            return position


def allows_a_win(position: Position, turn: int) -> bool:
    s = position.copy_record()[0]
    side = int(s.turn)
    return face_can_win(int(s.pawns[1 - side]), turn & (1 << 49) - 1, turn >> 49, 1 - side)


def can_be_prevented(position: Position) -> bool:
    """Some turn gives the other side no winning turn; the last resort is the third repetition."""
    turns = outcomes(position, learned())[0].tolist()
    return any(not allows_a_win(position, turn) for turn in turns) or any(
        after(position, unfold(position, turn)).mover is None for turn in turns[:20]
    )


@pytest.mark.parametrize("player", LOOKING)
def test_it_takes_a_win_in_one_turn(player: Bot) -> None:
    for position in positions():
        if winning(position):
            assert play_turn(position, player, 2).copy_record()[0].over == WON, position


@pytest.mark.slow
@pytest.mark.parametrize("player", LOOKING)
def test_it_prevents_what_can_be_prevented(player: Bot) -> None:
    for position in positions():
        if winning(position) or not can_be_prevented(position):
            continue
        then = play_turn(position, player, 3)
        assert then.mover is None or not wins_now(then), position
