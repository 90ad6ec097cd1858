"""The notebook: what a perfect detective would have on paper, from open facts only."""

import pytest

from cavale import Game, Position
from cavale.contract.walks import sample, walk
from cavale.core.jit import JIT
from cavale.games.thief.notebook import ThiefNotebook, notebook
from tests.games.thief.drawn import KNOTS_1, LAFFONT, VARIANTS, chased, fled, flights, play, points

GAMES_EACH = 4 if JIT else 1


def of(position: Position, seat: int | None = 1) -> ThiefNotebook:
    seen = position.observe(seat)
    return notebook(seen.copy_record(), seen.seat)


def footprints(position: Position) -> list[str]:
    return list(position.view(0)["footprints"])


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_exactly_the_points_where_the_thief_can_be(on: Game) -> None:
    for position in sample(on, GAMES_EACH):
        if position.outcome is not None:
            continue
        worlds = [footprints(world) for world in flights(position)]
        notes = of(position)
        assert notes.flights == len(worlds) * bool(notes.history)
        assert set(notes.possible) == {world[-1] for world in worlds if world}
        for turn in notes.history:
            assert set(turn.known_now) == {world[turn.number - 1] for world in worlds}


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_the_history_is_what_the_notebook_said_then(on: Game) -> None:
    said: dict[int, list[str]] = {}
    for position in walk(on, 0).positions:
        notes = of(position)
        if position.mover == 0 and notes.history:
            said[len(notes.history)] = notes.possible
        if position.mover is not None:
            for turn in notes.history[:-1]:
                assert turn.known_then == said[turn.number]
                assert set(turn.known_now) <= set(turn.known_then)


def test_points_are_listed_in_their_order() -> None:
    assert of(KNOTS_1.start().play("F7")).possible == ["F5", "E6", "G6", "F7"]
    assert of(KNOTS_1.start()) == ThiefNotebook([], 0, [], [])


def test_a_clue_narrows_the_points() -> None:
    """The thief fled to G7; the detective looked at the scene and saw nothing: a diagonal."""
    after_first = """
        ...........
        ...........
        ...........
        ...........
        ....x.x....
        .....*.....
        ....x.x....
        ...........
        ...........
        ...........
        ..........."""
    after_second = """
        ...........
        ...........
        ...........
        ....x.x....
        ...x...x...
        .....*.....
        ...x...x...
        ....x.x....
        ...........
        ...........
        ..........."""
    position = play(LAFFONT.start(), "G7 F6")
    assert set(of(position).possible) == points(after_first, "x")
    position = position.play("G8")
    assert set(of(position).possible) == points(after_second, "x")
    assert of(position).flights == 8
    position = position.play("G4")
    assert of(position).possible == ["E4", "G8"]
    assert of(position).history[0].known_then == ["E5", "G5", "E7", "G7"]
    assert of(position).history[0].known_now == ["E5", "G7"]


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_splits_are_what_the_probes_would_bring(on: Game) -> None:
    position = chased(on, "F7 G7 G8")
    worlds = list(flights(position))
    notes = of(position)
    assert [split.point for split in notes.splits] == [str(move) for move in position.moves]
    for split in notes.splits[::7]:
        found: dict[str, set[str]] = {"caught": set(), "near": set(), "far": set()}
        for world in worlds:
            clue = world.play(split.point).view(1)["probes"][-1]["clue"]
            found[clue].add(footprints(world)[-1])
        counts = {clue: len(where) for clue, where in found.items()}
        assert counts == {"caught": split.caught, "near": split.near, "far": split.far}


def test_splits_are_for_the_detectives_turn_and_for_legal_probes() -> None:
    position = KNOTS_1.start().play("F7")
    assert [split.point for split in of(position).splits] == ["F6"]
    assert (of(position).splits[0].near, of(position).splits[0].far) == (4, 0)
    assert of(position.play("F6")).splits == []


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_everybody_has_the_same_notebook_until_it_is_over(on: Game) -> None:
    for position in sample(on, 2):
        if position.outcome is None:
            assert of(position, 0) == of(position, 1) == of(position, None)


def test_the_end_of_a_flight() -> None:
    caught = chased(KNOTS_1, "F7 G7").play("G7")
    assert of(caught).possible == ["G7"]
    steps = "E5 E4 E3 E2 E1 D1 C1 B1 A1"
    escaped = fled(LAFFONT, steps)
    assert "A1" in of(escaped).possible
    assert set(of(escaped).possible) <= {"A1", "K1", "A11", "K11"}


def test_a_ninth_step_that_did_not_escape_is_not_in_a_corner() -> None:
    position = chased(LAFFONT, "F7 F8 F9 F10 F11 G11 H11 I11 J11")
    assert not {"A1", "K1", "A11", "K11"} & set(of(position).possible)
    assert "J11" in of(position).possible
