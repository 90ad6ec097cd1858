"""Names that people give themselves, on one line, as they are drawn.

What joins or marks a letter stays: an emoji of a family is one, and so is a letter with its vowel
signs. What draws nothing, turns the text around or is no character does not. A name is measured in
what a reader would call characters.
"""

import unicodedata
from collections.abc import Iterator

LONGEST = 40
"""Characters of a name, as a reader counts them."""
MOST_MARKS = 15
"""Code points that may follow the first of one character."""
ZWNJ, ZWJ = "\u200c", "\u200d"
_BLACK_FLAG = "\U0001f3f4"


def clean(text: str) -> str:
    return " ".join(filter(None, map("".join, map(_clusters, _visible(text).split()))))


def length(text: str) -> int:
    return sum(1 for word in text.split(" ") for _ in _clusters(word)) + text.count(" ")


def drawn(char: str) -> bool:
    """Whether a character may stand in a line that people read."""
    kind = unicodedata.category(char)
    if kind == "Cf":
        return char in (ZWNJ, ZWJ) or _tag(char)
    if kind == "Cn":
        # Newer than this Python, unless it is no character and never will be.
        return not ("\ufdd0" <= char <= "\ufdef" or ord(char) & 0xFFFE == 0xFFFE)
    return kind not in ("Cc", "Co", "Cs", "Zl", "Zp")


def _visible(text: str) -> str:
    return "".join(" " if char.isspace() else char for char in text if _stays(char))


def _stays(char: str) -> bool:
    return char.isspace() or drawn(char)


def _clusters(word: str) -> Iterator[str]:
    """One string for each character of a word. Marks and joiners with nothing before them go."""
    cluster = ""
    for char in word.rstrip(ZWJ + ZWNJ):
        if cluster and _extends(cluster, char):
            if len(cluster) <= MOST_MARKS:
                cluster += char
        elif not _hangs(char):
            if cluster:
                yield cluster
            cluster = char
    if cluster:
        yield cluster


def _extends(cluster: str, char: str) -> bool:
    if _tag(char):
        return cluster.startswith(_BLACK_FLAG)
    if _regional(char):
        return len(cluster) == 1 and _regional(cluster)
    return _hangs(char) or cluster.endswith(ZWJ)


def _hangs(char: str) -> bool:
    """Whether a character belongs to the one before it: a mark, a joiner, a skin, a jamo."""
    return (
        unicodedata.category(char) in ("Mn", "Mc", "Me")
        or char in (ZWNJ, ZWJ)
        or _tag(char)
        or "\U0001f3fb" <= char <= "\U0001f3ff"
        or "\u1160" <= char <= "\u11ff"
    )


def _tag(char: str) -> bool:
    return "\U000e0020" <= char <= "\U000e007f"


def _regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
