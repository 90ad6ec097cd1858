"""What people call the subjects and the players, in French and English."""

from cavale.core.words import Words

SEAT_NAMES = ("mill", "forge", "well", "station", "press", "dovecote")
SEAT_TITLES: tuple[Words, ...] = (
    Words("Moulin", "Mill"),
    Words("Forge", "Forge"),
    Words("Puits", "Well"),
    Words("Gare", "Station"),
    Words("Pressoir", "Press"),
    Words("Colombier", "Dovecote"),
)
SEATS_TURN: tuple[Words, ...] = (
    Words("Au tour du Moulin.", "Mill to play."),
    Words("Au tour de la Forge.", "Forge to play."),
    Words("Au tour du Puits.", "Well to play."),
    Words("Au tour de la Gare.", "Station to play."),
    Words("Au tour du Pressoir.", "Press to play."),
    Words("Au tour du Colombier.", "Dovecote to play."),
)
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
