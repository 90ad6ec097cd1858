"""Where people who do not know each other meet: open tables, and the players who wait there."""

import asyncio
from collections import Counter
from collections.abc import Collection, Sequence

from msgspec.structs import replace

from cavale.core.game import Game
from cavale.tables.asking.cards import cards
from cavale.tables.deciding.opening import Terms, Wanted, game_of
from cavale.tables.deciding.refusals import Refused, bad_request, key_used, lobby_full
from cavale.tables.live.opening import Opened, claim, open_table
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import times
from cavale.tables.log.clocks import slow
from cavale.tables.log.seat_secrets import hashed, table_id_of
from cavale.tables.store.patience import PATIENT, PRESENT
from cavale.tables.views.shapes import TableCard

LISTED = 20
"""Of one game."""
LOOKED_AT = 400
OPEN_TABLES = 2
REMEMBERED = 10_000
"""Addresses that have put tables here."""
QUEUE = "lobby"


class Lobby:
    """One at a time, so that two who come at the same moment find each other.

    Also when they ask two processes; but who waits for another process waits seconds at most.
    """

    def __init__(self, live: LiveTables, open_tables: int = OPEN_TABLES) -> None:
        self._live = live
        self._open_tables = open_tables
        self._turn = asyncio.Lock()
        self._opened_by: dict[str, dict[str, int]] = {}
        """For each address, the tables it has put here, and when."""

    async def waiting(self, game: str | None = None) -> list[TableCard]:
        """The newest first, and of each game so many that none hides another."""
        found = await self._live.store.index.waiting(times.now(), LOOKED_AT, game)
        seen: Counter[str] = Counter()
        some = {}
        for table, summary in found.items():
            seen[summary.game] += 1
            if seen[summary.game] <= LISTED:
                some[table] = summary
        return cards(some, self._live.games)

    def check_room(self, client: str) -> None:
        """Refuses one more table of somebody who has as many here as one can attend to."""
        opened = self._opened_by.get(client, {})
        opened = {table: at for table, at in opened.items() if self._still_here(table, at)}
        self._opened_by.pop(client, None)
        if opened:
            self._opened_by[client] = opened
        if len(opened) >= self._open_tables:
            raise lobby_full(len(opened))

    def put(self, table: str, client: str) -> None:
        self._opened_by.setdefault(client, {})[table] = times.now()
        # Of those who never came again.
        while len(self._opened_by) > REMEMBERED:
            del self._opened_by[next(iter(self._opened_by))]

    def _still_here(self, table_id: str, at: int) -> bool:
        cached = self._live.registry.known(table_id)
        if cached is None or cached.table.status != "waiting":
            return False
        patience = PATIENT if slow(cached.table.clock) else PRESENT
        return self._live.hub.watched(table_id) or times.now() < at + patience

    async def match(
        self,
        slug: str,
        variant: str | None,
        games: int | None,
        seats: Sequence[Wanted],
        terms: Terms,
        *,
        commit_first: bool = False,
        key: str,
        seated: Collection[str],
        client: str = "",
    ) -> Opened:
        """A seat at a table of this game where somebody waits, or else this table, open to anyone.

        Who wants to play now is not led to a game over days, nor the other way round. `seated` are
        tables where the asker sits already. With `commit_first` the asker claims the seat, so that
        who adds a nonce has read the commitment before.
        """
        own = [wanted for wanted in seats if wanted.kind == "here"]
        asked = any(wanted.program for wanted in seats)
        if len(own) != 1 or asked or all(wanted.kind != "link" for wanted in seats):
            raise bad_request("lobby-seats")
        game = game_of(self._live.games, slug, variant, seats)
        async with self._turn, self._live.store.bus.queue(QUEUE):
            if not await self._opened(key):
                index = self._live.store.index
                found = await index.joinable(times.now(), LISTED, slug, game.variant)
                places = [
                    table
                    for table, summary in found.items()
                    if table not in seated and slow(summary.clock) == slow(terms.clock)
                ]
                if commit_first and places:
                    return Opened(places[0], [], [])
                sat = await self._sit(game, places, own[0], key)
                if sat is not None:
                    return sat
                self.check_room(client)
            opened = await open_table(
                self._live,
                slug,
                variant,
                games,
                seats,
                replace(terms, public=True),
                commit_first=commit_first,
                key=key,
                client=client,
            )
            self.put(opened.table, client)
            return opened

    async def _opened(self, key: str) -> bool:
        """Whether this has been asked before, and nobody was waiting then."""
        return bool(await self._live.store.log.read(table_id_of(key)))

    async def _sit(self, game: Game, places: list[str], own: Wanted, key: str) -> Opened | None:
        before = await self._live.store.index.sitting(hashed(key))
        if before is not None:
            there = (await self._live.registry.get(before)).table.game
            if (there.slug, there.variant) != (game.slug, game.variant):
                raise key_used()
        for place in places if before is None else [before]:
            try:
                held = await claim(self._live, place, None, own.name, key=key, sitting=hashed(key))
            except Refused as refused:
                if refused.code != "seat_taken":
                    raise
            else:
                return Opened(place, [held], [])
        return None
