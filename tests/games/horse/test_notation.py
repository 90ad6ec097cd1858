"""Texts of The White Horse: what can be read, and what is refused with a reason."""

import pytest

from cavale import MalformedPosition, game
from tests.games.horse.drawn import hunt

TWO = game("horse")
START = (
    "farm,farm,farm,farm,farm,A14 0 1 * -- -/- f+++==---w+++==---l+++==---m+++==---d+++==---h++==--"
)


def test_the_start_of_two_players() -> None:
    assert str(TWO.start()) == START
    assert TWO.parse(START) == TWO.start()


@pytest.mark.parametrize(
    "text", ["dog+ C2", "horse- A14", "dog= farm", "x lad+", "choose wife", "deal maid-"]
)
def test_moves_go_both_ways_in_any_case(text: str) -> None:
    assert str(TWO.read_move(text)) == text
    assert str(TWO.read_move(f"  {text.upper()} ")) == text


@pytest.mark.parametrize(
    "text", ["dog C2", "dog+C2", "dog+ Z1", "choose horse", "x", "deal", "hand+ C2"]
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ValueError, match="a move is"):
        TWO.read_move(text)


def test_the_pinned_order_is_by_card_then_cell() -> None:
    position = hunt("dog A5, maid C1", hand="m= d-= h=", paper="f", length=2)
    assert [str(move) for move in position.moves] == [
        *("maid= A1", "maid= B1", "maid= C3", "maid= D1"),
        *("dog= A3", "dog= A7", "dog= G1"),
        *("dog- A4", "dog- A6"),
        *("horse= A12", "horse= A16"),
    ]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("A14", "farm"), "never on the farm"),
        (("A14", "Z9"), "six cells"),
        ((" 0 1 ", " 0 13 "), "12 deals"),
        ((" 0 1 ", " 3 1 "), "cannot have been made"),
        ((" * ", " 1 "), "16 cards are left over at the first deal"),
        ((" * ", " 7 "), "the mover is"),
        ((" -- ", " -d "), "order of the seats"),
        ((" -- ", " d- "), "after the first deal"),
        ((" -- ", " --- "), "2 letters"),
        (("-/-", "-/-/-"), "2 hands"),
        (("-/-", "f+/-"), "not so many"),
        (("h++==--", "h++==-"), "not before|hands should|no card is played"),
        (("h++==--", "q++"), "cards read like"),
        (("farm,farm,farm,farm", "A1,farm,farm,farm"), "nobody has moved"),
        (("* -- ", "* "), "seven parts"),
    ],
)
def test_positions_that_cannot_be_are_refused(change: tuple[str, str], why: str) -> None:
    with pytest.raises(MalformedPosition, match=why):
        TWO.parse(START.replace(*change))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ((" 1 fd ", " 1! fd "), "has not just caught"),
        (("A11,A14", "A14,A14"), "caught"),
        (("A9,A11", "A11,A11"), "two subjects"),
        ((" 3 1 ", " 99 1 "), "cannot have been made"),
        ((" 3 1 ", " 0 1 "), "cannot have been made"),
        ((" fd ", " f- "), "before all are dealt"),
    ],
)
def test_hunts_that_cannot_be_are_refused(change: tuple[str, str], why: str) -> None:
    text = str(hunt("maid A9, dog A11", hand="d= m=", papers="fd", length=3))
    assert change[0] in text
    with pytest.raises(MalformedPosition, match=why):
        TWO.parse(text.replace(*change))


def test_a_won_and_a_drawn_game_can_be_read() -> None:
    won = hunt("dog A11", hand="d= m=", paper="d", length=3).play("dog= A14")
    assert " 1! " in str(won)
    assert TWO.parse(str(won)).outcome == won.outcome
    drawn = hunt("maid C2", hand="m=", length=2, mover=2, deal=12).play("maid= farm")
    assert " = " in str(drawn)
    assert TWO.parse(str(drawn)).outcome == drawn.outcome


def test_cells_on_the_way_are_told_one_by_one() -> None:
    position = hunt("dog A1", hand="d=", length=3)
    effect = position.observe(0).effect(position.game.read_move("dog= B2"))
    assert effect["way"] == ["A1", "farm", "B1", "B2"]
    assert effect["caught"] is None
