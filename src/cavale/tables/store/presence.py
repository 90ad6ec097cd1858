"""Who is there: players who wait in the lobby, and players who have a table's stream open."""

from contextlib import suppress

from sqlalchemy import Connection, and_, insert, select, update

from cavale.tables.store.database import Database
from cavale.tables.store.errors import Conflict
from cavale.tables.store.schema import listed, signs


class SqlPresence:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def still_there(self, table: str, until: int) -> None:
        change = update(listed).where(
            listed.c.id == table, listed.c.place == "lobby", listed.c.until < until
        )

        def touch(connection: Connection) -> None:
            connection.execute(change.values(until=until))

        await self._database.write(touch)

    async def sign(self, table: str, player: int, at: int) -> None:
        own = and_(signs.c.table_id == table, signs.c.player == player)

        def write(connection: Connection) -> None:
            if connection.execute(update(signs).where(own).values(at=at)).rowcount == 0:
                row = {"table_id": table, "player": player, "at": at}
                connection.execute(insert(signs), [row])

        # Two streams of one player may open at once.
        with suppress(Conflict):
            await self._database.write(write)

    async def last_sign(self, table: str, player: int) -> int | None:
        query = select(signs.c.at).where(signs.c.table_id == table, signs.c.player == player)
        return await self._database.read(lambda connection: connection.scalar(query))
