"""Asking for a forced win, and reading the line from its proof."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from cavale.core.jit import Flag, Ints, States
from cavale.core.position import Position
from cavale.games.ball.board import SQUARES
from cavale.games.ball.force import (
    ALL,
    ATTACKER,
    BALL,
    COLUMNS,
    COUNT,
    DEFENDER,
    FIRST,
    MOST_DEFENCES,
    MOST_TRIED,
    NODES,
    PROOF,
    PROVEN,
    STEP,
    TABLE_BITS,
    prove,
)
from cavale.games.ball.turns import MAX_TURNS, new_room
from cavale.games.ball.unfolding import after, outcomes, unfold, winning


@dataclass(frozen=True)
class Proof:
    """The turns of both sides up to the one after which every answer loses at once."""

    turns: tuple[int, ...]
    visited: int

    @property
    def length(self) -> int:
        """In turns, the winning one included."""
        return len(self.turns) + 2


@dataclass(frozen=True)
class Breadth:
    """How much of the tree is looked at, and how much there is room for."""

    tried: int = MOST_TRIED
    defences: int = MOST_DEFENCES
    nodes: int = NODES
    table_bits: int = TABLE_BITS


NARROW: Final = Breadth()


def seek(
    boards: States,
    values: Ints,
    drawn: Ints,
    limit: int,
    stop: Flag,
    chosen: tuple[Ints, Ints] | None = None,
    breadth: Breadth = NARROW,
    report: Ints | None = None,
) -> Proof | None:
    """A forced win of the side to move on boards[0], where nobody can win in this turn.

    `chosen` are the turns it may play and how they score; without, all of them. `limit` bounds the
    boards whose turns are listed; report[0] tells how many there were.
    """
    n = ALL
    turns, scores = np.zeros((2, MAX_TURNS), np.int64)
    if chosen is not None:
        n = len(chosen[0])
        turns[:n], scores[:n] = chosen
    tree = np.zeros((breadth.nodes, COLUMNS), np.int64)
    slots = 1 << breadth.table_bits
    keys, solved = np.zeros(slots, np.uint64), np.zeros(slots, np.int64)
    report = np.zeros(1, np.int64) if report is None else report
    found = prove(
        boards, tree, keys, solved, turns, scores, n,
        new_room(), values, drawn, report, limit, breadth.tried, breadth.defences, stop,
    )  # fmt: skip
    return Proof(_line(tree), int(report[0])) if found == PROVEN else None


def _line(tree: Ints, node: int = 0) -> tuple[int, ...]:
    """The attacker takes the shortest way, the defender the longest."""
    first, attacking = int(tree[node, FIRST]), tree[node, STEP] % 2 == 0
    lines = [
        (_turn(tree[child], attacking), *_line(tree, child))
        for child in range(first, first + int(tree[node, COUNT]))
        if tree[child, PROOF] == 0
    ]
    return (min if attacking else max)(lines, key=len, default=())


def _turn(node: Ints, attacking: bool) -> int:
    return int(node[ATTACKER if attacking else DEFENDER]) | int(node[BALL]) << SQUARES


def unfold_all(position: Position, proof: Proof, values: Ints) -> tuple[int, ...]:
    """The pawn moves of the whole line, the winning turn included."""
    line: tuple[int, ...] = ()
    for turn in proof.turns:
        codes = unfold(position, turn)
        line += codes
        position = after(position, codes)
    if position.mover is None:
        return line
    turns, scores = outcomes(position, values)
    codes = unfold(position, int(turns[scores.argmax()]))
    return line + codes + winning(after(position, codes))
