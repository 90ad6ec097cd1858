"""Texts that are positions, and texts that cannot stand."""

import pytest

from cavale import MalformedMove, MalformedPosition
from tests.games.manhattan.tables import CLASSIC, QUICK, ends, table

TWO, THREE = CLASSIC[2], CLASSIC[3]
WAITING = "start,start:-1"


def test_the_start_as_the_documentation_has_it() -> None:
    assert str(TWO.start()) == "start,start:-1/start,start:-1 0000 - - - 0 .."


@pytest.mark.parametrize(
    "text",
    [
        "e5,start:r1/c4,start:-1 0230 yr L,r1 w 12 o4",
        "bank,station:rw/c4,mission:-2 0w30 yr - o 300 om",
        "bank,c1:r1p/f1,hall:bw 3000 - A o 7 ot",
        "c1,m1:-/m2,m3:- wwoo - - w 90 o?",
        "c1,m1:-/station,station:- wwoo - - w 90 o=race",
        "c1,m1:-/m2,m3:- wwwo - - w 90 o=arrests",
        "c1,m1:-/m2,m3:- w000 - - w 300 o=rounds",
        "e5,a9:rw/c8,c9:- 3000 - - w 5 w!",
        "e5,h2:rw/f1,start:b1 3000 - - w 5 o?",
        "c1,m1:-1/mission,mission:-2 w000 - - w 90 om",
    ],
)
def test_positions_read_back_as_they_are(text: str) -> None:
    assert str(TWO.parse(text)) == text
    assert str(TWO.parse(f"  {text.replace(' ', '   ')} ")) == text


def test_the_opening_of_four() -> None:
    players = "/".join([WAITING] * 4)
    for due in ("....", "3...", "35..", "x.x.", "x4x.", ".xx."):
        text = f"{players} 0000 - - - 0 {due}"
        assert str(CLASSIC[4].parse(text)) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "reads like"),
        ("start,start:-1 0000 - - - 0 ..", "2 players"),
        ("start,z9:-1/start,start:-1 0000 - - w 1 w?", "no field z9"),
        ("start,start/start,start:-1 0000 - - w 1 w?", "a player reads like"),
        ("start,start:-1/start,start:-1 v000 - - w 1 w?", "nobody plays v"),
        ("start,start:-1/start,start:-1 0000 - - v 1 w?", "nobody plays v"),
        ("start,start:-1/start,start:-1 0000 rrrrr - w 1 w?", "only 4 missions"),
        ("c1,start:r1/start,start:-1 0000 rrrr - w 1 w?", "only 4 missions"),
        ("start,start:-1/start,start:-1 0000 - L,L,L,L w 1 w?", "only 3 trap cards L"),
        ("start,start:-1/start,start:-1 0000 - r1,rr w 1 w?", "no trap card"),
        ("start,start:-1/start,start:-1 0000 - - w 0 w?", "rounds count from 1"),
        ("start,start:-1/start,start:-1 0000 - - w 301 w?", "rounds count from 1"),
        ("start,start:-1/start,start:-1 0000 - - w 1 w7", "what is due"),
        ("start,start:-1/start,start:-1 0000 - - w 1 wm", "no mission is due"),
        ("start,start:-1/start,start:-1 0000 - - w 1 wt", "no trap card is due"),
        ("c1,start:r1/start,start:-1 0000 - - w 1 wt", "no trap card is due"),
        ("c1,start:r1/start,start:-1 w000 - - w 1 w?", "red file is closed"),
        ("c1,start:r1p/start,start:-1 0000 - - w 1 w?", "not in the car park"),
        ("bank,station:r1p/start,start:-1 0000 - - w 1 w?", "warrant would be posted"),
        ("c1,c1:rw/c1,start:-1 0000 - - w 1 w?", "no more than two"),
        ("c1,start:-1/start,start:-1 0000 - - - 0 ..", "nobody has started"),
        ("start,start:-1/start,start:-1 0000 - - - 0 34", "one has yet to roll"),
        ("start,start:-1/start,start:-1 0000 - - - 0 .3", "one has yet to roll"),
        ("start,start:-1/start,start:-1 0000 - - - 0 .x", "it takes two"),
        ("c1,m1:-/m2,m3:- wwwo - - w 9 o?", "four arrests end the game"),
        ("c1,m1:-/m2,m3:- w000 - - w 9 o=arrests", "four arrests end the game"),
        ("c1,m1:-/m2,m3:- w000 - - w 9 o=arrest", "one arrest does not"),
        ("c1,m1:-/m2,m3:- w000 - - w 9 o=rounds", "only the last turn"),
        ("c1,m1:-/m2,m3:- w000 - - w 300 w=rounds", "only the last turn"),
        ("c1,m1:-/m2,m3:- w000 - - w 9 o=tea", "a game ends by"),
        ("c1,m1:-/m2,m3:- w000 - - w 9 o=race", "nobody races"),
        ("c1,m1:-/m2,m3:- wwoo - - w 9 o=race", "both cars at the station"),
        ("station,station:-/m2,m3:- wwoo - - w 9 o?", "would be over"),
        ("c1,m1:-1/m2,m3:- wwoo - - w 9 o?", "no car leads"),
        ("e5,c1:rw/m2,m3:- 3000 - - w 9 w?", "an arrest is due, in place of the roll: write w!"),
        ("e5,c1:rw/m2,m3:- 3000 - - w 9 w4", "an arrest is due, in place of the roll: write w!"),
        ("e5,c1:rw/m2,m3:- 2000 - - w 9 w!", "no arrest is due"),
        ("-,-:-/m2,m3:- w000 - - w 9 o?", "when a race begins"),
        ("-,-:-/m2,m3:- wwwo - - w 9 o=arrests", "when a race begins"),
        ("-,-:-/m2,m3:- 0000 - - - 0 ..", "nobody has started"),
    ],
)
def test_what_cannot_stand_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(MalformedPosition, match=why):
        TWO.parse(text)


def test_only_those_who_race_have_a_turn_in_the_race() -> None:
    with pytest.raises(MalformedPosition, match="share the most arrests"):
        THREE.parse("c1,m1:-/m2,m3:-/-,-:- wwoo - - w 9 v?")


def test_who_is_out_of_the_race_has_no_cars_on_the_board() -> None:
    text = "c1,m1:-/m2,m3:-/-,-:- wwoo - - w 9 o?"
    assert str(THREE.parse(text)) == text
    won = "station,station:-/m2,m3:-/-,-:- wwoo - - w 9 w=race"
    assert str(THREE.parse(won)) == won
    with pytest.raises(MalformedPosition, match="write -,-:-"):
        THREE.parse("c1,m1:-/m2,m3:-/m4,m5:- wwoo - - w 9 o?")


def test_no_cards_are_due_in_the_race() -> None:
    with pytest.raises(MalformedPosition, match="no mission is due"):
        TWO.parse("mission,m1:-/m2,m3:- wwoo - - w 9 wm")


def test_the_quick_game_ends_with_its_first_arrest() -> None:
    with pytest.raises(MalformedPosition, match="first arrest ends"):
        QUICK[2].parse("c1,m1:-/m2,m3:- w000 - - w 9 o?")
    with pytest.raises(MalformedPosition, match="first arrest ends"):
        QUICK[2].parse("c1,m1:-/m2,m3:- 0000 - - w 9 o=arrest")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1 - E5", "1-e5"),
        (" 2<C7 ", "2<c7"),
        ("STAY", "stay"),
        (" Arrest", "arrest"),
        ("Roll  4", "roll 4"),
        ("draw RED", "draw red"),
        ("trap Lieutenant", "trap lieutenant"),
        ("trap green 3", "trap green 3"),
        ("1-station", "1-station"),
    ],
)
def test_moves_are_read_generously(typed: str, meant: str) -> None:
    assert str(TWO.read_move(typed)) == meant


@pytest.mark.parametrize(
    "text", ["3-e5", "1-z9", "1e5", "roll 7", "roll", "draw pink", "trap red 4", "1>e5"]
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(MalformedMove):
        table("c1,start:-1", due="w3").play(text)


def test_every_number_of_a_move_has_one_text() -> None:
    rolled = table("g5,c1:rw", due="w6")
    assert len(set(ends(rolled))) == len(rolled.moves)
