"""The points of all seats when one of them resigns, or runs out of time."""

from cavale.core.jit import States
from cavale.games.thief.rules import LAFFONT, THIEF

FIRST_CATCH = 2
"""In Knots' games nobody is caught on the first turn, which is spent at the scene."""


def conceded(a: States, seat: int) -> tuple[float, ...]:
    """Ruling T9: a thief is as good as caught on the detective's next turn."""
    s = a[0]
    turn = int(s.probed) + 1
    if s.variant == LAFFONT:
        return (0.0, 10.0 - turn) if seat == THIEF else (10.0, 0.0)
    return (0.0, float(max(FIRST_CATCH, turn))) if seat == THIEF else (0.0, 10.0)


def conceded_at_once(a: States, seat: int) -> tuple[float, ...]:
    """By version 1 of the rules: as if caught on the first turn."""
    if a[0].variant == LAFFONT:
        return (0.0, 9.0) if seat == THIEF else (10.0, 0.0)
    return (0.0, 1.0) if seat == THIEF else (0.0, 10.0)
