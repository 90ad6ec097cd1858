"""What is written together: new rows of a log, and what they change in the index."""

import msgspec

from cavale.tables.log import clocks, rounds
from cavale.tables.log.entries import Logged
from cavale.tables.log.table import Table
from cavale.tables.store.summary import Summary


class Row(msgspec.Struct, frozen=True):
    logged: Logged
    key: str | None = None
    """The idempotency key of the request that wrote it."""


class Alarm(msgspec.Struct, frozen=True):
    """When something is due at a table though nobody moves; None where nothing is."""

    at: int | None


def alarm(table: Table) -> Alarm | None:
    """None where it has stayed as it was."""
    rounds_held = table.rounds.since > 0 or table.beacon is not None
    beginning = rounds_held and (table.last is None or table.last.seat is None)
    return Alarm(due(table)) if table.clock is not None or beginning else None


def due(table: Table) -> int | None:
    """When a flag falls, or a round of nonces goes on."""
    return rounds.deadline(table) if table.status == "waiting" else clocks.deadline(table)


class Append(msgspec.Struct, frozen=True):
    """New rows of one table; `summary` where what is indexed has changed; `alarm` with clocks.

    `sitting` is the key under which somebody who did not say where has been given a seat.
    """

    table: str
    rows: tuple[Row, ...]
    summary: Summary | None = None
    sitting: str | None = None
    alarm: Alarm | None = None
