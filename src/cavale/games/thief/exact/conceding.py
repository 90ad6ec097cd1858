"""What the detective concedes at most: the best mixture of his known plans.

The thief stands somewhere in a layer according to `stands` (unnormalised), the detective has just
heard his clue, and the thief moves on.
"""

import numpy as np

from cavale.core.jit import Floats, Ints, inner, kernel
from cavale.games.thief.exact.pricing import BATCH, NOTHING, PIVOTS, ROUNDS, take_best
from cavale.games.thief.exact.probing import after_clue
from cavale.search.simplex import improve


@inner
def concede(
    stands: Floats,
    way_count: Ints,
    ways: Ints,
    escape: float,
    cuts: Floats,
    count: int,
    goes: Floats,
    picked: Ints,
    weights: Floats,
) -> tuple[float, int]:
    """The upper bound and how many of the next layer's plans the mixture uses.

    cuts[s, j] is what plan j concedes to a thief on s. Fills `goes` with the next layer's belief
    that the bound hangs on, `picked` and `weights` with the mixture.
    """
    size = len(goes)
    straight = np.zeros(size)
    out = 0.0
    rows = 1
    choosers = 0
    for s in range(len(stands)):
        mass = stands[s]
        if mass > NOTHING:
            if way_count[s] == 0:
                out += mass * escape
            elif way_count[s] == 1:
                straight[ways[s, 0]] += mass
            else:
                rows += way_count[s]
                choosers += 1
    start = np.zeros(count)
    for s in range(size):
        if straight[s] > 0.0:
            start += straight[s] * cuts[s, :count]
    for s in range(len(stands)):
        if stands[s] > NOTHING and way_count[s] > 1:
            most = cuts[ways[s, 0], :count].copy()
            for w in range(1, way_count[s]):
                most = np.maximum(most, cuts[ways[s, w], :count])
            start += stands[s] * most
    first = np.argmin(start)
    if rows == 1:
        goes[:] = straight
        picked[0] = first
        weights[0] = 1.0
        return out + start[first], 1

    room = rows + choosers + BATCH * ROUNDS
    columns = np.zeros((rows, room))
    costs = np.zeros(room)
    plan = np.full(room, -1)
    inverse = np.zeros((rows, rows))
    basis = np.empty(rows, np.int64)
    values = np.zeros(rows)
    duals = np.zeros(rows)
    target = np.empty(rows - 1, np.int64)
    # Columns: what each chooser is promised, then a slack for each edge, then plans.
    edge = 0
    chooser = 0
    for s in range(len(stands)):
        if stands[s] > NOTHING and way_count[s] > 1:
            top = edge
            for w in range(way_count[s]):
                target[edge + w] = ways[s, w]
                columns[edge + w, chooser] = 1.0
                columns[edge + w, choosers + edge + w] = -1.0
                if cuts[ways[s, w], first] > cuts[target[top], first]:
                    top = edge + w
            costs[chooser] = stands[s]
            worst = cuts[target[top], first]
            for e in range(edge, edge + way_count[s]):
                if e == top:
                    basis[e] = chooser
                    inverse[e, e] = 1.0
                    inverse[e, rows - 1] = worst
                    values[e] = worst
                else:
                    basis[e] = choosers + e
                    inverse[e, top] = 1.0
                    inverse[e, e] = -1.0
                    inverse[e, rows - 1] = worst - cuts[target[e], first]
                    values[e] = worst - cuts[target[e], first]
            edge += way_count[s]
            chooser += 1
    used = choosers + rows - 1
    basis[rows - 1] = used
    inverse[rows - 1, rows - 1] = 1.0
    values[rows - 1] = 1.0
    taken = np.empty(BATCH, np.int64)
    taken[0] = first
    found = 1
    reduced = np.empty(count)
    for _ in range(ROUNDS):
        for f in range(found):
            j = taken[f]
            plan[used] = j
            cost = 0.0
            for s in range(size):
                cost += straight[s] * cuts[s, j]
            costs[used] = cost
            for e in range(rows - 1):
                columns[e, used] = -cuts[target[e], j]
            columns[rows - 1, used] = 1.0
            used += 1
        improve(columns, costs, used, inverse, basis, values, duals, PIVOTS)
        goes[:] = straight
        for e in range(rows - 1):
            goes[target[e]] += max(duals[e], 0.0)
        reduced[:] = -duals[rows - 1]
        for s in range(size):
            if goes[s] > 0.0:
                reduced += goes[s] * cuts[s, :count]
        found = take_best(reduced, taken)
        if found == 0 or used + BATCH > room:
            break
    filled = 0
    total = 0.0
    for r in range(rows):
        if plan[basis[r]] >= 0 and values[r] > NOTHING:
            picked[filled] = plan[basis[r]]
            weights[filled] = values[r]
            total += values[r]
            filled += 1
    promised = np.zeros(size)
    for f in range(filled):
        weights[f] /= total
        promised += weights[f] * cuts[:, picked[f]]
    for s in range(len(stands)):
        if stands[s] > NOTHING and way_count[s] > 0:
            worst = promised[ways[s, 0]]
            for w in range(1, way_count[s]):
                worst = max(worst, promised[ways[s, w]])
            out += stands[s] * worst
    return out, filled


@kernel
def concede_probe(
    stands: Floats,
    caught: int,
    near: int,
    pay: float,
    way_count: Ints,
    ways: Ints,
    escape: float,
    cuts: Floats,
    count: int,
    goes: Floats,
    picked: Ints,
    weights: Floats,
    filled: Ints,
) -> float:
    """What the detective concedes by this probe; by clue, the rest of his plan and the belief."""
    left = np.empty(len(stands))
    out = stands[caught] * pay if caught >= 0 else 0.0
    for clue in range(2):
        filled[clue] = 0
        goes[clue] = 0.0
        if after_clue(stands, caught, near, clue, left) > NOTHING:
            value, filled[clue] = concede(
                left, way_count, ways, escape, cuts, count,
                goes[clue], picked[clue], weights[clue],
            )  # fmt: skip
            out += value
    return out


@kernel
def concede_told(
    left: Floats,
    way_count: Ints,
    ways: Ints,
    escape: float,
    cuts: Floats,
    count: int,
    goes: Floats,
    picked: Ints,
    weights: Floats,
) -> tuple[float, int]:
    """The same for those left after a clue."""
    return concede(left, way_count, ways, escape, cuts, count, goes, picked, weights)


@kernel
def lowest_cut(stands: Floats, cuts: Floats, count: int) -> float:
    total = np.zeros(count)
    for s in range(len(stands)):
        if stands[s] > 0.0:
            total += stands[s] * cuts[s, :count]
    return float(total.min())
