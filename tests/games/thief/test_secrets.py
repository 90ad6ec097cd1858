"""What the detective cannot know is in nothing that reaches him; tried on every world there is."""

import random
from collections import Counter

import pytest

from cavale import Game, IllegalMove, NotYourTurn, Position
from cavale.contract.laws import told
from cavale.contract.walks import sample
from cavale.core.jit import JIT, seeded
from tests.games.thief.drawn import KNOTS_1, KNOTS_2, LAFFONT, VARIANTS, chased, flights, play

GAMES_EACH = 4 if JIT else 1
DRAWS = 20 if JIT else 2
EACH = 300 if JIT else 30


def a_few(worlds: list[Position]) -> list[Position]:
    return worlds[:: len(worlds) // 4 + 1]


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_all_flights_that_agree_with_the_clues_look_alike(on: Game) -> None:
    tries = [on.read_move(text) for text in ("F6", "A1", "G7", "K11", "B4")]
    seen_several = 0
    for position in sample(on, GAMES_EACH):
        if position.outcome is not None:
            continue
        worlds = list(flights(position))
        seen_several += len(worlds) > 1
        assert position in worlds
        for seat in (1, None):
            assert {world.observe(seat) for world in worlds} == {position.observe(seat)}
            heard = {told(world.observe(seat), tries) for world in a_few(worlds)}
            assert len(heard) == 1
    assert seen_several > GAMES_EACH


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_a_world_is_drawn_from_exactly_those_that_agree(on: Game) -> None:
    rng = seeded(1)
    for position in sample(on, GAMES_EACH):
        if position.outcome is not None:
            continue
        worlds = set(flights(position))
        for seat in (1, None):
            seen = position.observe(seat)
            drawn = {seen.resample(rng) for _ in range(DRAWS)}
            assert drawn <= worlds


@pytest.mark.parametrize(
    ("on", "text"),
    [
        (KNOTS_1, "F7,F8 F6+"),
        (KNOTS_2, "G7,G8,H8 F6-,G5+"),
        (LAFFONT, "G5,H5,H4,I4 E5+,D4-,D4+"),
    ],
)
def test_every_world_is_as_likely_as_any_other(on: Game, text: str) -> None:
    """Chi-square with a fixed seed: far below the value that one in a thousand exceeds."""
    position = on.parse(text)
    worlds = list(flights(position))
    seen, rng, each = position.observe(1), seeded(2), EACH
    drawn = Counter(seen.resample(rng) for _ in range(each * len(worlds)))
    assert set(drawn) == set(worlds)
    chi_square = sum((count - each) ** 2 / each for count in drawn.values())
    freedom = len(worlds) - 1
    assert freedom > 4
    assert chi_square < freedom + 4.5 * (2 * freedom) ** 0.5


def test_a_ninth_step_that_did_not_escape_began_straight() -> None:
    """The detective may conclude it, so the worlds drawn for him must know it too."""
    position = chased(LAFFONT, "F7 F8 F9 F10 F11 G11 H11 I11 J11")
    rng = seeded(3)
    for _ in range(50):
        first = str(position.observe(1).resample(rng)).split(",")[0]
        assert first in ("F7", "F5", "E6", "G6")


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_an_offered_probe_tells_no_clue_and_a_played_one_does(on: Game) -> None:
    position = chased(on, "F7 G7")
    seen = position.observe(1)
    for probe in seen.moves:
        assert seen.effect(probe)["clue"] is None
        assert "clue" not in seen.describe(probe).en
        assert position.observe(0).effect(probe)["clue"] is None
    move = on.read_move("G1")
    after = position.play(move)
    for seat in (0, 1, None):
        before, then = position.observe(seat), after.observe(seat)
        assert before.effect(move, then)["clue"] == "near"
        assert "column G or row 1" in before.describe(move, then).en


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_a_step_is_seen_by_the_thief_alone_unless_it_ends_the_game(on: Game) -> None:
    position = play(on.start(), "F7 F6")
    step = on.read_move("G7")
    assert position.sees(0, step)
    assert not position.sees(1, step)
    assert not position.sees(None, step)
    probe = on.read_move("H8")
    assert all(position.play("G7").sees(seat, probe) for seat in (0, 1, None))
    last = on.parse("F7,F8,F9,F10,F11,G11,H11,I11,J11 F6+,F6+,F6+,F6+,F6+,F6-,F6-,F6-,F6-")
    escape = on.read_move("K11")
    over = last.play(escape)
    for seat in (0, 1, None):
        assert last.sees(seat, escape)
        assert last.observe(seat).effect(escape, over.observe(seat))["start"] == "J11"
        assert "from J11" in last.observe(seat).describe(escape, over.observe(seat)).en
    assert last.observe(1).effect(escape)["start"] is None


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_refusals_tell_the_detective_nothing(on: Game) -> None:
    """Whatever he tries and whenever, in every world the same."""
    rng = random.Random(7)
    for position in sample(on, GAMES_EACH):
        if position.outcome is not None:
            continue
        tries = rng.choices([on.move(code) for code in range(121)], k=12)
        answers = set()
        for world in a_few(list(flights(position))):
            refused = []
            for move in tries:
                try:
                    world.observe(1).check(move)
                    refused.append("allowed")
                except (IllegalMove, NotYourTurn) as error:
                    refused.append(f"{error} {error.clause} {error.position!r}")
            answers.add(tuple(refused))
        assert len(answers) == 1
