"""What a probe tells: who is left after a clue, and which probes are worth making."""

import numpy as np

from cavale.core.jit import Floats, Ints, inner, kernel
from cavale.games.thief.exact.pricing import NOTHING


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
