"""Trap cards: who draws, what they do, and what an attentive player knows of the pile."""

import pytest

from tests.games.clauses import clause
from tests.games.manhattan.tables import due, ends, part, play, table

COLOURS = ("red", "yellow", "blue", "green")
ALL_TWENTY = "L,r1,y1,b1,g1,A,r2,y2,L,b2,g2,r3,y3,b3,g3,r1,y1,L,b1,g1"


@clause("1.3")
def test_twenty_traps() -> None:
    drawing = table("f1,start:r1", due="wt")
    by_colour = [f"trap {colour} {n}" for colour in COLOURS for n in (1, 2, 3)]
    assert ends(drawing) == ["trap lieutenant", *by_colour, "trap all"]
    assert list(drawing.weights) == [3, *(2, 1, 1) * 4, 1]
    assert sum(drawing.weights) == 20


@clause("5.1")
def test_a_player_with_a_mission_who_ends_on_a_trap_field_draws() -> None:
    #  c1 d1 e1 f1: f1 is a trap field
    assert due(table("c1,start:r1", due="w3").play("1-f1")) == "wt"


@clause("5.1")
@pytest.mark.parametrize("stage", ["bank,c1:r1p", "bank,c1:rw"])
def test_so_does_the_other_car(stage: str) -> None:
    assert due(table(stage, due="w3").play("2-f1")) == "wt"


@clause("5.1")
def test_who_has_no_mission_draws_nothing() -> None:
    assert due(table("c1,start:-1", due="w3").play("1-f1")) == "o?"


@clause("5.1")
def test_a_car_that_is_held_up_on_a_trap_field_draws_nothing() -> None:
    held_up = table("c1,start:r1", "g1,g1:bw", due="w5")
    assert ends(held_up) == ["1-f1"]
    assert due(held_up.play("1-f1")) == "o?"
    assert due(table("c1,start:r1", "g1,g1:bw", due="w3").play("1-f1")) == "wt"


@clause("5.1")
def test_backing_onto_a_trap_field_is_a_whole_roll() -> None:
    #  i1 j1 k1 l1 m1
    #              m2
    #              m3, m4, m5: six back from m5 is k1, a trap field; six back from m4 is j1
    assert due(table("m5,start:r1", due="w6").play("1<k1")) == "wt"
    assert due(table("m4,start:r1", due="w6").play("1<j1")) == "o?"


@clause("5.2")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("red 1", "1120"),
        ("red 3", "3120"),
        ("yellow 2", "0320"),
        ("blue 1", "0130"),
        ("blue 2", "0100"),
        ("blue 3", "0110"),
        ("green 3", "0123"),
        ("all", "1231"),
    ],
)
def test_the_card_moves_whoever_it_names_and_the_circle_goes_round(card: str, after: str) -> None:
    drawing = table("f1,start:y1", due="wt", criminals="0120")
    assert part(drawing.play(f"trap {card}"), 2) == after


@clause("5.2")
def test_a_criminal_under_arrest_does_not_move() -> None:
    drawing = table("f1,start:y1", due="wt", criminals="o120")
    assert part(drawing.play("trap all"), 2) == "o231"
    assert part(drawing.play("trap red 2"), 2) == "o120"


@clause("5.3")
def test_the_lieutenant_puts_ones_own_criminal_on_red() -> None:
    for field in "0123":
        drawing = table("f1,start:y1", due="wt", criminals=f"0{field}20")
        assert part(drawing.play("trap lieutenant"), 2) == "0320"


@clause("5.4")
def test_the_card_goes_under_the_pile() -> None:
    drawing = table("f1,start:y1", due="wt", traps="L,r1")
    after = drawing.play("trap blue 2")
    assert part(after, 4) == "L,r1,b2"
    assert due(after) == "o?"


@clause("5.4")
def test_seen_cards_are_not_drawn_again_before_the_unseen_ones() -> None:
    nearly = ALL_TWENTY.removesuffix(",b1,g1")
    drawing = table("f1,start:y1", due="wt", traps=nearly)
    assert ends(drawing) == ["trap blue 1", "trap green 1"]
    assert list(drawing.weights) == [1, 1]


@clause("5.4")
def test_once_the_pile_has_gone_round_its_order_is_known() -> None:
    known = table("f1,start:y1", due="wt", traps=ALL_TWENTY)
    assert ends(known) == ["trap lieutenant"]
    after = known.play("trap lieutenant")
    assert part(after, 4) == ALL_TWENTY.removeprefix("L,") + ",L"
    next_trap = table("f1,start:y1", due="wt", traps=part(after, 4))
    assert ends(next_trap) == ["trap red 1"]


@clause("5.4")
def test_missions_put_under_come_back_in_order() -> None:
    known = "rrrryyyybbbbgggg"
    drawing = table("mission,start:-1", due="wm", missions=known, criminals="o000")
    assert ends(drawing) == ["draw red"]
    after = play(drawing, "draw red", "draw red")
    assert part(after, 3) == "rryyyybbbbggggrr"
    assert ends(after) == ["draw red"]
    kept = play(after, "draw red", "draw red", "draw yellow")
    assert part(kept, 3) == "yyybbbbggggrrrr"
