"""What an attentive player has written down: the cards already seen, and where they lie."""

import msgspec

from cavale.core.uncompiled import States
from cavale.games.manhattan.versions.v1.view import ManhattanPile, missions, traps


class ManhattanCards(msgspec.Struct, frozen=True):
    """A pile: the unseen cards on top, in an order nobody knows, then the known ones in theirs."""

    unseen: dict[str, int]
    """How many of each; cards that have all been seen are left out."""
    left: int
    """How many unseen cards have to come before the first known one."""
    known: list[str]
    next: str | None
    """The next card, once there is only one that it can be."""


class ManhattanNotebook(msgspec.Struct, frozen=True):
    traps: ManhattanCards
    missions: ManhattanCards


def notebook(a: States, seat: int) -> ManhattanNotebook:
    return ManhattanNotebook(_cards(traps(a)), _cards(missions(a)))


def _cards(pile: ManhattanPile) -> ManhattanCards:
    unseen = {card: number for card, number in pile.unseen.items() if number}
    could = list(unseen) or pile.known[:1]
    return ManhattanCards(
        unseen=unseen,
        left=sum(unseen.values()),
        known=pile.known,
        next=could[0] if len(could) == 1 else None,
    )
