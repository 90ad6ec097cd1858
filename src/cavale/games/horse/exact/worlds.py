"""All that one of two players cannot rule out: the other's hand and paper, each as likely as its
cards and its player's moves make it.
"""

from collections.abc import Iterator
from math import comb

import numpy as np

from cavale.core.jit import States
from cavale.core.observation import Observation
from cavale.games.horse.cards import KINDS, PURSUERS, bundle, counts
from cavale.games.horse.deduction import face_never, face_suspects
from cavale.games.horse.leanings import face_likelihoods
from cavale.games.horse.notebook import unseen_cards

World = tuple[States, float]


def worlds(seen: Observation) -> list[World]:
    """Whole states and how likely they are, which adds up to 1; for a turn in a game of two.

    As in resampling, a player whose cards make no sense otherwise has passed a catch by, and is
    not trusted to have passed by no other.
    """
    for trusted in (True, False):
        found = list(_possible(seen, trusted))
        if found:
            total = sum(weight for _, weight in found)
            return [(world, weight / total) for world, weight in found]
    raise AssertionError("what has happened is impossible")


def _possible(seen: Observation, trusted: bool) -> Iterator[World]:
    a = seen.copy_record()
    other = 1 - seen.seat
    unseen = unseen_cards(a, seen.seat)
    could = face_suspects(a, other, unseen, trusted)
    likely = np.empty(PURSUERS)
    face_likelihoods(a, other, likely)
    for subject in range(PURSUERS):
        if could >> subject & 1:
            never = face_never(a, other, subject, trusted)
            for hand, ways in _hands(unseen, never, int(a["holds"][0, other])):
                world = a.copy()
                world["secret"][0, other] = subject
                world["hand"][0, other] = hand
                world["aside"] += unseen - hand
                yield world, float(ways * likely[subject])


def _hands(cards: int, never: int, size: int) -> Iterator[tuple[int, int]]:
    """The hands of so many of these cards, but of no kind in the set `never`, and in how many ways
    each can be dealt."""
    there = counts(cards)
    open_kinds = [kind for kind in range(KINDS) if there[kind] and not never >> kind & 1]

    def more(at: int, left: int) -> Iterator[tuple[int, int]]:
        if left == 0:
            yield 0, 1
        elif at < len(open_kinds):
            kind = open_kinds[at]
            for n in range(min(there[kind], left) + 1):
                for rest, ways in more(at + 1, left - n):
                    yield bundle({kind: n}) + rest, ways * comb(there[kind], n)

    return more(0, size)
