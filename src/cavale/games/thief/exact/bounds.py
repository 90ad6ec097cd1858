"""The two linear programmes of the chase, as kernels.

The thief stands somewhere in a layer according to `stands` (unnormalised), the detective has just
heard his clue, and the thief moves on. `concede` bounds from above what the detective then concedes,
by the best mixture of his known plans; `secure` bounds from below what the thief secures, by the
best way to move on into a mixture of beliefs of known worth.
"""

import numpy as np

from cavale.core.jit import Floats, Ints, inner, kernel
from cavale.search.simplex import improve

BATCH = 4
"""How many columns to add after each pricing."""
NOTHING = 1e-13
_PRICED = 1e-8
_ROUNDS = 60
_PIVOTS = 400


@inner
def _take_best(reduced: Floats, count: int, taken: Ints) -> int:
    """The columns with the most negative reduced costs, best first."""
    found = 0
    for j in range(count):
        value = reduced[j]
        if value < -_PRICED and (found < BATCH or value < reduced[taken[found - 1]]):
            if found < BATCH:
                found += 1
            at = found - 1
            while at > 0 and reduced[taken[at - 1]] > value:
                taken[at] = taken[at - 1]
                at -= 1
            taken[at] = j
    return found


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
            for j in range(count):
                start[j] += straight[s] * cuts[s, j]
    for s in range(len(stands)):
        if stands[s] > NOTHING and way_count[s] > 1:
            for j in range(count):
                worst = cuts[ways[s, 0], j]
                for w in range(1, way_count[s]):
                    worst = max(worst, cuts[ways[s, w], j])
                start[j] += stands[s] * worst
    first = np.argmin(start)
    if rows == 1:
        goes[:] = straight
        picked[0] = first
        weights[0] = 1.0
        return out + start[first], 1

    room = rows + choosers + BATCH * _ROUNDS
    columns = np.zeros((room, rows))
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
                columns[chooser, edge + w] = 1.0
                columns[choosers + edge + w, edge + w] = -1.0
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
    for _ in range(_ROUNDS):
        for f in range(found):
            j = taken[f]
            plan[used] = j
            cost = 0.0
            for s in range(size):
                cost += straight[s] * cuts[s, j]
            costs[used] = cost
            for e in range(rows - 1):
                columns[used, e] = -cuts[target[e], j]
            columns[used, rows - 1] = 1.0
            used += 1
        improve(columns, costs, used, inverse, basis, values, duals, _PIVOTS)
        goes[:] = straight
        for e in range(rows - 1):
            goes[target[e]] += max(duals[e], 0.0)
        reduced[:] = -duals[rows - 1]
        for s in range(size):
            if goes[s] > 0.0:
                for j in range(count):
                    reduced[j] += goes[s] * cuts[s, j]
        found = _take_best(reduced, count, taken)
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
        for s in range(size):
            promised[s] += weights[f] * cuts[s, picked[f]]
    for s in range(len(stands)):
        if stands[s] > NOTHING and way_count[s] > 0:
            worst = promised[ways[s, 0]]
            for w in range(1, way_count[s]):
                worst = max(worst, promised[ways[s, w]])
            out += stands[s] * worst
    return out, filled


@inner
def secure(
    stands: Floats,
    way_count: Ints,
    ways: Ints,
    escape: float,
    pay: float,
    beliefs: Floats,
    worth: Floats,
    masks: Ints,
    count: int,
    flow: Floats,
    picked: Ints,
    weights: Floats,
) -> tuple[float, int]:
    """The lower bound and how many of the next layer's beliefs the mixture uses.

    Belief j is the row beliefs[j], worth worth[j] to the thief; `pay` is the worth of any belief of
    mass 1 at least. Fills `flow` with the thief's moves: flow[s, w] is the mass that goes from s the
    w-th way. What is returned is recomputed from the flow and the mixture, not from the duals.
    """
    size = beliefs.shape[1]
    straight = np.zeros(size)
    out = 0.0
    choosers = 0
    edges = 0
    reach = 0
    mass = 0.0
    flow[:] = 0.0
    for s in range(len(stands)):
        if stands[s] > NOTHING:
            if way_count[s] == 0:
                out += stands[s] * escape
                continue
            mass += stands[s]
            for w in range(way_count[s]):
                reach |= 1 << ways[s, w]
            if way_count[s] == 1:
                straight[ways[s, 0]] += stands[s]
                flow[s, 0] = stands[s]
            else:
                choosers += 1
                edges += way_count[s]
        elif stands[s] > 0.0:
            out += stands[s] * pay
    if mass == 0.0:
        return out, 0
    row_of = np.full(size, -1)
    places = 0
    for s in range(size):
        if reach >> s & 1:
            row_of[s] = choosers + places
            places += 1
    fits = np.empty(count, np.int64)
    fitting = 0
    for j in range(count):
        if masks[j] & ~reach == 0:
            fits[fitting] = j
            fitting += 1
    local = np.empty((places, fitting))
    gain = np.empty(fitting)
    for f in range(fitting):
        j = fits[f]
        gain[f] = worth[j] - pay
        for s in range(size):
            if row_of[s] >= 0:
                local[row_of[s] - choosers, f] = beliefs[j, s]

    rows = choosers + places
    room = edges + places + BATCH * _ROUNDS
    columns = np.zeros((room, rows))
    costs = np.zeros(room)
    belief = np.full(room, -1)
    inverse = np.zeros((rows, rows))
    basis = np.empty(rows, np.int64)
    values = np.zeros(rows)
    duals = np.zeros(rows)
    # Columns: the edges, then the sure places, then beliefs; only what exceeds `pay` counts.
    for s in range(size):
        if row_of[s] >= 0:
            r = row_of[s]
            columns[edges + r - choosers, r] = 1.0
            basis[r] = edges + r - choosers
            inverse[r, r] = 1.0
            values[r] = straight[s]
    edge = 0
    chooser = 0
    for s in range(len(stands)):
        if stands[s] > NOTHING and way_count[s] > 1:
            basis[chooser] = edge
            inverse[chooser, chooser] = 1.0
            values[chooser] = stands[s]
            target = row_of[ways[s, 0]]
            inverse[target, chooser] = 1.0
            values[target] += stands[s]
            for w in range(way_count[s]):
                columns[edge + w, chooser] = 1.0
                columns[edge + w, row_of[ways[s, w]]] = -1.0
            edge += way_count[s]
            chooser += 1
    used = edges + places
    taken = np.empty(BATCH, np.int64)
    reduced = np.empty(fitting)
    for _ in range(_ROUNDS):
        improve(columns, costs, used, inverse, basis, values, duals, _PIVOTS)
        for f in range(fitting):
            reduced[f] = -gain[f]
        for r in range(places):
            price = duals[choosers + r]
            if price != 0.0:
                for f in range(fitting):
                    reduced[f] -= price * local[r, f]
        found = _take_best(reduced, fitting, taken)
        if found == 0 or used + BATCH > room:
            break
        for t in range(found):
            f = taken[t]
            belief[used] = fits[f]
            costs[used] = -gain[f]
            for r in range(places):
                columns[used, choosers + r] = local[r, f]
            used += 1

    edge_flow = np.zeros(edges)
    filled = 0
    for r in range(rows):
        if values[r] > NOTHING:
            if basis[r] < edges:
                edge_flow[basis[r]] = values[r]
            elif belief[basis[r]] >= 0:
                picked[filled] = belief[basis[r]]
                weights[filled] = values[r]
                filled += 1
    goes = straight.copy()
    edge = 0
    for s in range(len(stands)):
        if stands[s] > NOTHING and way_count[s] > 1:
            total = 0.0
            for w in range(way_count[s]):
                total += edge_flow[edge + w]
            for w in range(way_count[s]):
                flow[s, w] = stands[s] * edge_flow[edge + w] / total
                goes[ways[s, w]] += flow[s, w]
            edge += way_count[s]
    mixed = np.zeros(size)
    for f in range(filled):
        for s in range(size):
            mixed[s] += weights[f] * beliefs[picked[f], s]
    shrink = 1.0
    for s in range(size):
        if mixed[s] > goes[s]:
            shrink = min(shrink, goes[s] / mixed[s])
    out += pay * mass
    for f in range(filled):
        weights[f] *= shrink
        out += weights[f] * (worth[picked[f]] - pay)
    return out, filled


@inner
def after_clue(stands: Floats, caught: int, near: int, clue: int, out: Floats) -> float:
    """Who is left when the clue was near (1) or far (0); the answer is their mass."""
    mass = 0.0
    for s in range(len(stands)):
        if s != caught and (near >> s & 1) == clue:
            out[s] = stands[s]
            mass += stands[s]
        else:
            out[s] = 0.0
    return mass


@kernel
def worth_probing(stands: Floats, caught: Ints, near: Ints, out: Ints) -> None:
    """For each probe, one that is as good here or better; those that are their own are worth it.

    To catch somebody is better than to learn the same without catching him, and a probe that tells
    nothing is worse than any that catches.
    """
    count = len(caught)
    everyone = 0
    for s in range(len(stands)):
        if stands[s] > NOTHING:
            everyone |= 1 << s
    catches = np.empty(count, np.int64)
    less = np.empty(count, np.int64)
    more = np.empty(count, np.int64)
    catching = 0
    for p in range(count):
        here = 0
        catches[p] = -1
        if caught[p] >= 0 and everyone >> caught[p] & 1:
            catches[p] = caught[p]
            here = 1 << caught[p]
            catching = p
        one = near[p] & everyone
        other = everyone & ~near[p] & ~here
        less[p] = min(one, other)
        more[p] = max(one, other)
    for p in range(count):
        out[p] = p
        if catches[p] < 0 and less[p] == 0:
            out[p] = catching
            continue
        for q in range(count):
            if catches[q] == catches[p]:
                if q < p and less[q] == less[p]:
                    out[p] = q
                    break
            elif catches[p] < 0:
                here = 1 << catches[q]
                one = less[p] & ~here
                other = more[p] & ~here
                if min(one, other) == less[q] and max(one, other) == more[q]:
                    out[p] = q
                    break
    for p in range(count):
        while out[out[p]] != out[p]:
            out[p] = out[out[p]]


@kernel
def decompose(
    stands: Floats,
    pay: float,
    beliefs: Floats,
    worth: Floats,
    masks: Ints,
    count: int,
    picked: Ints,
    weights: Floats,
) -> tuple[float, int]:
    """The mixture of known beliefs that makes up this one and is worth most."""
    size = len(stands)
    stay = np.empty((size, 1), np.int64)
    for s in range(size):
        stay[s, 0] = s
    flow = np.zeros((size, 1))
    return secure(
        stands, np.ones(size, np.int64), stay, 0.0, pay,
        beliefs, worth, masks, count, flow, picked, weights,
    )  # fmt: skip


@kernel
def secure_probe(
    stands: Floats,
    caught: int,
    near: int,
    pay: float,
    way_count: Ints,
    ways: Ints,
    escape: float,
    next_pay: float,
    beliefs: Floats,
    worth: Floats,
    masks: Ints,
    count: int,
) -> float:
    """What the thief secures when this probe is made."""
    left = np.empty(len(stands))
    flow = np.zeros(ways.shape)
    picked = np.empty(160, np.int64)
    weights = np.empty(160)
    out = stands[caught] * pay if caught >= 0 else 0.0
    for clue in range(2):
        if after_clue(stands, caught, near, clue, left) > NOTHING:
            value, _ = secure(
                left, way_count, ways, escape, next_pay,
                beliefs, worth, masks, count, flow, picked, weights,
            )  # fmt: skip
            out += value
    return out


@kernel
def refresh_low(
    stands: Floats,
    low: Floats,
    enough: float,
    caught: Ints,
    near: Ints,
    pay: float,
    way_count: Ints,
    ways: Ints,
    escape: float,
    next_pay: float,
    beliefs: Floats,
    worth: Floats,
    masks: Ints,
    count: int,
) -> int:
    """Raise the least of `low`, what each probe leaves the thief, until it is up to date.

    Bounds only ever rise, so a probe that is not the least need not be looked at again.
    """
    done = np.zeros(len(low), np.bool_)
    looked = 0
    while True:
        least = np.argmin(low)
        if done[least] or low[least] >= enough:
            return looked
        value = secure_probe(
            stands, caught[least], near[least], pay, way_count, ways, escape, next_pay,
            beliefs, worth, masks, count,
        )  # fmt: skip
        low[least] = max(low[least], value)
        done[least] = True
        looked += 1


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
def lowest_cut(stands: Floats, cuts: Floats, count: int) -> float:
    total = np.zeros(count)
    for s in range(len(stands)):
        if stands[s] > 0.0:
            for j in range(count):
                total[j] += stands[s] * cuts[s, j]
    return total.min()
