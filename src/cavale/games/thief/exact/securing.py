"""What the thief secures at least: he moves on into the best mixture of beliefs of known worth.

He stands somewhere in a layer according to `stands` (unnormalised), and the detective has just
heard his clue.
"""

import numpy as np

from cavale.core.jit import Floats, Ints, inner, kernel
from cavale.games.thief.exact.pricing import (
    BATCH,
    MIXED,
    NOTHING,
    PIVOTS,
    PRICED,
    ROUNDS,
    take_best,
)
from cavale.games.thief.exact.probing import after_clue
from cavale.search.simplex import improve


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
    enough: float,
    hints: Ints,
    hinted: int,
    flow: Floats,
    picked: Ints,
    weights: Floats,
) -> tuple[float, int]:
    """The lower bound and how many of the next layer's beliefs the mixture uses.

    Belief j is the row beliefs[j], worth worth[j] to the thief; `pay` is the least that a belief of
    mass 1 can be worth. Fills `flow` with the thief's moves: flow[s, w] is the mass that goes from
    s the w-th way. What is returned is recomputed from the flow and the mixture, not from duals.
    Once it is `enough`, nothing better is looked for. The first `hinted` of `hints` are beliefs to
    try before all others are looked through.
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
    place = np.empty(size, np.int64)
    places = 0
    for s in range(size):
        if reach >> s & 1:
            row_of[s] = choosers + places
            place[places] = s
            places += 1
    fits = np.empty(0, np.int64)
    gain = np.empty(0)
    reduced = np.empty(0)
    local = np.empty((places, 0))

    rows = choosers + places
    room = edges + places + hinted + BATCH * ROUNDS
    columns = np.zeros((rows, room))
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
            columns[r, edges + r - choosers] = 1.0
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
                columns[chooser, edge + w] = 1.0
                columns[row_of[ways[s, w]], edge + w] = -1.0
            edge += way_count[s]
            chooser += 1
    used = edges + places
    for h in range(hinted):
        j = hints[h]
        if masks[j] & ~reach == 0:
            belief[used] = j
            costs[used] = pay - worth[j]
            for r in range(places):
                columns[choosers + r, used] = beliefs[j, place[r]]
            used += 1
    taken = np.empty(BATCH, np.int64)
    for looked in range(ROUNDS):
        improve(columns, costs, used, inverse, basis, values, duals, PIVOTS)
        bound = out + pay * mass
        for r in range(rows):
            bound -= costs[basis[r]] * values[r]
        if bound > enough + PRICED:
            break
        if looked == 0:
            fits = np.nonzero((masks[:count] & ~reach) == 0)[0]
            gain = worth[fits] - pay
            reduced = np.empty(len(fits))
            local = np.empty((places, len(fits)))
            for f in range(len(fits)):
                for r in range(places):
                    local[r, f] = beliefs[fits[f], place[r]]
        for f in range(len(fits)):
            reduced[f] = -gain[f]
        for r in range(places):
            price = duals[choosers + r]
            if price != 0.0:
                for f in range(len(fits)):
                    reduced[f] -= price * local[r, f]
        found = take_best(reduced, taken)
        if found == 0 or used + BATCH > room:
            break
        for t in range(found):
            f = taken[t]
            belief[used] = fits[f]
            costs[used] = -gain[f]
            for r in range(places):
                columns[choosers + r, used] = local[r, f]
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
        mixed += weights[f] * beliefs[picked[f]]
    # A mixture may take no more of a point than goes there. What rounding leaves too much is taken
    # from the beliefs that use the point, not from all: there may be next to nothing on it.
    for s in range(size):
        if mixed[s] > goes[s]:
            for f in range(filled):
                if beliefs[picked[f], s] > 0.0:
                    weights[f] *= goes[s] / mixed[s]
    out += pay * mass
    for f in range(filled):
        out += weights[f] * (worth[picked[f]] - pay)
    return out, filled


@kernel
def secure_told(
    left: Floats,
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
    """The same for those left after a clue."""
    return secure(
        left, way_count, ways, escape, pay, beliefs, worth, masks, count, np.inf, picked, 0,
        flow, picked, weights,
    )  # fmt: skip


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
        beliefs, worth, masks, count, np.inf, picked, 0, flow, picked, weights,
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
    enough: float,
    hints: Ints,
    hinted: int,
) -> tuple[float, int]:
    """What the thief secures when this probe is made, or as much of it as is `enough`.

    The beliefs that he then makes for are added to the hints; also returned is how many there are.
    """
    left = np.empty(len(stands))
    flow = np.zeros(ways.shape)
    picked = np.empty(MIXED, np.int64)
    weights = np.empty(MIXED)
    out = stands[caught] * pay if caught >= 0 else 0.0
    company = 0
    for s in range(len(stands)):
        if stands[s] > 0.0 and s != caught:
            company += 1 if near >> s & 1 else -1
    # First the clue that leaves fewer; then the other, the longer programme, need not be finished.
    longer = 1 if company > 0 else 0
    for clue in (1 - longer, longer):
        if after_clue(stands, caught, near, clue, left) > NOTHING:
            value, filled = secure(
                left, way_count, ways, escape, next_pay, beliefs, worth, masks, count,
                enough - out if clue == longer else np.inf, hints, hinted, flow, picked, weights,
            )  # fmt: skip
            out += value
            for j in picked[:filled]:
                if hinted < len(hints) and not (hints[:hinted] == j).any():
                    hints[hinted] = j
                    hinted += 1
    return out, hinted


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
    hints: Ints,
) -> int:
    """Raise the least of `low`, what each probe leaves the thief, until it is up to date.

    Bounds only ever rise, so a probe that is not the least need not be looked at again. `hints` is
    room for beliefs that other probes led to and that are tried first.
    """
    done = np.zeros(len(low), np.bool_)
    hinted = 0
    looked = 0
    while True:
        least = np.argmin(low)
        if done[least] or low[least] >= enough:
            return looked
        value, hinted = secure_probe(
            stands, caught[least], near[least], pay, way_count, ways, escape, next_pay,
            beliefs, worth, masks, count, enough, hints, hinted,
        )  # fmt: skip
        low[least] = max(low[least], value)
        done[least] = True
        looked += 1
