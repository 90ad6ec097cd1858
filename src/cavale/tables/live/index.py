"""What of a table is indexed: where it is listed, whether a bot or a clock is due."""

from collections.abc import Hashable

from cavale.tables.log import clocks
from cavale.tables.log.table import Table
from cavale.tables.store.store import Alarm, Headline, Place
from cavale.tables.views import build


def awaits_bot(table: Table) -> bool:
    mover = table.mover
    return mover is not None and table.seats[mover].bot is not None


def indexed(table: Table) -> Hashable:
    """What a headline is made of: where this is the same, so is the headline."""
    over = table.series.over
    return table.company, table.number, table.status, over, awaits_bot(table)


def headline(table: Table, opened: int) -> Headline:
    over = table.status == "over" and table.series.over
    card, place = build.card(table, opened), _place(table, over)
    return Headline(opened, over, awaits_bot(table), card, place, table.game.spec.chance)


def alarm(table: Table) -> Alarm | None:
    return None if table.clock is None else Alarm(clocks.deadline(table))


def _place(table: Table, over: bool) -> Place | None:
    """Where strangers find it: where people meet, or among the games to watch."""
    if over:
        return None
    if table.status == "waiting":
        return _waiting(table) if table.public else None
    people = sum(player.kind != "bot" for player in table.players)
    return "watch" if people > 1 or table.public else None


def _waiting(table: Table) -> Place:
    """Its opener may still be about to sit down, having read the commitment; or be gone."""
    return "lobby" if any(player.secret is not None for player in table.players) else "opening"
