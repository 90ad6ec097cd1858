"""What a probe is worth to both sides at a given belief, by the shipped plans and beliefs."""

from functools import cached_property

import numpy as np

from cavale.games.thief.exact.chase import Floats, Point
from cavale.games.thief.exact.conceding import concede_told
from cavale.games.thief.exact.controller import Controller
from cavale.games.thief.exact.following import cuts
from cavale.games.thief.exact.pricing import MIXED
from cavale.games.thief.exact.repertoire import Repertoire


def _conceded(table: Controller, k: int, left: Floats) -> tuple[float, Floats]:
    """What the detective concedes to those left in layer k, and what that promises further on."""
    game = table.chase
    layer = game.layers[k]
    if k == game.last:
        return game.escape * float(left.sum()), np.zeros(0)
    next_cuts = cuts(table, k + 1)
    goes = np.zeros(game.layers[k + 1].size)
    picked, weights = np.zeros(MIXED, np.int64), np.zeros(MIXED)
    value, filled = concede_told(
        left, layer.way_count, layer.ways, game.escape, next_cuts, next_cuts.shape[1],
        goes, picked, weights,
    )  # fmt: skip
    return float(value), next_cuts[:, picked[:filled]] @ weights[:filled]


def promised(table: Controller, k: int, left: Floats) -> Floats:
    """What the best mixture of plans concedes on each point of the next layer."""
    return _conceded(table, k, left)[1]


class Appraisal:
    """Of one probe in layer k, when the thief stands according to `stands`."""

    def __init__(
        self, table: Controller, known: Repertoire, k: int, stands: Floats, probe: Point
    ) -> None:
        layer = table.chase.layers[k]
        on_line = np.array([x == probe[0] or y == probe[1] for x, y in layer.points])
        there = np.array([point == probe for point in layer.points])
        self.pay = layer.pay
        self.table, self.known, self.k = table, known, k
        self.caught = float(stands[there].sum())
        self.left = {
            near: np.where(there | (on_line != near), 0.0, stands) for near in (False, True)
        }

    @cached_property
    def conceded(self) -> dict[bool, float]:
        return {
            near: _conceded(self.table, self.k, left)[0] if left.any() else 0.0
            for near, left in self.left.items()
        }

    @property
    def high(self) -> float:
        return self.caught * self.pay + sum(self.conceded.values())

    @property
    def low(self) -> float:
        secured = (
            self.known.move_on(self.k, left).value for left in self.left.values() if left.any()
        )
        return self.caught * self.pay + sum(secured)

    def outcome(self, near: bool | None) -> tuple[float, float]:
        """What is left to concede after this clue, or after the catch, and how likely it was."""
        if near is None:
            return self.pay, self.caught
        chance = float(self.left[near].sum())
        return self.conceded[near] / chance, chance
