"""Names: what is drawn stays, what only disguises does not."""

import pytest

from cavale.core import naming
from cavale.core.written import one_line

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
KISS = "\U0001f469\U0001f3fd\u200d\u2764\ufe0f\u200d\U0001f48b\u200d\U0001f468\U0001f3ff"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize(
    ("name", "characters"),
    [
        ("Ada", 3),
        ("Zoe\u0308", 3),
        (FAMILY, 1),
        (KISS, 1),
        (SCOTLAND, 1),
        ("\U0001f1eb\U0001f1f7\U0001f1e9\U0001f1ea", 2),
        ("\u0646\u0627\u0645\u0647\u200c\u0627\u06cc", 6),
        ("\u0928\u093f", 1),
        ("Ada Lovelace", 12),
    ],
)
def test_what_joins_and_marks_survives(name: str, characters: int) -> None:
    assert naming.clean(name) == name
    assert one_line(name) == name
    assert naming.length(name) == characters


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("a\u202eb", "ab"),
        ("\u2066Ada\u2069", "Ada"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("A\ud800da", "Ada"),
        ("\u200d\u200d", ""),
        ("\u0301Ada\u200d", "Ada"),
        ("A\ufeffd\u00ada\U000e0067", "Ada"),
        (" Ada \n\u2028 L ", "Ada L"),
        ("\ufffe\U0010ffffA\ue000", "A"),
        ("Z" + "\u0301" * 99, "Z" + "\u0301" * naming.MOST_MARKS),
    ],
)
def test_what_disguises_does_not(name: str, kept: str) -> None:
    assert naming.clean(name) == kept
    assert naming.clean(kept) == kept
