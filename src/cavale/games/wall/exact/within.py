"""How many pushes an escape takes: near the 125th, it may come too late.

Beside a cone, which asks only whether an escape is forced, here is one that counts: in each round
the walls from which one push more forces it. It holds all its layers twice and visits all of them
in every round, so it is for late walls, where few blocks are left.
"""

import numpy as np

from cavale.games.wall.exact.block import Marks, advance_block
from cavale.games.wall.exact.board import Size, Slot, Standing
from cavale.games.wall.exact.cone import NO_IMAGES, Cone, Layer
from cavale.games.wall.exact.tiles import MOST_WORDS


class Within:
    def __init__(self, slots: tuple[Slot, ...], attacker: int, size: Size) -> None:
        self.cone = Cone(slots, attacker, size)
        plan = self.cone.plan
        self.new = {n: np.zeros(layer.words, np.uint64) for n, layer in plan.layers.items()}
        self.old = {n: np.zeros(layer.words, np.uint64) for n, layer in plan.layers.items()}
        self.cone.solved = self.new
        self.pushes = -1
        """So many pushes are looked at."""

    def more(self) -> bool:
        """Look at one push more; whether that forces anything."""
        cone, plan = self.cone, self.cone.plan
        self.new, self.old = self.old, self.new
        outside = np.zeros(2 * plan.largest, np.uint64)
        marks: Marks = np.zeros(2 * plan.tiles, np.uint8)
        seen = np.zeros(3 * plan.tiles, np.int64)
        nothing = np.zeros(MOST_WORDS, np.uint64)
        for ropes, layer in plan.layers.items():
            ahead = plan.layers.get(ropes + 1, Layer())
            behind = self.old.get(ropes + 1, nothing)
            for block in layer.blocks.values():
                outline = cone.outline(block, ahead)
                advance_block(
                    cone.tables, outline, behind, NO_IMAGES, self.old[ropes], self.new[ropes],
                    block.at, outside, marks, seen,
                )  # fmt: skip
        cone.solved = self.new
        self.pushes += 1
        return any(not np.array_equal(self.new[n], self.old[n]) for n in self.new)


def distances(
    slots: tuple[Slot, ...], attacker: int, size: Size, walls: list[Standing], limit: int
) -> list[int | None]:
    """For each wall the pushes with which the attacker forces an escape; None: not within these."""
    counting = Within(slots, attacker, size)
    found: list[int | None] = [None] * len(walls)
    for pushes in range(limit + 1):
        if not counting.more():
            break
        for i, wall in enumerate(walls):
            if found[i] is None and counting.cone.forces(wall):
                found[i] = pushes
        if None not in found:
            break
    return found
