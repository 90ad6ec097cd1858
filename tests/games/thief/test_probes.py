"""Sections 3 and 4 of the rulebook: where the detective looks, and what he is told."""

import pytest

from cavale import Game
from cavale.core.catalogue import say
from tests.games.clauses import clause
from tests.games.thief.drawn import (
    KNOTS_1,
    KNOTS_2,
    LAFFONT,
    VARIANTS,
    chased,
    fled,
    moves,
    play,
    points,
    refused,
)

HIDEOUTS = ("A1", "A11", "K1", "K11")


def clue(on: Game, flight: str, probe: str) -> str:
    return str(chased(on, flight).play(probe).view(1)["probes"][-1]["clue"])


@clause("3.1")
@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_anywhere_but_the_hideouts(on: Game) -> None:
    position = chased(on, "F7 G7")
    assert len(moves(position)) == 117
    for hideout in HIDEOUTS:
        assert hideout not in position.moves
        assert refused(position, hideout) == "3.1"


@clause("3.1")
@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_the_same_point_as_often_as_one_likes(on: Game) -> None:
    position = play(on.start(), "F7 F6 F8 F6 F9 F6 F10 F6")
    assert [probe["point"] for probe in position.view()["probes"]] == ["F6"] * 4


@clause("3.2")
@pytest.mark.parametrize("on", [KNOTS_1, KNOTS_2], ids=repr)
def test_the_first_turn_is_spent_at_the_scene_and_counts(on: Game) -> None:
    position = on.start().play("F7")
    assert moves(position) == {"F6"}
    for other in ("F7", "A5", "A1"):
        assert refused(position, other) == "3.2"
    position = play(position, "F6 F8 F8")
    assert position.outcome is not None
    assert position.outcome.points == (0.0, 2.0)


@clause("3.3")
def test_in_pursuit_the_first_point_is_free() -> None:
    position = LAFFONT.start().play("F7")
    assert len(moves(position)) == 117
    caught = position.play("F7").outcome
    assert caught is not None
    assert (caught.points, caught.winner) == ((0.0, 9.0), 1)


@clause("3.4")
def test_caught_only_by_the_detectives_own_move() -> None:
    """The thief steps onto the very point where the detective is, and goes on."""
    position = play(KNOTS_1.start(), "F7 F6 F8 F9 F9")
    assert position.mover == 1
    assert position.play("F9").view(1)["caught"] == "F9"
    assert position.play("F8").mover == 0


@clause("4.1", "4.2")
def test_a_clue_for_every_point() -> None:
    drawing = """
        .......o...
        .......o...
        .......o...
        ooooooo!ooo
        .......o...
        .....*.o...
        .......o...
        .......o...
        .......o...
        .......o...
        .......o..."""
    position = chased(LAFFONT, "G7 H7 H8")
    told: dict[str, set[str]] = {"near": set(), "far": set(), "caught": set()}
    for probe in position.moves:
        seen = position.play(probe).view(1)["probes"][-1]
        assert seen["point"] == str(probe)
        told[seen["clue"]].add(str(probe))
    assert told["near"] == points(drawing, "o")
    assert told["far"] == (points(drawing, ".") | {"F6"}) - set(HIDEOUTS)
    assert told["caught"] == points(drawing, "!")


@clause("4.1", "4.2")
@pytest.mark.parametrize(
    ("on", "flight", "probe", "expected"),
    [
        # Knots: the thief's second step leads to 5 G.
        (KNOTS_1, "G6 G5", "H6", "far"),
        (KNOTS_1, "G6 G5", "F5", "near"),
        (KNOTS_2, "F5 G5", "H6", "far"),
        (KNOTS_2, "F5 G5", "F5", "near"),
        # Laffont: G5 and a yellow clue at E5, then H5 and a blue one at D4.
        (LAFFONT, "G5", "E5", "near"),
        (LAFFONT, "G5 H5", "D4", "far"),
    ],
)
def test_the_examples_of_the_sheet(on: Game, flight: str, probe: str, expected: str) -> None:
    assert clue(on, flight, probe) == expected


@clause("4.1")
def test_which_of_the_two_lines_is_right_is_not_said() -> None:
    column, row = (play(LAFFONT.start(), f"{step} E7") for step in ("E5", "G7"))
    for seat in (1, None):
        assert column.view(seat) == row.view(seat)
        assert column.observe(seat).drawing("en") == row.observe(seat).drawing("en")


@clause("4.1", "4.2")
def test_the_colours_are_those_of_the_printed_game() -> None:
    for on, near in ((KNOTS_1, "orange"), (KNOTS_2, "orange"), (LAFFONT, "yellow")):
        before = fled(on, "F7").play("F8")
        for probe, colour in (("A8", near), ("A9", "blue")):
            after = before.play(probe)
            move = on.read_move(probe)
            said = before.observe(1).describe(move, after.observe(1))
            assert f"the clue is {colour}" in say("en", said, on)


@clause("4.3")
def test_the_house_gives_the_clue_and_it_stays_with_the_number_of_its_turn() -> None:
    position = play(LAFFONT.start(), "G5 E5")
    assert position.mover == 0, "nobody is asked for the clue"
    assert position.view(1)["probes"] == [{"point": "E5", "clue": "near"}]
    position = play(position, "H5 D4")
    assert str(position) == "G5,H5 E5+,D4-"
    assert position.view(1)["probes"] == [
        {"point": "E5", "clue": "near"},
        {"point": "D4", "clue": "far"},
    ]
