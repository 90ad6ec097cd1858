"""A finished game looked at again for forced wins: those that were missed, and those let in.

Only what is proven counts (forcing.py), turn by turn; what lies between is not measured, and the
row says so by being empty.
"""

from collections.abc import Iterator
from typing import Final

from cavale.core.jit import JIT
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.core.words import Words
from cavale.games.ball.boards import new_boards
from cavale.games.ball.choosing import drawing
from cavale.games.ball.evaluation import learned
from cavale.games.ball.forcing import seek, unfold_all
from cavale.games.ball.rules import NO_PAWN
from cavale.games.ball.unfolding import outcomes, winning
from cavale.search.limits import new_flag

LISTED: Final = 600 if JIT else 2
"""Boards looked at for a forced win, as many as the fifth level looks at."""
MISSED_NOW: Final = Words(
    "La victoire était là, dans ce tour.", "The win was there, in this very turn."
)
MISSED: Final = "Une victoire forcée en {} tours était là.", "A win forced in {} turns was there."
LET_IN: Final = (
    "Ce tour donne à l'adversaire une victoire forcée en {} tours.",
    "This turn gives the opponent a win forced in {} turns.",
)
LET_IN_NOW: Final = Words(
    "Ce tour laisse l'adversaire gagner au suivant.", "This turn lets the opponent win in the next."
)


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
        words = MISSED_NOW if turns == 1 else _in(MISSED, turns)
        better = before.game.move(had[0]).text
        # Whether another way still wins is not known, unless the other side wins now.
        return Reviewed(loss=1.0 if lets_in else None, better=better, words=words)
    if lets_in and has is not None:
        turns = _turns(after, has)
        return Reviewed(words=LET_IN_NOW if turns == 1 else _in(LET_IN, turns))
    return Reviewed()


def _in(words: tuple[str, str], turns: int) -> Words:
    return Words(words[0].format(turns), words[1].format(turns))


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
