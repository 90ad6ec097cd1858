"""Time at a table, from the times in its log and from nothing else.

Every entry charges the seat whose turn it was for the time since the entry before. Bots have no
clock, also not one that plays for somebody: what that player had left waits for them. What a move
lost on its way is credited, up to `LAG`: a page says for how long the turn was on its screen, and
one that lies wins no more than that.
"""

from math import ceil

from msgspec.structs import replace

from cavale.core.spec import Spec
from cavale.tables.log.entries import Clock, Logged, Next, Play
from cavale.tables.log.table import Table

LAG = 1000
"""Milliseconds a turn may be credited with."""
DAY = 24 * 60 * 60


def usual(spec: Spec) -> Clock:
    """For two it makes the game about as long as its box says."""
    return Clock("game", 60 * ceil(spec.minutes / 2), 5)


def slow(clock: Clock | None) -> bool:
    """Played over days: nobody has to be present."""
    return clock is not None and clock.per == "move" and clock.seconds >= DAY


def ticking(table: Table) -> int | None:
    """The seat whose clock runs."""
    seat = None if table.clock is None else table.mover
    return None if seat is None or table.seats[seat].bot is not None else seat


def wound(table: Table, at: int) -> Table:
    """With full clocks, as when a game begins."""
    clock = table.clock
    if clock is None:
        return table
    return replace(table, left=(clock.seconds * 1000,) * table.game.seats, since=at)


def charged(before: Table, after: Table, logged: Logged) -> Table:
    """`after` with its clocks as the entry leaves them."""
    clock, at, entry = before.clock, logged.at, logged.entry
    if clock is None:
        return after
    if isinstance(entry, Next):
        return wound(after, at)
    left = list(before.left)
    was, now = ticking(before), ticking(after)
    if was is not None:
        lag = entry.lag if isinstance(entry, Play) else 0
        left[was] = max(0, left[was] - max(0, at - before.since - lag))
        if isinstance(entry, Play) and clock.per == "game" and now != was:
            left[was] += clock.increment * 1000
    if clock.per == "move" and now is not None and now != was:
        left[now] = clock.seconds * 1000
    return replace(after, left=tuple(left), since=at)


def deadline(table: Table) -> int | None:
    """When the flag of the seat to move falls; no move can save it any more."""
    seat = ticking(table)
    return None if seat is None else table.since + table.left[seat] + LAG
