"""How much one player may do besides moving: a little at once, then one thing every so often.

Counted from the log, so that every process and the next one counts alike: for each player the time
until which what they did will have been worn off.
"""

from msgspec.structs import replace

from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    Bind,
    Claim,
    DeclineDraw,
    DeclineUndo,
    Logged,
    OfferDraw,
    OfferUndo,
    Plan,
    React,
    Recover,
    Rename,
    Return,
    Tell,
    Undo,
)
from cavale.tables.log.table import Table

EVERY = 1_000
"""Milliseconds after which one thing more may be done."""
AT_ONCE = 20
GESTURE = 8
"""A gesture counts for so many things: three at once, then one in eight seconds."""


def author(table: Table, entry: AnyEntry) -> int | None:
    """The player who does what is counted; None: a move, or what can be done but once."""
    match entry:
        case Claim(player) | Bind(player) | Tell(player) | Recover(player) | Return(player):
            return player
        case OfferDraw(seat) | AcceptDraw(seat) | DeclineDraw(seat) | Undo(seat):
            return table.order[seat]
        case Rename(player):
            return player
        case OfferUndo(seat) | AcceptUndo(seat) | DeclineUndo(seat) | React(seat) | Plan(seat):
            return table.order[seat]
        case _:
            return None


def paced(before: Table, after: Table, logged: Logged) -> Table:
    player = author(before, logged.entry)
    if player is None:
        return after
    worn = list(before.busy) or [0] * len(before.players)
    weight = GESTURE if isinstance(logged.entry, React) else 1
    worn[player] = max(worn[player], logged.at) + weight * EVERY
    return replace(after, busy=tuple(worn))


def wait(table: Table, entry: AnyEntry, at: int) -> int:
    """Milliseconds until this may be logged."""
    player = author(table, entry)
    if player is None or not table.busy:
        return 0
    return max(0, table.busy[player] - at - (AT_ONCE - 1) * EVERY)
