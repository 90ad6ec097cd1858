"""All dice and deals of this server against what was to be expected of them.

Only tables that are over count: what is still secret adds nothing. They are folded from the log, a
few at each question and a few now and then, and what is counted is kept; `waiting` says how many
tables are still to come. Tables whose rules this program no longer has are left to those that do.
"""

import asyncio
import logging
import time
from collections.abc import Iterator, Mapping
from math import inf

import msgspec

from cavale.core.game import Game
from cavale.core.message import Message, message
from cavale.core.tally import Fit
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import Logged
from cavale.tables.log.fold import RulesChanged, fold
from cavale.tables.log.table import Table
from cavale.tables.store.chances import Chances, Counted

logger = logging.getLogger(__name__)

COUNTED_TOGETHER = 50
"""Tables that are counted in one go: some tenths of a second."""
FRESH = 30.0
"""Seconds for which an answer that has counted everything is given again."""
ROUND = 60.0
"""Seconds after which tables are counted that nobody has asked for."""
BREATH = 5.0
"""Seconds between two such rounds while there are more."""


class ChanceKind(msgspec.Struct, frozen=True):
    """Outcomes that can take each other's place. `p`: how often fair chance is off as much."""

    game: str
    outcomes: tuple[str, ...]
    names: tuple[Message, ...]
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
    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._tallies = live.store.tallies
        self._games = [slug for slug, spec in live.games.items() if spec.chance]
        self._complete = False
        """Whether tables from before there were tallies have been looked for."""
        self._unreadable: set[str] = set()
        self._lock = asyncio.Lock()
        self._report = Report(0, 0, [])
        self._fresh_until = 0.0
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)

    async def report(self) -> Report:
        async with self._lock:
            if time.monotonic() < self._fresh_until:
                return self._report
            waiting = await self._count()
            found = await self._tallies.read(self._games)
            games = sum(chances.games for chances in found.values())
            self._report = Report(games, waiting, list(self._kinds(found)))
            self._fresh_until = time.monotonic() + FRESH if not waiting else 0.0
            return self._report

    async def _go_round(self) -> None:
        """So that little is uncounted when the rules change, also if nobody ever asks."""
        pause = ROUND
        while True:
            await asyncio.sleep(pause)
            try:
                async with self._lock:
                    pause = BREATH if await self._count() else ROUND
            except Exception as error:
                # The text of the error may hold the database's password.
                logger.warning("chance could not be counted: %s", type(error).__name__)
                pause = ROUND

    async def _count(self) -> int:
        """Counts some tables, unless another process does so; how many are left."""
        if not self._complete:
            await self._tallies.find(self._games)
            self._complete = True
        async with self._live.store.bus.turn("fairness") as mine:
            ids, number = await self._tallies.left(
                self._games, COUNTED_TOGETHER + len(self._unreadable)
            )
            readable = [one for one in ids if one not in self._unreadable][:COUNTED_TOGETHER]
            looked = [await self._look(table) for table in readable] if mine else []
            counted = [one for one in looked if one is not None]
            if counted:
                await self._tallies.add(counted)
        return max(0, number - len(counted) - len(self._unreadable))

    async def _look(self, table_id: str) -> Counted | None:
        rows = await self._live.store.log.read(table_id)
        try:
            return await asyncio.to_thread(self._fold, table_id, [row.logged for row in rows])
        except RulesChanged:
            self._unreadable.add(table_id)
        except Exception:
            logger.exception("the dice of table %s cannot be counted", table_id)
            self._unreadable.add(table_id)
        return None

    def _fold(self, table_id: str, log: list[Logged]) -> Counted:
        *_, table = fold(table_id, log, self._live.registry.open_game)
        return Counted(table_id, table.game.slug, _chances(table))

    def _kinds(self, found: Mapping[str, Chances]) -> Iterator[ChanceKind]:
        for slug in self._games:
            for fit in found.get(slug, Chances()).tally.fits():
                yield _shown(Game(self._live.games[slug]), fit)


def _chances(last: Table) -> Chances:
    """Of all games of a series that were played to an end."""
    chances = Chances()
    table: Table | None = last
    while table is not None:
        if table.outcome is not None:
            chances.games += 1
            for ply in table.plies():
                if ply.seat is None:
                    outcomes = [move.text for move in ply.before.moves]
                    chances.tally.add(outcomes, ply.before.weights, ply.move.text)
        table = table.earlier
    return chances


def _shown(game: Game, fit: Fit) -> ChanceKind:
    """In the game's own order."""
    found = [_found(game, text) for text in fit.outcomes]
    order = sorted(range(len(found)), key=lambda at: found[at][0])
    return ChanceKind(
        game=game.slug,
        outcomes=tuple(fit.outcomes[at] for at in order),
        names=tuple(found[at][1] for at in order),
        draws=fit.draws,
        seen=tuple(fit.seen[at] for at in order),
        expected=tuple(fit.expected[at] for at in order),
        degrees=fit.degrees,
        chi_square=fit.chi_square,
        p=fit.p,
    )


def _found(game: Game, text: str) -> tuple[float, Message]:
    """An outcome's place in the game's order, and what it is called."""
    try:
        code = game.read_move(text).code
    except ValueError:
        # It was counted when the game wrote it otherwise.
        return inf, message("as-written", text=text)
    chance = game.room.chance
    return code, message("as-written", text=text) if chance is None else chance(code)
