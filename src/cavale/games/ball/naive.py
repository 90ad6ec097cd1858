"""Who plays The Ball without a plan: the yardstick of its levels, not one of them."""

import random
from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.games.ball.board import BLUE, OFF, SIDE
from cavale.games.ball.rules import Ball, move_parts


@dataclass(frozen=True)
class Greedy:
    """One pawn at a time: over the line, else the ball far forward, else a pawn."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        s, rng = seen.copy_record()[0], random.Random(seed)
        codes = seen.moves.codes
        best = max(codes, key=lambda code: (gain(s, code), rng.random()))
        return Choice(seen.game.move(best), 0.0, depth=1, nodes=len(codes))

    def __str__(self) -> str:
        return "how far forward the next pawn brings the ball, or itself"


def gain(s: Ball, code: int) -> float:
    """What a pawn move brings at once, in rows of the ball."""
    start, end, takes = move_parts(code)
    if end == OFF:
        return float(2 * SIDE)
    side, ball = int(s.turn), int(s.ball)
    there = end if takes or start == ball else ball
    ours = there == end or bool(s.pawns[side] >> ball & 1)
    return (forward(side, there) if ours else 0.0) + (
        forward(side, end) - forward(side, start)
    ) / SIDE


def forward(side: int, square: int) -> int:
    row = square // SIDE
    return row if side == BLUE else SIDE - 1 - row
