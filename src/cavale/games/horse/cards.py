"""The cards: eighteen kinds, six subjects with three signs each.

Cards of one kind are alike, so a hand, a pile or the deck is a number of 54 bits: three for each
kind, which say how many there are.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Ints, count_bits, inner

FARMER, WIFE, LAD, MAID, DOG, HORSE = range(6)
SUBJECTS: Final = 6
PURSUERS: Final = 5
PLUS, EQUAL, MINUS = range(3)
SIGNS: Final = 3
KINDS: Final = SUBJECTS * SIGNS
HORSE_KINDS: Final = HORSE * SIGNS
_BITS: Final = 3
_FEW: Final = (1 << _BITS) - 1
_SUBJECT: Final = (1 << _BITS * SIGNS) - 1
_ONES: Final = sum(1 << _BITS * kind for kind in range(KINDS))
_TWOS: Final = 2 * _ONES
_FOURS: Final = 4 * _ONES

PURSUER_CARDS: Final = (3, 2, 3)
HORSE_CARDS: Final = (4, 4, 4)
REMOVED: Final = {2: (2, 2, 2), 3: (1, 2, 1), 4: (0, 0, 0), 5: (0, 0, 0), 6: (1, 2, 1)}
"""The horse cards taken out before the deal, by number of players: plus, equal, minus."""

DEALT: Final = np.array([0, 0, 15, 14, 13, 10, 8])
"""The cards that each player is dealt, by number of players."""


def bundle(counts: dict[int, int]) -> int:
    return sum(count << _BITS * kind for kind, count in counts.items())


def _whole(seats: int) -> int:
    counts = {
        SIGNS * subject + sign: PURSUER_CARDS[sign]
        for subject in range(PURSUERS)
        for sign in range(SIGNS)
    }
    for sign in range(SIGNS):
        counts[HORSE_KINDS + sign] = HORSE_CARDS[sign] - REMOVED[seats][sign]
    return bundle(counts)


WHOLE: Final[Ints] = np.array([0, 0, *(_whole(seats) for seats in range(2, 7))])
"""The deck that is dealt from, by number of players."""


@inner
def one(kind: int) -> int:
    return 1 << _BITS * kind


@inner
def count(cards: int, kind: int) -> int:
    return int(cards >> _BITS * kind) & _FEW


@inner
def holds_any(cards: int, subject: int) -> bool:
    return bool(cards >> _BITS * SIGNS * subject & _SUBJECT)


@inner
def size(cards: int) -> int:
    """How many there are in all."""
    return (
        count_bits(cards & _ONES) + 2 * count_bits(cards & _TWOS) + 4 * count_bits(cards & _FOURS)
    )


@inner
def nth(cards: int, left: int) -> int:
    """The kind of the card with so many before it."""
    kind = 0
    left -= count(cards, kind)
    while left >= 0:
        kind += 1
        left -= count(cards, kind)
    return kind


def counts(cards: int) -> list[int]:
    """How many there are of each kind; for Python."""
    return [int(cards) >> _BITS * kind & _FEW for kind in range(KINDS)]


def total(cards: int) -> int:
    return sum(counts(cards))
