"""Time at a table, from the times in its log and from nothing else.

A clock runs from the entry that gave a seat the turn to the move that ends it: what else is logged
meanwhile touches no clock. Bots have none, also not one that plays for somebody: what that player
had left waits for them. What a move lost on its way is credited, up to `LAG` a turn and `budget` a
game: a page says for how long the turn was on its screen, and one that lies wins no more than that.
"""

from math import ceil

from msgspec.structs import replace

from cavale.core.spec import Spec
from cavale.tables.log.entries import MOVES, Clock, Logged, Next, Play, Undo
from cavale.tables.log.table import Table

LAG = 1000
"""Milliseconds a turn may be credited with."""
LEAST_BUDGET, MOST_BUDGET = 2_000, 10_000
"""Milliseconds of credit that a seat has in one game."""
DAY = 24 * 60 * 60


def usual(spec: Spec) -> Clock:
    """For two it makes the game about as long as its box says."""
    return Clock("game", 60 * ceil(spec.minutes / 2), 5)


def slow(clock: Clock | None) -> bool:
    """Played over days: nobody has to be present."""
    return clock is not None and clock.per == "move" and clock.seconds >= DAY


def budget(clock: Clock) -> int:
    """A tenth of the time, within bounds."""
    return min(MOST_BUDGET, max(LEAST_BUDGET, clock.seconds * 100))


def ticking(table: Table) -> int | None:
    """The seat whose clock runs."""
    seat = None if table.clock is None else table.mover
    return None if seat is None or table.seats[seat].bot is not None else seat


def grace(table: Table, seat: int) -> int:
    """What the turn of a seat can still be credited with."""
    return min(LAG, table.credit[seat])


def wound(table: Table, at: int) -> Table:
    """With full clocks, as when a game begins."""
    clock = table.clock
    if clock is None:
        return table
    left, credit = clock.seconds * 1000, budget(clock)
    seats = table.game.seats
    return replace(table, left=(left,) * seats, credit=(credit,) * seats, since=at)


def charged(before: Table, after: Table, logged: Logged) -> Table:
    """`after` with its clocks as the entry leaves them."""
    clock, at, entry = before.clock, logged.at, logged.entry
    if clock is None:
        return after
    if isinstance(entry, Next):
        return wound(after, at)
    was, now = ticking(before), ticking(after)
    turned = isinstance(entry, (*MOVES, Undo))
    if was == now and not turned:
        return after
    left, credit = list(before.left), before.credit
    if was is not None:
        lag = entry.lag if isinstance(entry, Play) else 0
        left[was] = max(0, left[was] - max(0, at - before.since - lag))
        credit = tuple(max(0, c - lag) if s == was else c for s, c in enumerate(credit))
        if isinstance(entry, Play) and clock.per == "game" and now != was:
            left[was] += clock.increment * 1000
    # A player who comes back in the middle of a turn has what is left of it.
    if clock.per == "move" and turned and after.mover is not None and after.mover != before.mover:
        left[after.mover] = clock.seconds * 1000
    return replace(after, left=tuple(left), credit=credit, since=at)


def due(table: Table) -> int | None:
    """When the time of the seat to move is up."""
    seat = ticking(table)
    return None if seat is None else table.since + table.left[seat]


def deadline(table: Table) -> int | None:
    """When the flag of the seat to move falls; no move can save it any more."""
    seat, up = ticking(table), due(table)
    return None if seat is None or up is None else up + grace(table, seat)
