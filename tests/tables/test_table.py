"""A table is a fold of its log, and what each seat may do at it."""

import msgspec
import pytest

from cavale.tables.deciding.actions import Action, drawable
from cavale.tables.deciding.refusals import Refused
from cavale.tables.deciding.undo import undoable
from cavale.tables.log.entries import Open, decode, encode
from cavale.tables.log.fold import RulesChanged, begin
from tests.tables.sheets import YELLOW_WINS, Sheet, open_game, sheet


def refused(made: Sheet, seat: int, action: Action) -> str:
    before = made.table
    with pytest.raises(Refused) as why:
        made.act(seat, action)
    assert made.table is before
    return why.value.code


def test_the_same_log_gives_the_same_table() -> None:
    made = sheet("here", "link", games=2)
    made.play("3L", "3R", "2L")
    made.act(0, "undo")
    made.act(1, "accept_undo")
    made.play("1L", "1R")
    made.act(1, "offer_draw")
    made.act(0, "decline_draw")
    made.act(0, "resign")
    made.next_game()
    made.play("5L")
    assert made.refolded() == made.seen
    assert [table.version for table in made.seen] == list(range(1, len(made.log) + 1))


def test_waits_until_every_seat_is_taken() -> None:
    made = sheet("here", "link", claimed=False)
    assert made.table.status == "waiting"
    assert made.table.mover is None
    assert refused(made, 0, "resign") == "not_now"
    table = made.claim(1)
    assert table.status == "playing"
    assert table.mover == 0


def test_the_rules_end_a_game() -> None:
    table = sheet("here", "here").play(*YELLOW_WINS)
    assert table.status == "over"
    assert table.outcome is not None
    assert table.outcome.points == (1.0, 0.0)
    assert table.outcome.reason == "escaped"


@pytest.mark.parametrize("seat", [0, 1])
def test_either_seat_may_resign_at_any_time(seat: int) -> None:
    table = sheet("here", "link").act(seat, "resign")
    assert table.outcome is not None
    assert table.outcome.points[seat] == 0.0
    assert table.outcome.winner == 1 - seat
    assert table.outcome.reason == "resigned"


def test_nothing_more_is_done_when_it_is_over() -> None:
    made = sheet("here", "link")
    made.act(0, "resign")
    every: list[Action] = [
        "resign",
        "offer_draw",
        "accept_draw",
        "decline_draw",
        "undo",
        "accept_undo",
        "decline_undo",
    ]
    for action in every:
        assert refused(made, 0, action) == "not_now"


def test_a_draw_is_agreed() -> None:
    made = sheet("here", "link")
    assert refused(made, 1, "accept_draw") == "not_now"
    assert drawable(made.table, 0)
    assert not drawable(made.table, None)
    made.act(0, "offer_draw")
    assert not drawable(made.table, 0)
    assert not drawable(made.table, 1)
    assert refused(made, 0, "accept_draw") == "not_now"
    assert refused(made, 0, "decline_draw") == "not_now"
    assert refused(made, 1, "offer_draw") == "not_now"
    table = made.act(1, "accept_draw")
    assert table.outcome is not None
    assert table.outcome.points == (0.5, 0.5)
    assert table.outcome.reason == "agreed"


def test_an_offer_of_a_draw_is_declined_by_word_or_by_move() -> None:
    made = sheet("here", "link")
    made.act(0, "offer_draw")
    made.act(1, "decline_draw")
    assert made.table.draw is None
    assert not drawable(made.table, 0)
    assert drawable(made.table, 1)
    assert refused(made, 0, "offer_draw") == "not_now"
    made.play("3L")
    made.act(0, "offer_draw")
    made.play("3R")
    assert made.table.draw is None


def test_an_offer_of_a_draw_stands_while_its_maker_moves() -> None:
    made = sheet("here", "link")
    made.act(0, "offer_draw")
    made.play("3L")
    assert made.table.draw is not None
    assert made.act(1, "accept_draw").status == "over"


def test_a_bot_agrees_to_no_draw() -> None:
    made = sheet("here", "bot")
    assert not drawable(made.table, 0)
    assert refused(made, 0, "offer_draw") == "not_now"


def test_alone_against_a_bot_one_takes_back_at_once_with_the_answer() -> None:
    made = sheet("here", "bot")
    assert refused(made, 0, "undo") == "not_now"
    start = made.table.position
    made.play("3L", "3R")
    assert undoable(made.table, 0)
    assert not undoable(made.table, None)
    assert made.act(0, "undo").position == start
    made.play("3L")
    assert made.act(0, "undo").position == start


def test_people_at_one_screen_take_back_the_last_move() -> None:
    made = sheet("here", "here")
    made.play("3L", "3R", "2L")
    assert [ply.move.text for ply in made.act(1, "undo").plies()] == ["3L", "3R"]
    assert [ply.move.text for ply in made.act(1, "undo").plies()] == ["3L"]


def test_between_two_people_it_takes_consent() -> None:
    made = sheet("here", "link")
    made.play("3L", "3R")
    made.act(0, "undo")
    assert made.table.undo is not None
    assert len(made.table.plies()) == 2
    assert not undoable(made.table, 0)
    assert refused(made, 0, "accept_undo") == "not_now"
    assert refused(made, 0, "undo") == "not_now"
    made.act(1, "accept_undo")
    assert made.table.plies() == []
    assert made.table.undo is None


def test_consent_may_be_refused_and_asking_again_takes_a_move() -> None:
    made = sheet("here", "link")
    made.play("3L")
    made.act(0, "undo")
    made.act(1, "decline_undo")
    assert made.table.undo is None
    assert refused(made, 0, "undo") == "not_now"
    assert refused(made, 1, "decline_undo") == "not_now"
    made.play("3R", "2L")
    made.act(0, "undo")
    made.play("2R")
    assert made.table.undo is None


def test_a_series_swaps_sides_and_adds_up() -> None:
    made = sheet("here", "link", games=2)
    made.play("3L")
    made.act(0, "resign")
    assert made.table.order == (0, 1)
    assert made.table.series.totals == (0.0, 1.0)
    table = made.next_game()
    assert (table.number, table.status, table.order) == (2, "playing", (1, 0))
    assert table.plies() == []
    assert table.seat_of(0) == 1
    made.act(1, "resign")
    assert made.table.series.totals == (0.0, 2.0)
    assert made.table.series.over


def test_a_table_keeps_to_the_rules_it_was_opened_under() -> None:
    first = sheet("here", "here").log[0]
    assert isinstance(first.entry, Open)
    old = Open("wall", "single", 0, 1, first.entry.players)
    with pytest.raises(RulesChanged):
        begin("t", type(first)(1, 0, old), open_game)


def test_a_table_remembers_whether_it_was_opened_with_aids() -> None:
    first = sheet("here", "here").log[0]
    assert isinstance(first.entry, Open)
    for aids in (True, False):
        entry = decode(encode(msgspec.structs.replace(first.entry, aids=aids)))
        assert begin("t", type(first)(1, 0, entry), open_game).aids is aids


def test_a_log_from_before_there_were_aids_is_read_as_before() -> None:
    text = '{"kind":"open","game":"wall","variant":"single","rules":1,"games":1,"players":[]}'
    entry = decode(text)
    assert isinstance(entry, Open)
    assert entry.aids is True
