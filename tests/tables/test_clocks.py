"""Time, from the log alone: every entry says when it was."""

from dataclasses import dataclass

import pytest

from cavale.tables.deciding import timing
from cavale.tables.deciding.refusals import Refused
from cavale.tables.log import clocks
from cavale.tables.log.clocks import DAY, LAG
from cavale.tables.log.entries import (
    AnyEntry,
    Chance,
    Claim,
    Clock,
    Flag,
    Kind,
    Logged,
    Next,
    OfferDraw,
    Open,
    Play,
    Recover,
    Return,
    StandIn,
    Undo,
    decode,
    encode,
)
from cavale.tables.log.fold import begin, fold, follow
from cavale.tables.log.table import Table
from cavale.tables.views import build
from tests.tables.sheets import SEED, SHELF, YELLOW_WINS, open_game, player

GAME = Clock("game", 60, 5)
MOVE = Clock("move", 30)


@dataclass
class Timed:
    """A table whose entries come at times one says, in seconds."""

    log: list[Logged]
    table: Table

    def at(self, second: float, entry: AnyEntry) -> Table:
        logged = Logged(self.table.version + 1, int(second * 1000), entry)
        self.table = follow(self.table, logged)
        self.log.append(logged)
        return self.table

    @property
    def left(self) -> list[float]:
        return [ms / 1000 for ms in self.table.left]


def timed(clock: Clock | None, *kinds: Kind, game: str = "wall", games: int = 1) -> Timed:
    players = tuple(player(kind, number) for number, kind in enumerate(kinds))
    spec = SHELF[game]
    variant = "single" if game == "wall" else spec.variants[0].name
    seed = SEED if spec.chance else None
    opened = Open(game, variant, 1, games, players, seed, clock=clock)
    first = Logged(1, 0, opened)
    return Timed([first], begin("t", first, open_game))


def test_the_time_of_a_game_is_charged_and_each_turn_adds_to_it() -> None:
    game = timed(GAME, "here", "here")
    assert game.left == [60, 60]
    game.at(10, Play(0, "3L"))
    assert game.left == [55, 60]
    game.at(12, Play(1, "3R"))
    assert game.left == [55, 63]
    game.at(12.5, OfferDraw(0))
    assert game.left == [55, 63]
    game.at(14, Play(0, "2L"))
    assert game.left == [58, 63]


def test_the_time_of_a_turn_begins_anew_with_each() -> None:
    game = timed(MOVE, "here", "here")
    game.at(29, Play(0, "3L"))
    assert game.left[1] == 30
    game.at(58, Play(1, "3R"))
    assert game.left[0] == 30
    game.at(60, OfferDraw(0))
    assert game.left[0] == 30
    game.at(61, Undo(1, 1))
    assert (game.table.mover, game.left[1]) == (1, 30)


def test_a_turn_of_several_moves_is_one() -> None:
    game = timed(MOVE, "here", "here", game="ball")
    while game.table.mover == 0:
        moves = game.table.position.observe(0).moves
        game.at(game.table.since / 1000 + 4, Play(0, moves[0].text))
    turns = game.table.plies()
    assert game.left == [30 - 4 * len(turns), 30]


def test_no_clock_runs_before_everybody_is_there_nor_when_it_is_over() -> None:
    game = timed(GAME, "here", "link")
    assert clocks.deadline(game.table) is None
    game.at(500, Claim(1, "secret"))
    assert game.left == [60, 60]
    assert clocks.deadline(game.table) == 560_000 + LAG
    game.at(620, Flag(0))
    assert clocks.deadline(game.table) is None


def test_bots_and_chance_have_all_the_time() -> None:
    game = timed(GAME, "here", "bot")
    game.at(1, Play(0, "3L"))
    assert clocks.deadline(game.table) is None
    game.at(900, Play(1, "3R"))
    assert game.left == [64, 60]
    assert build.table_for(game.table, 0, False).clock.left == [64_000, None]  # type: ignore[union-attr]
    dealt = timed(MOVE, "here", "here", game="kuhn")
    assert dealt.table.at_chance
    dealt.at(700, Chance(dealt.table.position.moves[0].text))
    assert dealt.left[0] == 30


def test_what_a_move_lost_on_its_way_is_credited_within_bounds() -> None:
    game = timed(GAME, "here", "here")
    assert timing.lag(game.table, None, 10_000) == 0
    assert timing.lag(game.table, 9_700, 10_000) == 300
    assert timing.lag(game.table, 0, 10_000) == LAG
    assert timing.lag(game.table, 11_000, 10_000) == 0
    game.at(10, Play(0, "3L", 300))
    assert game.left[0] == 55.3


def test_what_a_game_is_credited_with_is_bounded() -> None:
    game = timed(Clock("game", 3, 2), "here", "here")
    credited, second = 0, 0.0
    for number, move in enumerate(("3L", "3R", "2L", "2R", "4L", "4R", "1L", "1R")):
        second += 2.5
        lag = timing.lag(game.table, 0, int(second * 1000))
        game.at(second, Play(number % 2, move, lag))
        credited += lag if number % 2 == 0 else 0
    assert credited == clocks.LEAST_BUDGET
    assert game.table.credit == (0, 0)
    assert clocks.deadline(game.table) == clocks.due(game.table)
    assert [clocks.budget(Clock("game", s)) for s in (3, 60, 3600)] == [2_000, 6_000, 10_000]


def test_what_is_no_move_touches_no_clock() -> None:
    game = timed(Clock("game", 3, 2), "link", "link")
    game.at(1, Claim(0, "a"))
    game.at(1, Claim(1, "b"))
    falls = clocks.deadline(game.table)
    for tenth in range(11, 200):
        game.at(tenth / 10, Recover(tenth % 2, f"link {tenth}"))
        assert clocks.deadline(game.table) == falls
    assert timing.fallen(game.table, falls or 0) == Flag(0)


def test_who_comes_back_to_a_turn_finds_it_as_it_was() -> None:
    game = timed(MOVE, "link", "link", "link", game="horse")
    for number in range(3):
        game.at(0, Claim(number, f"secret {number}"))
    while game.table.at_chance:
        game.at(0, Chance(game.table.position.moves[0].text))
    mover = game.table.mover
    assert mover is not None
    game.at(20, StandIn(mover, 1))
    assert clocks.deadline(game.table) is None
    game.at(100, Return(mover))
    assert game.left[mover] == 10
    assert clocks.due(game.table) == 110_000


def test_a_move_may_come_too_late() -> None:
    table = timed(GAME, "here", "here").table
    assert timing.lag(table, 60_000, 60_000) == 0
    assert timing.lag(table, 59_500, 60_400) == 900
    for took in (None, 60_300):
        with pytest.raises(Refused, match="Your time is up"):
            timing.lag(table, took, 60_400)


def test_the_flag_falls_when_no_move_can_come_any_more() -> None:
    game = timed(GAME, "here", "here")
    with pytest.raises(Refused, match="time left"):
        timing.fallen(game.table, 60_000 + LAG - 1)
    flag = timing.fallen(game.table, 60_000 + LAG)
    assert flag == Flag(0)
    table = game.at(61, flag)
    assert table.status == "over"
    assert table.outcome is not None
    assert (table.outcome.points, table.outcome.reason, table.outcome.winner) == ((0, 1), "time", 1)
    shown = build.table_for(table, None, False)
    assert shown.outcome is not None
    assert shown.outcome.words.en == "Yellow has run out of time: Blue wins."
    step = build.step(table, game.log[-1], None)
    assert (step.kind, step.seat) == ("flag", 0)


def test_each_game_of_a_series_has_its_own_time() -> None:
    game = timed(GAME, "here", "here", games=3)
    for number, move in enumerate(YELLOW_WINS):
        game.at(number * 20 + 20, Play(number % 2, move))
    assert game.table.status == "over"
    game.at(1000, Next())
    assert game.left == [60, 60]
    game.at(1061, Flag(game.table.mover or 0))
    assert game.table.flagged is not None
    game.at(1070, Next())
    assert game.table.flagged is None


def test_the_log_alone_says_how_much_is_left() -> None:
    game = timed(GAME, "here", "here")
    for number, move in enumerate(("3L", "3R", "2L")):
        game.at(number * 7 + 3, Play(number % 2, move, 100 * number))
    game.at(60, OfferDraw(1))
    log = [Logged(one.seq, one.at, decode(encode(one.entry))) for one in game.log]
    assert [table.left for table in fold("t", log, open_game)][-1] == game.table.left
    untimed = timed(None, "here", "here")
    untimed.at(9999, Play(0, "3L"))
    assert clocks.deadline(untimed.table) is None


def test_every_game_has_a_usual_clock() -> None:
    for spec in SHELF.values():
        clock = clocks.usual(spec)
        assert clock.seconds * 2 >= spec.minutes * 60
        assert not clocks.slow(clock)
    assert clocks.slow(Clock("move", DAY))
    assert not clocks.slow(None)
