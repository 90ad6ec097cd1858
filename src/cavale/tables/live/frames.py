"""What is told of an entry, as JSON for each who is told; what stays the same is written once."""

import msgspec

from cavale.tables.live.hub import frame
from cavale.tables.log.entries import Logged
from cavale.tables.log.table import Table
from cavale.tables.views.build import lasting, passing, personal, step

_encode = msgspec.json.Encoder().encode


class Telling:
    """The same as `show.event` says; `before` is what was told of an earlier entry."""

    def __init__(
        self, table: Table, logged: Logged, thinking: bool, before: "Telling | None" = None
    ) -> None:
        self._table = table
        self._logged = logged
        same = before is not None and _only_moved(table, before._table)
        self._lasting: bytes
        self._lasting = before._lasting if before and same else _encode(lasting(table))[1:-1]
        self._passing = _encode(passing(table, thinking))[1:-1]
        self._step = None if table.game.spec.hidden else self._what(None)

    def to(self, player: int | None) -> bytes:
        what = self._step or self._what(player)
        rest = _encode(personal(self._table, player, written=True))[1:]
        return b'{"step":%s,"table":{%s,%s,%s}' % (what, self._lasting, self._passing, rest)

    def frame(self, player: int | None) -> bytes:
        return frame(b"step", self.to(player), self._logged.seq)

    def _what(self, player: int | None) -> bytes:
        return _encode(step(self._table, self._logged, player, written=True))


def _only_moved(table: Table, earlier: Table) -> bool:
    """Whether nothing changed that `lasting` looks at."""
    return (
        table.company is earlier.company
        and table.series is earlier.series
        and table.outcome is earlier.outcome
        and table.rematch is earlier.rematch
        and table.seed is earlier.seed
        and table.number == earlier.number
        and table.id == earlier.id
    )
