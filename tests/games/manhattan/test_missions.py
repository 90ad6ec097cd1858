"""Missions drawn and redrawn, the drive to the district, the warrant."""

import pytest

from tests.games.clauses import clause
from tests.games.manhattan.tables import due, ends, part, play, player, refused, table


@clause("1.3")
def test_sixteen_missions_four_of_each_colour() -> None:
    drawing = table("mission,start:-1", due="wm")
    assert ends(drawing) == ["draw red", "draw yellow", "draw blue", "draw green"]
    assert list(drawing.weights) == [4, 4, 4, 4]
    seen = table("mission,start:-1", "c4,start:r1", due="wm", missions="yyb")
    assert list(seen.weights) == [3, 2, 3, 4]


@clause("3.1")
def test_the_first_car_leaves_and_the_second_waits() -> None:
    rolled = table("start,start:-1", due="w3")
    assert ends(rolled) == ["1-c1"]
    assert refused(rolled, "2-c1") == "3.1"
    under_way = table("h1,start:-1", due="w3")
    assert refused(under_way, "2-c1") == "3.1"


@clause("3.2")
def test_a_car_that_enters_the_mission_room_draws_the_top_card() -> None:
    entering = table("a9,start:-1", due="w1")
    assert due(entering.play("1-mission")) == "wm"
    drawn = play(entering, "1-mission", "draw blue")
    assert player(drawn, 0) == "mission,start:b1"
    assert due(drawn) == "o?"
    assert part(drawn, 3) == "-", "the card is kept, not put under"


@clause("3.2")
def test_who_has_a_mission_draws_no_other() -> None:
    visiting = table("a9,start:r1", due="w1").play("1-mission")
    assert player(visiting, 0) == "mission,start:r1"
    assert due(visiting) == "o?"


@clause("3.3")
def test_a_card_of_a_closed_file_goes_under_and_another_is_drawn() -> None:
    drawing = table("mission,start:-1", due="wm", criminals="o000")
    again = drawing.play("draw red")
    assert due(again) == "wm"
    assert part(again, 3) == "r"
    assert player(again.play("draw green"), 0) == "mission,start:g1"


@clause("3.4")
def test_a_file_that_another_holds_without_a_warrant_goes_under() -> None:
    for still_without in ("c4,start:y1", "hall,start:y1p"):
        again = table("mission,start:-1", still_without, due="wm").play("draw yellow")
        assert due(again) == "wm"
        assert part(again, 3) == "y"


@clause("3.4")
def test_once_a_warrant_is_posted_one_joins_the_hunt() -> None:
    joined = table("mission,start:-1", "hall,station:yw", due="wm").play("draw yellow")
    assert player(joined, 0) == "mission,start:y1"
    assert due(joined) == "o?"


@clause("3.4")
def test_one_posted_warrant_is_enough_to_join() -> None:
    """Orange hunts, Violet joined and is still on his way."""
    joined = table("mission,start:-1", "hall,station:yw", "c4,start:y1", due="wm")
    assert player(joined.play("draw yellow"), 0) == "mission,start:y1"


@clause("3.5")
def test_when_the_pile_holds_nothing_better_the_first_open_file_is_joined() -> None:
    last_file = table("mission,start:-1", "c4,start:y1", due="wm", criminals="o0oo")
    again = last_file.play("draw red")
    assert due(again) == "wm", "a closed file is put under all the same"
    assert player(again.play("draw yellow"), 0) == "mission,start:y1"


@clause("3.5")
def test_nothing_is_joined_that_way_while_the_pile_holds_a_free_file() -> None:
    """Only one green card is left, and it counts although it lies at the bottom."""
    drawing = table("mission,start:-1", "c4,start:y1", due="wm", criminals="o0o0")
    assert due(drawing.play("draw yellow")) == "wm"


@clause("3.6")
def test_only_the_car_with_the_mission_moves_until_it_is_parked() -> None:
    on_the_way = table("g5,i5:r1", due="w2")
    assert all(move.startswith("1") for move in ends(on_the_way))
    assert refused(on_the_way, "2-g5") == "3.6"
    assert player(on_the_way.play("1-bank"), 0) == "bank,i5:r1p"


@clause("3.6")
def test_the_second_car_may_be_the_one_with_the_mission() -> None:
    assert player(table("i5,g5:r2", due="w2").play("2-bank"), 0) == "i5,bank:r2p"


@clause("3.6")
def test_another_districts_car_park_is_not_it() -> None:
    visiting = table("g5,start:y1", due="w2").play("1-bank")
    assert player(visiting, 0) == "bank,start:y1"


@clause("4.1")
def test_then_only_the_other_car_moves() -> None:
    fetching = table("bank,start:r1p", due="w3")
    assert ends(fetching) == ["2-c1"]
    assert refused(fetching, "1-d5") == "4.1"
    assert player(fetching.play("2-c1"), 0) == "bank,c1:r1p"


@clause("4.2")
def test_at_the_station_it_takes_the_warrant_which_is_posted_at_once() -> None:
    posted = table("bank,h7:r1p", due="w4").play("2-station")
    assert player(posted, 0) == "bank,station:rw"
    assert posted.view()["criminals"][0]["warrants"] == ["white"]


@clause("4.2")
def test_a_car_that_waits_at_the_station_has_the_warrant_when_the_first_one_parks() -> None:
    assert player(table("f5,station:r1", due="w1").play("1-bank"), 0) == "bank,station:rw"


@clause("4.2")
def test_the_station_means_nothing_before_the_first_car_is_parked() -> None:
    """Without a mission one may drive through, and gets nothing."""
    assert player(table("h7,start:-1", due="w1").play("1-station"), 0) == "station,start:-1"


@clause("4.3")
@pytest.mark.parametrize("car", ["1", "2"])
def test_with_the_warrant_posted_each_roll_moves_either_car(car: str) -> None:
    hunting = table("bank,station:rw", due="w1")
    assert ends(hunting) == ["1-e5", "2-i6"]
    assert due(hunting.play(next(m for m in ends(hunting) if m.startswith(car)))) == "o?"
