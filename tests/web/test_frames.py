"""What is sent is what is shown, though what stays the same is encoded only once."""

import random
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from cavale.core.beacon import Chain
from cavale.games import GAMES
from cavale.tables.deciding import nonces, plans
from cavale.tables.live.change import Change
from cavale.tables.log import rounds
from cavale.tables.log.dealing import seed_of
from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    Appoint,
    Begin,
    Claim,
    Decline,
    DeclineUndo,
    Flag,
    Free,
    Logged,
    Mix,
    Open,
    React,
    Recover,
    Rematch,
    Rename,
    Return,
    StandIn,
    Swap,
)
from cavale.tables.log.fold import begin
from cavale.tables.views import build
from cavale.web.frames import SseStep
from tests.tables import sheets
from tests.tables.sheets import Sheet, random_sheet, sheet
from tests.tables.told import told

encode = msgspec.json.encode
LATE = 3 * rounds.PATIENCE
"""Milliseconds after which no round waits any longer."""


def compare(made: Sheet) -> None:
    """Follows a whole table as pages do, and compares with what is shown of it.

    Of some changes nothing is known of the one before: its frames were made elsewhere.
    """
    last: SseStep | None = None
    before, shown = None, dict[int | None, dict[str, Any]]()
    for table, logged in zip(made.seen, made.log, strict=True):
        known = last if logged.seq % 3 else None
        last = SseStep(Change(logged, table, before), False, known)
        before = table
        for player in (*range(len(table.players)), None):
            event = msgspec.json.decode(last.event(player))
            shown[player] = told(shown.get(player, {}), event)
            whole = build.step(table, logged, player), build.table_for(table, player, False)
            assert [event["step"], shown[player]] == msgspec.json.decode(encode(whole))


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
    made.add(plans.plan(made.table, 1, [["3L", "1R", "2L", "2R"]]))
    made.play("3L", "1R")
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
    """A program declines; one tells and another does not; then one is bound and the other is not
    waited for, nor is the beacon."""
    ada, bob = (replace(sheets.player("link", number), secret=None) for number in range(2))
    players, root = (ada, replace(bob, program="mybot")), "00ff" * 16
    opened = Open(
        "manhattan",
        "quick",
        2,
        1,
        players,
        seed_of(root, 0),
        root=root,
        fairness=2,
        beacon=Chain("0" * 64, 0, 3),
    )
    first = Logged(1, 0, opened)
    table = begin("t", first, sheets.open_game)
    made = Sheet([first], table, [table])
    made.add(Decline(1, "mybot"))
    for number, nonce in enumerate(("adas", "bobs")):
        made.add(Claim(number, f"secret {number}", bound=rounds.binding(made.table, nonce)))
    made.add(nonces.tell(made.table, 0, "adas"))
    made.add(nonces.overdue(made.table, LATE))
    made.add(nonces.bind(made.table, 0, rounds.binding(made.table, "adas second")))
    made.add(nonces.overdue(made.table, LATE))
    made.add(nonces.tell(made.table, 0, "adas second"))
    made.add(Mix())
    assert made.table.status == "playing"
    return made


def table_of_a_room() -> Sheet:
    """The host appoints a bot, frees its seat, and somebody comes; two change seats."""
    host, guest = sheets.player("here", 0), replace(sheets.player("link", 1), secret=None)
    opened = Open("wall", "single", 1, 1, (host, guest), gathering=True)
    first = Logged(1, 0, opened)
    table = begin("t", first, sheets.open_game)
    made = Sheet([first], table, [table])
    made.add(Appoint(1, 2))
    made.add(Free(1))
    made.claim(1)
    made.add(Rename(1, "Ada", 2))
    made.add(Swap(0, 1))
    made.add(Begin())
    made.play("1L")
    made.add(React(0, "bravo"))
    return made


def test_what_is_sent_is_what_is_shown() -> None:
    tables = (
        busy_table(),
        agreeable_table(),
        table_of_three(),
        table_of_chance(),
        table_one_leaves(),
        table_of_rounds(),
        table_of_a_room(),
    )
    for made in tables:
        compare(made)
    happened = {type(logged.entry) for made in tables for logged in made.log}
    assert set(get_args(AnyEntry)) - happened <= {AcceptUndo}
    assert {Open, AcceptDraw} <= happened


@pytest.mark.parametrize("game", GAMES)
def test_so_it_is_in_every_game(game: str) -> None:
    for seats in GAMES[game].seat_counts:
        compare(random_sheet(game, random.Random(seats), 60, seats))
