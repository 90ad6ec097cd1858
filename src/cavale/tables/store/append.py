"""What is written together: new rows of a log, and what they change in the index."""

import msgspec

from cavale.tables.log import clocks
from cavale.tables.log.entries import Logged
from cavale.tables.log.table import Table
from cavale.tables.store.summary import Summary


class Row(msgspec.Struct, frozen=True):
    logged: Logged
    key: str | None = None
    """The idempotency key of the request that wrote it."""


class Alarm(msgspec.Struct, frozen=True):
    """When the clock that runs at a table has run out; None where none runs."""

    at: int | None


def alarm(table: Table) -> Alarm | None:
    return None if table.clock is None else Alarm(clocks.deadline(table))


class Append(msgspec.Struct, frozen=True):
    """New rows of one table; `summary` where what is indexed has changed; `alarm` with clocks.

    `sitting` is the key under which somebody who did not say where has been given a seat.
    """

    table: str
    rows: tuple[Row, ...]
    summary: Summary | None = None
    sitting: str | None = None
    alarm: Alarm | None = None
