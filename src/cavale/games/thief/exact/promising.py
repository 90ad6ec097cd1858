"""What a table's plans concede, worked out by kernels: they add up in the same order everywhere."""

import numpy as np

from cavale.core.jit import Floats, Ints, kernel

NOT_THERE = -1


@kernel
def concede_plans(
    table: Floats,
    caught: Ints,
    near: Ints,
    way_count: Ints,
    ways: Ints,
    pay: float,
    escape: float,
    begins: Ints,
    plans: Ints,
    turns: Ints,
    weights: Floats,
    after: Floats,
    turned: Ints,
) -> None:
    """Fills table[plan, point] of a layer, given that of the next one.

    `near` are the points that give a plan's near clue, as bits; its mixtures after the far clue and
    after the near one begin in plans, turns and weights where `begins` says.
    """
    promised = np.zeros((2, max(1, after.shape[1])))
    for plan in range(table.shape[0]):
        for clue in range(2):
            begin, end = begins[2 * plan + clue], begins[2 * plan + clue + 1]
            promised[clue, :] = escape if begin == end else 0.0
            for one in range(begin, end):
                for s in range(after.shape[1]):
                    to = turned[turns[one], s]
                    promised[clue, to] += weights[one] * after[plans[one], s]
        for s in range(table.shape[1]):
            if s == caught[plan]:
                table[plan, s] = pay
            elif way_count[s] == 0:
                table[plan, s] = escape
            else:
                clue = near[plan] >> s & 1
                most = promised[clue, ways[s, 0]]
                for w in range(1, way_count[s]):
                    most = max(most, promised[clue, ways[s, w]])
                table[plan, s] = most


@kernel
def turn_plans(table: Floats, turned: Ints, images: Floats) -> None:
    """Fills images[point, symmetries x plan + symmetry]."""
    symmetries = turned.shape[0]
    for plan in range(table.shape[0]):
        for g in range(symmetries):
            for s in range(table.shape[1]):
                images[turned[g, s], symmetries * plan + g] = table[plan, s]


@kernel
def least(stands: Floats, images: Floats, totals: Floats) -> int:
    """Which image concedes least; fills in what each of them does."""
    for s in range(images.shape[0]):
        for one in range(images.shape[1]):
            totals[one] += stands[s] * images[s, one]
    return int(np.argmin(totals))
