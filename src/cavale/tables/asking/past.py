"""The past of a game, as history and as a record: worked out beside the loop, and once.

What was told of a move is kept, encoded. A game that has grown costs what is new of it, and one
that has not costs nothing.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

import msgspec

from cavale.tables.asking import records
from cavale.tables.log.table import Table
from cavale.tables.thinking.workers import Readers
from cavale.tables.views import build

KEPT = 64 << 20
"""Bytes, of all games together."""
_OVERHEAD = 100
"""Bytes that keeping a piece takes besides its own."""

Key = tuple[object, ...]
Piece = tuple[int, bytes]
"""What is told of a version of the table."""

_encode = msgspec.json.Encoder().encode


class Past:
    """For each game and each who looks, its pieces so far, those asked for last at the end."""

    def __init__(self, readers: Readers, limit: int = KEPT) -> None:
        self._readers = readers
        self._limit = limit
        self._kept: OrderedDict[Key, list[Piece]] = OrderedDict()
        self._turns: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self.size = 0
        self.made = 0
        """Pieces that had to be worked out, so far."""

    async def history(
        self, table: Table, player: int | None, eyes: str | None, client: str
    ) -> bytes:
        """A list of steps, as JSON."""
        look = build.eyes_of(table, player, eyes)
        key = "history", table.id, table.number, look, tuple(one.name for one in table.players)

        def more(known: int) -> list[Piece]:
            return [(one.version, _encode(one)) for one in build.steps(table, look, known)]

        pieces = await self._all(key, table, client, more)
        return b"[%s]" % b",".join(piece for _, piece in pieces)

    async def record(self, table: Table, player: int | None, form: str, client: str) -> str:
        secret = table.game.spec.hidden and table.outcome is None
        eyes = table.seat_of(player) if secret else None
        key = "record", table.id, table.number, table.version, secret, eyes, form

        def whole(_: int) -> list[Piece]:
            written = records.written(table, player)
            text = written.json() if form == "json" else written.text()
            return [(_newest(table), text.encode())]

        return (await self._all(key, table, client, whole))[-1][1].decode()

    def _still_true(self, key: Key, table: Table) -> list[Piece]:
        """The pieces of moves that still stand; a version is never given twice."""
        known = self._kept.get(key, [])
        if known and known[-1][0] == _newest(table):
            return known
        versions = [table.begun.seq, *(ply.version for ply in table.plies())]
        stands = len(known)
        while stands and (stands > len(versions) or known[stands - 1][0] != versions[stands - 1]):
            stands -= 1
        return known[:stands]

    async def _all(
        self, key: Key, table: Table, client: str, more: Callable[[int], list[Piece]]
    ) -> list[Piece]:
        """`more` works out what follows so many pieces. Who asks for the same waits for the first
        who did."""
        async with self._turns.setdefault(key, asyncio.Lock()):
            known = self._still_true(key, table)
            if known and known[-1][0] == _newest(table):
                self._kept.move_to_end(key)
                return known
            fresh = await self._readers.run(client, table.id, more, len(known))
            self.made += len(fresh)
            pieces = [*known, *fresh]
            self._forget(key)
            self._kept[key] = pieces
            self.size += _size(pieces)
            while self.size > self._limit:
                self._forget(next(iter(self._kept)))
            return pieces

    def _forget(self, key: Key) -> None:
        self.size -= _size(self._kept.pop(key, []))


def _newest(table: Table) -> int:
    return table.begun.seq if table.last is None else table.last.version


def _size(pieces: list[Piece]) -> int:
    return sum(len(piece) + _OVERHEAD for _, piece in pieces)
