"""Whether a move comes in time, and whether a flag has fallen."""

from cavale.tables.deciding.leaving import leave
from cavale.tables.deciding.refusals import not_now
from cavale.tables.log import clocks
from cavale.tables.log.clocks import deadline, ticking
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table


def lag(table: Table, took: int | None, at: int) -> int:
    """What a move that comes now is credited with; it may come too late."""
    seat = ticking(table)
    if seat is None:
        return 0
    spent = max(0, at - table.since)
    credit = 0 if took is None else min(clocks.grace(table, seat), max(0, spent - took))
    if spent - credit > table.left[seat]:
        raise not_now("Votre temps est écoulé.", "Your time is up.")
    return credit


def fallen(table: Table, at: int) -> AnyEntry:
    """The flag that has fallen by now."""
    seat, due = ticking(table), deadline(table)
    if seat is None or due is None or at < due:
        raise not_now("Il reste du temps.", "There is time left.")
    return leave(table, seat, "time")
