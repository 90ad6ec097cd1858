"""A whole turn thought over: deeper and deeper until a limit is reached."""

from dataclasses import dataclass
from typing import Annotated, Final

import numpy as np

from cavale.core.game import Observation, Position
from cavale.core.jit import Flag, Ints, kernel, layout, seeded
from cavale.core.rules import State
from cavale.games.ball.board import OFF, SQUARES
from cavale.games.ball.rules import NO_PAWN, REMEMBERED, TIMES_TO_DRAW, move_parts
from cavale.games.ball.search import (
    BEST,
    BEST_TURN,
    COLUMNS,
    END,
    MAX_DEPTH,
    NODES,
    SIGNS,
    STOPPED,
    SURE,
    search,
)
from cavale.games.ball.turns import INFINITE, MAX_TURNS, ROOM, list_turns, new_room
from cavale.search.limits import NO_LIMIT, alarm, new_flag
from cavale.search.table import new_table


class Board(State):
    """What a search needs of a state."""

    pawns: Annotated[Ints, 2]
    ball: int
    turn: int


BOARD: Final = layout(Board)


@dataclass(frozen=True)
class Thought:
    """The pawn moves to play, first the next one, and what they are worth to the mover."""

    codes: tuple[int, ...]
    score: int
    depth: int
    nodes: int


@kernel
def _list(own: int, opp: int, ball: int, side: int, turns: Ints, scores: Ints, values: Ints) -> int:
    room = np.empty(ROOM, np.int64)
    low = np.empty(1, np.int64)
    return list_turns(own, opp, ball, side, -INFINITE, INFINITE, turns, scores, room, values, low)


def completions(position: Position) -> dict[int, int]:
    """What the second pawn moves lead to, each with the move."""
    s = position.open()[0]
    pawns, ball = int(s.pawns[s.turn]), int(s.ball)
    found: dict[int, int] = {}
    for code in position.moves.codes:
        start, end, takes = move_parts(code)
        there = end if takes or start == ball else ball
        found.setdefault(pawns & ~(1 << start) | 1 << end | there << SQUARES, code)
    return found


def winning(position: Position) -> tuple[int, ...]:
    """The pawn moves that win within this turn, if there are any."""
    codes = position.moves.codes
    for code in codes:
        if move_parts(code)[1] == OFF:
            return (code,)
    if position.open()[0].moved != NO_PAWN:
        return ()
    for code in codes:
        for second in position.trust(code).moves.codes:
            if move_parts(second)[1] == OFF:
                return code, second
    return ()


def unfold(position: Position, turn: int) -> tuple[int, ...]:
    """Two pawn moves that lead there."""
    for code in position.moves.codes:
        second = completions(position.trust(code)).get(turn)
        if second is not None:
            return code, second
    raise ValueError("no two pawn moves lead there")


def outcomes(position: Position, values: Ints) -> tuple[Ints, Ints, dict[int, int]]:
    """What this turn can lead to, how each scores, and at half turn the moves to it."""
    s = position.open()[0]
    if s.moved != NO_PAWN:
        seconds = completions(position)
        return np.array(list(seconds)), np.zeros(len(seconds), np.int64), seconds
    turns, scores = np.zeros(MAX_TURNS, np.int64), np.zeros(MAX_TURNS, np.int64)
    side = int(s.turn)
    own, opp = int(s.pawns[side]), int(s.pawns[1 - side])
    n = _list(own, opp, int(s.ball), side, turns, scores, values)
    return turns[:n], scores[:n], {}


def drawing(position: Position) -> Ints:
    """The boards that would be drawn if they stood once more."""
    s = position.open()[0]
    stood, times = np.unique(s.seen[: min(int(s.turns), REMEMBERED)], return_counts=True)
    return np.ascontiguousarray(stood[times >= TIMES_TO_DRAW - 1])


def think(
    seen: Observation,
    values: Ints,
    *,
    depth: int = MAX_DEPTH,
    nodes: int = NO_LIMIT,
    seconds: float | None = None,
    reduce: bool = False,
    table_bits: int = 16,
    seed: int = 0,
    stop: Flag | None = None,
) -> Thought:
    """The best turn, or the best way to finish it when one pawn has moved."""
    position = Position(seen.game, seen.state)
    won = winning(position)
    if won:
        return Thought(won, SURE + 1, 1, 1)
    with alarm(seconds, stop) as flag:
        turn, score, reached, visited = _deepen(
            position, values, depth, nodes, reduce, table_bits, seed, flag
        )
    return Thought(turn, score, reached, visited)


def _deepen(
    position: Position,
    values: Ints,
    depth: int,
    nodes: int,
    reduce: bool,
    table_bits: int,
    seed: int,
    flag: Flag,
) -> tuple[tuple[int, ...], int, int, int]:
    listed, static, seconds = outcomes(position, values)
    n = len(listed)
    turns = np.zeros((MAX_DEPTH + 2, MAX_TURNS), np.int64)
    scores = np.zeros((MAX_DEPTH + 2, MAX_TURNS), np.int64)
    frames = np.zeros((MAX_DEPTH + 2, COLUMNS), np.int64)
    boards = np.zeros(MAX_DEPTH + 2, BOARD)
    for name in ("pawns", "ball", "turn"):
        boards[name][0] = position.open()[name][0]
    keys, words = new_table(table_bits)
    history = np.zeros((2, SIGNS), np.int64)
    room = new_room()
    report = np.zeros(2, np.int64)
    order = np.random.default_rng(seeded(seed)).permutation(n)
    turns[0, :n], scores[0, :n] = listed[order], static[order]
    draws = drawing(position)
    best, value, reached = int(turns[0, 0]), 0, 0
    for far in range(1, depth + 1):
        frames[0, :3] = -INFINITE, INFINITE, far
        frames[0, END] = n
        # A turn is always looked at to the end: whatever the limits, nothing is lost at once.
        limit, heard = (NO_LIMIT, new_flag()) if far == 1 else (nodes, flag)
        score = search(
            boards, turns, scores, frames, keys, words, history,
            room, values, draws, report, limit, reduce, heard,
        )  # fmt: skip
        if report[STOPPED]:
            score = int(frames[0, BEST])
            if score == -INFINITE:
                break
        best, value, reached = int(frames[0, BEST_TURN]), int(score), far
        if report[STOPPED] or abs(value) > SURE or flag[0] or report[NODES] >= nodes or n == 1:
            break
        at = int(np.flatnonzero(turns[0, :n] == best)[0])
        scores[0, at] = scores[0, :n].max() + 1
    codes = (seconds[best],) if seconds else unfold(position, best)
    return codes, value, reached, int(report[NODES])
