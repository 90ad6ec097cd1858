"""What a seat can be sure of about the others, from what it sees alone.

Sure under one assumption, that of deduction.py: nobody passes a catch by.
"""

import msgspec

from cavale.core.jit import States, plain
from cavale.games.horse.cards import PURSUERS, WHOLE, counts
from cavale.games.horse.deduction import face_suspects
from cavale.games.horse.notation import CARD_WORDS, SUBJECT_WORDS
from cavale.games.horse.secrets import aside_is_known


class HorseSuspect(msgspec.Struct, frozen=True):
    """The subjects that another seat can still have."""

    seat: int
    subjects: list[str]


class HorseNotebook(msgspec.Struct, frozen=True):
    """Cards of this deal by kind, where there are any: those played, and those still unseen.

    `aside` are those out of the game, since everybody knows them.
    """

    suspects: list[HorseSuspect]
    played: dict[str, int]
    unseen: dict[str, int]
    aside: dict[str, int] | None = None


def notebook(a: States, seat: int) -> HorseNotebook:
    s = a[0]
    others = [other for other in range(int(s.seats)) if other != seat]
    unseen = unseen_cards(a, seat)
    return HorseNotebook(
        suspects=[HorseSuspect(other, subjects(a, other, unseen)) for other in others],
        played=tally(int(s.played)),
        unseen=tally(unseen),
        aside=known_aside(a),
    )


def tally(cards: int) -> dict[str, int]:
    """How many there are of each kind, but for those of which there is none."""
    return {word: n for word, n in zip(CARD_WORDS, counts(cards), strict=True) if n}


def unseen_cards(a: States, seat: int) -> int:
    """What lies in other hands, in the rest of the deck, or aside unless that is known."""
    s = a[0]
    own = int(s.hand[seat]) if seat >= 0 else 0
    aside = int(s.aside) if plain(aside_is_known)(s) else 0
    return int(WHOLE[s.seats]) - aside - int(s.played) - own


def known_aside(a: States) -> dict[str, int] | None:
    """What was left over at the first deal, when everybody knows it."""
    s = a[0]
    return tally(int(s.aside)) if plain(aside_is_known)(s) else None


def subjects(a: States, seat: int, unseen: int) -> list[str]:
    """Where nobody is left, the seat has passed a catch by: then what the rules alone say."""
    left = face_suspects(a, seat, unseen, True) or face_suspects(a, seat, unseen, False)
    return [word for subject, word in enumerate(SUBJECT_WORDS[:PURSUERS]) if left >> subject & 1]
