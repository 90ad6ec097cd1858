"""A store in a database: SQLite for one process, PostgreSQL for any number of them."""

from pathlib import Path

from sqlalchemy import Connection, select

from cavale.tables.store.bus import DatabaseBus
from cavale.tables.store.database import Database, open_database
from cavale.tables.store.index import SqlIndex
from cavale.tables.store.log import SqlLog
from cavale.tables.store.meters import Histogram
from cavale.tables.store.presence import SqlPresence
from cavale.tables.store.schema import metadata
from cavale.tables.store.tallies import SqlTallies


class SqlStore:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.bus: DatabaseBus = database.bus
        self.log = SqlLog(database)
        self.index = SqlIndex(database)
        self.presence = SqlPresence(database)
        self.tallies = SqlTallies(database)

    @classmethod
    async def open(cls, database: str | Path) -> "SqlStore":
        opened = open_database(database)

        def create(connection: Connection) -> None:
            opened.bus.alone(connection)
            metadata.create_all(connection)

        await opened.write(create)
        return cls(opened)

    @property
    def commits(self) -> Histogram:
        return self.log.commits

    async def ask(self) -> None:
        await self._database.read(lambda connection: connection.execute(select(1)).scalar_one())

    async def close(self) -> None:
        await self.log.close()
        await self._database.close()
