"""What everybody learns from a card: its player has passed no catch by.

A hand only shrinks between two deals. So a card that a seat lays down now was in its hand on all
its turns since the deal, and a pursuer that would have caught with it on one of them is not its
subject. For each seat the state keeps

    missed  the catches that were on the board on its turns since the deal
    ruled   the pursuers that are not its subject, by the cards it has laid down

That trusts it to take a catch whenever it has one. A player who discards says more, by the
rules alone: it had no catch, and nothing else that could move.

    stuck   those of `missed` that were there when it discarded
    barred  those of `ruled` that follow from `stuck`
    lacks   the kinds it has none of: a card of such a kind would have had a move

Where trust leaves a seat no subject, it has passed a catch by, and only the rest is known of it.
"""

from typing import Final

from cavale.core.jit import States, inner, kernel
from cavale.games.horse.cards import KINDS, PURSUERS, count
from cavale.games.horse.state import HIDDEN, UNCHOSEN, Hunt
from cavale.games.horse.walks import catchers, catches, catching_kinds, landings

ALL_PURSUERS: Final = (1 << PURSUERS) - 1


@inner
def learn_from_card(s: Hunt, kind: int) -> None:
    """The mover lays down a card of this kind and catches nothing."""
    s.missed[s.turn] |= catches(s)
    s.ruled[s.turn] |= catchers(s.missed[s.turn], kind)
    s.barred[s.turn] |= catchers(s.stuck[s.turn], kind)


@inner
def learn_from_discard(s: Hunt, kind: int) -> None:
    s.stuck[s.turn] |= catches(s)
    learn_from_card(s, kind)
    for other in range(KINDS):
        low, high = landings(s, other, UNCHOSEN)
        if low | high:
            s.lacks[s.turn] |= 1 << other


@inner
def forget_hands(s: Hunt) -> None:
    """The cards are dealt again."""
    for seat in range(s.seats):
        s.missed[seat] = 0
        s.stuck[seat] = 0
        s.lacks[seat] = 0


@inner
def cannot_hold(s: Hunt, seat: int, subject: int, trusted: bool) -> int:
    """The set of kinds that a seat with this subject does not hold."""
    found = s.missed[seat] if trusted else s.stuck[seat]
    return int(catching_kinds(found, subject) | s.lacks[seat])


@inner
def suspects(s: Hunt, seat: int, unseen: int, trusted: bool) -> int:
    """The set of subjects that a seat can have if its hand is somewhere among the unseen cards."""
    could = ALL_PURSUERS & ~(s.ruled[seat] if trusted else s.barred[seat])
    if s.secret[seat] != HIDDEN and s.secret[seat] != UNCHOSEN:
        could &= 1 << s.secret[seat]
    for subject in range(PURSUERS):
        if could >> subject & 1:
            never = cannot_hold(s, seat, subject, trusted)
            enough = 0
            for kind in range(KINDS):
                if not never >> kind & 1:
                    enough += count(unseen, kind)
            if enough < s.holds[seat]:
                could &= ~(1 << subject)
    return int(could)


@kernel
def face_suspects(a: States, seat: int, unseen: int, trusted: bool) -> int:
    return suspects(a[0], seat, unseen, trusted)


@kernel
def face_never(a: States, seat: int, subject: int, trusted: bool) -> int:
    return cannot_hold(a[0], seat, subject, trusted)
