"""A finished game looked at again against exact play: what each push did to the escape at hand.

The first ropes are in the book, and from rope 16 on a wall can be solved, if it is not too much
work; what is said is then exact. In between nothing is measured, and the row says so by being
empty.
"""

from collections.abc import Iterator
from typing import Final

from cavale.core.jit import JIT
from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.core.solving import Forced
from cavale.games.wall.exact.book import by_the_book
from cavale.games.wall.exact.kept import Kept
from cavale.games.wall.exact.values import TooLarge, Verdict, judged, memory_needed, standing
from cavale.games.wall.rules import COVERED

FROM: Final = 16
WORK: Final = 400
"""Megabytes of cones that are not too much to solve, and to keep."""
WORTH: Final[dict[Forced, float]] = {"mover": 1.0, "draw": 0.5, "opponent": 0.0}
REMARKS: Final[dict[tuple[Forced, Forced], Message]] = {
    ("mover", "draw"): Message("review-lost"),
    ("mover", "opponent"): Message("review-turned"),
    ("draw", "opponent"): Message("review-let-out"),
}


def rows(played: Played, since: int) -> Iterator[Reviewed]:
    kept = Kept()
    for position, move in list(zip(played.positions, played.moves, strict=False))[since:]:
        found = _judged(position, kept)
        yield Reviewed() if found is None else _row(found, move.text)


def _judged(position: Position, kept: Kept) -> Verdict | None:
    a = position.copy_record()
    pushed = int(a["pushed"][0])
    if pushed < FROM:
        return by_the_book(a)
    # Without the compiler a wall takes hours.
    if not JIT:
        return None
    here = standing(a)
    if memory_needed(here, keep=True) > WORK:
        return None
    exact = kept.exact(here)
    assert exact is not None
    try:
        return judged(exact, here, COVERED - pushed)
    except TooLarge:
        return None


def _row(found: Verdict, text: str) -> Reviewed:
    value = found.moves.get(text)
    if value is None:
        return Reviewed()
    if value == found.value:
        return Reviewed(loss=0.0)
    better = next(move for move, worth in found.moves.items() if worth == found.value)
    return Reviewed(
        loss=WORTH[found.value] - WORTH[value],
        better=better,
        said=REMARKS[found.value, value],
    )
