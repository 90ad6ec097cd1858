"""Through whose eyes a game is seen again."""

import pytest

from cavale import game
from cavale.core.errors import UnknownEyes
from cavale.core.eyes import EVERYTHING, Eyes, eyes_named

THIEF = game("thief")


@pytest.mark.parametrize(
    ("name", "eyes"),
    [
        ("thief", Eyes(0)),
        ("detective", Eyes(1)),
        ("0", Eyes(0)),
        ("1", Eyes(1)),
        ("spectator", Eyes(None)),
        ("all", EVERYTHING),
    ],
)
def test_by_a_name_or_a_number(name: str, eyes: Eyes) -> None:
    assert eyes_named(THIEF, name) == eyes


@pytest.mark.parametrize("name", ["", "2", "-1", "99999", "²", "cat"])
def test_nobody_else_sees(name: str) -> None:
    with pytest.raises(UnknownEyes):
        eyes_named(THIEF, name)
