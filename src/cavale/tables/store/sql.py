"""A store in a database: SQLite for one process, PostgreSQL for any number of them."""

from pathlib import Path

from cavale.tables.store import upgrading
from cavale.tables.store.bus import DatabaseBus
from cavale.tables.store.condition import Probe
from cavale.tables.store.database import Database, open_database
from cavale.tables.store.index import SqlIndex
from cavale.tables.store.log import SqlLog
from cavale.tables.store.meters import Histogram
from cavale.tables.store.notices import SqlNotices
from cavale.tables.store.presence import SqlPresence
from cavale.tables.store.protocols import Condition
from cavale.tables.store.prune import Prune
from cavale.tables.store.retention import Keep
from cavale.tables.store.tallies import SqlTallies
from cavale.tables.store.tokens import SqlTokens


class SqlStore:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._probe, self._prune = Probe(database), Prune(database)
        self.bus: DatabaseBus = database.bus
        self.log = SqlLog(database)
        self.index = SqlIndex(database)
        self.presence = SqlPresence(database)
        self.tallies = SqlTallies(database)
        self.tokens = SqlTokens(database)
        self.notices = SqlNotices(database)

    @classmethod
    async def open(cls, database: str | Path, *, exclusive: bool = False) -> "SqlStore":
        """Brings the database to this version's schema first.

        A server opens a file of SQLite as `exclusive`: what is new in it is heard by one only.
        """
        opened = open_database(database, exclusive=exclusive)
        try:
            await opened.alone(upgrading.upgrade)
        except BaseException:
            await opened.close()
            raise
        return cls(opened)

    @property
    def commits(self) -> Histogram:
        return self.log.commits

    async def condition(self) -> Condition:
        return await self._probe.condition()

    async def prune(self, keep: Keep, now: int, limit: int) -> list[str]:
        return await self._prune.some(keep, now, limit)

    async def close(self) -> None:
        await self.log.close()
        await self._probe.close()
        await self._database.close()
