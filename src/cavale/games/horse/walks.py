"""Where a card may lead, and who would catch whom with it."""

from typing import Final

from cavale.core.jit import Ints, count_bits, inner, lowest_bit
from cavale.games.horse.board import BITS, CELLS, FARM, HORSE_WALK, PERSON, REACH, WORD, settled
from cavale.games.horse.cards import (
    HORSE,
    HORSE_KINDS,
    PURSUERS,
    SIGNS,
    SUBJECTS,
    count,
    holds_any,
)
from cavale.games.horse.state import PLAY, Hunt, next_length

PURSUER_CATCHES: Final = PURSUERS * SIGNS
"""In a set of catches, bit k is a card of kind k that brings its subject to the horse; from here
on, bit 5 * sign + p is a horse card with that sign that brings the horse to pursuer p."""


@inner
def walker(subject: int) -> int:
    return HORSE_WALK if subject == HORSE else PERSON


@inner
def taken(s: Hunt, subject: int, mine: int) -> tuple[int, int]:
    """The set of cells where this subject may not land.

    For the hunter with `mine`, the horse is open to that subject and that subject to the horse.
    """
    low = high = 0
    for other in range(SUBJECTS):
        cell = s.place[other]
        if other == subject or cell == FARM:
            continue
        if (other == HORSE and subject == mine) or (other == mine and subject == HORSE):
            continue
        low |= BITS[cell, 0]
        high |= BITS[cell, 1]
    return low, high


@inner
def landings(s: Hunt, kind: int, mine: int) -> tuple[int, int]:
    """The set of cells where a card of this kind may lead."""
    subject = kind // SIGNS
    low, high = taken(s, subject, mine)
    reached = REACH[walker(subject), s.place[subject], settled(next_length(s.length, kind))]
    return reached[0] & ~low, reached[1] & ~high


@inner
def nth_landing(kind: int, low: int, high: int, left: int) -> int:
    """The move of a card of this kind to the cell of this set with so many before it."""
    first, cells = PLAY + CELLS * kind, low
    if left >= count_bits(low):
        first, cells = first + WORD, high
        left -= count_bits(low)
    for _ in range(left):
        cells &= cells - 1
    return first + lowest_bit(cells)


@inner
def all_landings(s: Hunt, hand: int, mine: int, sets: Ints) -> int:
    """Write where each kind in the hand may lead, two numbers a kind; how many moves that are."""
    n = 0
    for subject in range(SUBJECTS):
        if holds_any(hand, subject):
            low, high = taken(s, subject, mine)
            for sign in range(SIGNS):
                kind = SIGNS * subject + sign
                if count(hand, kind):
                    length = settled(next_length(s.length, sign))
                    reached = REACH[walker(subject), s.place[subject], length]
                    sets[2 * kind] = reached[0] & ~low
                    sets[2 * kind + 1] = reached[1] & ~high
                    n += count_bits(sets[2 * kind]) + count_bits(sets[2 * kind + 1])
    return n


@inner
def catches(s: Hunt) -> int:
    """The set of catches there are on the board now, for any player."""
    horse = s.place[HORSE]
    found = 0
    for sign in range(SIGNS):
        n = settled(next_length(s.length, sign))
        from_horse = REACH[HORSE_WALK, horse, n]
        for pursuer in range(PURSUERS):
            at = s.place[pursuer]
            to_horse = REACH[PERSON, at, n]
            if to_horse[0] & BITS[horse, 0] | to_horse[1] & BITS[horse, 1]:
                found |= 1 << SIGNS * pursuer + sign
            if from_horse[0] & BITS[at, 0] | from_horse[1] & BITS[at, 1]:
                found |= 1 << PURSUER_CATCHES + PURSUERS * sign + pursuer
    return found


@inner
def catchers(found: int, kind: int) -> int:
    """The set of pursuers whose hunters catch with a card of this kind: bit p is pursuer p."""
    if kind < HORSE_KINDS:
        return (found >> kind & 1) << kind // SIGNS
    return found >> PURSUER_CATCHES + PURSUERS * (kind - HORSE_KINDS) & (1 << PURSUERS) - 1


@inner
def catching_kinds(found: int, pursuer: int) -> int:
    """The set of kinds with which the hunter with this pursuer catches: bit k is kind k."""
    all_signs = (1 << SIGNS) - 1
    kinds = found & all_signs << SIGNS * pursuer
    for sign in range(SIGNS):
        if found >> PURSUER_CATCHES + PURSUERS * sign + pursuer & 1:
            kinds |= 1 << HORSE_KINDS + sign
    return kinds
