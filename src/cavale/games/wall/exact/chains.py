"""Whether a chain stands, for many walls at once.

The slots above the second matter only by how they link the cells of the third to each other and to
the top: their *links*. Few different ones exist, so a chain is looked up by the two lowest slots
and the links.
"""

import functools
from dataclasses import dataclass

import numpy as np

from cavale.core.jit import Ints, kernel

_TOP = 1
"""The label of cells that are linked to the top."""


@dataclass(frozen=True)
class Chains:
    links: Ints
    """The number of the links, by the cells of the slots from the third on."""
    stands: Ints
    """1 where a chain stands, by links, cells of the second slot and cells of the first."""


@functools.cache
def chains(side: int) -> Chains:
    labels = np.zeros((1 << side * (side - 2), side), np.int64)
    _label(side, labels)
    different, links = np.unique(labels, axis=0, return_inverse=True)
    stands = np.zeros((len(different), 1 << side, 1 << side), np.int64)
    _climb(side, different, stands)
    return Chains(np.ascontiguousarray(links.ravel()), stands)


@kernel
def _label(side: int, labels: Ints) -> None:
    """For each upper part the component of every cell of its lowest slot; 0 is no rope."""
    size = side * (side - 2)
    of = np.zeros(size, np.int64)
    for cells in range(len(labels)):
        for i in range(size):
            of[i] = 0
            if cells >> i & 1:
                of[i] = _TOP if i >= size - side else i + 2
        changed = True
        while changed:
            changed = False
            for i in range(size):
                if of[i] == 0:
                    continue
                least = of[i]
                if i % side > 0 and of[i - 1] > 0:
                    least = min(least, of[i - 1])
                if i % side < side - 1 and of[i + 1] > 0:
                    least = min(least, of[i + 1])
                if i >= side and of[i - side] > 0:
                    least = min(least, of[i - side])
                if i < size - side and of[i + side] > 0:
                    least = min(least, of[i + side])
                if least < of[i]:
                    of[i] = least
                    changed = True
        for i in range(side):
            labels[cells, i] = of[i]


@kernel
def _climb(side: int, labels: Ints, stands: Ints) -> None:
    for links in range(len(labels)):
        for second in range(1 << side):
            for first in range(1 << side):
                reached = first & second
                top = False
                changed = True
                while changed and not top:
                    before = reached
                    reached |= (reached << 1 | reached >> 1) & second
                    for i in range(side):
                        label = labels[links, i]
                        if label == 0 or not reached >> i & 1:
                            continue
                        if label == _TOP:
                            top = True
                        for other in range(side):
                            if labels[links, other] == label and second >> other & 1:
                                reached |= 1 << other
                    changed = reached != before
                stands[links, second, first] = top
