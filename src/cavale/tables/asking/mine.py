"""What somebody without an account has: the tables of this device, and a way to another one."""

from collections.abc import Iterable, Sequence

from cavale.tables.deciding.refusals import Refused, key_used, wrong_seat
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import AnyEntry, Recover
from cavale.tables.log.seat_secrets import derived, hashed
from cavale.tables.log.table import Table
from cavale.tables.views import build
from cavale.tables.views.shapes import Invite, MyTable


async def my_tables(live: LiveTables, asked: Iterable[tuple[str, Sequence[str]]]) -> list[MyTable]:
    """Each table of which one of the secrets is a seat's; the others are left out."""
    found = []
    for table_id, secrets in asked:
        try:
            cached = await live.registry.get(table_id)
        except Refused:
            continue
        players = {cached.player(secret) for secret in secrets} - {None}
        own = frozenset(player for player in players if player is not None)
        if own:
            found.append(build.mine(cached.table, cached.opened, own, cached.log[-1].at))
    return found


async def recover(live: LiveTables, table_id: str, secret: str | None, key: str) -> Invite:
    """A link that moves the seat to another device. This one keeps it until the link is used."""
    link = derived(secret or "", table_id, key, "recover")

    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return Recover(table.order[seat], hashed(link))

    def same(_: Table, entry: AnyEntry) -> bool:
        return isinstance(entry, Recover) and entry.link == hashed(link)

    await live.commands.write(table_id, decide, secret=secret, key=key, same=same)
    cached, player = await live.registry.seat(table_id, secret)
    if player is None:
        raise wrong_seat()
    if cached.table.players[player].recovery != hashed(link):
        # A newer link has replaced it.
        raise key_used()
    return Invite(player, link)
