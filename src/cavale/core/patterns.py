"""Patterns that guard what is brought from outside."""


def whole(pattern: str) -> str:
    """All of a text, to its last character.

    `$` alone also matches before a line feed at the end. What is written here means the same to
    Python and, in the schemas that are given out, to JavaScript.
    """
    return rf"^{pattern}$(?!\n)"
