"""What is sent is what is shown, though what stays the same is encoded only once."""

from typing import get_args

import msgspec

from cavale.tables.live.change import Change
from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    DeclineUndo,
    Flag,
    Open,
    Recover,
    Rematch,
    Return,
    StandIn,
)
from cavale.tables.views import build
from cavale.web.frames import SseStep
from tests.tables.sheets import Sheet, sheet


def compare(made: Sheet) -> None:
    """Encodes a whole table, each entry after the one before, and compares with `build.event`."""
    frames = None
    for table, logged in zip(made.seen, made.log, strict=True):
        frames = SseStep(Change(logged, table), False, frames)
        for player in (*range(len(table.players)), None):
            said = msgspec.json.encode(build.event(table, logged, player, False))
            assert msgspec.json.decode(frames.event(player)) == msgspec.json.decode(said)


def busy_table() -> Sheet:
    """Two games in which everything happens that can happen between two people."""
    made = sheet("here", "link", claimed=False, games=2)
    made.claim(1)
    made.play("3L", "3R", "2L")
    made.act(0, "offer_draw")
    made.act(1, "decline_draw")
    made.play("2R")
    made.act(1, "undo")
    made.add(DeclineUndo(0))
    made.play("1L")
    made.act(0, "undo")
    made.act(1, "accept_undo")
    for entry in (Recover(1, "link"), StandIn(1, 3), Return(1)):
        made.add(entry)
    made.act(0, "resign")
    made.next_game()
    made.play("3L")
    made.add(Flag(1))
    made.add(Rematch(0, "another", (0, 1)))
    return made


def agreeable_table() -> Sheet:
    made = sheet("here", "link")
    made.play("3L")
    made.act(0, "offer_draw")
    made.act(1, "accept_draw")
    return made


def table_of_three() -> Sheet:
    made = sheet("link", "link", "link", game="horse", claimed=False)
    for player in range(3):
        made.claim(player)
    return made


def table_of_chance() -> Sheet:
    made = sheet("here", "here", game="kuhn")
    made.play("check", "bet", "call")
    return made


def test_what_is_sent_is_what_is_shown() -> None:
    tables = busy_table(), agreeable_table(), table_of_three(), table_of_chance()
    for made in tables:
        compare(made)
    happened = {type(logged.entry) for made in tables for logged in made.log}
    assert set(get_args(AnyEntry)) - happened <= {AcceptUndo}
    assert {Open, AcceptDraw} <= happened
