"""What a seat cannot know: other hands, the cards left over, and the others' papers."""

from typing import Final

import numpy as np

from cavale.core.jit import Ints, Rng, inner, random_below
from cavale.games.horse.cards import KINDS, PURSUERS, WHOLE, count, one
from cavale.games.horse.deduction import ALL_PURSUERS, cannot_hold
from cavale.games.horse.state import CHOOSE, DISCARD, HIDDEN, UNCHOSEN, Hunt

_CARDS: Final = 52
_TRIES: Final = 8


def observe(s: Hunt, seat: int) -> None:
    """An unseen hand is 0, and so are the undealt cards. Papers are open when the game is over."""
    s.deck = 0
    for other in range(s.seats):
        if other != seat:
            s.hand[other] = 0
            if s.secret[other] != UNCHOSEN and not s.over:
                s.secret[other] = HIDDEN


def visible(s: Hunt, move: int, seat: int) -> bool:
    if move < CHOOSE:
        return seat == (s.deal - 1 + s.dealt) % s.seats
    return move >= DISCARD or seat == s.chosen


def resample(s: Hunt, seat: int, rng: Rng) -> None:
    """Deal the unseen cards out anew and fill in the papers.

    Respected: every card that was played or that the seat holds, the sizes of the hands, and what
    deduction.py knows, as long as it leaves anything possible. Each seat in turn is dealt some hand
    and some paper until they agree with it; after a few tries a paper that agrees is looked for.
    """
    pool = np.empty(_CARDS, np.int64)
    left = _spread(WHOLE[s.seats] - s.played - (s.hand[seat] if seat >= 0 else 0), pool)
    for choosy in (True, False):  # who can hold only some kinds is dealt to first
        for other in range(s.seats):
            if other != seat and (s.lacks[other] != 0) == choosy:
                _fill(s, other, pool, left, rng)
                left -= s.holds[other]
    for i in range(left):
        s.deck += one(pool[i])


@inner
def _fill(s: Hunt, seat: int, pool: Ints, left: int, rng: Rng) -> None:
    """Give a seat the last of the first `left` cards, shuffled, and a paper if it is hidden."""
    size = s.holds[seat]
    for _ in range(_TRIES):
        kinds = _draw(pool, left, size, s.lacks[seat], rng)
        if s.secret[seat] != HIDDEN:
            break
        subject = _among(ALL_PURSUERS & ~s.ruled[seat], rng)
        if not kinds & cannot_hold(s, seat, subject):
            s.secret[seat] = subject
            break
    if s.secret[seat] == HIDDEN:
        s.secret[seat] = _paper(s, seat, _kinds(pool, left, size), rng)
    for i in range(left - size, left):
        s.hand[seat] += one(pool[i])


@inner
def _spread(cards: int, pool: Ints) -> int:
    """Lay the cards side by side; how many there are."""
    n = 0
    for kind in range(KINDS):
        for _ in range(count(cards, kind)):
            pool[n] = kind
            n += 1
    return n


@inner
def _draw(pool: Ints, left: int, size: int, barred: int, rng: Rng) -> int:
    """Bring some of the first `left` cards to their end, none of a barred kind if there are enough.

    Returns the set of their kinds.
    """
    first = 0
    if barred:
        for i in range(left):
            if barred >> pool[i] & 1:
                pool[i], pool[first] = pool[first], pool[i]
                first += 1
        if left - first < size:
            first = 0
    for i in range(left - 1, left - 1 - size, -1):
        j = first + random_below(rng, i - first + 1)
        pool[i], pool[j] = pool[j], pool[i]
    return _kinds(pool, left, size)


@inner
def _kinds(pool: Ints, left: int, size: int) -> int:
    kinds = 0
    for i in range(left - size, left):
        kinds |= 1 << pool[i]
    return int(kinds)


@inner
def _among(pursuers: int, rng: Rng) -> int:
    """One of a set of pursuers; one of all if it is empty."""
    n = 0
    chosen = 0
    for pursuer in range(PURSUERS):
        if pursuers == 0 or pursuers >> pursuer & 1:
            n += 1
            if random_below(rng, n) == 0:
                chosen = pursuer
    return chosen


@inner
def _paper(s: Hunt, seat: int, kinds: int, rng: Rng) -> int:
    """A subject that agrees with this hand, if there is one."""
    agree = 0
    for subject in range(PURSUERS):
        if not s.ruled[seat] >> subject & 1 and not kinds & cannot_hold(s, seat, subject):
            agree |= 1 << subject
    return _among(agree if agree else ALL_PURSUERS & ~s.ruled[seat], rng)
