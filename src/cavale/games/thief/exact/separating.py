"""Which belief would teach the thief most, against a detective who hopes for too much.

What is known of the thief leaves the detective concessions that he could not really get by with.
Take the ones he would like best: the belief that shows best that they are too little is the next
to know.
"""

import numpy as np

from cavale.core.jit import Floats, Ints, inner, kernel
from cavale.games.thief.exact.pricing import BATCH, PIVOTS, ROUNDS, take_best
from cavale.games.thief.exact.probing import worth_probing
from cavale.search.simplex import improve

HINTS = 24
CUTS = 600
"""Room for plans in one programme."""
FEW = 1e-6
"""Put on every point, so that what is hoped for is known there too."""


@inner
def hope(
    stands: Floats,
    inside: int,
    way_count: Ints,
    ways: Ints,
    escape: float,
    pay: float,
    beliefs: Floats,
    worth: Floats,
    masks: Ints,
    count: int,
    hints: Ints,
    promised: Floats,
) -> None:
    """The least concessions, by place of the next layer, that the known beliefs leave possible.

    Against a thief who is on the points `inside`, according to `stands`, and moves on. `hints` are
    beliefs to try first, and then those that were used.
    """
    size = beliefs.shape[1]
    straight = np.zeros(size)
    promised[:] = escape
    choosers = 0
    edges = 0
    reach = 0
    for s in range(len(stands)):
        if inside >> s & 1 and way_count[s] > 0:
            for w in range(way_count[s]):
                reach |= 1 << ways[s, w]
            if way_count[s] == 1:
                straight[ways[s, 0]] += stands[s]
            else:
                choosers += 1
                edges += way_count[s]
    if reach == 0:
        return
    row_of = np.full(size, -1)
    place = np.empty(size, np.int64)
    places = 0
    for s in range(size):
        if reach >> s & 1:
            row_of[s] = choosers + places
            place[places] = s
            places += 1
    rows = choosers + places
    room = edges + 2 * places + HINTS + BATCH * ROUNDS
    columns = np.zeros((rows, room))
    costs = np.zeros(room)
    belief = np.full(room, -1)
    inverse = np.zeros((rows, rows))
    basis = np.empty(rows, np.int64)
    values = np.zeros(rows)
    duals = np.zeros(rows)
    # Columns: the edges, what is left over, what is borrowed, then beliefs.
    for r in range(places):
        row = choosers + r
        columns[row, edges + r] = 1.0
        columns[row, edges + places + r] = -1.0
        costs[edges + places + r] = escape - pay
        basis[row] = edges + r
        inverse[row, row] = 1.0
        values[row] = straight[place[r]]
    edge = 0
    chooser = 0
    for s in range(len(stands)):
        if inside >> s & 1 and way_count[s] > 1:
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
    used = edges + 2 * places
    for h in range(HINTS):
        j = hints[h]
        if j >= 0:
            belief[used] = j
            costs[used] = pay - worth[j]
            for r in range(places):
                columns[choosers + r, used] = beliefs[j, place[r]]
            used += 1
    fits = np.nonzero((masks[:count] & ~reach) == 0)[0]
    gain = worth[fits] - pay
    local = np.empty((places, len(fits)))
    for f in range(len(fits)):
        for r in range(places):
            local[r, f] = beliefs[fits[f], place[r]]
    reduced = np.empty(len(fits))
    taken = np.empty(BATCH, np.int64)
    for _ in range(ROUNDS):
        improve(columns, costs, used, inverse, basis, values, duals, PIVOTS)
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
    hints[:] = -1
    kept = 0
    for r in range(rows):
        if belief[basis[r]] >= 0 and kept < HINTS:
            hints[kept] = belief[basis[r]]
            kept += 1
    for r in range(places):
        promised[place[r]] = min(max(pay - duals[choosers + r], pay), escape)


@inner
def hoped_cut(
    stands: Floats,
    inside: int,
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
    hints: Ints,
    promised: Floats,
    cut: Floats,
) -> None:
    """What a plan that begins with this probe might concede on each point inside."""
    here = 0 if caught < 0 else 1 << caught
    for clue in range(2):
        told = inside & ~here & (near if clue else ~near)
        hope(
            stands, told, way_count, ways, escape, next_pay, beliefs, worth, masks, count,
            hints[clue], promised[clue],
        )  # fmt: skip
    for s in range(len(stands)):
        if inside >> s & 1:
            if s == caught:
                cut[s] = pay
            elif way_count[s] == 0:
                cut[s] = escape
            else:
                clue = near >> s & 1
                most = promised[clue, ways[s, 0]]
                for w in range(1, way_count[s]):
                    most = max(most, promised[clue, ways[s, w]])
                cut[s] = most


@kernel
def separate(
    target: Floats,
    inside: int,
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
    stands: Floats,
    close: float,
    budget: int,
    plan_weight: Floats,
    plan_probe: Ints,
    plan_then: Floats,
) -> tuple[float, float, int, int]:
    """The belief `stands`, first a guess, that is worth most above what the target concedes to it.

    Also the mixture of hoped-for plans that comes closest to the target: weights, probes and, by
    clue, what each hopes to concede further on. Returned are both bounds of how much is missing,
    how many plans, and how many programmes were solved.
    """
    size = len(target)
    after = beliefs.shape[1]
    points = np.empty(size, np.int64)
    n = 0
    everyone = np.zeros(size)
    for s in range(size):
        if inside >> s & 1:
            points[n] = s
            n += 1
            everyone[s] = 1.0
    better = np.empty(len(caught), np.int64)
    worth_probing(everyone, caught, near, better)
    probes = np.empty(len(caught), np.int64)
    kinds = 0
    for p in range(len(caught)):
        if better[p] == p:
            probes[kinds] = p
            kinds += 1
    hints = np.full((kinds, 2, HINTS), -1)
    last = np.full(kinds, np.inf)
    busy = np.zeros(kinds, np.bool_)
    cut = np.zeros(size)
    promised = np.empty((2, after))
    then = np.empty((CUTS, 2, after))
    probe_of = np.empty(CUTS, np.int64)
    shift = 2.0 * escape

    rows = n + 1
    room = 1 + n + CUTS
    columns = np.zeros((rows, room))
    costs = np.zeros(room)
    costs[0] = 1.0
    for i in range(n):
        columns[i, 0] = 1.0
        columns[i, 1 + i] = -1.0
    inverse = np.zeros((rows, rows))
    basis = np.empty(rows, np.int64)
    values = np.zeros(rows)
    duals = np.zeros(rows)
    plans = 0
    solved = 0
    mixed = np.zeros(size)
    x = np.zeros(size)
    best = -np.inf
    chosen = stands.copy()
    high = np.inf
    smooth = True
    for turn in range(CUTS):
        if turn == 0:
            mixed[:] = stands
            x[:] = stands
        else:
            improve(columns, costs, 1 + n + plans, inverse, basis, values, duals, PIVOTS)
            total = 0.0
            for i in range(n):
                total += max(duals[i], 0.0)
            for i in range(n):
                mixed[points[i]] = max(duals[i], 0.0) / total
            high = duals[n] - shift
            if high - best < close or solved > budget or plans + kinds > CUTS:
                break
            if smooth:
                x[:] = 0.6 * mixed + 0.4 * chosen
            else:
                x[:] = mixed
        for i in range(n):
            x[points[i]] += FEW
        least = np.inf
        added = 0
        # First the probes that were good before; only if none of them is now, all the others.
        for stage in range(2):
            if stage == 1 and added > 0 and turn > 0:
                break
            for q in range(kinds):
                if busy[q] != (stage == 0):
                    continue
                p = probes[q]
                hoped_cut(
                    x, inside, caught[p], near[p], pay, way_count, ways, escape, next_pay,
                    beliefs, worth, masks, count, hints[q], promised, cut,
                )  # fmt: skip
                solved += 1
                value = 0.0
                above = 0.0
                for i in range(n):
                    s = points[i]
                    value += x[s] * (cut[s] - target[s])
                    above += mixed[s] * (cut[s] - target[s])
                last[q] = value
                if value < least:
                    least = value
                if turn == 0 or above < high - 0.1 * close:
                    if turn > 0:
                        busy[q] = True
                    column = 1 + n + plans
                    for i in range(n):
                        columns[i, column] = -(cut[points[i]] - target[points[i]] + shift)
                    columns[n, column] = 1.0
                    then[plans] = promised
                    probe_of[plans] = p
                    plans += 1
                    added += 1
        if turn == 0:
            first = 0
            top = 0
            for q in range(kinds):
                if last[q] < last[first]:
                    first = q
                busy[q] = last[q] < least + 0.5
            column = 1 + n + first
            for i in range(n):
                if columns[i, column] < columns[top, column]:
                    top = i
            worst = -columns[top, column]
            for i in range(n):
                basis[i] = 0 if i == top else 1 + i
                inverse[i, top] = 1.0
                if i != top:
                    inverse[i, i] = -1.0
                inverse[i, n] = worst + (0.0 if i == top else columns[i, column])
                values[i] = inverse[i, n]
            basis[n] = column
            inverse[n, n] = 1.0
            values[n] = 1.0
        if least > best:
            best = least
            chosen[:] = x
        if turn > 0:
            # A mixture that cuts nothing off is a wrong guess, unless it was none.
            if added == 0 and not smooth:
                break
            smooth = added > 0
    total = 0.0
    for s in range(size):
        total += chosen[s]
    for s in range(size):
        stands[s] = chosen[s] / total
    filled = 0
    for r in range(rows):
        if basis[r] > n and values[r] > 1e-6 and filled < len(plan_weight):
            j = basis[r] - 1 - n
            plan_weight[filled] = values[r]
            plan_probe[filled] = probe_of[j]
            plan_then[filled] = then[j]
            filled += 1
    return best, high, filled, solved
