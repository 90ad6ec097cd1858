"""What players, files, districts and cards are called, in French and English."""

from typing import Final

from cavale.core.words import Lang, Words

PLAYER_TITLES: Final = {
    "white": Words("Blanc", "White"),
    "orange": Words("Orange", "Orange"),
    "violet": Words("Violet", "Violet"),
    "pink": Words("Rose", "Pink"),
}
FILE_TITLES: Final = {
    "red": Words("rouge", "red"),
    "yellow": Words("jaune", "yellow"),
    "blue": Words("bleu", "blue"),
    "green": Words("vert", "green"),
}
DISTRICT_TITLES: Final = {
    "bank": Words("banque", "bank"),
    "hall": Words("mairie", "town hall"),
    "club": Words("club", "club"),
    "hotel": Words("hôtel", "hotel"),
}
_LIEUTENANT: Final = Words("Lieutenant", "Lieutenant")
_ALL: Final = Words("tous 1", "all 1")


def card_title(card: str, lang: Lang) -> str:
    """A trap card or a mission, by the name it has in moves."""
    if card == "lieutenant":
        return _LIEUTENANT[lang]
    if card == "all":
        return _ALL[lang]
    colour, _, fields = card.partition(" ")
    return f"{FILE_TITLES[colour][lang]} {fields}".strip()
