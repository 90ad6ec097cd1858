"""A public beacon's round goes into the dice: one that nobody could know when all was fixed."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from cavale import game as open_game
from cavale.cli import app
from cavale.core.beacon import KEPT, MARGIN, BeaconFile, Chain, NoBeacon
from cavale.core.message import message
from cavale.core.record import Record, read, verify
from cavale.tables.asking.records import record
from cavale.tables.deciding import nonces
from cavale.tables.deciding.actions import act
from cavale.tables.deciding.refusals import Refused
from cavale.tables.log import rounds
from cavale.tables.log.entries import Logged, Mix, Open, decode, encode
from cavale.tables.log.fold import begin, fold
from cavale.tables.store.append import Alarm, alarm
from cavale.tables.views import build
from tests.tables import sheets
from tests.tables.test_rounds import Round, at, two

CHAIN = Chain("52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", 1692803367, 3)
"""drand's quicknet."""
THOUSAND = {
    "round": 1000,
    "randomness": "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
    "signature": "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125"
    "e342b73a8dd2bacbe47e4b6b63ed5e39",
}
KEPT_GAME = Path(__file__).parent.parent / "beacon"
"""A game whose dice a beacon is mixed into, and a copy of that beacon. The page reads it, too."""
EARLY = Chain("0" * 64, 0, 3)
"""Its round 1 came in 1970, as the tables of these tests were opened then."""


def line(number: int, text: str = "signed") -> str:
    signature = f"{text} round {number}".encode().ljust(48, b".")
    made = {"randomness": sha256(signature).hexdigest(), "signature": signature.hex()}
    return json.dumps({"round": number, **made})


def file(path: Path, chain: Chain, *lines: str) -> BeaconFile:
    info = {"hash": chain.hash, "genesis_time": chain.genesis_time, "period": chain.period}
    path.write_text("".join(f"{one}\n" for one in (json.dumps(info), *lines)))
    return BeaconFile(path)


def with_beacon(begun: Round) -> Round:
    opened = begun.log[0].entry
    assert isinstance(opened, Open)
    first = Logged(1, 0, replace(opened, beacon=EARLY))
    return Round([first], begin("t", first, sheets.open_game))


@pytest.fixture
def told() -> Round:
    """All nonces are told, after 2 s."""
    game = with_beacon(at("link", "link"))
    game.sit(0, "adas")
    game.sit(1, "bobs")
    game.tell(2, 1, "bobs")
    game.tell(2, 0, "adas")
    return game


def ended(game: Round) -> Record:
    game.add(99, act(game.table, 0, "resign"))
    return read(str(record(game.table)), open_game)


def failed(found: Record, own: BeaconFile | None = None) -> dict[str, str]:
    return {check.name: check.detail for check in verify(found, own) if not check.passed}


def test_rounds_come_at_moments_that_are_fixed() -> None:
    begin = CHAIN.time(1)
    assert begin == 1692803367000
    assert CHAIN.time(1001) - begin == 3_000_000
    for moment in (begin, begin + 1, begin + 1999, begin + 2000, begin + 12345):
        number = CHAIN.after(moment)
        assert CHAIN.time(number) > moment + MARGIN >= CHAIN.time(number - 1)
    assert CHAIN.after(0) == 1


def test_a_file_grows_and_what_is_no_round_is_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "beacon"
    wrong = {**THOUSAND, "round": 1001, "randomness": "0" * 64}
    found = file(path, CHAIN, json.dumps(wrong), "nonsense", "{}", json.dumps(THOUSAND))
    given = found.find(1000)
    assert given is not None
    assert given.randomness == THOUSAND["randomness"]
    assert found.find(1001) is None
    with path.open("a") as grows:
        grows.write(line(1001)[:50])
        grows.flush()
        assert found.find(1001) is None
        grows.write(line(1001)[50:] + "\n")
    assert found.find(1001) is not None


def test_memory_is_bounded(tmp_path: Path) -> None:
    found = file(tmp_path / "beacon", EARLY, *(line(number) for number in range(1, KEPT + 11)))
    assert found.find(KEPT + 10) is not None
    assert len(found._rounds) == KEPT


@pytest.mark.parametrize("text", ["", "nonsense\n", '{"round": 1}\n', '{"hash": "x", "period": 0}'])
def test_a_file_without_a_chain_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "beacon"
    path.write_text(text)
    with pytest.raises(NoBeacon, match="/info"):
        BeaconFile(path)
    with pytest.raises(NoBeacon, match="No such file"):
        BeaconFile(tmp_path / "missing")


def test_the_game_begins_with_the_first_round_after_all_have_told(
    told: Round, tmp_path: Path
) -> None:
    table = told.table
    assert (table.status, rounds.phase(table), rounds.beacon_round(table)) == (
        "waiting",
        "beacon",
        3,
    )
    shown = build.table_for(table, None, False)
    assert shown.rounds is not None
    assert shown.rounds.beacon == 3
    assert shown.prompt == [message("beacon-awaited", round=3)]
    assert alarm(table) == Alarm(EARLY.time(3)) == Alarm(6000)
    own = file(tmp_path / "beacon", EARLY, *(line(number) for number in range(1, 5)))
    with pytest.raises(Refused):
        nonces.overdue(table, 5999, own.find(3))
    entry = nonces.overdue(table, 6000, own.find(3))
    assert entry == Mix(own.find(3))
    told.add(6, entry)
    assert told.table.status == "playing"
    assert alarm(told.table) == Alarm(None)
    assert build.step(told.table, told.log[-2], None).kind in ("mix", "chance")
    found = ended(told)
    assert failed(found) == failed(found, own) == {}
    log = [Logged(one.seq, one.at, decode(encode(one.entry))) for one in told.log]
    *_, again = fold("t", log, sheets.open_game)
    assert again.beacon == told.table.beacon


def test_the_dice_hang_on_it(tmp_path: Path) -> None:
    rolls = set()
    for number in range(40):
        game = with_beacon(at("here", "here"))
        for player in (0, 1):
            game.sit(player, "ours")
        game.tell(2, 0, "ours")
        own = file(tmp_path / "beacon", EARLY, line(3, str(number)))
        game.add(6, Mix(own.find(3)))
        rolls.add(game.table.plies()[0].move.text)
        assert failed(ended(game), own) == {}
    assert len(rolls) > 1


def test_a_beacon_that_is_silent_stops_nobody_and_that_shows(told: Round, tmp_path: Path) -> None:
    late = 6000 + rounds.BEACON_PATIENCE
    with pytest.raises(Refused):
        nonces.overdue(told.table, late - 1)
    assert nonces.overdue(told.table, late) == Mix()
    told.add(late / 1000, Mix())
    assert told.table.status == "playing"
    found = ended(told)
    assert found.headers["beacon"] == "3 (none)"
    assert failed(found) == {}
    silent = file(tmp_path / "silent", EARLY, line(4))
    assert failed(found, silent) == {}
    heard = file(tmp_path / "heard", EARLY, line(3), line(4))
    assert failed(found, heard) == {"beacon": "round 3 was there, and was not used"}


def _another_round(headers: dict[str, str]) -> None:
    own = json.loads(line(4))
    headers["beacon"] = f"4 {own['randomness']} {own['signature']}"


def _another_number(headers: dict[str, str]) -> None:
    headers["beacon"] = f"3 {'0' * 64} {headers['beacon'].split(' ')[2]}"


def _made_up(headers: dict[str, str]) -> None:
    own = json.loads(line(3, "forged"))
    headers["beacon"] = f"3 {own['randomness']} {own['signature']}"


def _later(headers: dict[str, str]) -> None:
    headers["beacon-after"] = "1970-01-01T00:00:05.500Z"


def _of_another(headers: dict[str, str]) -> None:
    headers["beacon-chain"] = f"{'1' * 64} 0 3"


def _cut(headers: dict[str, str]) -> None:
    headers["beacon"] = "3"


@pytest.mark.parametrize(
    "change", [_another_round, _another_number, _made_up, _later, _of_another, _cut]
)
def test_verify_sees_what_was_changed(
    told: Round, tmp_path: Path, change: Callable[[dict[str, str]], None]
) -> None:
    own = file(tmp_path / "beacon", EARLY, *(line(number) for number in range(1, 5)))
    told.add(6, Mix(own.find(3)))
    found = ended(told)
    change(found.headers)
    assert "beacon" in failed(found, own)


def test_without_a_beacon_nothing_is_different(tmp_path: Path) -> None:
    game = two()
    game.tell(2, 0, "adas")
    game.tell(2, 1, "bobs")
    assert game.table.status == "playing"
    found = ended(game)
    assert not [name for name in found.headers if name.startswith("beacon")]
    own = file(tmp_path / "beacon", EARLY, line(3))
    assert failed(found, own) == {"beacon": "none was mixed in"}


def test_the_command_compares_with_a_copy() -> None:
    runner = CliRunner()
    game, copy = str(KEPT_GAME / "manhattan.txt"), str(KEPT_GAME / "beacon.jsonl")
    alone = runner.invoke(app, ["verify", game])
    assert alone.exit_code == 0
    assert "by the record alone" in alone.stdout
    compared = runner.invoke(app, ["verify", game, "--beacon", copy])
    assert compared.exit_code == 0, compared.stdout
    assert "beacon: round 2 as in your copy" in compared.stdout
    other = runner.invoke(app, ["verify", game, "--beacon", game])
    assert (other.exit_code, "/info" in other.stderr) == (2, True)
