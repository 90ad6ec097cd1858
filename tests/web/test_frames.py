"""What is sent is what is shown, though what stays the same is encoded only once."""

from typing import get_args

import msgspec
from msgspec.structs import replace

from cavale.tables.deciding import nonces
from cavale.tables.live.change import Change
from cavale.tables.log import rounds
from cavale.tables.log.dealing import seed_of
from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    Claim,
    DeclineUndo,
    Flag,
    Logged,
    Open,
    Recover,
    Rematch,
    Return,
    StandIn,
)
from cavale.tables.log.fold import begin
from cavale.tables.views import build
from cavale.web.frames import SseStep
from tests.tables import sheets
from tests.tables.sheets import Sheet, sheet

LATE = 3 * rounds.PATIENCE
"""Milliseconds after which no round waits any longer."""


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


def table_one_leaves() -> Sheet:
    """Of three, two go one after the other."""
    made = sheet("here", "link", "link", game="horse")
    made.act(1, "resign")
    made.act(0, "resign")
    return made


def table_of_rounds() -> Sheet:
    """One tells and the other does not; then one is bound and the other is not waited for."""
    players = tuple(replace(sheets.player("link", number), secret=None) for number in range(2))
    root = "00ff" * 16
    opened = Open("manhattan", "quick", 2, 1, players, seed_of(root, 0), root=root, fairness=2)
    first = Logged(1, 0, opened)
    table = begin("t", first, sheets.open_game)
    made = Sheet([first], table, [table])
    for number, nonce in enumerate(("adas", "bobs")):
        made.add(Claim(number, f"secret {number}", bound=rounds.binding(made.table, nonce)))
    made.add(nonces.tell(made.table, 0, "adas"))
    made.add(nonces.overdue(made.table, LATE))
    made.add(nonces.bind(made.table, 0, rounds.binding(made.table, "adas second")))
    made.add(nonces.overdue(made.table, LATE))
    made.add(nonces.tell(made.table, 0, "adas second"))
    assert made.table.status == "playing"
    return made


def test_what_is_sent_is_what_is_shown() -> None:
    tables = (
        busy_table(),
        agreeable_table(),
        table_of_three(),
        table_of_chance(),
        table_one_leaves(),
        table_of_rounds(),
    )
    for made in tables:
        compare(made)
    happened = {type(logged.entry) for made in tables for logged in made.log}
    assert set(get_args(AnyEntry)) - happened <= {AcceptUndo}
    assert {Open, AcceptDraw} <= happened
