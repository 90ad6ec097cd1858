"""The cone that was solved last, kept by a process for the moves to come."""

from typing import Final

from cavale.core.jit import Flag
from cavale.games.wall.exact.board import Standing
from cavale.games.wall.exact.tiles import Words
from cavale.games.wall.exact.values import Exact, memory_needed

KEEP: Final = 320
"""Megabytes up to which all layers of a cone are kept, and not only the first ones."""


class _Stopped(Exception):
    pass


class Kept:
    def __init__(self) -> None:
        self._exact: Exact | None = None
        self._full_walls: Words | None = None

    def exact(self, here: Standing, stop: Flag | None = None, keep: int = KEEP) -> Exact | None:
        """The cone of this wall; None if the flag went up before it was solved."""
        if self._exact is not None and self._exact.knows(here):
            return self._exact
        # Two at a time would be twice the memory.
        self._exact = None

        def look(done: int, total: int) -> None:
            if stop is not None and stop[0]:
                raise _Stopped

        exact = Exact(here, keep=memory_needed(here, keep=True) <= keep)
        try:
            exact.solve(look, self._full_walls)
        except _Stopped:
            return None
        self._exact, self._full_walls = exact, exact.last
        return exact


CONES: Final = Kept()
