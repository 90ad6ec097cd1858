"""A first look at even beliefs on small sets: from the last turn back they cost little, and without
them the thief's bound hardly moves.
"""

from collections.abc import Iterator

import numpy as np

from cavale.games.thief.exact.reachable import reachable_sets
from cavale.games.thief.exact.solver import Solver

SMALL = 8
FEW = 1500
"""So many sets of a layer, the smallest ones."""


def presolve(solver: Solver, small: int = SMALL, few: int = FEW) -> Iterator[None]:
    sets = reachable_sets(solver.chase, few)
    for k in range(solver.chase.last - 1, 0, -1):
        layer = solver.chase.layers[k]
        for points in sets[k][:few]:
            if points.bit_count() <= small or k <= 2:
                stands = np.array([float(points >> s & 1) for s in range(layer.size)])
                at = solver.known[k].find_or_add(stands, solver.grain)
                solver.raise_low(k, solver.known[k].beliefs[at])
                if points.bit_count() <= small // 2:
                    solver.lower(k, at)
                yield
    solver.look_at_root()
