"""The tallies of chance on disk, and which finished tables they hold.

A finished table waits in `finished` until it is counted. That it is, and what it added, is written
in one transaction: whatever crashes and however many processes count, each table counts once.
Tallies are sums that are only ever added to, so that nothing is lost with the rules it came from.
"""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from sqlalchemy import Connection, bindparam, func, select, text, update

from cavale.core.tally import Tally
from cavale.tables.store.chances import Chances, Counted
from cavale.tables.store.database import Database
from cavale.tables.store.schema import finished, summaries, tallies


class SqlTallies:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, games: Collection[str]) -> None:
        """Finished tables that nobody has put down: they are from before there were tallies."""
        known = select(finished.c.id).where(finished.c.id == summaries.c.id).exists()
        old = (
            select(summaries.c.id, summaries.c.game)
            .where(summaries.c.over.is_(True), summaries.c.game.in_(games), ~known)
            .order_by(summaries.c.id)
        )
        found = await self._database.read(
            lambda connection: [(table, game) for table, game in connection.execute(old)]
        )
        if found:
            await self._database.write(lambda connection: to_count(connection, found))

    async def left(self, games: Collection[str], limit: int) -> tuple[list[str], int]:
        """Tables to be counted, and how many there are."""
        ours = finished.c.counted.is_(False), finished.c.game.in_(games)
        some = select(finished.c.id).where(*ours).order_by(finished.c.id).limit(limit)
        number = select(func.count()).select_from(finished).where(*ours)

        def read(connection: Connection) -> tuple[list[str], int]:
            return list(connection.scalars(some)), connection.execute(number).scalar_one()

        return await self._database.read(read)

    async def add(self, counted: Sequence[Counted]) -> None:
        """Those that somebody else has counted meanwhile are left out."""

        def add(connection: Connection) -> None:
            self._database.bus.alone(connection)
            new: dict[str, Chances] = {}
            for one in counted:
                if connection.execute(_count, {"which": one.table}).rowcount:
                    new.setdefault(one.game, Chances()).merge(one.chances)
            for game, chances in _read(connection, new).items():
                new[game].merge(chances)
            for game, chances in new.items():
                tally = msgspec.json.encode(chances.tally).decode()
                row = {"game": game, "games": chances.games, "tally": tally}
                connection.execute(_KEEP, row)

        await self._database.write(add)

    async def read(self, games: Collection[str]) -> Mapping[str, Chances]:
        return await self._database.read(lambda connection: _read(connection, games))


def to_count(connection: Connection, over: Sequence[tuple[str, str]]) -> None:
    """Tables that are over, each with its game; the same one may come again."""
    # Always in the same order, so that two processes do not wait for each other.
    rows = [{"id": table, "game": game} for table, game in sorted(over)]
    if rows:
        connection.execute(_PUT_DOWN, rows)


def _read(connection: Connection, games: Collection[str]) -> dict[str, Chances]:
    query = select(tallies.c.game, tallies.c.games, tallies.c.tally)
    found = connection.execute(query.where(tallies.c.game.in_(games)).order_by(tallies.c.game))
    return {
        game: Chances(number, msgspec.json.decode(tally, type=Tally))
        for game, number, tally in found
    }


_count = (
    update(finished)
    .where(finished.c.id == bindparam("which"), finished.c.counted.is_(False))
    .values(counted=True)
)
_PUT_DOWN = text(
    f"INSERT INTO {finished} (id, game, counted) VALUES (:id, :game, false)"
    " ON CONFLICT (id) DO NOTHING"
)
_KEEP = text(
    f"INSERT INTO {tallies} (game, games, tally) VALUES (:game, :games, :tally)"
    " ON CONFLICT (game) DO UPDATE SET games = excluded.games, tally = excluded.tally"
)
