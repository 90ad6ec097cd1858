"""Version 1 of the rules, for the tables and records that were played by it: as wrong as it was."""

import pytest

from cavale import MalformedMove, game
from tests.games.manhattan.tables import ends, player

OLD = {seats: game("manhattan", seats=seats, rules=1) for seats in (2, 3)}


def test_an_arrest_could_be_lost_by_ones_own_drive() -> None:
    forced = OLD[2].parse("e5,a9:rw/c8,c9:- 3000 - - w 5 w3")
    assert ends(forced) == ["1-c4"]
    assert str(forced.play("1-c4")).split(" ")[1] == "3000"
    trapped = OLD[2].parse("e5,c7:rw/m1,m2:- 3000 - - w 5 w4").play("2-c3").play("trap red 1")
    assert str(trapped).split(" ")[1] == "0000"
    with pytest.raises(MalformedMove):
        forced.play("arrest")


@pytest.mark.parametrize("roll", range(1, 6))
def test_a_car_could_be_frozen_and_jammed_for_good(roll: int) -> None:
    spur = OLD[2].parse(f"b9,a9:-1/c9,a9:-1 00wo bg - w 40 w{roll}")
    assert ends(spur) == ["stay"]


@pytest.mark.parametrize("roll", range(1, 7))
def test_cars_out_of_the_race_could_close_the_station(roll: int) -> None:
    race = OLD[3].parse(f"g7,h8:-/station,h9:-/h7,h7:- wwoo - - w 50 w{roll}")
    assert not any("station" in move for move in ends(race))


def test_the_first_car_moved_led() -> None:
    after = OLD[2].parse("e5,i5:-/start,start:-1 w000 - - w 9 w2").play("2-g5")
    assert player(after, 0) == "e5,g5:-2"
