"""What the two linear programmes have in common: columns are added a few at a time."""

import numpy as np

from cavale.core.jit import Floats, Ints, inner

BATCH = 8
"""How many columns to add after each pricing."""
ROUNDS = 40
PIVOTS = 400
MIXED = 160
"""Room for a mixture: no more parts than a programme has rows."""
NOTHING = 1e-13
PRICED = 1e-8


@inner
def take_best(reduced: Floats, taken: Ints) -> int:
    """The columns with the most negative reduced costs, best first."""
    found = 0
    for j in np.nonzero(reduced < -PRICED)[0]:
        value = reduced[j]
        if found < BATCH or value < reduced[taken[found - 1]]:
            if found < BATCH:
                found += 1
            at = found - 1
            while at > 0 and reduced[taken[at - 1]] > value:
                taken[at] = taken[at - 1]
                at -= 1
            taken[at] = j
    return found
