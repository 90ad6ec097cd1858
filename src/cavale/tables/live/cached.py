"""A table as this process knows it."""

import asyncio
from collections.abc import Hashable, Sequence

from cavale.tables.live.frames import Telling
from cavale.tables.log.entries import Logged
from cavale.tables.log.seat_secrets import which
from cavale.tables.log.table import Table
from cavale.tables.log.times import now as now

Moment = tuple[Logged, Table]
"""An entry, and the table right after it."""


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
