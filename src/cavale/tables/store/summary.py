"""What the index keeps of a table: enough to list it, to find it again and to let go of it."""

from collections.abc import Hashable
from typing import Literal

import msgspec

from cavale.tables.log.entries import Clock, Kind
from cavale.tables.log.table import Status, Table

Place = Literal["opening", "lobby", "public"]
"""Where strangers find a table: where people meet, or among the games to watch.

Versions before listed private games as well, under "watch": nobody looks there any more.
"""


class Sitter(msgspec.Struct, frozen=True, array_like=True):
    """Who sits at a seat, as everybody may know it."""

    player: int
    kind: Kind
    name: str
    level: int | None
    claimed: bool
    stand_in: int | None
    shown: bool = False
    """Whether the name may be listed; versions before kept every name here."""
    program: str = ""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    variant: str
    rules: int
    opened: int
    status: Status
    number: int
    games: int
    seats: tuple[Sitter, ...]
    clock: Clock | None = None
    over: bool = False
    """The series, not only its present game."""
    awaits_bot: bool = False
    place: Place | None = None
    chance: bool = False
    """Whether there are dice or deals to be counted once it is over."""


def awaits_bot(table: Table) -> bool:
    mover = table.mover
    return mover is not None and table.seats[mover].bot is not None


def indexed(table: Table) -> Hashable:
    """What a summary is made of: where this is the same, so is the summary."""
    over = table.series.over
    return table.company, table.number, table.status, over, awaits_bot(table)


def summary(table: Table, opened: int) -> Summary:
    over = table.status == "over" and table.series.over
    return Summary(
        game=table.game.slug,
        variant=table.game.variant,
        rules=table.game.spec.rules_version,
        opened=opened,
        status=table.status,
        number=table.number,
        games=table.series.length,
        seats=tuple(_sitter(table, player) for player in table.order),
        clock=table.clock,
        over=over,
        awaits_bot=awaits_bot(table),
        place=_place(table, over),
        chance=table.game.chance,
    )


def _sitter(table: Table, number: int) -> Sitter:
    player = table.players[number]
    shown = table.names or bool(player.program and player.claimed)
    return Sitter(
        number,
        player.kind,
        player.name if shown else "",
        player.level,
        player.claimed,
        player.stand_in,
        shown,
        player.program,
    )


def _place(table: Table, over: bool) -> Place | None:
    if over or not table.public:
        return None
    return "public" if table.company.seated else _waiting(table)


def _waiting(table: Table) -> Place | None:
    """Who opened it may still be about to sit down, having read the commitment; or be gone.

    Where only programs are awaited there is no seat for a stranger.
    """
    if all(player.claimed or player.program for player in table.players):
        return None
    return "lobby" if any(player.secret is not None for player in table.players) else "opening"
