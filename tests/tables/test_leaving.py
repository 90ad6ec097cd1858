"""With three or more, one who leaves has lost, and the others play on."""

import random

import pytest
from msgspec.structs import replace

from cavale import game as open_game
from cavale.core import endings
from cavale.core.outcome import Outcome
from cavale.core.record import Record, read, verify
from cavale.core.seats import Seat
from cavale.tables.asking.records import record
from cavale.tables.asking.replay import Replays
from cavale.tables.deciding import actions, timing
from cavale.tables.deciding.refusals import Refused
from cavale.tables.deciding.undo import undoable
from cavale.tables.log import clocks
from cavale.tables.log.dealing import deal
from cavale.tables.log.entries import Claim, Clock, Flag, Leave, Return
from cavale.tables.log.table import Table
from cavale.tables.views import build
from tests.tables.sheets import SHELF, Sheet, sheet
from tests.tables.test_clocks import timed


def three(*kinds: str) -> Sheet:
    return sheet(*(kinds or ("here", "link", "link")), game="horse")  # type: ignore[arg-type]


def play_on(game: Sheet, moves: int = 10_000) -> Table:
    rng = random.Random(7)
    for _ in range(moves):
        table = game.table
        if table.mover is None:
            break
        seat = table.mover
        bot = table.seats[seat].bot is not None
        text = rng.choice(list(table.position.observe(seat).moves)).text
        game.add(actions.play(table, seat, text, bot=bot))
    return game.table


def refused(table: Table, seat: int, action: actions.Action) -> str:
    with pytest.raises(Refused) as why:
        actions.act(table, seat, action)
    return str(why.value)


def checked(table: Table) -> Record:
    found = read(str(record(table)), open_game)
    assert all(check.passed for check in verify(found)), verify(found)
    return found


def test_the_others_go_on_and_a_bot_plays_the_seat() -> None:
    game = three()
    play_on(game, 4)
    table = game.act(1, "resign")
    assert game.log[-1].entry == Leave(1, "resigned", 3)
    assert table.status == "playing"
    assert (table.seats[1].bot, table.seats[1].gone) == (3, "resigned")
    shown = build.table_for(table, None, False).seats[1]
    assert (shown.gone, shown.stand_in) == ("resigned", 3)
    step = build.step(table, game.log[-1], None)
    assert (step.kind, step.seat) == ("leave", 1)
    assert step.words.en.endswith("resigns: a bot plays on, and so do the others.")
    table = play_on(game)
    assert table.status == "over"
    assert table.outcome is not None
    assert table.outcome.points[1] == 0
    assert table.outcome.winner != 1
    assert sum(table.outcome.points) == pytest.approx(1)
    found = checked(table)
    assert found.headers["left-" + table.game.titles[1].name].endswith(" resigned")
    replay = Replays(SHELF).replay(str(found), "all")
    assert [seat.gone for seat in replay.seats] == [None, "resigned", None]
    assert all(check.passed for check in replay.checks)


def test_who_left_stays_away() -> None:
    game = three()
    table = game.act(1, "resign")
    for action in ("return", "resign", "undo", "offer_draw"):
        assert "You have left" in refused(table, 1, action)
    while game.table.mover != 1:
        play_on(game, 1)
    assert build.table_for(game.table, 1, False).moves == []
    with pytest.raises(Refused, match="You have left"):
        actions.play(game.table, 1, game.table.position.observe(1).moves[0].text)
    # Nor by way of another device.
    assert game.add(Claim(1, "another secret")).seats[1].bot == 3
    assert game.table.company.others[0] == {2}
    assert not undoable(game.table, 1)


def test_a_person_may_take_it_again_where_stand_ins_may() -> None:
    game = three()
    game.table = replace(game.table, stand_in=60)
    game.act(1, "resign")
    game.act(1, "return")
    assert isinstance(game.log[-1].entry, Return)
    assert (game.table.seats[1].bot, game.table.seats[1].gone) == (None, "resigned")
    table = play_on(game)
    assert table.outcome is not None
    assert table.outcome.points[1] == 0


def test_the_last_who_stays_has_won() -> None:
    game = three()
    game.act(1, "resign")
    table = game.act(0, "resign")
    assert table.outcome == Outcome((0, 0, 1), "resigned", Seat(2))
    shown = build.table_for(table, None, False)
    assert shown.outcome is not None
    assert shown.outcome.words.en.startswith("All others have left: ")
    found = checked(table)
    assert found.headers["ending"] == f"resigned {table.game.titles[0].name}"
    found.headers.pop("ending")
    assert not all(check.passed for check in verify(found))


def test_with_all_people_gone_it_is_over() -> None:
    table = three("here", "bot", "bot").act(0, "resign")
    assert table.outcome == Outcome((0, 0.5, 0.5), "resigned", None)
    checked(table)


def test_a_fallen_flag_does_not_end_it_for_the_others() -> None:
    game = timed(Clock("game", 60), "here", "here", "here", game="manhattan")
    while game.table.at_chance:
        game.at(0, deal(game.table))
    seat = game.table.mover
    assert seat is not None
    entry = timing.fallen(game.table, 70_000)
    assert entry == Leave(seat, "time", 3)
    table = game.at(70, entry)
    assert table.status == "playing"
    assert clocks.deadline(table) is None
    assert table.seats[seat].gone == "time"


def test_two_seats_are_as_ever() -> None:
    table = sheet("here", "here").table
    assert actions.act(table, 0, "resign").__struct_config__.tag == "resign"
    game = timed(Clock("game", 60), "here", "here")
    assert timing.fallen(game.table, 70_000) == Flag(0)


def test_the_next_game_of_a_series_begins_with_everybody() -> None:
    game = sheet("here", "link", "link", game="horse", games=3)
    game.act(1, "resign")
    game.act(0, "resign")
    table = game.next_game()
    assert not table.company.gone
    assert [player.bot for player in table.seats] == [None] * 3
    assert table.series.totals == (0, 0, 1)


def test_the_table_chooses_the_level() -> None:
    game = three()
    game.table = replace(game.table, left_to=1)
    assert game.act(2, "resign").seats[2].bot == 1


@pytest.mark.parametrize(
    ("points", "winner", "gone", "expected"),
    [
        ((0, 1, 0), 1, {1}, ((0.5, 0, 0.5), None)),
        ((1, 0, 0), 0, {1}, ((1, 0, 0), 0)),
        ((0.25, 0.5, 0.25), 1, {1, 2}, ((1, 0, 0), 0)),
        ((0.5, 0.5, 0), None, {1}, ((0.75, 0, 0.25), None)),
    ],
)
def test_what_those_who_left_would_have_had_goes_to_the_others(
    points: tuple[float, ...],
    winner: int | None,
    gone: set[int],
    expected: tuple[tuple[float, ...], int | None],
) -> None:
    game = open_game("horse", seats=3)
    won = None if winner is None else Seat(winner)
    found = endings.without(game, Outcome(points, "rules", won), gone)
    assert (found.points, found.winner) == expected


@pytest.mark.parametrize("line", ["99 resigned", "1 tired", "resigned", "1 resigned\n"])
def test_a_record_says_properly_who_left(line: str) -> None:
    game = three()
    game.act(1, "resign")
    game.act(0, "resign")
    found = record(game.table)
    found.headers["left-" + found.game.titles[1].name] = line
    assert not all(check.passed for check in verify(found))
