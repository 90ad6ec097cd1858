"""Opening a table, and taking a seat at it."""

from collections.abc import Sequence

import msgspec

from cavale.core.chance import bound
from cavale.core.game import Game
from cavale.tables.deciding import again, opening
from cavale.tables.deciding.opening import (
    NO_NONCE,
    USUAL,
    AlreadyYours,
    Nonce,
    Terms,
    Wanted,
)
from cavale.tables.deciding.refusals import key_used, no_such_game
from cavale.tables.live.cached import CachedTable
from cavale.tables.live.change import Change
from cavale.tables.live.commands import settle
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import dealing, times
from cavale.tables.log.entries import AnyEntry, Logged, Open, Player
from cavale.tables.log.fold import begin
from cavale.tables.log.seat_secrets import derived, hashed, new_secret, table_id_of
from cavale.tables.log.table import Table
from cavale.tables.store.append import Append, Row, alarm
from cavale.tables.store.errors import Conflict
from cavale.tables.store.summary import indexed, summary
from cavale.tables.views.shapes import Held, Invite


class Opened(msgspec.Struct, frozen=True):
    table: str
    held: list[Held]
    invites: list[Invite]
    room: str | None = None
    """Turns into any free seat, once for each; the host hands it out."""


async def open_table(
    live: LiveTables,
    slug: str,
    variant: str | None,
    games: int | None,
    seats: Sequence[Wanted],
    terms: Terms = USUAL,
    *,
    trying: "Trying | None" = None,
    commit_first: bool = False,
    key: str | None = None,
    client: str = "",
) -> Opened:
    """`games` is the length of the series; None is what the game is played for by default.

    The same key opens the same table again: all that is handed out follows from it. With
    `commit_first` the opener claims the seats here too, so that a nonce is only added by somebody
    who has read the commitment. `client` is the address in whose name its bots will think.
    """
    game = opening.game_of(live.games, slug, variant, seats)
    opening.check_bots(game, terms)
    key = key or live.entropy("key").hex()
    table_id = table_id_of(key)
    if trying is None:
        games = opening.length(game, games)
    else:
        games, terms = 1, await _again(live, trying, game, seats, terms, table_id)
    held, invites, players = [], [], []
    for seat, wanted in enumerate(seats):
        name = "" if terms.nameless else wanted.name
        tied = bound(table_id, 1, wanted.nonce) if wanted.nonce else ""
        player = Player(wanted.kind, name, wanted.level, nonce=wanted.nonce, bound=tied)
        player = msgspec.structs.replace(player, program=wanted.program, portrait=wanted.portrait)
        if wanted.kind == "here" and not commit_first:
            held.append(Held(seat, derived(key, table_id, seat, "seat")))
            player = msgspec.structs.replace(player, secret=hashed(held[-1].secret))
        elif wanted.kind != "bot":
            invites.append(Invite(seat, derived(key, table_id, seat, "invite")))
            player = msgspec.structs.replace(player, invite=hashed(invites[-1].invite))
        players.append(player)
    friends = any(one.kind == "link" and not one.program for one in seats)
    room = derived(key, table_id, "room") if friends and not terms.public else None
    cached, append = begun(live, table_id, game, games, players, terms, room)
    cached.client = client
    kept = await live.tasks.shielded(_save(live, cached, append))
    # Tables of versions before have no room.
    return Opened(table_id, held, invites, None if kept.room is None else room)


class Trying(msgspec.Struct, frozen=True):
    """A game that is to be tried again, from after so many of its moves on."""

    table: str
    number: int
    step: int


async def _again(
    live: LiveTables, trying: Trying, game: Game, seats: Sequence[Wanted], terms: Terms, own_id: str
) -> Terms:
    found = (await live.registry.get(trying.table)).table.game_number(trying.number)
    if found is None:
        raise no_such_game(trying.number)
    start = again.again(found, trying.step, game, seats, own_id, live.entropy)
    return msgspec.structs.replace(terms, again=start)


async def _save(live: LiveTables, cached: CachedTable, append: Append) -> Table:
    """The table that is there now: it may have been opened with this key before."""
    try:
        await live.commands.save(cached, append)
    except Conflict:
        there = await live.registry.get(cached.table.id)
        if _asked_for(there) != _asked_for(cached):
            raise key_used() from None
        return there.table
    live.registry.keep(cached)
    return cached.table


def _asked_for(cached: CachedTable) -> Open:
    """What the table was opened with, but for what the house has added."""
    opened = cached.log[0].entry
    assert isinstance(opened, Open)
    nameless = opened.public and not opened.names
    # Versions before kept the names that were sent, and bound nobody to a nonce.
    players = tuple(
        msgspec.structs.replace(one, name="" if nameless else one.name, bound="")
        for one in opened.players
    )
    again = None if opened.again is None else msgspec.structs.replace(opened.again, start="")
    return msgspec.structs.replace(
        opened,
        players=players,
        rules=0,
        seed=None,
        root=None,
        fairness=0,
        again=again,
        beacon=None,
        room=None,
    )


def begun(
    live: LiveTables,
    table_id: str,
    game: Game,
    games: int,
    players: Sequence[Player],
    terms: Terms,
    room: str | None = None,
) -> tuple[CachedTable, Append]:
    """A new table, not yet saved."""
    root = dealing.root_for(game, table_id, live.entropy)
    chain = None if live.beacon is None else live.beacon.chain
    link = None if room is None else hashed(room)
    entry = opening.opening(game, games, players, terms, root, chain, link)
    first = Logged(1, times.now(), entry)
    table = begin(table_id, first, live.registry.open_game)
    cached = CachedTable(table, first)
    changes = [Change(first, table)]
    if table.at_chance:
        dealt = settle(table, dealing.deal(table))
        changes += dealt
        cached.advance(dealt)
    cached.indexed = indexed(cached.table)
    rows = tuple(Row(change.logged) for change in changes)
    found = summary(cached.table, cached.opened)
    return cached, Append(table.id, rows, found, alarm=alarm(cached.table))


async def claim(
    live: LiveTables,
    table_id: str,
    invite: str | None,
    name: str,
    nonce: Nonce = NO_NONCE,
    *,
    key: str | None = None,
    sitting: str | None = None,
    portrait: int | None = None,
) -> Held:
    """The seat of an invitation; without one, a free seat of a table that is open to anyone.

    The same key and invitation give the same answer again: the secret follows from the two.
    """
    key = key or new_secret()
    seat = -1

    def own(player: int) -> str:
        return derived(key, table_id, player, invite or "", "claim")

    def decide(table: Table, _: int | None) -> AnyEntry:
        nonlocal seat
        entry = opening.claim(table, invite, name, nonce, own, portrait)
        seat = entry.player
        return entry

    try:
        await live.commands.write(table_id, decide, sitting=sitting)
    except AlreadyYours as yours:
        seat = yours.seat
    return Held(seat, own(seat))
