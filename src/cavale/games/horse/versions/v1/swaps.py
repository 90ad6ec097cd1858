"""Cards that change hands until nobody has one that it cannot hold.

There are holders, some cards with a holder each, and for every holder the set of kinds that it
cannot hold. Every holder keeps its number of cards.
"""

import numpy as np

from cavale.core.uncompiled import Ints, inner

_NONE = -1


@inner
def mend(pool: Ints, owner: Ints, never: Ints) -> bool:
    """Pass wrong cards on; whether all are right at last. If not, they cannot be: every card that
    is passed on is an augmenting path of a flow, and without one the flow is the greatest."""
    for card in range(len(pool)):
        if _wrong(card, pool, owner, never) and not _pass_on(card, pool, owner, never):
            return False
    return True


@inner
def _wrong(card: int, pool: Ints, owner: Ints, never: Ints) -> bool:
    return bool(never[owner[card]] >> pool[card] & 1)


@inner
def _pass_on(first: int, pool: Ints, owner: Ints, never: Ints) -> bool:
    """Find somebody for a wrong card, somebody else for one of theirs, and so on, until somebody
    has a wrong card to give back; whether that is possible."""
    holders = len(never)
    given = np.full(holders, _NONE)  # to each holder, a card that it can hold
    queue = np.empty(holders, np.int64)
    n = _offer(first, pool, never, given, queue, 0)
    at = 0
    while at < n:
        holder = queue[at]
        at += 1
        for card in range(len(pool)):
            if owner[card] == holder and _wrong(card, pool, owner, never):
                _hand_over(first, card, owner, given)
                return True
        for card in range(len(pool)):
            if owner[card] == holder:
                n = _offer(card, pool, never, given, queue, n)
    return False


@inner
def _offer(card: int, pool: Ints, never: Ints, given: Ints, queue: Ints, n: int) -> int:
    """Give a card to all who can hold it and have none given yet; how many have one now."""
    for holder in range(len(never)):
        if given[holder] == _NONE and not never[holder] >> pool[card] & 1:
            given[holder] = card
            queue[n] = holder
            n += 1
    return n


@inner
def _hand_over(first: int, last: int, owner: Ints, given: Ints) -> None:
    holder = owner[last]
    owner[last] = owner[first]
    card = _NONE
    while card != first:
        card = given[holder]
        holder, owner[card] = owner[card], holder
