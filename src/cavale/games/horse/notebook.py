"""What a seat can be sure of about the others, from what it sees alone.

Sure under one assumption, that of deduction.py: nobody passes a catch by.
"""

import msgspec

from cavale.core.jit import States, plain
from cavale.games.horse.cards import PURSUERS, WHOLE, counts
from cavale.games.horse.notation import CARD_WORDS, SUBJECT_WORDS
from cavale.games.horse.state import UNCHOSEN
from cavale.games.horse.walks import catching_kinds


class HorseSuspect(msgspec.Struct, frozen=True):
    """The subjects that another seat can still have."""

    seat: int
    subjects: list[str]


class HorseNotebook(msgspec.Struct, frozen=True):
    """Cards of this deal by kind, where there are any: those played, and those still unseen."""

    suspects: list[HorseSuspect]
    played: dict[str, int]
    unseen: dict[str, int]


def notebook(a: States, seat: int) -> HorseNotebook:
    s = a[0]
    others = [other for other in range(int(s.seats)) if other != seat]
    unseen = unseen_cards(a, seat)
    return HorseNotebook(
        suspects=[HorseSuspect(other, _subjects(a, other, unseen)) for other in others],
        played=tally(int(s.played)),
        unseen=tally(unseen),
    )


def tally(cards: int) -> dict[str, int]:
    """How many there are of each kind, but for those of which there is none."""
    return {word: n for word, n in zip(CARD_WORDS, counts(cards), strict=True) if n}


def unseen_cards(a: States, seat: int) -> int:
    """What lies in other hands, in the rest of the deck, or aside."""
    s = a[0]
    own = int(s.hand[seat]) if seat >= 0 else 0
    return int(WHOLE[s.seats]) - int(s.played) - own


def _subjects(a: States, seat: int, unseen: int) -> list[str]:
    s = a[0]
    if s.secret[seat] >= 0:
        return [SUBJECT_WORDS[s.secret[seat]]]
    if s.secret[seat] == UNCHOSEN:
        return list(SUBJECT_WORDS[:PURSUERS])
    return [
        SUBJECT_WORDS[subject]
        for subject in range(PURSUERS)
        if not s.ruled[seat] >> subject & 1 and _hand_exists(a, seat, subject, unseen)
    ]


def _hand_exists(a: States, seat: int, subject: int, unseen: int) -> bool:
    """Whether there are enough unseen cards that a seat with this subject can hold."""
    s = a[0]
    caught = plain(catching_kinds)(int(s.missed[seat]), subject)
    barred = caught | int(s.lacks[seat])
    possible = sum(n for kind, n in enumerate(counts(unseen)) if not barred >> kind & 1)
    return bool(possible >= s.holds[seat])
