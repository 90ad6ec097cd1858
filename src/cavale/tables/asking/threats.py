"""What the others could do next, for who plays against bots."""

import msgspec

from cavale.core.threats import Threat
from cavale.tables.asking.hint import alone
from cavale.tables.deciding.refusals import not_found, not_now
from cavale.tables.log.table import Table


class ShownThreats(msgspec.Struct, frozen=True):
    """`version` is that of the table they were made for."""

    version: int
    threats: list[Threat]


def threats(table: Table, seat: int | None) -> ShownThreats:
    if table.game.spec.threats is None:
        raise not_found("no-threats")
    if seat is None or table.status != "playing":
        raise not_now("hint-later")
    alone(table, seat)
    return ShownThreats(table.version, table.position.observe(seat).threats())
