"""Opening a table, and taking a seat at it."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from cavale.core.errors import UnknownVariant
from cavale.core.game import Game
from cavale.tables.deciding.refusals import (
    bad_request,
    key_used,
    seat_taken,
    unknown_game,
    wrong_seat,
)
from cavale.tables.live.cached import Head, Moment, now
from cavale.tables.live.house import House
from cavale.tables.log import dealing
from cavale.tables.log.clocks import slow
from cavale.tables.log.entries import AnyEntry, Claim, Clock, Kind, Logged, Open, Player
from cavale.tables.log.fold import begin
from cavale.tables.log.seat_secrets import derived, hashed, new_secret, table_id_of, which
from cavale.tables.log.table import Table
from cavale.tables.store.append import Append, Row, alarm
from cavale.tables.store.errors import Conflict
from cavale.tables.store.summary import indexed, summary
from cavale.tables.views.shapes import Held, Invite


class Wanted(msgspec.Struct, frozen=True):
    """A seat as the opener wants it."""

    kind: Kind
    name: str = ""
    level: int | None = None
    nonce: str = ""


class Opened(msgspec.Struct, frozen=True):
    table: str
    held: list[Held]
    invites: list[Invite]


async def open_table(
    house: House,
    slug: str,
    variant: str | None,
    games: int | None,
    seats: Sequence[Wanted],
    *,
    aids: bool = True,
    public: bool = False,
    commit_first: bool = False,
    clock: Clock | None = None,
    stand_in: int | None = None,
    key: str | None = None,
) -> Opened:
    """`games` is the length of the series; None is what the game is played for by default.

    The same key opens the same table again: all that is handed out follows from it. With
    `commit_first` also the opener claims the seats here, so that whoever adds a nonce has read the
    commitment before.
    """
    game = game_of(house, slug, variant, seats)
    _check_stand_in(game, clock, stand_in)
    key = key or house.entropy("key").hex()
    table_id = table_id_of(key)
    games = _length(game, games)
    held, invites, players = [], [], []
    for seat, wanted in enumerate(seats):
        player = Player(wanted.kind, wanted.name, wanted.level, nonce=wanted.nonce)
        if wanted.kind == "here" and not commit_first:
            held.append(Held(seat, derived(key, table_id, seat, "seat")))
            player = msgspec.structs.replace(player, secret=hashed(held[-1].secret))
        elif wanted.kind != "bot":
            invites.append(Invite(seat, derived(key, table_id, seat, "invite")))
            player = msgspec.structs.replace(player, invite=hashed(invites[-1].invite))
        players.append(player)
    head, append = begun(
        house,
        table_id,
        game,
        games,
        players,
        aids=aids,
        public=public,
        clock=clock,
        stand_in=stand_in,
    )
    await house.shielded(_commit(house, head, append))
    return Opened(table_id, held, invites)


async def _commit(house: House, head: Head, append: Append) -> None:
    try:
        await house.save(head, append)
    except Conflict:
        there = await house.head(head.table.id)
        if _handed_out(there) != _handed_out(head):
            raise key_used() from None
    else:
        house.keep(head)


def _handed_out(head: Head) -> list[tuple[str | None, str | None]]:
    """What was given to those who sat down when the table was opened, as it is kept."""
    opened = head.log[0].entry
    assert isinstance(opened, Open)
    return [(player.secret, player.invite) for player in opened.players]


def game_of(house: House, slug: str, variant: str | None, seats: Sequence[Wanted]) -> Game:
    spec = house.games.get(slug)
    if spec is None:
        raise unknown_game()
    try:
        game = Game(spec, variant, len(seats))
    except UnknownVariant as error:
        raise bad_request("Ce jeu ne se joue pas ainsi.", str(error)) from None
    if all(wanted.kind == "bot" for wanted in seats):
        raise bad_request("Il faut au moins une personne.", "At least one seat is a person's.")
    for wanted in seats:
        fits = wanted.level is not None and 1 <= wanted.level <= len(spec.levels)
        if wanted.kind == "bot" and not fits:
            raise bad_request("Un robot a un niveau.", "A bot has one of the game's levels.")
        if wanted.kind != "bot" and wanted.level is not None:
            raise bad_request("Seul un robot a un niveau.", "Only a bot has a level.")
    return game


def _check_stand_in(game: Game, clock: Clock | None, stand_in: int | None) -> None:
    if stand_in is not None and not game.spec.levels:
        raise bad_request("Ce jeu n'a pas de bots.", "This game has no bots.")
    if stand_in is not None and slow(clock):
        raise bad_request(
            "Quand on joue sur plusieurs jours, chacun vient quand il veut.",
            "In a game over days everybody comes when they like.",
        )


def _length(game: Game, games: int | None) -> int:
    allowed = game.spec.games
    if games is None:
        return allowed[0]
    if games not in allowed:
        listed = ", ".join(map(str, allowed))
        raise bad_request(
            f"Une série de ce jeu compte {listed} parties, pas {games}.",
            f"A series of this game has {listed} games, not {games}.",
        )
    return games


def begun(
    house: House,
    table_id: str,
    game: Game,
    games: int,
    players: Sequence[Player],
    *,
    aids: bool,
    public: bool = False,
    clock: Clock | None = None,
    stand_in: int | None = None,
) -> tuple[Head, Append]:
    """A new table, not yet saved."""
    root = dealing.root_for(game, table_id, house.entropy)
    opened = Open(
        game=game.slug,
        variant=game.variant,
        rules=game.spec.rules_version,
        games=games,
        players=tuple(players),
        seed=dealing.seed_of(root, games - 1),
        aids=aids,
        public=public,
        clock=clock,
        root=root,
        stand_in=stand_in,
    )
    first = Logged(1, now(), opened)
    table = begin(table_id, first, house.open_game)
    head = Head(table, first)
    moments: list[Moment] = [(first, table)]
    if table.at_chance:
        dealt = house.settle(table, dealing.deal(table))
        moments += dealt
        head.advance(dealt)
    head.indexed = indexed(head.table)
    rows = tuple(Row(logged) for logged, _ in moments)
    found = summary(head.table, head.opened)
    return head, Append(table.id, rows, found, alarm=alarm(head.table))


class _Taken(Exception):
    """By the one who asks."""


async def claim(
    house: House,
    table_id: str,
    invite: str | None,
    name: str,
    nonce: str,
    *,
    key: str | None = None,
    sitting: str | None = None,
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
        for seat, player in enumerate(table.players):
            if player.secret == hashed(own(seat)):
                raise _Taken
        back = which(invite, [player.recovery for player in table.players])
        if back is not None:
            seat = back
            return Claim(seat, hashed(own(seat)))
        seat = _free(table) if invite is None else _invited(table, invite)
        return Claim(seat, hashed(own(seat)), name, nonce)

    with suppress(_Taken):
        await house.write(table_id, decide, sitting=sitting)
    return Held(seat, own(seat))


def _invited(table: Table, invite: str) -> int:
    player = which(invite, [player.invite for player in table.players])
    if player is None:
        raise wrong_seat()
    if table.players[player].claimed:
        raise seat_taken()
    return player


def _free(table: Table) -> int:
    if not table.public:
        raise wrong_seat()
    free = [number for number, player in enumerate(table.players) if not player.claimed]
    if not free:
        raise seat_taken()
    # Whoever opened the table may be about to sit down.
    return next((number for number in free if table.players[number].kind == "link"), free[0])
