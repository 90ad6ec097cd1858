"""Playing on: the next game of a series, or a new table with the sides swapped.

Whoever asks first opens the new table; the others are given their seats there when they ask. Their
secrets there follow from the ones they hold here, so that asking again gives the same answer though
no secret is kept.

Where chance plays, asking is done twice: the first time only finds or opens the table, so that its
commitment can be read, the second time takes the seats, with a nonce.
"""

import msgspec

from cavale.core.game import Game
from cavale.tables.deciding.refusals import Refused, not_now, seat_taken
from cavale.tables.live.cached import Head
from cavale.tables.live.house import House
from cavale.tables.live.opening import Opened, begun
from cavale.tables.log import dealing
from cavale.tables.log.entries import AnyEntry, Claim, Kind, Next, Player, Rematch
from cavale.tables.log.seat_secrets import derived, hashed, table_id_of
from cavale.tables.log.table import Table
from cavale.tables.store.append import Append
from cavale.tables.views.shapes import Held, Invite


class Asked(msgspec.Struct, frozen=True):
    """By whom, having seen what; with `commit_first` no seat is taken yet."""

    secret: str | None
    version: int
    key: str
    nonce: str = ""
    commit_first: bool = False


async def rematch(house: House, table_id: str, asked: Asked) -> tuple[int, Opened]:
    """The version of the entry, and the table to go on at: this one or a new one."""
    return await house.shielded(_rematch(house, table_id, asked))


async def _rematch(house: House, table_id: str, asked: Asked) -> tuple[int, Opened]:
    secret = asked.secret
    while True:
        head = await house.head(table_id)
        async with head.lock:
            await house.make_sure(head)
            player, own_key = await house.check(head, secret, asked.key)
            assert secret is not None
            said = head.keys.get(own_key)
            if said is not None and not isinstance(head.log[said - 1].entry, Rematch):
                return said, Opened(table_id, [], [])
            if head.table.rematch is None:
                await house.check_version(head, asked.version)
            table = head.table
            if table.rematch is not None:
                break
            if table.status != "over":
                raise not_now("La partie n'est pas finie.", "The game is not over.")
            if not table.series.over:
                moments = house.settle(table, Next(dealing.next_seed(table, house.entropy)))
                if await house.commit(head, moments, own_key):
                    return moments[0][0].seq, Opened(table_id, [], [])
                continue
            new, append, entry = _new_table(house, table, player, secret, asked)
            if await house.commit(head, house.settle(table, entry), own_key, append):
                house.keep(new)
                break
    agreed = head.table.rematch
    assert agreed is not None
    if asked.commit_first:
        return head.table.version, Opened(agreed.table, [], [])
    return head.table.version, await _join(house, head, agreed, player, secret, asked.nonce)


def _new_table(
    house: House, table: Table, player: int, secret: str, asked: Asked
) -> tuple[Head, Append, Rematch]:
    table_id = table_id_of(house.entropy(f"rematch {table.id}").hex())
    order = table.game.spec.seating(table.series.played[-1])
    group = table.group(player)
    players = []
    for seat, old in enumerate(order):
        was = table.players[old]
        kind: Kind = "bot" if was.kind == "bot" else "here" if old in group else "link"
        sits = kind == "here" and not asked.commit_first
        players.append(
            Player(
                kind,
                was.name,
                was.level,
                secret=hashed(_secret(secret, table_id, seat)) if sits else None,
                invite=hashed(_invite(secret, table_id, seat)) if kind == "link" else None,
                nonce=asked.nonce if sits else "",
            )
        )
    game = table.game
    head, append = begun(
        house,
        table_id,
        Game(house.games[game.slug], game.variant, game.seats),  # by the newest rules
        table.series.length,
        players,
        aids=table.aids,
        clock=table.clock,
        stand_in=table.stand_in,
    )
    return head, append, Rematch(table.order.index(player), table_id, order)


async def _join(
    house: House, here: Head, entry: Rematch, player: int, secret: str, nonce: str
) -> Opened:
    """The seats that the asker and those at the same screen have at the new table."""
    group = here.table.group(player)
    for seat, old in enumerate(entry.players):
        there, _ = await house.seat(entry.table, None)
        was, own = there.table.players[seat], hashed(_secret(secret, entry.table, seat))
        if old not in group or was.secret == own:
            continue
        if not was.claimed:
            await _take(house, there, seat, Claim(seat, own, "", nonce))
        elif _taken_at(here, player) >= _taken_at(there, seat):
            # The seat here came to another device after the one there was taken, and leads there.
            await _take(house, there, seat, Claim(seat, own))
    players = (await house.head(entry.table)).table.players
    held, invites = [], []
    for seat, new in enumerate(players):
        mine, invite = _secret(secret, entry.table, seat), _invite(secret, entry.table, seat)
        if new.secret == hashed(mine):
            held.append(Held(seat, mine))
        if new.invite == hashed(invite) and not new.claimed:
            invites.append(Invite(seat, invite))
    return Opened(entry.table, held, invites)


def _taken_at(head: Head, player: int) -> int:
    """When whoever has the seat now sat down."""
    for logged in reversed(head.log):
        if isinstance(logged.entry, Claim) and logged.entry.player == player:
            return logged.at
    return head.opened


async def _take(house: House, there: Head, seat: int, claim: Claim) -> None:
    before = there.table.players[seat].secret

    def decide(table: Table, _: int | None) -> AnyEntry:
        if table.players[seat].secret != before:
            raise seat_taken()
        return claim

    try:
        await house.write(there.table.id, decide)
    except Refused as refused:
        if refused.code != "seat_taken":
            raise


def _secret(secret: str, table_id: str, seat: int) -> str:
    return derived(secret, table_id, seat, "seat")


def _invite(secret: str, table_id: str, seat: int) -> str:
    return derived(secret, table_id, seat, "invite")
