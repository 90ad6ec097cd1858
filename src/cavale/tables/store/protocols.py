"""What the tables ask of a store. A house without a server brings its own."""

from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal, Protocol

import msgspec

from cavale.tables.store.append import Append, Row
from cavale.tables.store.chances import Chances, Counted
from cavale.tables.store.meters import Histogram
from cavale.tables.store.notice import Notice
from cavale.tables.store.retention import Keep
from cavale.tables.store.summary import Summary

Grown = Mapping[str, int]
"""Tables, and the last place in the log of each."""
Heard = Callable[[Grown | None], Awaitable[None]]
"""Is called with what has grown; with None after a silence, when anything may have."""


GONE = 0
"""Instead of a place in its log: the table has been let go of."""


class Log(Protocol):
    """Rows are only ever added. A place in a table's log is taken once, and so is a key."""

    def append(
        self, *appends: Append, then: Callable[[], None] = lambda: None
    ) -> Coroutine[Any, Any, None]:
        """Waits until all of it is durable; Conflict when none of it was written.

        `then` is called when it is durable, before the waiting task goes on.
        """

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """Unreadable if one of them is so."""

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[Row]]:
        """The rows of some tables, each after a place of its own, where there are any.

        A log that cannot be read is left out, and hides no other.
        """


class Index(Protocol):
    """Made from the log, and can be made from it again."""

    async def watchable(self, limit: int) -> dict[str, Summary]:
        """The games one may watch, the newest first."""

    async def waiting(self, now: int, limit: int, game: str | None = None) -> dict[str, Summary]:
        """The open tables where somebody waits, the newest first; of one game, if it is named."""

    async def joinable(self, now: int, limit: int, game: str, variant: str) -> dict[str, Summary]:
        """The same of one game; after them those where somebody is about to sit down."""

    async def awaiting_bots(self) -> list[str]: ...

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables where a clock has run out."""

    async def silence(self, table: str) -> None:
        """Forgets the clock of a table."""

    async def sitting(self, key: str) -> str | None:
        """The table where this key has been given a seat."""

    async def archived(self, game: str | None, after: str, limit: int) -> list[str]:
        """Public tables whose series is over, by id, after one of them."""

    async def engaged(self, program: str) -> list[str]:
        """The tables where a program plays, or is asked to."""


class Tokens(Protocol):
    async def names(self) -> list[str]:
        """The programs that may play here."""

    async def holder(self, token: str) -> str | None:
        """The program whose token this is."""


Near = tuple[int, str]
"""When a clock runs out, and of which table."""


class Notices(Protocol):
    """Who wants to be told that it is their turn."""

    async def add(self, notice: Notice) -> None: ...

    async def of(self, table: str) -> list[Notice]: ...

    async def remove(self, notice: str) -> bool:
        """By its id; False if there was none."""

    async def end(self, table: str) -> bool:
        """All of a table that is over."""

    async def claim(self, notice: str, what: Literal["told", "reminded"], at: int) -> bool:
        """Of several processes one tells of a turn, once."""

    async def near(self, after: Near, until: int, limit: int) -> list[Near]:
        """Tables played over days whose clocks run out soon, of which somebody has yet to be
        reminded; the first one first, so that none hides another."""

    async def vapid_key(self, made: str) -> str:
        """The key of this house: the one that was made first."""


class Presence(Protocol):
    async def still_there(self, table: str, until: int) -> None:
        """The player who waits in the lobby is present."""

    async def sign(self, table: str, player: int, at: int) -> None:
        """A player has the table's stream open."""

    async def last_sign(self, table: str, player: int) -> int | None: ...


class Tallies(Protocol):
    """The tallies of chance, and which finished tables they hold; each counts once."""

    async def find(self, games: Collection[str]) -> None:
        """Finished tables that nobody has put down: they are from before there were tallies."""

    async def left(self, games: Collection[str], limit: int) -> tuple[list[str], int]:
        """Tables to be counted, and how many there are."""

    async def add(self, counted: Sequence[Counted]) -> None:
        """Those that somebody else has counted meanwhile are left out."""

    async def read(self, games: Collection[str]) -> Mapping[str, Chances]: ...


class Overhearing(Protocol):
    """Who is told what the other processes say."""

    def told(self, process: str, about: str, word: str) -> None: ...

    def missed(self) -> None:
        """A process has come, or there was a silence: anything may have been said."""

    def gone(self, process: str) -> None: ...


class Bus(Protocol):
    """The other processes on the same store."""

    @property
    def shared(self) -> bool:
        """Whether there may be any."""

    def turn(self, what: str) -> AbstractAsyncContextManager[bool]:
        """Holds the right to do something; False while another process has it."""

    def queue(self, what: str) -> AbstractAsyncContextManager[None]:
        """Waits until no other process is at it, though not for ever."""

    def listen(self, heard: Heard) -> None: ...

    def say(self, about: str, word: str) -> None:
        """Tells the other processes what is not kept; only the newest word about a thing counts."""

    def overhear(self, listener: Overhearing) -> None: ...

    async def close(self) -> None: ...


class Condition(msgspec.Struct, frozen=True):
    database: bool
    """It answers, and has written something just now."""
    schema: bool
    """It is not behind in migrations."""
    disk: bool
    """There is room for more."""


class Store(Protocol):
    @property
    def log(self) -> Log: ...

    @property
    def index(self) -> Index: ...

    @property
    def presence(self) -> Presence: ...

    @property
    def tallies(self) -> Tallies: ...

    @property
    def tokens(self) -> Tokens: ...

    @property
    def notices(self) -> Notices: ...

    @property
    def bus(self) -> Bus: ...

    @property
    def commits(self) -> Histogram:
        """How many writes went to disk at once."""

    async def condition(self) -> Condition:
        """Whether what is written would be kept."""

    async def prune(self, keep: Keep, now: int, limit: int) -> list[str]:
        """Lets go of at most so many tables that have had their time, and says which."""

    async def close(self) -> None:
        """Waits until all that was accepted is durable."""
