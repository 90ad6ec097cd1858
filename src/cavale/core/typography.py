"""What a typesetter does and nobody types: one pass over every text, the same on the page."""

import re

_RULES = tuple(
    (re.compile(pattern), put)
    for pattern, put in (
        ("'", "\u2019"),
        (r" ([;!?])", "\u202f\\1"),
        (r" :", "\u00a0:"),
        (r"« ", "«\u00a0"),
        (r" »", "\u00a0»"),
        (r"n° ", "n°\u00a0"),
    )
)


def typeset(text: str) -> str:
    """Curly apostrophes, and spaces at which no line ends; also of a whole catalogue."""
    for pattern, put in _RULES:
        text = pattern.sub(put, text)
    return text
