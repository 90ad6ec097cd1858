"""What the host, who opened the table from any seat here, may do while people gather."""

from typing import Literal

from cavale.tables.deciding.refusals import bad_request, not_now, wrong_seat
from cavale.tables.log.entries import AnyEntry, Appoint, Begin, Free, Swap
from cavale.tables.log.rounds import phase
from cavale.tables.log.table import Table

HostAction = Literal["appoint", "free", "swap", "begin"]
_MADE: dict[HostAction, type[AnyEntry]] = {
    "appoint": Appoint,
    "free": Free,
    "swap": Swap,
    "begin": Begin,
}


def host(
    table: Table, seat: int, action: HostAction, about: int | None, other: int | None
) -> AnyEntry:
    """`about` is a player; `other` the level of a bot, or the player to change seats with."""
    if table.seats[seat].kind != "here":
        raise wrong_seat()
    if phase(table) != "sitting":
        raise not_now("gathered")
    if action == "begin":
        return _begin(table)
    player = _player(table, about)
    if action == "swap":
        return _swap(table, player, _player(table, other))
    if action == "free":
        return _free(table, player)
    return _appoint(table, player, other)


def made(action: HostAction, entry: AnyEntry) -> bool:
    return isinstance(entry, _MADE[action])


def _begin(table: Table) -> Begin:
    if not table.gathering:
        raise not_now("begins-by-itself")
    if not table.company.seated:
        raise not_now("free-seats")
    return Begin()


def _swap(table: Table, player: int, other: int) -> Swap:
    if player == other:
        raise bad_request("no-such-player")
    if any(_kept(table, one) for one in range(len(table.players))):
        # Who sits where is settled.
        raise not_now("not-free")
    return Swap(player, other)


def _free(table: Table, player: int) -> Free:
    """A table where everybody else would wait for nobody in particular: only where one gathers."""
    found = table.players[player]
    if not table.gathering or table.room is None or not found.claimed or found.kind == "here":
        raise not_now("not-free")
    return Free(player)


def _appoint(table: Table, player: int, level: int | None) -> Appoint:
    found = table.players[player]
    if found.claimed or found.kind != "link" or _kept(table, player):
        raise not_now("not-free")
    if level is None or level not in table.game.spec.level_numbers():
        raise bad_request("bot-level")
    return Appoint(player, level)


def _kept(table: Table, player: int) -> bool:
    """Whether a seat waits for somebody in particular: for who played with one at the table before.

    Whoever asked first for a rematch opened this table, and hosts it no more than the others."""
    one = table.players[player]
    links = table.room is not None or one.invite is not None
    return one.kind == "link" and not one.claimed and not one.program and not links


def _player(table: Table, number: int | None) -> int:
    if number is None or number >= len(table.players):
        raise bad_request("no-such-player")
    return number
