"""Events as server-sent events: what stays the same between them is encoded once."""

import msgspec

from cavale.tables.live.change import Change
from cavale.tables.live.encoding import ByeReason, StepFrames
from cavale.tables.log.table import Table
from cavale.tables.views.build import lasting, passing, personal, step
from cavale.tables.views.shapes import ByeEvent, ThinkingEvent

HELLO = b": hello\n\n"
STILL_HERE = b": still here\n\n"

_encode = msgspec.json.Encoder().encode


def frame(event: bytes, data: bytes, version: int | None = None) -> bytes:
    """One server-sent event; `data` is JSON."""
    number = b"" if version is None else b"id: %d\n" % version
    return b"%sevent: %s\ndata: %s\n\n" % (number, event, data)


class SseEncoder:
    """The `Encoder` of the server and of its frame worker."""

    def step(self, change: Change, thinking: bool, before: StepFrames | None) -> "SseStep":
        return SseStep(change, thinking, before if isinstance(before, SseStep) else None)

    def thinking(self, seat: int, thinking: bool, waiting: bool) -> bytes:
        return frame(b"thinking", _encode(ThinkingEvent(seat, thinking, waiting)))

    def bye(self, reason: ByeReason) -> bytes:
        return frame(b"bye", _encode(ByeEvent(reason)))


class SseStep:
    """The same as `build.event` says; `before` is that of an earlier change."""

    def __init__(self, change: Change, thinking: bool, before: "SseStep | None" = None) -> None:
        self._logged, self._table = change
        table = self._table
        same = before is not None and _only_moved(table, before._table)
        self._lasting: bytes
        self._lasting = before._lasting if before and same else _encode(lasting(table))[1:-1]
        self._passing = _encode(passing(table, thinking))[1:-1]
        self._step = None if table.game.hidden else self._what(None)

    def frame(self, player: int | None) -> bytes:
        return frame(b"step", self.event(player), self._logged.seq)

    def event(self, player: int | None) -> bytes:
        what = self._step or self._what(player)
        rest = _encode(personal(self._table, player, written=True))[1:]
        return b'{"step":%s,"table":{%s,%s,%s}' % (what, self._lasting, self._passing, rest)

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
        and table.rounds is earlier.rounds
        and table.number == earlier.number
        and table.id == earlier.id
    )
