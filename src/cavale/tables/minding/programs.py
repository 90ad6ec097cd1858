"""Programs at tables: each follows all that concerns it by one stream.

A stream is told what is, not what was missed: when it opens, and whenever a table has changed, it
looks at the table and says what it has not said of it. So nothing piles up behind a slow reader.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator

from cavale.tables.deciding.refusals import Refused, not_now
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.encoding import ByeReason
from cavale.tables.live.tables import LiveTables
from cavale.tables.views import lean
from cavale.tables.views.lean import AnyLine

MOST_TABLES = 100
"""At which a program plays or is asked to, at once."""
MOST_OF_ONE = 20
"""Of these, tables of one address: nobody takes a program from all others."""

FORGOTTEN_AFTER = 256
"""Addresses; then those that need no program any more are let go of."""


class ProgramStream:
    def __init__(self, live: LiveTables, name: str) -> None:
        self._live = live
        self.name = name
        self._changed: dict[str, None] = {}
        """Tables to be looked at, in the order in which they changed."""
        self._told: dict[str, int] = {}
        """How far each table's log has been told."""
        self._number: dict[str, int] = {}
        """The game of each table's series whose beginning has been told."""
        self._decided: dict[str, int] = {}
        """The decision that each table's program has been asked for."""
        self._attending: dict[str, int] = {}
        self._awake = asyncio.Event()
        self._ended: ByeReason | None = None
        self._quiet = False

    def look_at(self, table_id: str) -> None:
        self._changed[table_id] = None
        self._awake.set()

    def follows(self, table_id: str) -> bool:
        return table_id in self._told

    async def look_around(self) -> None:
        """Tables that another process may have opened."""
        for table_id in await self._live.store.index.engaged(self.name):
            if not self.follows(table_id):
                self.look_at(table_id)

    def end(self, reason: ByeReason) -> None:
        self._ended = reason
        self._awake.set()

    def say_nothing(self) -> None:
        """An empty line, so that the reader knows that the stream is open."""
        self._quiet = True
        self._awake.set()

    async def lines(self) -> AsyncGenerator[AnyLine | None]:
        """None is an empty line."""
        try:
            yield lean.Hello(self.name)
            await self.look_around()
            while self._ended is None:
                while self._changed and self._ended is None:
                    table_id = next(iter(self._changed))
                    del self._changed[table_id]
                    try:
                        cached = await self._live.registry.get(table_id)
                    except Refused:
                        continue
                    for line in self._news(cached):
                        yield line
                if self._quiet:
                    self._quiet = False
                    yield None
                self._awake.clear()
                if not self._changed and self._ended is None:
                    await self._awake.wait()
            yield lean.Bye(self._ended)
        finally:
            for table_id in list(self._attending):
                self._leave(table_id)

    async def seen(self) -> None:
        """Now and then, while it is open: signs of life for the other processes."""
        for table_id, player in self._attending.items():
            cached = self._live.registry.known(table_id)
            if cached is not None:
                await self._live.presence.seen(cached, player)
        if self._live.store.bus.shared:
            await self.look_around()

    def _news(self, cached: CachedTable) -> Iterator[AnyLine]:
        table = cached.table
        told = self._told.get(table.id)
        player = table.company.programs.get(self.name)
        if player is None:
            asked = table.company.asked.get(self.name)
            if asked is None:
                if told is not None:
                    self._forget(table.id)
                    yield lean.Gone(table.id)
            elif told is None:
                self._told[table.id] = 0
                yield lean.challenge(table, asked)
            return
        self._attend(table.id, player)
        if told:
            yield from lean.happened(table, cached.log[told:], player)
        self._told[table.id] = table.version
        if table.status == "waiting":
            return
        if self._number.get(table.id) != table.number:
            self._number[table.id] = table.number
            yield lean.begins(table, player)
        if table.outcome is not None:
            if self._decided.get(table.id) != table.version:
                self._decided[table.id] = table.version
                yield lean.over(table)
            if table.series.over:
                self._forget(table.id)
        elif lean.may_move(table, player) and self._decided.get(table.id) != table.decided:
            self._decided[table.id] = table.decided
            yield lean.turn(table, player)

    def _attend(self, table_id: str, player: int) -> None:
        if table_id not in self._attending:
            self._attending[table_id] = player
            self._live.hub.attend(table_id, player)

    def _leave(self, table_id: str) -> None:
        player = self._attending.pop(table_id, None)
        if player is not None:
            self._live.hub.attend(table_id, player, -1)

    def _forget(self, table_id: str) -> None:
        self._leave(table_id)
        for known in (self._told, self._number, self._decided):
            known.pop(table_id, None)


class Programs:
    """The streams of this process, one for each program."""

    def __init__(self, live: LiveTables, most_of_one: int = MOST_OF_ONE) -> None:
        self._live = live
        self._most_of_one = most_of_one
        self._asked_by: dict[str, set[str]] = {}
        """For each address, the tables to which it has asked programs."""
        self._streams: dict[str, ProgramStream] = {}
        live.publisher.on_change.append(self.on_change)

    def online(self, name: str) -> bool:
        return name in self._streams

    async def check_room(self, name: str, client: str, own: str) -> None:
        """Refuses one more table, but for that which is there already."""
        there = set(await self._live.store.index.engaged(name)) - {own}
        if len(there) >= MOST_TABLES or self._of(client, name, own) >= self._most_of_one:
            raise not_now("program-busy", program=name)

    def asked(self, table_id: str, client: str) -> None:
        """Somebody has opened this table, perhaps for a program."""
        cached = self._live.registry.known(table_id)
        if cached is not None and any(one.program for one in cached.table.players):
            self._asked_by.setdefault(client, set()).add(table_id)
            if len(self._asked_by) % FORGOTTEN_AFTER == 0:
                for one in list(self._asked_by):
                    self._of(one, "", "")

    def _of(self, client: str, name: str, but: str) -> int:
        """At how many tables of an address a program is needed still."""
        still, number = set[str](), 0
        for table_id in self._asked_by.pop(client, set()):
            cached = self._live.registry.known(table_id)
            if cached is not None and not cached.table.series.over:
                still.add(table_id)
                players = cached.table.players
                number += table_id != but and any(one.program == name for one in players)
        if still:
            self._asked_by[client] = still
        return number

    def open(self, name: str) -> ProgramStream:
        """The newest stream of a program is the one that counts."""
        before = self._streams.get(name)
        if before is not None:
            before.end("moved")
        stream = self._streams[name] = ProgramStream(self._live, name)
        return stream

    def left(self, stream: ProgramStream) -> None:
        if self._streams.get(stream.name) is stream:
            del self._streams[stream.name]

    def on_change(self, cached: CachedTable) -> None:
        if not self._streams:
            return
        table = cached.table
        named = {one.program for one in table.players}
        for stream in self._streams.values():
            if stream.name in named or stream.follows(table.id):
                stream.look_at(table.id)

    def close(self) -> None:
        for stream in list(self._streams.values()):
            stream.end("restart")
