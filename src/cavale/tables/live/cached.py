"""A table as this process has it in memory."""

import asyncio
from collections.abc import Hashable, Sequence

from cavale.tables.live.change import Change
from cavale.tables.live.encoding import StepFrames
from cavale.tables.log.entries import Logged
from cavale.tables.log.seat_secrets import which
from cavale.tables.log.table import Table


class CachedTable:
    """The newest known version, the log behind it, and the one lock that all writes take."""

    def __init__(self, table: Table, first: Logged) -> None:
        self.table = table
        self.opened = first.at
        self.log = [first]
        self.keys: dict[str, int] = {}
        """Idempotency keys that were used, each with the version that it made."""
        self.indexed: Hashable = None
        """Of the table as it stands in the index; None if another process may have changed that."""
        self.frames: StepFrames | None = None
        """The last ones that were encoded in this process."""
        self.worker_version = 0
        """The version up to which the frame worker has the log."""
        self.in_flight = 0
        """Requests about this table that the frame worker has not answered."""
        self.lock = asyncio.Lock()
        self.thinking = False
        self.unsure = False
        """Whether a write failed and may have reached the disk all the same."""

    def player(self, secret: str | None) -> int | None:
        return which(secret, self.table.company.secrets)

    def advance(self, changes: Sequence[Change], key: str | None = None) -> None:
        if changes:
            self.log += [change.logged for change in changes]
            self.table = changes[-1].table
            if key is not None:
                self.keys[key] = changes[0].logged.seq
