"""What people call the subjects and the players, in French and English."""

from cavale.core.words import Words
from cavale.games.horse import SPEC

SEAT_TITLES: tuple[Words, ...] = tuple(seat.title for seat in SPEC.seats)
SUBJECT_TITLES: tuple[Words, ...] = (
    Words("le fermier", "the farmer"),
    Words("la fermière", "the farmer's wife"),
    Words("le valet", "the farmhand"),
    Words("la servante", "the maid"),
    Words("le chien", "the dog"),
    Words("le cheval", "the horse"),
)
_BARE = (
    Words("fermier", "farmer"),
    Words("fermière", "farmer's wife"),
    Words("valet", "farmhand"),
    Words("servante", "maid"),
    Words("chien", "dog"),
    Words("cheval", "horse"),
)
CARD_TITLES: tuple[Words, ...] = tuple(
    Words(f"« {subject.fr} {sign} »", f"“{subject.en} {sign}”")
    for subject in _BARE
    for sign in "+=−"
)
"""By kind of card."""
