"""Who starts, how cars drive, and what holds them up."""

import pytest

from cavale import CHANCE
from tests.games.clauses import clause
from tests.games.manhattan.tables import CLASSIC, due, ends, part, play, player, refused, table


@clause("1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cars_begin_in_the_start_car_park(seats: int) -> None:
    start = CLASSIC[seats].start()
    assert part(start, 1) == "/".join(["start,start:-1"] * seats)
    assert part(start, 2) == "0000"


@clause("2.1")
def test_the_highest_roll_starts_and_then_it_goes_clockwise() -> None:
    opening = CLASSIC[3].start()
    assert opening.mover == CHANCE
    assert ends(opening) == [f"roll {n}" for n in range(1, 7)]
    assert due(play(opening, "roll 2")) == "2.."
    begun = play(opening, "roll 2", "roll 5", "roll 4")
    assert [part(begun, n) for n in (5, 6, 7)] == ["o", "1", "o?"]
    assert due(play(begun, "roll 3", "1-c1")) == "v?"
    assert due(play(begun, "roll 3", "1-c1", "roll 3", "1-c1")) == "w?"


@clause("2.1")
def test_ties_for_the_highest_roll_again() -> None:
    tied = play(CLASSIC[4].start(), "roll 5", "roll 2", "roll 5", "roll 1")
    assert due(tied) == ".x.x"
    assert due(play(tied, "roll 3")) == "3x.x"
    assert due(play(tied, "roll 3", "roll 3")) == ".x.x"
    assert [part(play(tied, "roll 3", "roll 6"), n) for n in (5, 7)] == ["v", "v?"]


@clause("2.2")
def test_a_car_drives_its_roll_along_the_arrows() -> None:
    rolled = table("start,start:-1", due="w4")
    assert rolled.mover == 0
    assert ends(rolled) == ["1-d1"]
    assert player(rolled.play("1-d1"), 0) == "d1,start:-1"
    for not_a_roll_of_4 in ("1-c1", "1-e1", "1-c5", "1-k7", "roll 3", "draw red"):
        assert refused(rolled, not_a_roll_of_4) == "2.2"


@clause("2.2")
def test_at_a_fork_one_chooses() -> None:
    #       c5
    #       ↑
    #       c6 → d6
    #       ↑
    #       c7
    assert ends(table("c7,start:-1", due="w2")) == ["1-c5", "1-d6"]
    assert ends(table("c7,start:-1", due="w1")) == ["1-c6"]


@clause("2.2")
def test_moves_come_car_by_car_nearest_first() -> None:
    #  from g5 out past the bank's car park, or on round the circle and out past the hotel;
    #  from h7 into the station, on round the circle, or out past the club and its car park
    hunting = table("g5,h7:rw", due="w3")
    assert ends(hunting) == [
        *("1-bank", "1-h7", "1-d5", "1-g8"),
        *("2-station", "2-i5", "2-k7", "2-club"),
    ]


@clause("2.3")
def test_car_parks_need_no_exact_roll() -> None:
    #  e5 ← f5 ← g5: from f5 the car park is one step, whatever the roll
    for roll in range(1, 7):
        on_the_way = table("f5,start:r1", due=f"w{roll}")
        assert "1-bank" in on_the_way.moves
    assert player(table("f5,start:r1", due="w6").play("1-bank"), 0) == "bank,start:r1p"


@clause("2.3")
def test_the_station_needs_no_exact_roll() -> None:
    fetching = table("bank,h7:r1p", due="w5")
    assert "2-station" in fetching.moves
    assert player(fetching.play("2-station"), 0) == "bank,station:rw"


@clause("2.3")
def test_car_parks_and_the_station_hold_any_number() -> None:
    crowded = table("f5,bank:yw", "bank,bank:bw", due="w1", criminals="0000")
    assert "1-bank" in crowded.moves
    homecoming = table("station,h7:yw", "station,station:bw", due="w2")
    assert "2-station" in homecoming.moves


@clause("2.4")
def test_a_six_may_be_driven_backwards_six_fields_and_no_other_number() -> None:
    #  c1 ... c7: backwards from c1 the way is c2 c3 c4 and then, at c5, a fork: c6 c7 or d5 e5
    six = table("c1,start:-1", due="w6")
    assert [move for move in ends(six) if "<" in move] == ["1<c7", "1<e5"]
    assert player(six.play("1<c7"), 0) == "c7,start:-1"
    for roll in range(1, 6):
        other = table("c1,start:-1", due=f"w{roll}")
        assert not any("<" in move for move in ends(other))
    assert refused(table("c1,start:-1", due="w5"), "1<c6") == "2.4"
    assert refused(six, "1<c6") == "2.4"


@clause("2.4")
@pytest.mark.parametrize("place", ["bank", "station"])
def test_nobody_backs_out_of_a_place_where_cars_stop(place: str) -> None:
    position = table(f"{place},c1:rw", due="w6")
    assert not any(move.startswith("1<") for move in ends(position))
    assert any(move.startswith("2<") for move in ends(position))


@clause("2.4")
def test_nobody_backs_into_a_place_where_cars_stop() -> None:
    """From b7, on the lane that leads out of the mission room, there is nothing behind."""
    assert not any("<" in move for move in ends(table("b7,start:-1", due="w6")))
    #  c7 was reached from c8 or from the lane; only the belt is six fields long
    assert [move for move in ends(table("c7,start:-1", due="w6")) if "<" in move] == ["1<e11"]


@clause("2.4")
def test_backing_needs_six_fields_free_of_two_cars() -> None:
    blocked = table("c1,start:-1", "c6,c6:bw", due="w6")
    assert [move for move in ends(blocked) if "<" in move] == ["1<e5"]
    assert refused(blocked, "1<c7") == "2.4"


@clause("2.5")
def test_two_cars_on_a_field_stop_a_third_on_the_field_before() -> None:
    #  c11 → c10 → c9 → c8: two cars on c8
    jam = table("c11,start:r1", "c8,c8:bw", due="w6")
    assert ends(jam)[0] == "1-c9"
    assert player(jam.play("1-c9"), 0) == "c9,start:r1"
    assert refused(jam, "1-c8") == "2.2"
    assert refused(table("c11,start:r1", "c8,c8:bw", due="w3"), "1-c8") == "2.5"


@clause("2.5")
def test_one_car_on_a_field_stops_nobody() -> None:
    assert ends(table("c1,start:-1", "f1,start:-1", due="w3")) == ["1-f1"]
    assert ends(table("c1,start:-1", "f1,start:-1", due="w4")) == ["1-g1"]


@clause("2.5")
def test_ones_own_cars_stand_in_the_way_too() -> None:
    jam = table("c1,f1:rw", "f1,start:-1", due="w3")
    assert [move for move in ends(jam) if move.startswith("1")] == ["1-e1"]


@clause("2.5")
def test_at_a_fork_one_may_choose_the_blocked_way() -> None:
    #  c6 leads to c5, where two cars stand, and to d6
    fork = table("c7,start:-1", "c5,c5:bw", due="w2")
    assert ends(fork) == ["1-c6", "1-d6"]


@clause("2.8")
def test_a_car_that_starts_directly_before_two_others_may_pass_them() -> None:
    #  c11 → c10 → c9, where the spur leaves: two cars on c10
    waited = {roll: ends(table("c11,start:-1", "c10,c10:bw", due=f"w{roll}")) for roll in "1234"}
    assert waited == {"1": ["stay"], "2": ["1-c9"], "3": ["1-c8", "1-b9"], "4": ["1-c7", "1-a9"]}
    late = table("d11,start:-1", "c10,c10:bw", due="w4")
    assert ends(late) == ["1-c11"], "this one has yet to wait"


@clause("2.8")
def test_it_passes_all_that_stand_one_behind_the_other_and_ends_on_none() -> None:
    run = ("c11,start:-1", "c10,c10:bw", "c9,c9:gw")
    assert ends(table(*run, due="w1")) == ends(table(*run, due="w2")) == ["stay"]
    assert ends(table(*run, due="w3")) == ["1-c8", "1-b9"]
    assert refused(table(*run, due="w2"), "1-c9") == "2.5"
    gap = ("c11,start:-1", "c10,c10:bw", "c8,c8:gw")
    assert ends(table(*gap, due="w2")) == ["1-c9"]
    assert ends(table(*gap, due="w6"))[0] == "1-c9", "beyond the gap it waits again"
    assert "1-c5" not in table(*gap, due="w6").moves


@clause("2.8")
def test_so_does_a_car_that_leaves_the_start_a_car_park_the_station_or_the_mission_room() -> None:
    assert ends(table("start,start:-1", "c3,c3:bw", due="w1")) == ["stay"]
    assert ends(table("start,start:-1", "c3,c3:bw", due="w3")) == ["1-c1"]
    assert "1-c5" in table("bank,c1:rw", "d5,e5:bw", due="w3").moves
    assert "2-h5" in table("c1,station:rw", "i6,i6:bw", due="w3").moves
    assert ends(table("mission,start:r1", "a7,a7:bw", due="w3")) == ["1-c7"]


@clause("2.8")
def test_the_way_past_two_others_may_end_in_the_station_or_the_mission_room() -> None:
    assert "1-station" in table("g7,c1:r1", "h7,h7:bw", due="w4").moves
    assert ends(table("b9,start:-1", "a9,a9:-", due="w2")) == ["1-mission"]
    assert ends(table("b9,start:-1", "a9,a9:-", due="w3")) == ["stay"]


@clause("2.5")
def test_entrances_hold_any_number() -> None:
    crowd = ("f5,c1:gw", "e5,e5:bw", "e5,m1:yw")
    assert "1-e5" in table(*crowd, due="w1").moves
    assert "1-d5" in table(*crowd, due="w2").moves


@clause("2.6")
def test_who_cannot_move_a_single_field_stays() -> None:
    stuck = table("c11,start:-1", "c10,c10:bw", due="w1")
    assert ends(stuck) == ["stay"]
    after = stuck.play("stay")
    assert player(after, 0) == "c11,start:-1"
    assert due(after) == "o?"
    assert refused(stuck, "1-c10") == "2.5"
    too_high = table("b9,start:-1", "c8,c9:-", due="w3", number=5)
    assert ends(too_high) == ["stay"]
    assert refused(too_high, "1-mission") == "2.7"


@clause("2.6")
def test_nobody_has_to_back() -> None:
    """A 6 is too high for the mission room; six fields back there is a choice of two."""
    assert ends(table("a9,start:-1", due="w6")) == ["1<e11", "stay"]
    assert player(table("a9,start:-1", due="w6").play("stay"), 0) == "a9,start:-1"


@clause("2.6")
def test_who_can_move_must() -> None:
    assert refused(table("c11,start:-1", due="w4"), "stay") == "2.6"


@clause("2.7")
def test_the_mission_room_takes_an_exact_roll() -> None:
    #  c9 → b9 → a9 → mission
    assert "1-mission" in table("c9,start:-1", due="w3").moves
    too_high = table("c9,start:-1", due="w4")
    assert ends(too_high) == ["1-c5", "1-d6"]
    assert refused(too_high, "1-mission") == "2.7"


@clause("2.7")
def test_a_roll_that_is_too_high_is_not_driven_into_the_spur() -> None:
    assert ends(table("b9,start:-1", due="w3")) == ["stay"]
    assert ends(table("a9,start:-1", due="w2")) == ["stay"]
    assert ends(table("a9,start:-1", due="w1")) == ["1-mission"]
    assert due(table("a9,start:-1", due="w1").play("1-mission")) == "wm"


@clause("2.7")
def test_a_jam_in_the_spur_comes_before_the_room() -> None:
    """The way is driven field by field: two cars on a9 stop a third on b9, whatever its roll."""
    jam = table("c9,start:-1", "a9,a9:-", due="w6")
    assert "1-b9" in jam.moves
