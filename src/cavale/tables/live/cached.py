"""A table as this process knows it."""

import asyncio
from collections.abc import Hashable, Sequence

from cavale.tables.live.frames import Telling
from cavale.tables.log import clocks
from cavale.tables.log.entries import Logged
from cavale.tables.log.seat_secrets import which
from cavale.tables.log.table import Table
from cavale.tables.log.times import now as now
from cavale.tables.store.store import Alarm, Headline, Place
from cavale.tables.views import build

Moment = tuple[Logged, Table]
"""An entry, and the table right after it."""


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
    """Who opened it may still be about to sit down, having read the commitment; or be gone."""
    return "lobby" if any(player.secret is not None for player in table.players) else "opening"


class Head:
    """The newest known version, the log behind it, and the one lock that all writes take."""

    def __init__(self, table: Table, first: Logged) -> None:
        self.table = table
        self.opened = first.at
        self.log = [first]
        self.keys: dict[str, int] = {}
        self.indexed: Hashable = None
        """Of the table as it stands in the index; None if others may have changed that."""
        self.told: Telling | None = None
        """What was told last, to whoever watches here."""
        self.cried = 0
        """The version up to which a crier has heard of it."""
        self.crying = 0
        """How often a crier is about to tell of it."""
        self.lock = asyncio.Lock()
        self.thinking = False
        self.unsure = False

    def player(self, secret: str | None) -> int | None:
        return which(secret, self.table.company.secrets)

    def advance(self, moments: Sequence[Moment], key: str | None = None) -> None:
        if moments:
            self.log += [logged for logged, _ in moments]
            self.table = moments[-1][1]
            if key is not None:
                self.keys[key] = moments[0][0].seq
