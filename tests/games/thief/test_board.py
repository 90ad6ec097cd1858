"""Section 1 of the rulebook: the points, who sees what, who begins."""

import pytest

from cavale import Game
from tests.games.clauses import clause
from tests.games.thief.drawn import KNOTS_1, LAFFONT, VARIANTS, fled, play, points


@clause("1.1")
def test_the_points_the_scene_and_the_hideouts() -> None:
    drawing = """
        oxxxxxxxxxo
        xxxxxxxxxxx
        xxxxxxxxxxx
        xxxxxxxxxxx
        xxxxxxxxxxx
        xxxxx*xxxxx
        xxxxxxxxxxx
        xxxxxxxxxxx
        xxxxxxxxxxx
        xxxxxxxxxxx
        oxxxxxxxxxo"""
    assert points(drawing, "*") == {"F6"}
    assert points(drawing, "o") == {"A1", "A11", "K1", "K11"}
    names = [f"{column}{row}" for row in range(1, 12) for column in "ABCDEFGHIJK"]
    assert [str(KNOTS_1.move(code)) for code in range(121)] == names
    everywhere = {str(move) for move in LAFFONT.start().play("F7").moves}
    assert everywhere == points(drawing, "x") | points(drawing, "*")


@clause("1.2")
@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_the_thief_sees_everything_and_nobody_else_sees_the_flight(on: Game) -> None:
    position = fled(on, "F7 G7 G8")
    assert position.view(0)["footprints"] == ["F7", "G7", "G8"]
    for seat in (1, None):
        seen = position.view(seat)
        assert seen["footprints"] is None
        assert seen["steps"] == 3
        assert seen["probes"] == position.view(0)["probes"]
        assert "G7" not in str(seen)
        assert "G8" not in str(seen)


@clause("1.3")
@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_the_thief_begins_and_the_two_take_turns(on: Game) -> None:
    position = on.start()
    assert position.view()["turn"] == "thief"
    turns = []
    for move in ["F7", "F6", "F8", "A5", "F9", "A5", "G9"]:
        turns.append(position.mover)
        position = play(position, move)
    assert turns == [0, 1, 0, 1, 0, 1, 0]
