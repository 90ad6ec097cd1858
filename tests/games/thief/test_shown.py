"""What the boards and the readers are given."""

import re

import pytest

from cavale import Game
from tests.games.clauses import clause
from tests.games.thief.drawn import KNOTS_1, KNOTS_2, LAFFONT, VARIANTS, chased, fled, play

BURDEN = " points for the detective, and fewer are better."


def test_the_view_of_each_side() -> None:
    position = play(LAFFONT.start(), "G5 E5 H5")
    detective = {
        "variant": "laffont",
        "turn": "detective",
        "steps": 2,
        "footprints": None,
        "probes": [{"point": "E5", "clue": "near"}],
        "turns_left": 8,
        "caught": None,
        "escaped": None,
    }
    assert position.view(1) == position.view(None) == detective
    assert position.view(0) == detective | {"footprints": ["G5", "H5"]}
    assert KNOTS_1.start().view(1)["footprints"] == []


def test_the_effect_of_a_step_and_of_a_probe() -> None:
    seen = fled(KNOTS_2, "F7").observe(0)
    assert seen.effect(KNOTS_2.read_move("G7")) == {
        "by": "thief",
        "number": 2,
        "start": "F7",
        "point": "G7",
        "clue": None,
        "escapes": False,
    }
    first = KNOTS_2.start().observe(0).effect(KNOTS_2.read_move("G7"))
    assert (first["start"], first["number"]) == ("F6", 1)
    probe = chased(KNOTS_2, "F7 F8").observe(1).effect(KNOTS_2.read_move("C3"))
    assert probe == {
        "by": "detective",
        "number": 2,
        "start": None,
        "point": "C3",
        "clue": None,
        "escapes": False,
    }


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_one_click_plays_a_move(on: Game) -> None:
    for position in (on.start(), chased(on, "F7 G7")):
        seen = position.observe(position.mover)
        assert all(seen.path(move) == (str(move),) for move in seen.moves)


@pytest.mark.parametrize(
    ("on", "end", "said"),
    [
        (
            KNOTS_1,
            "F7 F6 F8 F8",
            f"The detective catches the thief at F8 on turn 2 and wins: 2{BURDEN}",
        ),
        (
            LAFFONT,
            "F7 F7",
            "The counter-spy catches the spy at F7 on turn 1 and wins: he scores 9 points.",
        ),
        (
            LAFFONT,
            "F7 F6 F8 F6 F9 F6 F10 F6 F11 F6 G11 F6 H11 F6 I11 F6 J11 J11",
            "The counter-spy catches the spy at J11 on turn 9 and wins: he scores 1 point.",
        ),
    ],
)
def test_the_end_is_said_with_its_points(on: Game, end: str, said: str) -> None:
    assert play(on.start(), end).observe(None).ending().en == said


def test_an_escape_is_said_with_its_points() -> None:
    steps = "F7 F8 F9 F10 F11 G11 H11 I11 J11 K11"
    ending = fled(KNOTS_1, steps).observe(None).ending()
    assert ending.en.startswith(
        "The thief has escaped at K11 and wins: 10 points for the detective"
    )
    assert "moins on en a" in ending.fr
    ending = fled(LAFFONT, steps).observe(1).ending()
    assert ending.en == "The spy has escaped at K11 and wins: he scores 10 points."
    assert ending.fr == "L'espion s'est échappé par K11 et gagne : il marque 10 points."


def test_prompts_speak_to_the_one_who_is_asked() -> None:
    start = KNOTS_1.start()
    assert "first footprint" in start.observe(0).prompt().en
    assert "unseen" in start.observe(1).prompt().en
    position = start.play("F7")
    assert "F6" in position.observe(1).prompt().en
    assert "searching" in position.observe(0).prompt().en
    assert "anywhere but a hideout" in LAFFONT.start().play("F7").observe(1).prompt().en
    assert "one step away" in position.play("F6").observe(0).prompt().en


def test_the_board_in_a_terminal() -> None:
    position = play(KNOTS_1.start(), "F7 F6 F8 F7")
    mine, theirs = (position.observe(seat).drawing("en") for seat in (0, 1))
    assert "1+2" in mine, "the first footprint and the second probe, near, on one point"
    assert "Flight: F7 F8" in mine
    assert "Flight" not in theirs
    assert " +2" in theirs
    assert "Probes: F6 orange, F7 orange" in theirs
    caught = position.play("F9").play("F9")
    assert "3!3" in caught.observe(1).drawing("fr")
    assert "F9 attrapé" in caught.observe(1).drawing("fr")
    assert "black on yellow" in play(LAFFONT.start(), "F7 F6").observe(1).drawing("en")


@clause("1.4")
def test_each_edition_has_its_own_words() -> None:
    """All that is said from the first move to the last, to both seats and to spectators."""
    knots = {"voleur", "thief", "détective", "detective", "délit", "crime", "orange"}
    laffont = {"espion", "spy", "contre-espion", "counter-spy", "vol", "theft", "jaune", "yellow"}
    moves = "F7 F6 F8 F6 F9 F6 F10 F6 F11 F6 G11 F6 H11 F6 I11 F6 J11 J11"
    for on, own, others in ((KNOTS_1, knots, laffont), (LAFFONT, laffont, knots)):
        assert {title.title.en.lower() for title in on.titles} <= own
        position, said = on.start(), set[str]()
        for text in moves.split():
            for seat in (None, 0, 1):
                seen, move = position.observe(seat), on.read_move(text)
                after = position.play(move).observe(seat)
                words = seen.prompt(), seen.describe(move), seen.describe(move, after)
                for one in words:
                    said |= set(re.findall(r"[\w-]+", f"{one.fr} {one.en}".lower()))
            position = position.play(text)
        end = position.observe(None).ending()
        said |= set(re.findall(r"[\w-]+", f"{end.fr} {end.en}".lower()))
        assert not said & others
        assert own - said <= {"vol", "theft", "délit", "crime"} - said
        assert said & {"vol", "délit"}
