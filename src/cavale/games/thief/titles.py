"""What each edition calls the two players and the middle of the board, in French and English."""

from dataclasses import dataclass

from cavale.core.words import Words


@dataclass(frozen=True)
class Cast:
    thief: Words
    detective: Words
    scene: Words


KNOTS = Cast(
    Words("le voleur", "the thief"),
    Words("le détective", "the detective"),
    Words("le lieu du délit", "the scene of the crime"),
)
LAFFONT = Cast(
    Words("l'espion", "the spy"),
    Words("le contre-espion", "the counter-spy"),
    Words("le lieu du vol", "the place of the theft"),
)


def cast(variant: str) -> Cast:
    return LAFFONT if variant == "laffont" else KNOTS


def capital(words: Words) -> Words:
    """At the start of a sentence."""
    return Words(*(text[0].upper() + text[1:] for text in (words.fr, words.en)))
