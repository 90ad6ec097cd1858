"""Puzzles of Manhattan South: the drive that is best by exact expectation.

In the race of two all chances are known. For an arrest every roll and every card is looked at, and
of what the others may do always the worst.
"""

from typing import Final

import numpy as np

from cavale.core.position import Position
from cavale.core.puzzles import Kind, Node, Puzzler, Quarry, Refuted, Way
from cavale.core.seats import CHANCE
from cavale.games.manhattan.race_table import GRAIN, shipped
from cavale.games.manhattan.racing import drives, racing

CLEARLY: Final = 0.02
"""By so much the best drive must be better than any other; more than the race's rounding."""
assert CLEARLY > 2 * GRAIN


def race(position: Position, number: int) -> Node | None:
    if position.mover is None or position.mover == CHANCE or len(position.moves) < 3:
        return None
    found = racing(position.copy_record())
    if found is None:
        return None
    chances = drives(position, found, shipped())
    return _best({move.text: chance for move, chance in zip(position.moves, chances, strict=True)})


def _best(chances: dict[str, float]) -> Node | None:
    best = max(chances, key=lambda text: chances[text])
    if any(chances[best] - one < CLEARLY for text, one in chances.items() if text != best):
        return None
    top = round(100 * chances[best])
    bad = {
        text: Refuted(why="less", args={"chance": round(100 * one), "best": top})
        for text, one in chances.items()
        if text != best
    }
    return Node({best: Way()}, bad)


class _Hunt:
    """The chance of a seat to make an arrest within so many drives of its own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._known: dict[tuple[bytes, int], float] = {}

    def chance(self, position: Position, left: int) -> float:
        key = position.state, left
        if key not in self._known:
            self._known[key] = self._chance(position, left)
        return self._known[key]

    def _chance(self, position: Position, left: int) -> float:
        if _arrests(position, self.seat):
            return 1.0
        if position.outcome is not None:
            return 0.0
        if position.mover == CHANCE:
            return self._drawn(position, left)
        mine = position.mover == self.seat
        if mine and not left:
            return 0.0
        worth = [self.chance(position.play(move), left - mine) for move in position.moves]
        return max(worth) if mine else min(worth)

    def _drawn(self, position: Position, left: int) -> float:
        # Before the next own roll there is nothing left to hope for.
        if not left and int(position.copy_record()["turn"][0]) != self.seat:
            return 0.0
        weights = np.array(position.weights)
        worth = [self.chance(position.play(move), left) for move in position.moves]
        return float(weights @ np.array(worth) / weights.sum())


def _arrests(position: Position, seat: int) -> bool:
    return bool((position.copy_record()["arrested_by"][0] == seat).any())


def arrest(position: Position, number: int) -> Node | None:
    """Within so many drives, this one included."""
    seat = position.mover
    if seat is None or seat == CHANCE or len(position.moves) < 3 or _arrests(position, seat):
        return None
    hunt = _Hunt(seat)
    if number > 1 and any(hunt.chance(position.play(move), 0) for move in position.moves):
        return None
    chances = {move.text: hunt.chance(position.play(move), number - 1) for move in position.moves}
    return _best(chances) if max(chances.values()) >= _HOPE else None


_HOPE: Final = 0.08
"""Less is no chance to speak of."""

RACE: Final = "start,start:-/start,start:- wwoo - - w 1 w?"
"""Two arrests each: the race is all that is left."""

PUZZLER: Final = Puzzler(
    kinds={"race": Kind(race, (1,)), "arrest": Kind(arrest, (1, 2))},
    quarries=(
        Quarry("quick", 2, (1, 2, 3), ("arrest",)),
        Quarry("classic", 2, (2, 3), ("race",), astray=0.3, position=RACE),
    ),
    wanted=14,
)
