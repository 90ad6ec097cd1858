"""A table as this process has it in memory."""

import asyncio
from bisect import bisect_right
from collections.abc import Hashable, Sequence

from cavale.tables.live.change import Change
from cavale.tables.live.encoding import StepFrames
from cavale.tables.log.entries import Logged
from cavale.tables.log.seat_secrets import Program, Who, which
from cavale.tables.log.table import Table

A_TABLE, AN_ENTRY = 8_000, 1_300
"""Bytes that a table and each entry of its log take, about."""
CHECKPOINT_EVERY = 64
"""Entries of the log."""


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
        self.client = ""
        """The address of the last client that did something here, as far as this process knows."""
        self._checkpoints = [table]
        """The table now and then, so that what was is not worked out from its beginning."""
        self.lock = asyncio.Lock()
        self.weighed = 0
        """The bytes that it takes, when it was last asked for."""
        self.thinking = False
        self.waiting = False
        """Whether the bot that is to move waits for its turn to think."""
        self.unsure = False
        """Whether a write failed and may have reached the disk all the same."""

    def player(self, who: Who) -> int | None:
        if isinstance(who, Program):
            return self.table.company.programs.get(who.name)
        return which(who, self.table.company.secrets)

    def advance(self, changes: Sequence[Change], key: str | None = None) -> None:
        if changes:
            self.log += [change.logged for change in changes]
            self.table = changes[-1].table
            if self.table.version >= self._checkpoints[-1].version + CHECKPOINT_EVERY:
                self._checkpoints.append(self.table)
            if key is not None:
                self.keys[key] = changes[0].logged.seq

    def weigh(self) -> int:
        """About how many bytes it takes more than when it was weighed last."""
        before, self.weighed = self.weighed, A_TABLE + AN_ENTRY * len(self.log)
        return self.weighed - before

    def at(self, version: int) -> Table:
        """The table as it was at a version or not long before."""
        found = bisect_right(self._checkpoints, version, key=lambda table: table.version)
        return self._checkpoints[max(0, found - 1)]
