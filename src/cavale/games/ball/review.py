"""A finished game looked at again for forced wins: those that were missed, and those let in.

Only what is proven counts (forcing.py), turn by turn; what lies between is not measured, and the
row says so by being empty.
"""

from collections.abc import Iterator
from typing import Final

from cavale.core.jit import JIT
from cavale.core.message import Message, message
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.games.ball.boards import new_boards
from cavale.games.ball.choosing import drawing
from cavale.games.ball.evaluation import learned
from cavale.games.ball.forcing import seek, unfold_all
from cavale.games.ball.rules import NO_PAWN
from cavale.games.ball.unfolding import outcomes, winning
from cavale.search.limits import new_flag

PAST_THE_LINE: Final = "5.1"
"""The clause by which such a win is one."""
LISTED: Final = 600 if JIT else 2
"""Boards looked at for a forced win, as many as the fifth level looks at."""


def rows(played: Played, since: int) -> Iterator[Reviewed]:
    for step in range(since, len(played.moves)):
        yield _row(played.positions[step], played.positions[step + 1], played.moves[step].code)


def _row(before: Position, after: Position, code: int) -> Reviewed:
    """A pawn move is judged by what was proven before it and by what is after it."""
    had = _forced(before)
    if had is not None and had[0] == code:
        return Reviewed(loss=0.0)
    has = None if after.mover is None else _forced(after)
    same = after.mover == before.mover
    won = after.outcome is not None and after.outcome.points[before.mover or 0] == 1.0
    if won or (same and has is not None):
        return Reviewed(loss=0.0)
    lets_in = has is not None and not same
    if had is not None:
        turns = _turns(before, had)
        better = before.game.move(had[0]).text
        # Whether another way still wins is not known, unless the other side wins now.
        return Reviewed(
            loss=1.0 if lets_in else None,
            better=better,
            said=_in("missed", turns),
            clause=PAST_THE_LINE,
            grave=True,
        )
    if lets_in and has is not None:
        turns = _turns(after, has)
        return Reviewed(said=_in("let-in", turns), clause=PAST_THE_LINE, grave=True)
    return Reviewed()


def _in(what: str, turns: int) -> Message:
    if turns == 1:
        return message(f"review-{what}-now")
    return message(f"review-{what}", turns=turns)


def _forced(position: Position) -> tuple[int, ...] | None:
    """The pawn moves of a forced win of the side to move, both sides' up to the end."""
    won = winning(position)
    if won:
        return won
    half = position.copy_record()[0].moved != NO_PAWN
    proof = seek(
        new_boards(position.copy_record(), 2),
        learned(),
        drawing(position),
        LISTED,
        new_flag(),
        outcomes(position, learned()) if half else None,
    )
    return None if proof is None else unfold_all(position, proof, learned())


def _turns(position: Position, line: tuple[int, ...]) -> int:
    """How many turns such a line takes, those of both sides counted."""
    turns = 0
    for code in line:
        there = position.play_unchecked(code)
        turns += there.mover != position.mover
        position = there
    return turns
