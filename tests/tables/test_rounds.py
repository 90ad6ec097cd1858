"""Seats are bound to their nonces before any is told; who breaks off is seen."""

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from cavale import game as open_game
from cavale.core.chance import bound
from cavale.core.message import message
from cavale.core.record import Check, read, verify
from cavale.tables.asking.records import record
from cavale.tables.deciding import nonces
from cavale.tables.deciding.actions import act
from cavale.tables.deciding.refusals import Refused
from cavale.tables.log import rounds
from cavale.tables.log.dealing import deal, seed_of
from cavale.tables.log.entries import (
    AnyEntry,
    BreakOff,
    Claim,
    Clock,
    GoOn,
    Kind,
    Logged,
    Open,
    decode,
    encode,
)
from cavale.tables.log.fold import begin, fold, follow
from cavale.tables.log.table import Table
from cavale.tables.store.append import Alarm, alarm, due
from cavale.tables.views import build
from tests.tables import sheets

ROOT = "00ff" * 16


@dataclass
class Round:
    """A table of a game with dice, where people sit down one after the other."""

    log: list[Logged]
    table: Table

    def add(self, second: float, entry: AnyEntry) -> Table:
        logged = Logged(self.table.version + 1, int(second * 1000), entry)
        self.table = follow(self.table, logged)
        self.log.append(logged)
        return self.table if not self.table.at_chance else self.add(second, deal(self.table))

    def sit(self, player: int, nonce: str) -> None:
        self.add(1, Claim(player, f"secret {player}", bound=bound("t", 1, nonce)))

    def bind(self, second: float, player: int, nonce: str) -> None:
        own = rounds.binding(self.table, nonce)
        self.add(second, nonces.bind(self.table, player, own))

    def tell(self, second: float, player: int, nonce: str) -> Table:
        return self.add(second, nonces.tell(self.table, player, nonce))

    def late(self, second: float) -> AnyEntry:
        entry = nonces.overdue(self.table, int(second * 1000))
        self.add(second, entry)
        return entry

    def ended(self) -> list[Check]:
        for one in range(self.table.game.seats):
            if self.table.outcome is None:
                self.add(999, act(self.table, one, "resign"))
        found = read(str(record(self.table)), open_game)
        return verify(found)


def at(*kinds: Kind, clock: Clock | None = None) -> Round:
    players = tuple(
        replace(sheets.player(kind, number), secret=None) for number, kind in enumerate(kinds)
    )
    opened = Open(
        "manhattan",
        "quick",
        2,
        1,
        players,
        seed_of(ROOT, 0),
        root=ROOT,
        fairness=2,
        clock=clock,
    )
    first = Logged(1, 0, opened)
    return Round([first], begin("t", first, sheets.open_game))


def two() -> Round:
    game = at("link", "link")
    game.sit(0, "adas")
    game.sit(1, "bobs")
    return game


def test_the_game_begins_when_all_have_told() -> None:
    game = at("link", "link")
    assert rounds.phase(game.table) == "sitting"
    game.sit(0, "adas")
    with pytest.raises(Refused, match="No number is expected"):
        nonces.tell(game.table, 0, "adas")
    game.sit(1, "bobs")
    assert (rounds.phase(game.table), rounds.awaited(game.table)) == ("telling", [0, 1])
    with pytest.raises(Refused, match="bound to"):
        nonces.tell(game.table, 1, "chosen")
    assert game.tell(2, 1, "bobs").status == "waiting"
    with pytest.raises(nonces.AlreadySo):
        nonces.tell(game.table, 1, "bobs")
    table = game.tell(2, 0, "adas")
    assert (table.status, rounds.phase(table)) == ("playing", "done")
    assert all(check.passed for check in game.ended())


def test_a_nonce_comes_at_once_only_from_the_last() -> None:
    game = at("link", "link", "bot")
    first = Claim(0, "s", nonce="adas")
    with pytest.raises(Refused, match="Others have yet to sit down"):
        nonces.sitting_down(game.table, 0, first)
    game.sit(1, "bobs")
    claim = nonces.sitting_down(game.table, 0, first)
    assert claim.bound == bound("t", 1, "adas")
    game.add(1, claim)
    assert rounds.awaited(game.table) == [1]
    game.tell(2, 1, "bobs")
    checks = game.ended()
    assert all(check.passed for check in checks), checks


def test_one_screen_has_one_nonce_and_needs_to_tell_it_once() -> None:
    game = at("here", "here", "here")
    for player in (0, 1):
        game.sit(player, "ours")
    game.add(1, nonces.sitting_down(game.table, 2, Claim(2, "s", nonce="ours")))
    assert game.table.status == "playing"
    assert [player.nonce for player in game.table.players] == ["ours"] * 3


def test_who_does_not_tell_breaks_the_round_off_and_it_stays_in_the_record() -> None:
    game = two()
    game.tell(2, 0, "adas")
    assert rounds.deadline(game.table) == 1000 + rounds.PATIENCE
    with pytest.raises(Refused):
        nonces.overdue(game.table, rounds.PATIENCE)
    assert game.late(22) == BreakOff()
    table = game.table
    assert (table.status, rounds.phase(table)) == ("waiting", "binding")
    # What was told is known now, and worth nothing any more.
    assert [(one.nonce, one.bound) for one in table.players] == [("", "")] * 2
    shown = build.table_for(table, None, False)
    assert shown.rounds is not None
    assert (shown.rounds.number, shown.rounds.broken) == (2, [[1]])
    said = build.step(table, game.log[-1], None)
    assert (said.kind, said.seat) == ("break_off", None)
    assert said.said == [message("draws-anew", seats=[1])]
    # The binding names the round: an old one binds to nothing.
    game.bind(23, 0, "adas-second")
    game.bind(23, 1, "bobs-second")
    assert rounds.phase(game.table) == "telling"
    game.tell(24, 1, "bobs-second")
    game.tell(24, 0, "adas-second")
    assert game.table.status == "playing"
    checks = {check.name: check for check in game.ended()}
    assert all(check.passed for check in checks.values())
    assert checks["nonces"].detail.endswith("broken off before: 1, by orange")


def test_nobody_blocks_the_others_for_ever() -> None:
    game, second = two(), 1.0
    for number in (1, 2):
        game.tell(second, 0, f"adas {number}" if number > 1 else "adas")
        second += 21
        assert game.late(second) == BreakOff()
        game.bind(second, 0, f"adas {number + 1}")
        if number == 1:
            game.bind(second, 1, "bobs 2")
    # Who has broken off twice goes without.
    assert not game.table.players[1].awaited
    game.tell(second, 0, "adas 3")
    assert game.table.status == "playing"
    assert [player.nonce for player in game.table.players] == ["adas 3", ""]
    assert all(check.passed for check in game.ended())


def test_who_is_away_is_not_waited_for() -> None:
    game = two()
    assert game.late(30) == BreakOff()
    game.bind(31, 0, "adas 2")
    assert game.late(60) == GoOn()
    game.tell(61, 0, "adas 2")
    assert game.table.status == "playing"
    both = two()
    both.late(30)
    both.late(60)
    assert both.table.status == "playing"


def test_over_days_there_is_more_time() -> None:
    game = at("link", "link", clock=Clock("move", 3 * 24 * 3600))
    game.sit(0, "adas")
    game.sit(1, "bobs")
    assert rounds.deadline(game.table) == 1000 + rounds.SLOW_PATIENCE


def test_the_log_says_it_all_and_when_something_is_due() -> None:
    game = two()
    assert alarm(game.table) == Alarm(due(game.table)) != Alarm(None)
    game.late(30)
    game.bind(31, 0, "adas 2")
    game.late(60)
    game.tell(61, 0, "adas 2")
    assert alarm(game.table) == Alarm(None)
    log = [Logged(one.seq, one.at, decode(encode(one.entry))) for one in game.log]
    *_, again = fold("t", log, sheets.open_game)
    assert again.players == game.table.players
    assert again.rounds == game.table.rounds
    assert again.position == game.table.position


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("nonce-orange", "chosen"),
        ("bound-orange", "0" * 64),
        ("broken-1-white", "0" * 64 + " adas"),
        ("broken-3-white", "0" * 64 + " (none)"),
        ("round", "3"),
        ("bound-white", "(house)"),
    ],
)
def test_verify_sees_what_was_changed(name: str, value: str) -> None:
    game = two()
    game.tell(2, 0, "adas")
    game.late(22)
    game.bind(23, 0, "adas 2")
    game.bind(23, 1, "bobs 2")
    game.tell(24, 1, "bobs 2")
    game.tell(24, 0, "adas 2")
    game.ended()
    found = read(str(record(game.table)), open_game)
    found.headers[name] = value
    failed = {check.name for check in verify(found) if not check.passed}
    assert "nonces" in failed


def test_the_last_to_speak_chooses_nothing_even_with_the_house() -> None:
    """Bob knows the seed and what Ada is bound to; only her nonce would help him to choose."""
    game = at("link", "link")
    game.sit(0, "adas")
    known = encode(game.log[-1].entry)
    assert "adas" not in known
    for number in range(83):
        game_then = Round(list(game.log), game.table)
        game_then.sit(1, f"try {number}")
        # He is bound before she tells.
        game_then.tell(2, 0, "adas")
        with pytest.raises(Refused):
            nonces.tell(game_then.table, 1, f"try {number + 1}")
