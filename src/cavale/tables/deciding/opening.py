"""A table as somebody wishes to open it, and a seat as somebody wishes to take it."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from cavale.core.beacon import Chain
from cavale.core.errors import UnknownVariant
from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.tables.deciding.nonces import commit_first, sitting_down
from cavale.tables.deciding.refusals import (
    bad_request,
    key_used,
    not_now,
    seat_taken,
    unknown_game,
    wrong_seat,
)
from cavale.tables.log import dealing
from cavale.tables.log.clocks import slow
from cavale.tables.log.entries import Again, Claim, Clock, Evening, Kind, Open, Player
from cavale.tables.log.seat_secrets import hashed, new_secret, which
from cavale.tables.log.table import Table


class Wanted(msgspec.Struct, frozen=True):
    """A seat as the opener wants it."""

    kind: Kind
    name: str = ""
    level: int | None = None
    nonce: str = ""
    program: str = ""
    """The program that is asked to take the seat."""
    portrait: int | None = None


class Nonce(msgspec.Struct, frozen=True):
    """A seat's part in the dealer's key: what binds it, or the nonce itself."""

    nonce: str = ""
    bound: str = ""


NO_NONCE = Nonce()


class Terms(msgspec.Struct, frozen=True):
    """What is agreed for all games of a table."""

    aids: bool = True
    public: bool = False
    clock: Clock | None = None
    stand_in: int | None = None
    """Seconds until a bot plays for an absent player."""
    left_to: int | None = None
    """The level of the bot that plays on for who leaves a game of three or more."""
    names: bool = False
    """At a public table: whether names are kept and listed."""
    again: Again | None = None
    """Where the table begins, if not at the start of a game."""
    gathering: bool = False
    """The game begins when the host says so."""
    evening: Evening | None = None
    """What the same people have played before."""

    @property
    def nameless(self) -> bool:
        return self.public and not self.names


USUAL = Terms()


def game_of(
    games: Mapping[str, Spec], slug: str, variant: str | None, seats: Sequence[Wanted]
) -> Game:
    spec = games.get(slug)
    if spec is None:
        raise unknown_game()
    try:
        game = Game(spec, variant, len(seats))
    except UnknownVariant:
        raise bad_request("not-played-so") from None
    if all(wanted.kind == "bot" for wanted in seats):
        raise bad_request("nobody")
    if any(wanted.nonce for wanted in seats) and any(one.kind == "link" for one in seats):
        raise commit_first()
    programs = [wanted.program for wanted in seats if wanted.program]
    if len(set(programs)) < len(programs):
        raise bad_request("program-twice")
    for wanted in seats:
        if wanted.program and wanted.kind != "link":
            raise bad_request("program-by-link")
        fits = wanted.level is not None and wanted.level in spec.level_numbers()
        if wanted.kind == "bot" and not fits:
            raise bad_request("bot-level")
        if wanted.kind != "bot" and wanted.level is not None:
            raise bad_request("person-level")
    return game


def check_bots(game: Game, terms: Terms) -> None:
    if terms.stand_in is not None and not game.spec.levels:
        raise bad_request("no-bots")
    if terms.left_to is not None and terms.left_to not in game.spec.level_numbers():
        raise bad_request("bot-level")
    if terms.stand_in is not None and slow(terms.clock):
        raise bad_request("stand-in-days")


def length(game: Game, games: int | None) -> int:
    """Of the series; None is what the game is played for by default."""
    allowed = game.spec.games
    if games is None:
        return allowed[0]
    if games not in allowed:
        raise bad_request("series-length", lengths=[*allowed], games=games)
    return games


def opening(
    game: Game,
    games: int,
    players: Sequence[Player],
    terms: Terms,
    root: str | None,
    beacon: Chain | None = None,
    room: str | None = None,
) -> Open:
    """The first entry of a table; the seeds of all its games follow from the root."""
    return Open(
        game=game.slug,
        variant=game.variant,
        rules=game.spec.rules_version,
        games=games,
        players=tuple(players),
        seed=dealing.seed_of(root, games - 1),
        aids=terms.aids,
        public=terms.public,
        clock=terms.clock,
        root=root,
        stand_in=terms.stand_in,
        left_to=terms.left_to,
        fairness=2,
        names=terms.names,
        again=terms.again,
        beacon=None if root is None else beacon,
        room=room,
        gathering=terms.gathering,
        evening=terms.evening,
    )


class AlreadyYours(Exception):
    """The seat that a claim asks for was given to the same claim before."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


def claim(
    table: Table,
    invite: str | None,
    name: str,
    own: Nonce,
    secret_of: Callable[[int], str],
    portrait: int | None = None,
) -> Claim:
    """The seat of an invitation or of a recovery link, a free one by the room's link; without any
    of these, a free seat of an open table.

    `secret_of` gives the secret that the claimant would hold at a seat.
    """
    if table.public and not table.names:
        name = ""
    for seat, player in enumerate(table.players):
        if player.secret == hashed(secret_of(seat)):
            if not _same_claim(player, name, own):
                raise key_used()
            raise AlreadyYours(seat)
    back = which(invite, [player.recovery for player in table.players])
    if back is not None:
        return Claim(back, hashed(secret_of(back)))
    seat = _asked_seat(table, invite)
    entry = Claim(seat, hashed(secret_of(seat)), name, own.nonce, own.bound, portrait=portrait)
    return sitting_down(table, seat, entry)


def _asked_seat(table: Table, invite: str | None) -> int:
    if invite is not None and which(invite, [table.room]) is None:
        return _invited(table, invite)
    if invite is None and not table.public:
        raise wrong_seat()
    return _free(table)


def sit(table: Table, program: str, invite: str | None) -> Claim:
    """A program takes the seat that it is asked to, or that of an invitation; one at a table.

    Its secret is nobody's: programs show their tokens.
    """
    if program in table.company.programs:
        raise AlreadyYours(table.company.programs[program])
    if invite is not None:
        player = _invited(table, invite)
    else:
        player = asked(table, program)
    return Claim(player, hashed(new_secret()), program, program=program)


def asked(table: Table, program: str) -> int:
    """The player whom a program is asked to be."""
    player = table.company.asked.get(program)
    if player is None:
        raise not_now("not-asked")
    return player


def _same_claim(player: Player, name: str, own: Nonce) -> bool:
    asked = name or player.name, own.nonce or player.nonce, own.bound or player.bound
    return asked == (player.name, player.nonce, player.bound)


def _invited(table: Table, invite: str) -> int:
    player = which(invite, [player.invite for player in table.players])
    if player is None:
        raise wrong_seat()
    if table.players[player].claimed:
        raise seat_taken()
    return player


def _free(table: Table) -> int:
    free = [
        number
        for number, player in enumerate(table.players)
        if not player.claimed and not player.program
    ]
    if not free:
        raise seat_taken()
    # The opener of the table may be about to sit down.
    return next((number for number in free if table.players[number].kind == "link"), free[0])
