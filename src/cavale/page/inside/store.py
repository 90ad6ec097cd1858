"""The log in the browser's own database. What is written is kept before anybody hears of it."""

from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec

from cavale.tables.log.entries import Logged, decode, encode
from cavale.tables.store.append import Append, Row
from cavale.tables.store.chances import Chances, Counted
from cavale.tables.store.errors import Conflict, DatabaseError, Unreadable
from cavale.tables.store.meters import SIZES, Histogram
from cavale.tables.store.notice import Notice
from cavale.tables.store.protocols import Condition, Heard, Near, Overhearing
from cavale.tables.store.retention import Keep
from cavale.tables.store.summary import Summary


class Shelf(Protocol):
    """The database as the worker gives it; all that passes is text."""

    async def add(self, rows: str, awaiting: str) -> str:
        """All rows or none, durable when it returns: `kept`, `taken` or what went wrong."""

    async def read(self, table: str, after: int) -> str:
        """The rows of a table, in order, as JSON."""

    async def awaiting(self) -> str:
        """The tables where a bot is to move."""


class PageLog:
    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def append(self, *appends: Append, then: Callable[[], None] = lambda: None) -> None:
        rows = [
            [one.table, row.logged.seq, row.logged.at, row.key, encode(row.logged.entry)]
            for one in appends
            for row in one.rows
        ]
        awaiting = {one.table: one.summary.awaits_bot for one in appends if one.summary is not None}
        told = await self._shelf.add(_json(rows), _json(awaiting))
        if told == "taken":
            raise Conflict
        if told != "kept":
            raise DatabaseError(told)
        then()

    async def read(self, table: str, after: int = 0) -> list[Row]:
        found = msgspec.json.decode(await self._shelf.read(table, after))
        try:
            return [Row(Logged(seq, at, decode(entry)), key) for seq, at, key, entry in found]
        except msgspec.MsgspecError as error:
            raise Unreadable(f"table {table}: {type(error).__name__}") from None

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        return {table: await self.read(table, seq) for table, seq in after.items()}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class PageIndex:
    """Nobody looks for strangers' tables here."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def watchable(self, limit: int) -> dict[str, Summary]:
        return {}

    async def waiting(self, now: int, limit: int, game: str | None = None) -> dict[str, Summary]:
        return {}

    async def joinable(self, now: int, limit: int, game: str, variant: str) -> dict[str, Summary]:
        return {}

    async def awaiting_bots(self) -> list[str]:
        found: list[str] = msgspec.json.decode(await self._shelf.awaiting())
        return found

    async def due(self, now: int, limit: int) -> list[str]:
        return []

    async def silence(self, table: str) -> None:
        pass

    async def sitting(self, key: str) -> str | None:
        return None

    async def archived(self, game: str | None, after: str, limit: int) -> list[str]:
        return []

    async def engaged(self, program: str) -> list[str]:
        return []


class NoTokens:
    async def names(self) -> list[str]:
        return []

    async def holder(self, token: str) -> str | None:
        return None


class NoNotices:
    async def add(self, notice: Notice) -> None:
        pass

    async def of(self, table: str) -> list[Notice]:
        return []

    async def remove(self, notice: str) -> bool:
        return False

    async def end(self, table: str) -> bool:
        return False

    async def claim(self, notice: str, what: Any, at: int) -> bool:
        return False

    async def near(self, after: Near, until: int, limit: int) -> list[Near]:
        return []

    async def vapid_key(self, made: str) -> str:
        return made


class NoPresence:
    async def still_there(self, table: str, until: int) -> None:
        pass

    async def sign(self, table: str, player: int, at: int) -> None:
        pass

    async def last_sign(self, table: str, player: int) -> int | None:
        return None


class NoTallies:
    async def find(self, games: Collection[str]) -> None:
        pass

    async def left(self, games: Collection[str], limit: int) -> tuple[list[str], int]:
        return [], 0

    async def add(self, counted: Sequence[Counted]) -> None:
        pass

    async def read(self, games: Collection[str]) -> Mapping[str, Chances]:
        return {}


class OtherTabs:
    """Another page of the same folder may write to the same tables: so each looks first."""

    shared = True

    @asynccontextmanager
    async def turn(self, what: str) -> AsyncIterator[bool]:
        yield True

    @asynccontextmanager
    async def queue(self, what: str) -> AsyncIterator[None]:
        yield

    def listen(self, heard: Heard) -> None:
        pass

    def say(self, about: str, word: str) -> None:
        pass

    def overhear(self, listener: Overhearing) -> None:
        pass

    async def close(self) -> None:
        pass


class PageStore:
    def __init__(self, shelf: Shelf) -> None:
        self.log = PageLog(shelf)
        self.index = PageIndex(shelf)
        self.presence = NoPresence()
        self.tallies = NoTallies()
        self.tokens = NoTokens()
        self.notices = NoNotices()
        self.bus = OtherTabs()
        self.commits = Histogram(SIZES)

    async def condition(self) -> Condition:
        return Condition(True, True, True)

    async def prune(self, keep: Keep, now: int, limit: int) -> list[str]:
        return []

    async def close(self) -> None:
        pass


class Remembered:
    """A shelf that forgets with the page, where a browser keeps nothing; and for tests."""

    def __init__(self) -> None:
        self._rows: dict[str, list[list[Any]]] = {}

    async def add(self, rows: str, awaiting: str) -> str:
        found = msgspec.json.decode(rows)
        for table, seq, *_ in found:
            if any(row[0] == seq for row in self._rows.get(table, ())):
                return "taken"
        for table, *row in found:
            self._rows.setdefault(table, []).append(row)
        return "kept"

    async def read(self, table: str, after: int) -> str:
        return _json([row for row in self._rows.get(table, ()) if row[0] > after])

    async def awaiting(self) -> str:
        return _json([])
