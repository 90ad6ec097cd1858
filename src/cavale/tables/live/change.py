"""What one entry did to a table."""

from typing import NamedTuple

from cavale.tables.log.entries import Logged
from cavale.tables.log.table import Table


class Change(NamedTuple):
    """An entry, and the table right after it and right before it, if it was there."""

    logged: Logged
    table: Table
    before: Table | None = None
