"""How somebody in a hurry plays: catches the horse if possible, else moves anyone anywhere.

A tree search takes it for granted that a player who can catch does.
"""

from cavale.core.jit import (
    Ints,
    Rng,
    States,
    add_rules,
    count_bits,
    inner,
    kernel,
    random_below,
)
from cavale.core.rules import hasty as in_haste
from cavale.games.horse.board import CELLS
from cavale.games.horse.cards import HORSE, HORSE_KINDS, KINDS, PURSUERS, count, nth, one
from cavale.games.horse.state import CHOOSE, DISCARD, PLAY, STATE, Hunt
from cavale.games.horse.walks import catches, catching_kinds, landings, nth_landing

NO_MOVE = -1


def hasty(s: Hunt, out: Ints, rng: Rng) -> int:
    if s.chosen < s.seats:
        return CHOOSE + random_below(rng, PURSUERS)
    move = winning(s)
    if move != NO_MOVE:
        return move
    hand, left = s.hand[s.turn], s.holds[s.turn]
    while left:
        kind = nth(hand, random_below(rng, left))
        move = _some_landing(s, kind, rng)
        if move != NO_MOVE:
            return move
        left -= count(hand, kind)
        hand -= count(hand, kind) * one(kind)
    return DISCARD + nth(s.hand[s.turn], random_below(rng, s.holds[s.turn]))


def obvious(s: Hunt) -> int:
    return winning(s) if s.chosen == s.seats else NO_MOVE


@inner
def winning(s: Hunt) -> int:
    """A move with which the mover catches the horse, if there is one."""
    mine = s.secret[s.turn]
    kinds = catching_kinds(catches(s), mine)
    for kind in range(KINDS):
        if kinds >> kind & 1 and count(s.hand[s.turn], kind):
            other = mine if kind >= HORSE_KINDS else HORSE
            return int(PLAY + CELLS * kind + s.place[other])
    return NO_MOVE


@inner
def _some_landing(s: Hunt, kind: int, rng: Rng) -> int:
    mine = s.secret[s.turn]
    low, high = landings(s, kind, mine)
    n = count_bits(low) + count_bits(high)
    return nth_landing(kind, low, high, random_below(rng, n)) if n else NO_MOVE


add_rules(STATE, hasty, obvious)


@kernel
def face_hasty(a: States, out: Ints, rng: Rng) -> int:
    return in_haste(a[0], out, rng)


@kernel
def face_winning(a: States) -> int:
    return winning(a[0])
