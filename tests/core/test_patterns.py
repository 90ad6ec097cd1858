"""A pattern that guards an input matches all of it."""

import re
from pathlib import Path

import msgspec
import pytest

import cavale
from cavale.core.written import Written
from cavale.web import bodies

SOURCES = Path(cavale.__file__).parent


def patterns(shape: object) -> set[str]:
    """Every pattern in the schema of a shape."""
    return set(re.findall(r'"pattern":"((?:[^"\\]|\\.)*)"', msgspec.json.encode(shape).decode()))


def test_no_guard_lets_a_line_feed_through() -> None:
    shapes = [one for one in vars(bodies).values() if isinstance(one, type)]
    asked = [one for one in shapes if issubclass(one, msgspec.Struct)]
    found = set[str]()
    for shape in (*asked, Written):
        found |= patterns(msgspec.json.schema(shape))
    assert len(found) == 5
    for text in found:
        guard = re.compile(msgspec.json.decode(f'"{text}"'))
        good = next("a" * length for length in (1, 40, 64) if guard.search("a" * length))
        for end in ("\n", "\r", "\u2028", " ", "\x00"):
            assert not guard.search(good + end), (text, end)
            assert not guard.search(end + good), (text, end)


@pytest.mark.parametrize("field", ["key", "nonce"])
def test_what_is_sent_with_a_line_feed_is_refused(field: str) -> None:
    body = {"action": "rematch", "version": 1, "key": "k" * 8, "nonce": "abc"}
    assert msgspec.convert(body, bodies.Acting).nonce == "abc"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**body, field: f"{body[field]}\n"}, bodies.Acting)


def test_no_input_is_only_matched_at_its_beginning() -> None:
    """`match` and a pattern with `$` are for what this program wrote itself."""
    guards = re.compile(r"pattern=r?[\"']|re\.match\(")
    for source in (*SOURCES.glob("web/**/*.py"), *SOURCES.glob("tables/**/*.py")):
        assert not guards.search(source.read_text("utf-8")), source
