"""Being bound to a nonce, and telling it."""

from cavale.tables.deciding import nonces
from cavale.tables.deciding.opening import Nonce
from cavale.tables.deciding.refusals import wrong_seat
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table


async def contribute(live: LiveTables, table_id: str, secret: str | None, own: Nonce) -> int:
    """The version of the table then. Asked again, it changes nothing."""
    cached, player = await live.registry.seat(table_id, secret)
    if player is None:
        raise wrong_seat()
    asker = player

    def decide(table: Table, _: int | None) -> AnyEntry:
        if own.bound:
            return nonces.bind(table, asker, own.bound)
        return nonces.tell(table, asker, own.nonce)

    try:
        return await live.commands.write(table_id, decide)
    except nonces.AlreadySo:
        return cached.table.version
