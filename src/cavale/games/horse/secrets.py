"""What a seat cannot know: other hands, the cards left over, and the others' papers."""

from typing import Final

import numpy as np

from cavale.core.jit import Floats, Ints, Rng, count_bits, inner, random_below, random_unit
from cavale.games.horse.cards import DEALT, KINDS, PURSUERS, WHOLE, count, one
from cavale.games.horse.deduction import cannot_hold, suspects
from cavale.games.horse.leanings import likelihoods
from cavale.games.horse.state import CHOOSE, DISCARD, HIDDEN, SEATS, UNCHOSEN, Hunt, dealing
from cavale.games.horse.swaps import mend

_CARDS: Final = 52
_TRIES: Final = 8


@inner
def aside_is_known(s: Hunt) -> bool:
    """Once every hand is empty, everybody has seen all the other cards."""
    if s.deal == 1 and s.dealt < s.seats * DEALT[s.seats]:
        return False
    held = 0
    for seat in range(s.seats):
        held += s.holds[seat]
    return bool(s.deal > 1 or held == 0)


def observe(s: Hunt, seat: int) -> None:
    """An unseen hand is 0, and so are the undealt cards. Papers are open when the game is over."""
    s.deck = 0
    if not aside_is_known(s):
        s.aside = 0
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
    """Deal the unseen cards out anew and fill in the papers, so that nothing speaks against it.

    Every card that was played or that the seat holds is respected, the sizes of the hands, and all
    that deduction.py knows. Papers are as likely as leanings.py says. Seats whose cards make no
    sense that way have passed a catch by and are not trusted to have passed by no other; if no seat
    alone is to blame, none is trusted.
    """
    cards = np.empty(_CARDS, np.int64)
    unseen = WHOLE[s.seats] - s.aside - s.played - (s.hand[seat] if seat >= 0 else 0)
    pool = cards[: _spread(unseen, cards)]
    owner = np.empty_like(pool)
    papers = np.zeros(SEATS, np.int64)
    if not _imagine(s, seat, unseen, True, pool, owner, papers, rng):
        _imagine(s, seat, unseen, False, pool, owner, papers, rng)
    for other in range(s.seats):
        if s.secret[other] == HIDDEN:
            s.secret[other] = papers[other]
    for i in range(len(pool)):
        if owner[i] == s.seats and dealing(s):
            s.deck += one(pool[i])
        elif owner[i] == s.seats:
            s.aside += one(pool[i])
        else:
            s.hand[owner[i]] += one(pool[i])


@inner
def _imagine(
    s: Hunt, seat: int, unseen: int, trusting: bool, pool: Ints, owner: Ints, papers: Ints, rng: Rng
) -> bool:
    """Find owners for the cards of the pool and papers for the other seats; whether there are any.

    Each seat in turn is dealt some hand and some paper until they agree with each other. What a
    seat is left with that agrees with nothing is mended in the end, with other papers if need be.
    """
    left = len(pool)
    owner[:] = s.seats  # who stands for the cards left over
    could = np.zeros(SEATS, np.int64)
    trusted = np.zeros(SEATS, np.bool_)
    combinations = 1
    for other in range(s.seats):
        if other != seat:
            could[other] = suspects(s, other, unseen, True) if trusting else 0
            trusted[other] = could[other] != 0
            if not trusted[other]:
                could[other] = suspects(s, other, unseen, False)
            combinations *= count_bits(could[other])
            papers[other] = _deal(s, other, trusted[other], could[other], pool, left, rng)
            owner[left - s.holds[other] : left] = other
            left -= s.holds[other]
    never = np.zeros(s.seats + 1, np.int64)
    for _ in range(combinations):
        for other in range(s.seats):
            if other != seat:
                never[other] = cannot_hold(s, other, papers[other], trusted[other])
        if mend(pool, owner, never):
            return True
        _turn_page(could, papers)
    return False


@inner
def _deal(s: Hunt, seat: int, trusted: bool, could: int, pool: Ints, left: int, rng: Rng) -> int:
    """Give a seat the last of the first `left` cards, shuffled; returns its paper."""
    kinds = subject = 0
    likely = np.empty(PURSUERS)
    likelihoods(s, seat, likely)
    for _ in range(_TRIES):
        kinds = _draw(pool, left, s.holds[seat], rng)
        subject = _among(could, likely, rng)
        if not kinds & cannot_hold(s, seat, subject, trusted):
            return subject
    agree = 0
    for other in range(PURSUERS):
        if could >> other & 1 and not kinds & cannot_hold(s, seat, other, trusted):
            agree |= 1 << other
    return _among(agree, likely, rng) if agree else subject


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
def _draw(pool: Ints, left: int, size: int, rng: Rng) -> int:
    """Bring some of the first `left` cards to their end; the set of their kinds."""
    kinds = 0
    for i in range(left - 1, left - 1 - size, -1):
        j = random_below(rng, i + 1)
        pool[i], pool[j] = pool[j], pool[i]
        kinds |= 1 << pool[i]
    return int(kinds)


@inner
def _among(subjects: int, likely: Floats, rng: Rng) -> int:
    """One of a set."""
    total = 0.0
    for subject in range(PURSUERS):
        if subjects >> subject & 1:
            total += likely[subject]
    left = random_unit(rng) * total
    chosen = 0
    for subject in range(PURSUERS):
        if subjects >> subject & 1 and left >= 0.0:
            chosen = subject
            left -= likely[subject]
    return chosen


@inner
def _turn_page(could: Ints, papers: Ints) -> None:
    """The next combination of papers; after the last comes the first."""
    for seat in range(len(could)):
        if could[seat]:
            before = papers[seat]
            papers[seat] = (before + 1) % PURSUERS
            while not could[seat] >> papers[seat] & 1:
                papers[seat] = (papers[seat] + 1) % PURSUERS
            if papers[seat] > before:
                return
