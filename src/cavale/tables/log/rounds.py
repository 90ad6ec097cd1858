"""Rounds of nonces: all are bound to theirs before anybody tells one.

The first round begins with the seats: who sits down is bound. When everybody sits, everybody tells.
If somebody does not, the round is broken off, all that was told in it is worth nothing, and
everybody is bound anew; who has broken off too often goes without a nonce, and so does who is not
bound in time. What was broken off stays for all to see. Where a public beacon is mixed in, the game
begins with its first round after that, which nobody could know before.
"""

from typing import Literal

from msgspec.structs import replace

from cavale.core.chance import bound
from cavale.tables.log.clocks import slow
from cavale.tables.log.entries import (
    Appoint,
    Begin,
    Bind,
    BreakOff,
    Claim,
    GoOn,
    Logged,
    Player,
    Tell,
)
from cavale.tables.log.players import Company
from cavale.tables.log.table import BrokenRound, Rounds, Table

Phase = Literal["sitting", "binding", "telling", "beacon", "done"]
PATIENCE = 20_000
"""Milliseconds for which the players are waited for in each half of a round."""
SLOW_PATIENCE = 60 * 60 * 1000
"""Where a game is played over days."""
BEACON_PATIENCE = 30_000
"""Milliseconds for which a round of a beacon is waited for after it was due."""
MOST_BROKEN = 2
"""Rounds that one player may break off."""


def phase(table: Table) -> Phase:
    if not table.company.seated or table.gathering:
        return "sitting"
    if any(player.awaited for player in table.players):
        return "binding"
    if not table.company.complete:
        return "telling"
    return "beacon" if table.beacon is not None and table.beacon.awaited else "done"


def beacon_round(table: Table) -> int | None:
    """The beacon's round that is mixed in: the first after all have told."""
    if table.beacon is None or not table.company.complete or table.gathering:
        return None
    return table.beacon.chain.after(all_told(table))


def all_told(table: Table) -> int:
    """When everything else that goes into the dealer's key was fixed."""
    first = table.game_number(1)
    return table.rounds.since or (first or table).begun.at


def deadline(table: Table) -> int | None:
    """When the round goes on without those who are awaited; with a beacon, when its round comes."""
    due = beacon_round(table)
    if phase(table) == "beacon" and table.beacon is not None and due is not None:
        return table.beacon.chain.time(due)
    if phase(table) in ("sitting", "done"):
        return None
    return table.rounds.since + (SLOW_PATIENCE if slow(table.clock) else PATIENCE)


def awaited(table: Table) -> list[int]:
    """The seats that have not done their part."""
    return [seat for seat, player in enumerate(table.seats) if not player.told]


def followed(before: Table, after: Table, logged: Logged) -> Table:
    """`after`, with what the entry did to the round of nonces."""
    entry = logged.entry
    if isinstance(entry, Tell | Claim) and entry.nonce:
        after = _told(after, entry.nonce)
    elif isinstance(entry, BreakOff):
        after = _broken_off(after)
    elif isinstance(entry, GoOn):
        after = _with(after, tuple(replace(one, awaited=False) for one in after.players))
    elif not isinstance(entry, Claim | Bind | Tell | Appoint | Begin):
        return after
    if phase(before) == phase(after) and not isinstance(entry, BreakOff):
        return after
    return replace(after, rounds=replace(after.rounds, since=logged.at))


def binding(table: Table, nonce: str) -> str:
    """What binds a seat to a nonce in the round under way."""
    return bound(table.id, table.rounds.number, nonce)


def _told(table: Table, nonce: str) -> Table:
    """It is everybody's who is bound to it: the seats of one screen have one nonce."""
    own = binding(table, nonce)
    players = (replace(one, nonce=nonce) if one.bound == own else one for one in table.players)
    return _with(table, tuple(players))


def _broken_off(table: Table) -> Table:
    players = table.players
    broken = BrokenRound(tuple(one.bound for one in players), tuple(one.nonce for one in players))
    missing = broken.missing
    again = tuple(
        _again(one, one.broken + (number in missing)) if one.bound else one
        for number, one in enumerate(players)
    )
    rounds = Rounds((*table.rounds.broken, broken), table.rounds.since)
    return replace(_with(table, again), rounds=rounds)


def _again(player: Player, broken: int) -> Player:
    wanted = broken < MOST_BROKEN
    return replace(player, nonce="", bound="", awaited=wanted, broken=broken)


def _with(table: Table, players: tuple[Player, ...]) -> Table:
    return replace(table, company=Company(players, table.order))
