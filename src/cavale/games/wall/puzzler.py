"""Puzzles of The Wall: to escape in so many pushes, or to find the only push that holds the draw.

Escapes are proven by looking at every push and every answer. That a push holds is known from exact
values; that all others lose is shown by the escape that follows.
"""

from typing import Final

from cavale.core.forcing import Forcing, held
from cavale.core.position import Position
from cavale.core.puzzles import Kind, Node, Puzzler, Quarry, Refuted, Way
from cavale.games.wall.exact.book import by_the_book
from cavale.games.wall.exact.values import TooLarge, memory_needed, standing, verdict

SOON: Final = 2
"""A wrong push is answered by an escape in so many pushes, or the position is no puzzle."""
MEMORY: Final = 192
"""Megabytes: walls that need more are left out."""


def escape(position: Position, number: int) -> Node | None:
    mover = position.mover
    if mover is None:
        return None
    forcing = Forcing(mover)
    return forcing.answer(position, number, lambda after, left: _refuted(forcing, after, left))


def _refuted(forcing: Forcing, after: Position, left: int) -> Refuted:
    """By an escape of the other side if there is one soon."""
    if after.outcome is not None:
        return Refuted(why="gift")
    other = Forcing(1 - forcing.seat)
    soon = other.quickest(after, 1 + (left > 0))
    return held(forcing, after, left) if soon is None else Refuted(other.line(after, soon))


def hold(position: Position, number: int) -> Node | None:
    """`number` is the number of pushes after which a wrong push is punished at the latest."""
    mover = position.mover
    if mover is None or len(position.moves) < 3:
        return None
    other = Forcing(1 - mover)
    lost = dict[str, Refuted]()
    for move in position.moves:
        after = position.play(move)
        if after.outcome is not None:
            if after.outcome.points[mover] == 1.0:
                return None
            lost[move.text] = Refuted(why="gift")
            continue
        soon = other.quickest(after, number)
        if soon is not None:
            lost[move.text] = Refuted(other.line(after, soon))
    kept = [move.text for move in position.moves if move.text not in lost]
    if len(kept) != 1 or _value(position, kept[0]) != "draw":
        return None
    slowest = max(len(one.line) for one in lost.values())
    return Node({kept[0]: Way()}, lost) if (slowest + 1) // 2 == number else None


def _value(position: Position, text: str) -> str | None:
    """What a push is worth, where that takes little to know."""
    a = position.copy_record()
    known = by_the_book(a)
    if known is None:
        if memory_needed(standing(a), keep=True) > MEMORY:
            return None
        try:
            known = verdict(a, MEMORY)
        except TooLarge:
            return None
    return known.moves.get(text)


PUZZLER: Final = Puzzler(
    kinds={
        "escape": Kind(escape, (1, 2, 3)),
        "hold": Kind(hold, (1, SOON)),
    },
    quarries=(Quarry("single", 2, (0, 1, 2, 3, 4), ("escape", "hold")),),
    wanted=10,
)
