"""Arrests, what they close, and how the game ends."""

import pytest

from cavale import MalformedPosition
from tests.games.clauses import clause
from tests.games.manhattan.tables import due, ends, part, play, player, refused, table

HOME = "station,station:-"


@clause("6.1")
def test_an_arrest_at_the_end_of_ones_own_turn() -> None:
    #  f5 → e5, the entrance of the bank
    hunting = table("f5,i5:rw", due="w1", criminals="3000")
    caught = hunting.play("1-e5")
    assert part(caught, 2) == "w000"
    assert player(caught, 0) == "e5,i5:-"


@clause("6.1")
def test_either_car_will_do() -> None:
    assert part(table("i5,f5:rw", due="w1", criminals="3000").play("2-e5"), 2) == "w000"


@clause("6.1")
def test_the_trap_that_ones_own_drive_led_to_brings_it_about_at_once() -> None:
    #  c1 d1 e1 f1: a trap field
    waiting = table("e5,c1:rw", due="w3", criminals="2000")
    assert due(waiting.play("2-f1")) == "wt"
    assert part(play(waiting, "2-f1", "trap red 1"), 2) == "w000"
    assert part(play(waiting, "2-f1", "trap lieutenant"), 2) == "w000"
    assert part(play(waiting, "2-f1", "trap blue 1"), 2) == "2010"


@clause("6.1")
@pytest.mark.parametrize(
    ("white", "criminals"),
    [
        ("f5,i5:rw", "2000"),  # not on red
        ("f5,i5:yw", "3000"),  # another file
        ("f5,start:r1", "3000"),  # no warrant yet
    ],
)
def test_no_arrest_unless_everything_is_in_place(white: str, criminals: str) -> None:
    after = table(white, due="w1", criminals=criminals).play("1-e5")
    assert part(after, 2) == criminals


@clause("6.1")
def test_no_arrest_in_somebody_elses_turn() -> None:
    """Orange drives White's criminal onto red; White arrests when his turn comes, and rolls not."""
    orange = table("e5,h2:rw", "f1,start:b1", due="ot", criminals="2000")
    after = orange.play("trap red 1")
    assert [part(after, 2), due(after)] == ["3000", "w!"]
    assert after.mover == 0
    assert ends(after) == ["arrest"]
    caught = after.play("arrest")
    assert [part(caught, 2), player(caught, 0), due(caught)] == ["w000", "e5,h2:-", "o?"]


@clause("6.1")
@pytest.mark.parametrize(
    ("white", "orange"), [("e5,a9:rw", "c8,c9:-"), ("e5,c7:rw", "m1,m2:-"), ("e5,a9:rw", "d5,d5:-")]
)
def test_an_arrest_that_is_due_cannot_be_lost_by_ones_own_drive(white: str, orange: str) -> None:
    """No roll can stand where it is due, and nothing else can be played."""
    ready = table(white, orange, due="w!", criminals="3000", number=5)
    assert ends(ready) == ["arrest"]
    assert part(ready.play("arrest"), 2) == "w000"
    for move in ("1-c4", "2-c3", "stay"):
        assert refused(ready, move) == "6.1"
    for roll in "?123456":
        with pytest.raises(MalformedPosition, match=r"w! \(6\.1\)"):
            table(white, orange, due=f"w{roll}", criminals="3000", number=5)


@clause("6.1")
@pytest.mark.parametrize(
    ("white", "criminals"),
    [("e5,h2:rw", "2000"), ("f5,h2:rw", "3000"), ("e5,h2:yw", "3000"), ("e5,start:r1", "3000")],
)
def test_no_arrest_is_due_unless_everything_is_in_place(white: str, criminals: str) -> None:
    with pytest.raises(MalformedPosition, match="no arrest is due"):
        table(white, due="w!", criminals=criminals)
    assert refused(table(white, due="w1", criminals=criminals), "arrest") == "6.1"


@clause("6.1")
def test_anothers_card_may_undo_it_before_ones_turn() -> None:
    """Everything is in place for White, whose turn is next, when Violet draws a card."""
    violet = table("e5,h2:rw", "c1,start:-1", "f1,start:b1", due="vt", criminals="3000")
    assert due(violet.play("trap red 1")) == "w?"
    assert due(violet.play("trap green 1")) == "w!"


@clause("6.1")
def test_of_two_who_wait_at_the_door_the_next_in_turn_arrests() -> None:
    """Three cars stand on the entrance: it holds any number."""
    violet = table("e5,h2:rw", "e5,e5:rw", "f1,start:b1", due="vt", criminals="2000")
    white = violet.play("trap red 1")
    assert due(white) == "w!"
    caught = white.play("arrest")
    assert part(caught, 1) == "e5,h2:-/e5,e5:-/f1,start:b1"
    assert due(caught) == "o?"


@clause("6.1")
def test_an_arrest_in_place_of_the_roll_ends_the_game_as_any_other() -> None:
    first = table("e5,i5:rw", "m1,m2:b1", due="w!", criminals="3000", quick=True).play("arrest")
    assert first.outcome is not None
    assert first.outcome.reason == "arrest"
    race = table("e5,i5:rw", "m1,m2:-", due="w!", criminals="3oow", number=9).play("arrest")
    assert [part(race, 2), due(race)] == ["woow", "o?"]
    last = table("e5,i5:rw", "m1,m2:-", due="w!", criminals="3www").play("arrest")
    assert last.outcome is not None
    assert last.outcome.reason == "arrests"


@clause("6.2")
def test_a_car_may_stop_at_the_entrance_while_the_criminal_is_on_red() -> None:
    hunting = table("g5,m1:rw", due="w6", criminals="3000")
    assert "1-e5" in hunting.moves
    assert part(hunting.play("1-e5"), 2) == "w000"
    drives_on = table("g5,m1:rw", due="w6", criminals="2000")
    assert "1-e5" not in drives_on.moves
    assert refused(drives_on, "1-e5") == "6.2"


@clause("6.2")
def test_straight_from_the_car_park_with_any_roll() -> None:
    for roll in range(1, 7):
        assert "1-e5" in table("bank,station:rw", due=f"w{roll}", criminals="3000").moves


@clause("6.2")
def test_it_may_also_drive_on() -> None:
    assert "1-c3" in table("bank,station:rw", due="w5", criminals="3000").moves


@clause("6.2")
def test_only_at_the_entrance_of_ones_own_file() -> None:
    assert "1-e5" not in table("g5,m1:yw", due="w6", criminals="3300").moves


@clause("6.2")
def test_the_warrant_is_not_needed_to_stop() -> None:
    stopping = table("g5,start:r1", due="w6", criminals="3000")
    assert player(stopping.play("1-e5"), 0) == "e5,start:r1"


@clause("6.3")
def test_mission_and_warrant_go_back_also_those_of_others_on_the_file() -> None:
    hunting = table(
        *("f5,i5:rw", "e5,station:rw", "c4,start:r1", "c5,start:g1"),
        due="w1",
        criminals="3000",
        missions="y",
    )
    caught = hunting.play("1-e5")
    assert part(caught, 1) == "e5,i5:-/e5,station:-/c4,start:-/c5,start:g1"
    assert part(caught, 3) == "yrrr"
    assert due(caught) == "o?"


@clause("6.4")
def test_either_car_may_be_driven_until_one_is_in_the_mission_room() -> None:
    after = table("e5,i5:-", due="w2", criminals="w000")
    assert ends(after) == ["1-c5", "2-g5", "2-i3", "2-hall"]
    second = after.play("2-g5")
    assert player(second, 0) == "e5,g5:-", "it does not lead for having moved"
    again = table("e5,g5:-", due="w2", criminals="w000")
    assert {move[0] for move in ends(again)} == {"1", "2"}


@clause("6.4")
def test_no_car_is_frozen_before_the_mission_room_is_entered() -> None:
    """Both have both cars in the spur; a lead that is written there binds nobody."""
    for lead in ("", "1", "2"):
        spur = (f"b9,a9:-{lead}", "c9,a9:-1")
        said = {
            roll: ends(table(*spur, due=f"w{roll}", criminals="00wo", missions="bg", number=40))
            for roll in range(1, 6)
        }
        assert said == {1: ["2-mission"], 2: ["1-mission"], 3: ["stay"], 4: ["stay"], 5: ["stay"]}


@clause("6.4")
def test_who_loses_a_joined_file_starts_again_with_either_car() -> None:
    """Also with a second car that has never left the start."""
    lost = table("f5,i5:rw", "c4,start:r1", due="w1", criminals="3000").play("1-e5")
    assert player(lost, 1) == "c4,start:-"
    assert ends(lost.play("roll 2")) == ["1-c2", "2-c2"]


@clause("6.4")
def test_a_car_that_stands_in_the_mission_room_has_to_enter_anew() -> None:
    lost = table("f5,i5:rw", "mission,c1:r1", due="w1", criminals="3000").play("1-e5")
    assert player(lost, 1) == "mission,c1:-"
    assert due(play(lost, "roll 1", "2-d1")) == "w?"
    both = table("mission,a9:-", due="w1", criminals="w000").play("2-mission")
    assert [player(both, 0), due(both)] == ["mission,mission:-2", "wm"]
    assert player(both.play("draw blue"), 0) == "mission,mission:b2"


@clause("6.4")
def test_the_other_one_fetches_the_next_warrant() -> None:
    drawn = play(table("h7,a9:-", due="w1", criminals="w000"), "2-mission", "draw blue")
    assert player(drawn, 0) == "h7,mission:b2"
    parked = table("h7,j7:b2", due="w1", criminals="w000").play("2-club")
    assert player(parked, 0) == "h7,club:b2p"
    again = table("h7,club:b2p", due="w1", criminals="w000").play("1-station")
    assert player(again, 0) == "station,club:bw"


@clause("7.1")
@pytest.mark.parametrize(
    ("closed", "points"), [("www", (1, 0)), ("oow", (0.5, 0.5)), ("ooo", (0, 1))]
)
def test_after_the_fourth_arrest_most_arrests_win(closed: str, points: tuple[float, float]) -> None:
    last = table("f5,i5:rw", "m1,m2:-", due="w1", criminals=f"3{closed}").play("1-e5")
    if points == (0.5, 0.5):
        assert last.outcome is None, "two each: they race"
        return
    assert last.outcome is not None
    assert last.outcome.points == points
    assert last.outcome.reason == "arrests"
    assert refused(last, "1-c5") == "7.1"


@clause("7.2")
def test_those_who_share_the_most_arrests_race_and_only_they() -> None:
    race = table(
        *("f5,i5:rw", "m1,m2:-", "c1,c2:-", "h1,h2:-"), due="w1", criminals="3vop", starter="w"
    ).play("1-e5")
    assert due(race) == "o?"
    out = table(*("e5,i5:-", "-,-:-", "c1,c2:-"), due="w3", criminals="vvww")
    assert due(out.play("1-c4")) == "v?", "Orange has no arrest and no turn"
    assert out.view()["players"][1]["stage"] == "out"


@clause("7.2")
def test_cars_of_those_who_are_out_of_the_race_leave_the_board() -> None:
    """Violet would close the way into the station for ever."""
    race = table("f5,i5:rw", "m1,m2:-", "h7,h7:-", due="w1", criminals="3oow").play("1-e5")
    assert part(race, 1) == "e5,i5:-/m1,m2:-/-,-:-"
    violet = race.view()["players"][2]
    assert [violet[name] for name in ("cars", "stage", "movable")] == [[], "out", []]
    for roll in range(2, 7):
        racing = ("g7,h8:-", "station,h9:-", "-,-:-")
        homewards = table(*racing, due=f"w{roll}", criminals="wwoo", number=50)
        assert {"1-station", "2-station"} <= set(ends(homewards))
    with pytest.raises(MalformedPosition, match="v is out of the race"):
        table("g7,h8:-", "station,h9:-", "h7,h7:-", due="w1", criminals="wwoo", number=50)


@clause("7.2")
def test_nobody_leaves_the_board_without_a_race() -> None:
    decided = table("f5,i5:rw", "m1,m2:-", "h7,h7:-", due="w1", criminals="3oww").play("1-e5")
    assert part(decided, 1) == "e5,i5:-/m1,m2:-/h7,h7:-"
    for criminals, why in (("w000", "when a race begins"), ("wwoo", "o races")):
        with pytest.raises(MalformedPosition, match=why):
            table("c1,c2:-", "-,-:-", due="w1", criminals=criminals)
    for half in ("-,c1:-", "c1,-:-", "-,-:-1", "-,-:r1", "-,-:rw"):
        with pytest.raises(MalformedPosition, match="a player reads like"):
            table("g7,h8:-", "station,h9:-", half, due="w1", criminals="wwoo")


@clause("7.2")
def test_in_the_race_each_roll_moves_either_car_and_one_that_is_home_stays() -> None:
    racing = table("h7,f1:-", "m1,m2:-", due="w1", criminals="wwoo")
    assert ends(racing) == ["1-i7", "1-station", "2-g1"]
    one_home = table("station,h7:-", "m1,m2:-", due="w2", criminals="wwoo")
    assert all(move.startswith("2") for move in ends(one_home))
    assert refused(one_home, "1-i5") == "7.2"


@clause("7.2")
def test_the_first_with_both_cars_at_the_station_wins() -> None:
    won = table("station,h7:-", "station,h7:-", due="w2", criminals="wwoo").play("2-station")
    assert won.outcome is not None
    assert list(won.outcome.points) == [1, 0]
    assert won.outcome.reason == "race"
    assert due(won) == "w=race"


@clause("7.2")
def test_no_cards_are_drawn_in_the_race() -> None:
    assert due(table("c1,m1:-", "m2,m3:-", due="w3", criminals="wwoo").play("1-f1")) == "o?"
    assert due(table("a9,m1:-", "m2,m3:-", due="w1", criminals="wwoo").play("1-mission")) == "o?"


@clause("7.2")
def test_who_is_home_when_the_race_begins_has_won_it() -> None:
    last = table("f5,i5:rw", HOME, due="w1", criminals="3woo").play("1-e5")
    assert last.outcome is not None
    assert list(last.outcome.points) == [0, 1]
    assert due(last) == "o=race"
    assert refused(last, "1-e5") == "7.2"
    out = table("f5,i5:rw", HOME, "h7,h7:-", due="w1", criminals="3woo").play("1-e5")
    assert [part(out, 1), due(out)] == [f"e5,i5:-/{HOME}/-,-:-", "o=race"]


@clause("7.3")
def test_in_the_quick_game_the_first_arrest_wins() -> None:
    caught = table("f5,i5:rw", "m1,start:b1", "m2,start:-1", due="w1", criminals="3000", quick=True)
    won = caught.play("1-e5")
    assert won.outcome is not None
    assert list(won.outcome.points) == [1, 0, 0]
    assert won.outcome.reason == "arrest"
    assert refused(won, "1-c5") == "7.3"


@clause("7.4")
@pytest.mark.parametrize(
    ("criminals", "points"),
    [("0000", (0.5, 0.5)), ("w000", (1, 0)), ("woo0", (0, 1)), ("woow", (0.5, 0.5))],
)
def test_after_300_rounds_most_arrests_win_and_equal_is_a_draw(
    criminals: str, points: tuple[float, float]
) -> None:
    players = ("c1,m1:-", "m2,m3:-")
    last = table(*players, due="o1", number=300, criminals=criminals).play("1-m3")
    assert last.outcome is not None
    assert last.outcome.points == points
    assert last.outcome.reason == "rounds"
    assert due(last) == "o=rounds"
    assert refused(last, "1-m3") == "7.4"


@clause("7.4")
def test_a_round_ends_when_the_turn_comes_back_to_the_one_who_started() -> None:
    players = ("c1,start:-1", "m2,start:-1", "m4,start:-1")
    by_white = table(*players, due="w1", starter="o", number=7).play("1-d1")
    assert [part(by_white, 6), due(by_white)] == ["8", "o?"]
    by_orange = table(*players, due="o1", starter="o", number=7).play("1-m3")
    assert [part(by_orange, 6), due(by_orange)] == ["7", "v?"]


@clause("7.4")
def test_in_the_race_rounds_go_on_past_those_who_are_out() -> None:
    """Violet is out and would have started the next round."""
    race = table(
        *("c1,m1:-", "m2,m3:-", "-,-:-"), due="o1", starter="v", criminals="wwoo", number=9
    )
    assert [part(race.play("1-m3"), 6), due(race.play("1-m3"))] == ["10", "w?"]
    last = table(
        *("c1,m1:-", "m2,m3:-", "-,-:-"), due="o1", starter="v", criminals="wwoo", number=300
    )
    ended = last.play("1-m3").outcome
    assert ended is not None
    assert list(ended.points) == [0.5, 0.5, 0]
