"""What everybody learns from a card: its player has passed no catch by.

A hand only shrinks between two deals. So a card that a seat lays down now was in its hand on all
its turns since the deal, and a pursuer that would have caught with it on one of them is not its
subject. For each seat the state keeps

    missed  the catches that were on the board on its turns since the deal
    ruled   the pursuers that are not its subject, by the cards it has laid down
    lacks   the kinds it has none of: on a turn of this deal it discarded for want of a move,
            though a card of such a kind would have had one

A hand that could still be the seat's holds no card of `lacks`, and none that would have caught with
its subject on one of its turns. All of this trusts that nobody passes a catch by; where a seat has
done so, it may be wrong about that seat.
"""

from typing import Final

from cavale.core.jit import inner
from cavale.games.horse.cards import KINDS, PURSUERS
from cavale.games.horse.state import UNCHOSEN, Hunt
from cavale.games.horse.walks import catchers, catches, catching_kinds, landings

ALL_PURSUERS: Final = (1 << PURSUERS) - 1


@inner
def learn_from_card(s: Hunt, kind: int) -> None:
    """The mover lays down a card of this kind and catches nothing."""
    s.missed[s.turn] |= catches(s)
    s.ruled[s.turn] |= catchers(s.missed[s.turn], kind)


@inner
def learn_from_discard(s: Hunt, kind: int) -> None:
    learn_from_card(s, kind)
    for other in range(KINDS):
        if landings(s, other, UNCHOSEN, 0) or landings(s, other, UNCHOSEN, 1):
            s.lacks[s.turn] |= 1 << other


@inner
def cannot_hold(s: Hunt, seat: int, subject: int) -> int:
    """The set of kinds that a seat with this subject does not hold."""
    return int(catching_kinds(s.missed[seat], subject) | s.lacks[seat])
