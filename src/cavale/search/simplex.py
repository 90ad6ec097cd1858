"""A small linear-programming solver for kernels: minimise costs . x over columns x = right, x >= 0.

columns[i, j] is what column j has in row i, so that all columns are priced together, row by row.

Made for millions of tiny programmes with few rows, whose columns arrive in batches: the caller
supplies a feasible basis with its inverse, calls `improve`, prices further columns with the duals,
appends the promising ones and calls again.
"""

import numpy as np

from cavale.core.jit import Floats, Ints, inner

TINY = 1e-9
FIRM = 1e-7
"""Smaller pivots would spoil the inverse."""
_STUCK = 40


@inner
def find_duals(costs: Floats, inverse: Floats, basis: Ints, duals: Floats) -> None:
    rows = len(basis)
    duals[:] = 0.0
    for r in range(rows):
        cost = costs[basis[r]]
        if cost != 0.0:
            for i in range(rows):
                duals[i] += cost * inverse[r, i]


@inner
def improve(
    columns: Floats,
    costs: Floats,
    count: int,
    inverse: Floats,
    basis: Ints,
    values: Floats,
    duals: Floats,
    limit: int,
) -> int:
    """Pivot until no column of the first `count` improves; the answer is the number of pivots.

    Everything is updated in place. After many pivots without progress the first improving column
    is taken instead of the best one (Bland), which cannot cycle. A column that could only enter by
    a pivot that is not firm waits until the basis has changed.
    """
    rows = len(basis)
    entering = np.empty(rows)
    reduced = np.empty(count)
    waits = np.zeros(count, np.bool_)
    find_duals(costs, inverse, basis, duals)
    stuck = 0
    for pivots in range(limit):
        for j in range(count):
            reduced[j] = costs[j]
        for i in range(rows):
            price = duals[i]
            if price != 0.0:
                for j in range(count):
                    reduced[j] -= price * columns[i, j]
        best = -TINY
        chosen = -1
        for j in range(count):
            if reduced[j] < best and not waits[j]:
                best = reduced[j]
                chosen = j
                if stuck > _STUCK:
                    break
        if chosen < 0:
            return pivots
        entering[:] = 0.0
        for i in range(rows):
            entry = columns[i, chosen]
            if entry != 0.0:
                for r in range(rows):
                    entering[r] += inverse[r, i] * entry
        leaving = -1
        ratio = np.inf
        for r in range(rows):
            if entering[r] > TINY:
                this = max(values[r], 0.0) / entering[r]
                closer = this < ratio - 1e-12
                tied = leaving >= 0 and this <= ratio + 1e-12
                if stuck > _STUCK:
                    better = tied and basis[r] < basis[leaving]
                else:
                    better = tied and entering[r] > entering[leaving]
                if closer or better:
                    ratio = min(this, ratio)
                    leaving = r
        if leaving < 0:
            return pivots
        if entering[leaving] < FIRM:
            waits[chosen] = True
            continue
        waits[:] = False
        stuck = 0 if ratio > 1e-12 else stuck + 1
        pivot = entering[leaving]
        for i in range(rows):
            inverse[leaving, i] /= pivot
        for r in range(rows):
            factor = entering[r]
            if r != leaving and factor != 0.0:
                for i in range(rows):
                    inverse[r, i] -= factor * inverse[leaving, i]
                values[r] = max(values[r] - factor * ratio, 0.0)
        values[leaving] = ratio
        basis[leaving] = chosen
        for i in range(rows):
            duals[i] += best * inverse[leaving, i]
    return limit
