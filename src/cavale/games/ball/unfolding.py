"""A turn is two pawn moves: from one to the other and back."""

import numpy as np

from cavale.core.jit import Ints, kernel
from cavale.core.position import Position
from cavale.games.ball.board import OFF, SQUARES
from cavale.games.ball.rules import NO_PAWN, move_parts
from cavale.games.ball.threats import can_win
from cavale.games.ball.turns import INFINITE, MAX_TURNS, ROOM, list_turns


@kernel
def _list(own: int, opp: int, ball: int, side: int, turns: Ints, scores: Ints, values: Ints) -> int:
    room = np.empty(ROOM, np.int64)
    low = np.empty(1, np.int64)
    return list_turns(own, opp, ball, side, -INFINITE, INFINITE, turns, scores, room, values, low)


@kernel
def _can_win(own: int, opp: int, ball: int, side: int) -> bool:
    return can_win(own, opp, ball, side)


def completions(position: Position) -> dict[int, int]:
    """What the second pawn moves lead to, each with the move."""
    s = position.copy_record()[0]
    pawns, ball = int(s.pawns[s.turn]), int(s.ball)
    found: dict[int, int] = {}
    for code in position.moves.codes:
        start, end, takes = move_parts(code)
        there = end if takes or start == ball else ball
        found.setdefault(pawns & ~(1 << start) | 1 << end | there << SQUARES, code)
    return found


def winning(position: Position) -> tuple[int, ...]:
    """The pawn moves that win within this turn, if there are any."""
    s = position.copy_record()[0]
    side, ball = int(s.turn), int(s.ball)
    if not _can_win(int(s.pawns[side]), int(s.pawns[1 - side]), ball, side):
        return ()
    codes = position.moves.codes
    for code in codes:
        if move_parts(code)[1] == OFF:
            return (code,)
    if s.moved != NO_PAWN:
        return ()
    for code in codes:
        for second in position.play_unchecked(code).moves.codes:
            if move_parts(second)[1] == OFF:
                return code, second
    return ()


def threatened(position: Position) -> bool:
    """Whether the side to move wins within this turn."""
    s = position.copy_record()[0]
    side = int(s.turn)
    return bool(_can_win(int(s.pawns[side]), int(s.pawns[1 - side]), int(s.ball), side))


def unfold(position: Position, turn: int) -> tuple[int, ...]:
    """The pawn moves that lead there: two, or one when a pawn has moved already."""
    if position.copy_record()[0].moved != NO_PAWN:
        return (completions(position)[turn],)
    for code in position.moves.codes:
        if turn >> move_parts(code)[1] & 1:
            second = completions(position.play_unchecked(code)).get(turn)
            if second is not None:
                return code, second
    raise ValueError("no two pawn moves lead there")


def outcomes(position: Position, values: Ints) -> tuple[Ints, Ints]:
    """What this turn can lead to, and how each scores; at half turn they all score the same."""
    s = position.copy_record()[0]
    if s.moved != NO_PAWN:
        found = np.array(list(completions(position)))
        return found, np.zeros(len(found), np.int64)
    turns, scores = np.zeros(MAX_TURNS, np.int64), np.zeros(MAX_TURNS, np.int64)
    side = int(s.turn)
    own, opp = int(s.pawns[side]), int(s.pawns[1 - side])
    n = _list(own, opp, int(s.ball), side, turns, scores, values)
    return turns[:n], scores[:n]


def after(position: Position, codes: tuple[int, ...]) -> Position:
    for code in codes:
        position = position.play_unchecked(code)
    return position
