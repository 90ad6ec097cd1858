"""Playing on at the same table or at a new one, and the seats there.

Where chance plays, asking is done twice: the first time only finds or opens the table, so that its
commitment can be read, the second time takes the seats, with a nonce.
"""

from cavale.core.game import Game
from cavale.tables.deciding import rematch as deciding
from cavale.tables.deciding.nonces import commit_first
from cavale.tables.deciding.opening import Nonce
from cavale.tables.deciding.refusals import Refused, key_used
from cavale.tables.deciding.rematch import Asked
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.commands import settle
from cavale.tables.live.opening import Opened, begun
from cavale.tables.live.tables import LiveTables
from cavale.tables.log.entries import AnyEntry, Claim, Next, Rematch
from cavale.tables.log.rounds import binding
from cavale.tables.log.seat_secrets import hashed, table_id_of
from cavale.tables.log.table import Table
from cavale.tables.views.shapes import Held


async def rematch(live: LiveTables, table_id: str, asked: Asked) -> tuple[int, Opened]:
    """The version of the entry, and the table to go on at: this one or a new one."""
    return await live.tasks.shielded(_rematch(live, table_id, asked))


async def _rematch(live: LiveTables, table_id: str, asked: Asked) -> tuple[int, Opened]:
    commands, secret = live.commands, asked.secret
    while True:
        cached = await live.registry.get(table_id)
        async with cached.lock:
            await commands.make_sure(cached)
            player, own_key = await commands.check(cached, secret, asked.key)
            assert secret is not None
            said = cached.keys.get(own_key)
            if said is not None:
                made = cached.log[said - 1].entry
                if isinstance(made, Next):
                    return said, Opened(table_id, [], [])
                if not isinstance(made, Rematch):
                    raise key_used()
            if cached.table.rematch is None:
                await commands.check_version(cached, asked.version)
            table = cached.table
            if table.rematch is not None:
                break
            following = deciding.next_game(table, live.entropy)
            if following is not None:
                changes = settle(table, following)
                if await commands.commit(cached, changes, own_key):
                    return changes[0].logged.seq, Opened(table_id, [], [])
                continue
            new_id = table_id_of(live.entropy(f"rematch {table.id}").hex())
            wish = deciding.new_table(table, player, secret, asked, new_id)
            old = table.game
            newest = Game(live.games[old.slug], old.variant, old.seats)
            new, append = begun(live, new_id, newest, table.series.length, wish.players, wish.terms)
            new.client = cached.client
            if await commands.commit(cached, settle(table, wish.entry), own_key, append):
                live.registry.keep(new)
                break
    agreed = cached.table.rematch
    assert agreed is not None
    if asked.commit_first:
        return cached.table.version, Opened(agreed.table, [], [])
    return cached.table.version, await _join(live, cached, agreed, player, secret, asked.nonce)


async def _join(
    live: LiveTables, here: CachedTable, entry: Rematch, player: int, secret: str, nonce: Nonce
) -> Opened:
    """The seats that the asker and those at the same screen have at the new table."""
    group = here.table.group(player)
    free = await _free(live, entry, group, nonce)
    for seat, old in enumerate(entry.players):
        there, _ = await live.registry.seat(entry.table, None)
        was = there.table.players[seat]
        own = hashed(deciding.secret_at(secret, entry.table, seat))
        if old not in group or was.secret == own:
            continue
        if not was.claimed:
            given = _given(there.table, nonce, last=seat == free[-1])
            await _take(live, there, seat, Claim(seat, own, "", given.nonce, given.bound))
        elif _taken_at(here, player) >= _taken_at(there, seat):
            # The seat here came to another device after the one there was taken, and leads there.
            await _take(live, there, seat, Claim(seat, own))
    players = (await live.registry.get(entry.table)).table.players
    held = []
    for seat, new in enumerate(players):
        mine = deciding.secret_at(secret, entry.table, seat)
        if new.secret == hashed(mine):
            held.append(Held(seat, mine))
    return Opened(entry.table, held, [])


async def _free(live: LiveTables, entry: Rematch, group: frozenset[int], nonce: Nonce) -> list[int]:
    """The seats of this screen that are to be taken. Its nonce is told when all others sit."""
    there, _ = await live.registry.seat(entry.table, None)
    free = [seat for seat, one in enumerate(there.table.players) if not one.claimed]
    own = [seat for seat in free if entry.players[seat] in group]
    if nonce.nonce and own and own != free:
        raise commit_first()
    return own


def _given(table: Table, nonce: Nonce, *, last: bool) -> Nonce:
    """A screen has one nonce: its last seat tells it, the others are bound to it."""
    if not nonce.nonce or last or table.fairness < 2:
        return nonce
    return Nonce(bound=binding(table, nonce.nonce))


def _taken_at(cached: CachedTable, player: int) -> int:
    """When the player who has the seat now sat down."""
    for logged in reversed(cached.log):
        if isinstance(logged.entry, Claim) and logged.entry.player == player:
            return logged.at
    return cached.opened


async def _take(live: LiveTables, there: CachedTable, seat: int, claim: Claim) -> None:
    before = there.table.players[seat].secret

    def decide(table: Table, _: int | None) -> AnyEntry:
        return deciding.taken(table, seat, before, claim)

    try:
        await live.commands.write(there.table.id, decide)
    except Refused as refused:
        if refused.code != "seat_taken":
            raise
