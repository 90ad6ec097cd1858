"""Taking back: at once while nobody learned anything and it concerns nobody, else by consent."""

import pytest

from cavale.tables.deciding.refusals import Refused
from cavale.tables.deciding.undo import undoable
from cavale.tables.log.entries import Kind
from tests.tables.sheets import Sheet, sheet


def texts(made: Sheet) -> list[str]:
    return [ply.move.text for ply in made.table.plies() if ply.seat is not None]


def choose_papers(made: Sheet, how_many: int) -> None:
    for _ in range(how_many):
        made.play(made.table.position.moves[0].text)


def asks(made: Sheet, seat: int) -> bool:
    """Whether somebody must agree, after asking."""
    before = texts(made)
    made.act(seat, "undo")
    asked = made.table.undo is not None
    assert (texts(made) == before) == asked
    return asked


@pytest.mark.parametrize("other", ["link", "bot"])
def test_half_a_turn_is_taken_back_at_once(other: Kind) -> None:
    made = sheet("here", other, game="ball")
    made.play(made.table.position.moves[0].text)
    assert made.table.mover == 0
    assert not undoable(made.table, 1)
    assert not asks(made, 0)
    assert texts(made) == []


def test_a_turn_that_somebody_has_seen_takes_consent() -> None:
    made = sheet("here", "link", game="ball")
    while made.table.mover == 0:
        made.play(made.table.position.moves[0].text)
    assert asks(made, 0)


@pytest.mark.parametrize("other", ["link", "bot", "here"])
def test_a_step_that_nobody_saw_is_taken_back_at_once(other: Kind) -> None:
    made = sheet("here", other, game="thief", variant="knots-2", games=2)
    made.play("F7")
    assert made.table.mover == 1
    assert undoable(made.table, 0)
    assert not undoable(made.table, 1), "the detective has done nothing yet"
    assert not asks(made, 0)
    assert made.table.mover == 0
    made.play("G7")
    assert texts(made) == ["G7"]


def test_but_only_once_lest_the_other_never_comes_to_move() -> None:
    made = sheet("here", "link", game="thief", variant="knots-2", games=2)
    made.play("F7")
    made.act(0, "undo")
    made.play("G7")
    assert asks(made, 0)
    made.act(1, "accept_undo")
    made.play("G6")
    made.play("F6", "H6")
    assert not asks(made, 0)
    assert texts(made) == ["G6", "F6"]


def test_a_probe_has_told_something_and_takes_consent() -> None:
    made = sheet("here", "link", game="thief", variant="knots-2", games=2)
    made.play("F7", "F6", "G7", "H8")
    assert asks(made, 1)
    made.act(0, "accept_undo")
    assert texts(made) == ["F7", "F6", "G7"]
    assert asks(made, 0) is False, "the step is the thief's own again"


@pytest.mark.parametrize("seat", [0, 1])
def test_no_bot_can_agree_that_a_clue_is_forgotten(seat: int) -> None:
    kinds: tuple[Kind, Kind] = ("here", "bot") if seat == 0 else ("bot", "here")
    made = sheet(*kinds, game="thief", variant="knots-2", games=2)
    made.play("F7", "F6", "G7", "H8")
    assert not undoable(made.table, seat)
    with pytest.raises(Refused) as refused:
        made.act(seat, "undo")
    assert refused.value.message.id == "refused-undo-revealed"


def test_papers_are_changed_at_once_until_the_next_one_has_chosen() -> None:
    made = sheet("here", "link", "link", game="horse")
    choose_papers(made, 1)
    assert not undoable(made.table, 1)
    assert not asks(made, 0)
    choose_papers(made, 2)
    assert asks(made, 0)
    made.act(1, "accept_undo")
    assert texts(made) == [], "the third one had nothing to do with it"


def test_a_card_that_was_played_was_shown() -> None:
    made = sheet("here", "link", "link", game="horse")
    choose_papers(made, 4)
    assert asks(made, 0)
    made.act(1, "accept_undo")
    assert made.table.undo is not None, "and the third one has seen it"
    made.act(2, "accept_undo")
    assert len(texts(made)) == 3
    alone = sheet("here", "bot", "bot", game="horse")
    choose_papers(alone, 3)
    assert undoable(alone.table, 0), "bots do not mind, and have told nothing"
    choose_papers(alone, 1)
    assert not undoable(alone.table, 0)


@pytest.mark.parametrize("other", ["link", "here"])
def test_a_die_has_been_seen_by_all(other: Kind) -> None:
    made = sheet("here", other, game="manhattan")
    seat = made.table.mover
    assert seat is not None
    assert not undoable(made.table, seat), "a roll is no decision"
    choose_papers(made, 1)
    assert asks(made, seat)
    made.act(1 - seat, "accept_undo")
    assert (texts(made), made.table.mover) == ([], seat)
    alone = sheet("here", "bot", game="manhattan")
    choose_papers(alone, 1)
    assert not undoable(alone.table, 0)
