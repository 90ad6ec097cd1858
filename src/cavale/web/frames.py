"""Events as server-sent events: they say what is different."""

from typing import Any

import msgspec

from cavale.tables.live.change import Change
from cavale.tables.live.encoding import ByeReason, StepFrames
from cavale.tables.log.entries import Plan
from cavale.tables.log.pace import author
from cavale.tables.log.table import Table
from cavale.tables.views.build import (
    clock,
    lasting,
    offering,
    passing,
    personal,
    step,
    table_for,
)
from cavale.tables.views.differences import differences
from cavale.tables.views.shapes import ByeEvent, PresenceEvent, ThinkingEvent

HELLO = b": hello\n\n"
STILL_HERE = b": still here\n\n"

_encode = msgspec.json.Encoder().encode


def frame(event: bytes, data: bytes, version: int | None = None) -> bytes:
    """One server-sent event; `data` is JSON."""
    number = b"" if version is None else b"id: %d\n" % version
    return b"%sevent: %s\ndata: %s\n\n" % (number, event, data)


class SseEncoder:
    """The `Encoder` of the server and of its frame worker."""

    def step(self, change: Change, thinking: bool, last: StepFrames | None) -> "SseStep":
        return SseStep(change, thinking, last if isinstance(last, SseStep) else None)

    def thinking(self, seat: int, thinking: bool, waiting: bool) -> bytes:
        return frame(b"thinking", _encode(ThinkingEvent(seat, thinking, waiting)))

    def presence(self, here: list[int] | None) -> bytes:
        return frame(b"presence", _encode(PresenceEvent(here)))

    def bye(self, reason: ByeReason) -> bytes:
        return frame(b"bye", _encode(ByeEvent(reason)))


class SseStep:
    """What is different after a change, for each player; `last` is that of an earlier change."""

    def __init__(self, change: Change, thinking: bool, last: "SseStep | None" = None) -> None:
        self._logged, self._table, self._before = change
        self._thinking = thinking
        known = last is not None and last._table is self._before
        self._earlier = last._personal if last is not None and known else {}
        """What was shown before, to those who were told of that."""
        self._personal: dict[int | None, dict[str, Any]] = {}
        self._step = None if self._table.game.hidden else self._what(None)
        self._public = self._public_differs()
        self._view: tuple[Any, Any, bytes] = None, None, b""

    def frame(self, player: int | None) -> bytes:
        """A plan concerns nobody but who made it."""
        entry = self._logged.entry
        if isinstance(entry, Plan) and author(self._table, entry) != player:
            return STILL_HERE
        return frame(b"step", self.event(player), self._logged.seq)

    def event(self, player: int | None) -> bytes:
        what, table = self._step or self._what(player), self._table
        now = self._personal[player] = personal(table, player)
        if self._before is None:
            whole = _encode(table_for(table, player, self._thinking))
            return b'{"step":%s,"table":%s}' % (what, whole)
        old = self._earlier.get(player) or personal(self._before, player)
        view = self._view_differs(old["view"], now["view"])
        own = [[name, now[name]] for name in _OWN if now[name] != old[name]]
        rest = b",%s" % _encode(own)[1:-1] if own else b""
        seen = offering(table, player)
        moves = b',"moves":%s' % seen.written_offers if seen else b""
        return b'{"step":%s,"differs":[%s%s%s]%s}' % (what, self._public, view, rest, moves)

    def _public_differs(self) -> bytes:
        """What is the same for all. That a bot thinks and how long a clock has run is always
        said, because no log tells it."""
        table, before = self._table, self._before
        if before is None:
            return b""
        found = [["thinking", self._thinking], *differences(passing(before), passing(table))]
        if table.clock is not None:
            found.append(["clock", clock(table)])
        if not _only_moved(table, before):
            found += differences(lasting(before), lasting(table))
        return _encode(found)[1:-1]

    def _view_differs(self, before: Any, after: Any) -> bytes:
        """Written once, where all see the same."""
        old, new, written = self._view
        if old is not before or new is not after:
            found = differences(before, after, "view")
            written = b",%s" % _encode(found)[1:-1] if found else b""
            self._view = before, after, written
        return written

    def _what(self, player: int | None) -> bytes:
        return _encode(step(self._table, self._logged, player))


_OWN = "you", "prompt", "outcome", "undoable", "drawable", "plans"
"""What is shown to each player besides the view."""


def _only_moved(table: Table, earlier: Table) -> bool:
    """Whether nothing changed that `lasting` looks at."""
    return (
        table.company is earlier.company
        and table.series is earlier.series
        and table.outcome is earlier.outcome
        and table.rematch is earlier.rematch
        and table.seed is earlier.seed
        and table.rounds is earlier.rounds
        and table.beacon is earlier.beacon
        and table.gathering is earlier.gathering
        and table.number == earlier.number
        and table.id == earlier.id
    )
