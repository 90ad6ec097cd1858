"""What an opponent's pushes would lead to, noted while he thinks about them.

Notes hold a wall, and for every wall that two moves and an answer lead to who forces an escape: a
byte each, about a thousand of them, in the order in which the moves are listed. Whoever reads them
needs no cone any more.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cavale.games.wall.exact.board import WALL, Size, Standing
from cavale.games.wall.exact.values import Exact, after

_AHEAD: Final = 3
_EMPTY: Final = 2
_NOBODY: Final = 2
_UNKNOWN: Final = 3
_HEAD: Final = 2 + WALL.side**2


class Notes:
    """What was noted, as far as it was."""

    size: Size = WALL

    def __init__(self, winners: dict[Standing, int]) -> None:
        self._winners = winners

    def knows(self, at: Standing) -> bool:
        """Whether they say what this wall is worth, every move from it and every answer."""
        asked = (at, *(wall for one in after(at).values() for wall in (one, *after(one).values())))
        return all(self._winners.get(wall, _UNKNOWN) != _UNKNOWN for wall in asked)

    def winner(self, at: Standing) -> int | None:
        found = self._winners[at]
        return None if found == _NOBODY else found


def noted(exact: Exact, here: Standing) -> bytes:
    cells = (cell for slot in here.slots for cell in slot)
    head = (here.turn, here.closed + 1, *(_EMPTY if cell is None else cell for cell in cells))
    return bytes((*head, *(_mark(exact, wall) for wall in _ahead(here))))


@lru_cache(maxsize=8)
def read(notes: bytes) -> Notes:
    turn, closed, *cells = notes[:_HEAD]
    row = [None if cell == _EMPTY else cell for cell in cells]
    slots = tuple(tuple(row[i : i + WALL.side]) for i in range(0, len(row), WALL.side))
    here = Standing(slots, turn, closed - 1)
    return Notes(dict(zip(_ahead(here), notes[_HEAD:], strict=True)))


def _ahead(here: Standing) -> Iterator[Standing]:
    """This wall and those to come, each once."""
    walls = dict.fromkeys([here])
    newest = list(walls)
    for _ in range(_AHEAD):
        found = dict.fromkeys(wall for one in newest for wall in after(one).values())
        newest = [wall for wall in found if wall not in walls]
        walls |= dict.fromkeys(newest)
    return iter(walls)


def _mark(exact: Exact, wall: Standing) -> int:
    try:
        winner = exact.winner(wall)
    except KeyError:
        return _UNKNOWN
    return _NOBODY if winner is None else winner
