"""Where a card may lead, and who would catch whom with it."""

from typing import Final

from cavale.core.uncompiled import inner
from cavale.games.horse.versions.v1.board import FARM, HORSE_WALK, PERSON, WORD, reach, reaches
from cavale.games.horse.versions.v1.cards import HORSE, HORSE_KINDS, PURSUERS, SIGNS, SUBJECTS
from cavale.games.horse.versions.v1.state import Hunt, next_length

PURSUER_CATCHES: Final = PURSUERS * SIGNS
"""In a set of catches, bit k is a card of kind k that brings its subject to the horse; from here
on, bit 5 * sign + p is a horse card with that sign that brings the horse to pursuer p."""


@inner
def walker(subject: int) -> int:
    return HORSE_WALK if subject == HORSE else PERSON


@inner
def taken(s: Hunt, subject: int, mine: int, word: int) -> int:
    """One of the two numbers of the set of cells where this subject may not land.

    To whoever hunts with `mine`, the horse is open to that subject and that subject to the horse.
    """
    cells = 0
    for other in range(SUBJECTS):
        cell = int(s.place[other])
        if other == subject or cell == FARM or cell // WORD != word:
            continue
        if (other == HORSE and subject == mine) or (other == mine and subject == HORSE):
            continue
        cells |= 1 << cell % WORD
    return cells


@inner
def landings(s: Hunt, kind: int, mine: int, word: int) -> int:
    """One of the two numbers of the set of cells where a card of this kind may lead."""
    subject = kind // SIGNS
    n = next_length(s.length, kind)
    return reach(walker(subject), s.place[subject], n, word) & ~taken(s, subject, mine, word)


@inner
def catches(s: Hunt) -> int:
    """The set of catches there are on the board now, whoever could make them."""
    horse = s.place[HORSE]
    found = 0
    for sign in range(SIGNS):
        n = next_length(s.length, sign)
        for pursuer in range(PURSUERS):
            at = s.place[pursuer]
            if reaches(PERSON, at, n, horse):
                found |= 1 << SIGNS * pursuer + sign
            if reaches(HORSE_WALK, horse, n, at):
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
