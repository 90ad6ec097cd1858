"""A finished game looked at again against exact play: what each push did to the escape at hand.

The first ropes are in the book, and from rope 16 on a wall can be solved, if it is not too much
work; what is said is then exact. In between nothing is measured; only a way out that is one push
away is seen everywhere.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from cavale.core import allowance
from cavale.core.jit import JIT
from cavale.core.message import Message, message
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.core.solving import Forced
from cavale.games.wall.exact.book import by_the_book
from cavale.games.wall.exact.kept import Kept
from cavale.games.wall.exact.values import TooLarge, Verdict, judged, memory_needed, standing
from cavale.games.wall.previews import FREE
from cavale.games.wall.rules import COVERED
from cavale.games.wall.threats import ways_out
from cavale.games.wall.view import foretold

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
    for step in range(since, len(played.moves)):
        before, after, move = played.positions[step], played.positions[step + 1], played.moves[step]
        found = _judged(before, kept)
        row = Reviewed() if found is None else _row(found, move.text)
        yield _in_sight(row, before, after, move)


def _in_sight(row: Reviewed, before: Position, after: Position, move: Move) -> Reviewed:
    """The row, with what one push more would have shown."""
    freed = foretold(before.copy_record())[move.code] >> FREE
    if row.loss == 0 or freed == 1 + (before.mover or 0):
        return row
    if freed:
        return replace(row, said=message("review-freed-them"), clause="3.3", grave=True)
    missed, threat = ways_out(before), ways_out(after)
    if missed:
        better = before.game.move(missed[0]).text
        return replace(row, said=message("review-missed"), better=better, clause="3.1", grave=True)
    avoided = row.better or _safe(before) if threat else None
    if avoided is None:
        return row
    push = after.game.move(threat[0]).text
    said = message("review-let-through", slot=int(push[0]), side=push[1])
    return replace(row, said=said, better=avoided, clause="3.1", grave=True)


def _safe(position: Position) -> str | None:
    """A push after which the opponent has no way out at once."""
    told = foretold(position.copy_record())
    for code in position.moves.codes:
        if not told[code] >> FREE and not ways_out(position.play_unchecked(code)):
            return position.game.move(code).text
    return None


def _judged(position: Position, kept: Kept) -> Verdict | None:
    if not allowance.exact():
        return None
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
