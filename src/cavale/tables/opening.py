"""Opening a table, and taking a seat at it."""

from collections.abc import Sequence

import msgspec

from cavale.core.errors import UnknownVariant
from cavale.core.game import Game
from cavale.tables import dealing
from cavale.tables.entries import AnyEntry, Claim, Kind, Logged, Open, Player
from cavale.tables.fold import begin
from cavale.tables.head import Head, Moment, headline, now
from cavale.tables.house import House
from cavale.tables.keys import hashed, new_secret, new_table_id, which
from cavale.tables.refusals import bad_request, seat_taken, unknown_game, wrong_seat
from cavale.tables.shown import Held, Invite
from cavale.tables.store import Append, Row
from cavale.tables.table import Table


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
    commit_first: bool = False,
) -> Opened:
    """`games` is the length of the series; None is what the game is played for by default.

    With `commit_first` also the opener claims the seats here, so that whoever adds a nonce has read
    the commitment before.
    """
    game = _game(house, slug, variant, seats)
    games = _length(game, games)
    held, invites, players = [], [], []
    for seat, wanted in enumerate(seats):
        player = Player(wanted.kind, wanted.name, wanted.level, nonce=wanted.nonce)
        if wanted.kind == "here" and not commit_first:
            held.append(Held(seat, new_secret()))
            player = msgspec.structs.replace(player, secret=hashed(held[-1].secret))
        elif wanted.kind != "bot":
            invites.append(Invite(seat, new_secret()))
            player = msgspec.structs.replace(player, invite=hashed(invites[-1].invite))
        players.append(player)
    head, append = begun(house, new_table_id(), game, games, players, aids)
    await house.shielded(_commit(house, head, append))
    return Opened(head.table.id, held, invites)


async def _commit(house: House, head: Head, append: Append) -> None:
    await house.save(head, append)
    house.keep(head)


def _game(house: House, slug: str, variant: str | None, seats: Sequence[Wanted]) -> Game:
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
    house: House, table_id: str, game: Game, games: int, players: Sequence[Player], aids: bool
) -> tuple[Head, Append]:
    """A new table, not yet saved."""
    root = dealing.root_for(game)
    opened = Open(
        game=game.slug,
        variant=game.variant,
        rules=game.spec.rules_version,
        games=games,
        players=tuple(players),
        seed=dealing.seed_of(root, games - 1),
        aids=aids,
        root=root,
    )
    first = Logged(1, now(), opened)
    table = begin(table_id, first, house.open_game)
    head = Head(table, first)
    moments: list[Moment] = [(first, table)]
    if table.at_chance:
        dealt = house.settle(table, dealing.deal(table))
        moments += dealt
        head.advance(dealt)
    head.headline = headline(head.table, head.opened)
    rows = tuple(Row(logged) for logged, _ in moments)
    return head, Append(table.id, rows, head.headline)


async def claim(house: House, table_id: str, invite: str, name: str, nonce: str) -> Held:
    secret = new_secret()
    seat = -1

    def decide(table: Table, _: int | None) -> AnyEntry:
        nonlocal seat
        player = which(invite, [player.invite for player in table.players])
        if player is None:
            raise wrong_seat()
        if table.players[player].claimed:
            raise seat_taken()
        seat = player
        return Claim(player, hashed(secret), name, nonce)

    await house.write(table_id, decide)
    return Held(seat, secret)
