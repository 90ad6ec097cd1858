"""All dice and deals of this server against what was to be expected of them.

Only tables that are over count: what is still secret adds nothing. They are folded from the log, a
few at each question, so that the answer grows; `waiting` says how many tables are still to come.
"""

import asyncio
import time
from collections.abc import Iterator

import msgspec

from cavale.core.tally import Fit, Tally
from cavale.tables.entries import Logged
from cavale.tables.fold import RulesChanged, fold
from cavale.tables.house import House
from cavale.tables.table import Table

AT_ONCE = 50
"""Tables that one answer may look at: some tenths of a second."""
FRESH = 30.0
"""Seconds for which an answer that has counted everything is given again."""


class ChanceKind(msgspec.Struct, frozen=True):
    """Outcomes that can take each other's place. `p`: how often fair chance is off as much."""

    game: str
    outcomes: tuple[str, ...]
    draws: int
    seen: tuple[int, ...]
    expected: tuple[float, ...]
    degrees: int
    chi_square: float | None
    p: float | None


class Report(msgspec.Struct, frozen=True):
    games: int
    waiting: int
    kinds: list[ChanceKind]


class Fairness:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tallies = {slug: Tally() for slug, spec in house.games.items() if spec.chance}
        self._counted: set[str] = set()
        self._games = 0
        self._lock = asyncio.Lock()
        self._report = Report(0, 0, [])
        self._fresh_until = 0.0

    async def report(self) -> Report:
        async with self._lock:
            if time.monotonic() < self._fresh_until:
                return self._report
            over = await self._house.store.over(tuple(self._tallies))
            left = [table_id for table_id in over if table_id not in self._counted]
            for table_id in left[:AT_ONCE]:
                rows = await self._house.store.read(table_id)
                await asyncio.to_thread(self._count, table_id, [row.logged for row in rows])
            waiting = max(0, len(left) - AT_ONCE)
            self._report = Report(self._games, waiting, list(self._kinds()))
            self._fresh_until = time.monotonic() + FRESH if not waiting else 0.0
            return self._report

    def _count(self, table_id: str, log: list[Logged]) -> None:
        self._counted.add(table_id)
        try:
            *_, table = fold(table_id, log, self._house.open_game)
        except RulesChanged:
            return
        self._count_games(table)

    def _count_games(self, table: Table | None) -> None:
        while table is not None:
            if table.outcome is not None:
                self._count_game(table)
            table = table.earlier

    def _count_game(self, table: Table) -> None:
        self._games += 1
        tally = self._tallies[table.game.slug]
        for ply in table.plies():
            if ply.seat is None:
                outcomes = [move.text for move in ply.before.moves]
                tally.add(outcomes, ply.before.weights, ply.move.text)

    def _kinds(self) -> Iterator[ChanceKind]:
        for slug, tally in self._tallies.items():
            for fit in tally.fits():
                yield _shown(slug, fit)


def _shown(slug: str, fit: Fit) -> ChanceKind:
    return ChanceKind(
        game=slug,
        outcomes=fit.outcomes,
        draws=fit.draws,
        seen=fit.seen,
        expected=fit.expected,
        degrees=fit.degrees,
        chi_square=fit.chi_square,
        p=fit.p,
    )
