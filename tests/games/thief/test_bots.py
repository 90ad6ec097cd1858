"""Every level plays both seats by the rules, knows only what its seat sees, and is what it says."""

import math

import pytest

from cavale import GAMES, Position, game
from cavale.core.jit import JIT, States
from cavale.games.thief import guesses, mastery, suspects
from cavale.games.thief.board import IS_HIDEOUT, NAMES
from cavale.games.thief.bots import LEVELS, bot
from cavale.games.thief.rules import DETECTIVE, FAR, KNOTS_1, NEAR, THIEF

VARIANTS = [variant.name for variant in GAMES["thief"].variants]
every_level = pytest.mark.parametrize("level", range(6))
every_variant = pytest.mark.parametrize("variant", VARIANTS)


def play(variant: str, detective: int, thief: int, seed: int) -> list[Position]:
    positions = [game("thief", variant).start()]
    while (seat := positions[-1].mover) is not None:
        player = bot(detective if seat == DETECTIVE else thief)
        choice = player.choose(positions[-1].observe(seat), seed=100 * seed + len(positions))
        positions.append(positions[-1].play(choice.move, seat))
    return positions


def test_there_are_six_levels() -> None:
    assert GAMES["thief"].levels == len(LEVELS) - 1 == 5
    assert len({str(bot(level)) for level in range(6)}) == 6
    for level in (-1, 6):
        with pytest.raises(ValueError, match="0 to 5"):
            bot(level)


@every_variant
@every_level
def test_it_plays_whole_games(level: int, variant: str) -> None:
    for seed in range(5 if JIT else 1):
        positions = play(variant, level, level, seed)
        assert positions[-1].outcome is not None


@every_level
def test_the_same_seed_plays_the_same_game(level: int) -> None:
    assert play("knots-1", level, level, 7) == play("knots-1", level, level, 7)


@every_level
def test_a_detective_knows_nothing_of_the_flight(level: int) -> None:
    """Two flights that give the same clues get the same probes."""
    one = game("thief", "knots-1").parse("F7,F8 F6+")
    other = game("thief", "knots-1").parse("F7,E7 F6+")
    choices = {
        bot(level).choose(position.observe(DETECTIVE), seed=seed).move
        for position in (one, other)
        for seed in (3,)
    }
    assert len(choices) == 1


@every_variant
def test_exact_chances_add_up(variant: str) -> None:
    for position in play(variant, 5, 5, 1):
        if position.mover is None:
            continue
        a = position.observe(position.mover).copy_record()
        if len(position.moves) > 1:
            exact = mastery.exact_thief if position.mover == THIEF else mastery.exact_detective
            chances = exact(a)
            assert math.isclose(sum(chances.values()), 1.0, abs_tol=1e-9)
            likely = {code for code, chance in chances.items() if chance > 1e-12}
            assert likely <= set(position.moves.codes)


def test_off_its_table_it_still_finds_the_thief() -> None:
    """Probes that it would never make came before; the thief is now on one of two points."""
    position = game("thief", "knots-1").start()
    for move in ("F7", "F6", "F8", "A6", "F9", "A6", "F10", "A6", "F11", "F8", "E11"):
        position = position.play(move)
    choice = bot(5).choose(position.observe(DETECTIVE), seed=1)
    assert choice.move in position.moves


def test_a_thief_set_on_his_way_by_somebody_else_goes_on() -> None:
    position = game("thief", "knots-2").parse("G7,G8 F6-,G2+")
    for seed in range(3):
        choice = bot(5).choose(position.observe(THIEF), seed=seed)
        assert choice.move in position.moves


def test_ideas_on_a_drawn_case() -> None:
    """After F6+ the thief of Knots' first game has made one of four steps; two lead to each corner.

    . . x . .
    . x . x .
    x . F . x
    . x . x .
    . . x . .
    """
    a = game("thief", "knots-1").parse("F7,F8 F6+").observe(DETECTIVE).copy_record()
    places = {NAMES[code]: chance for code, chance in guesses.flights(a).items()}
    straight, corners = {"F8", "F4", "D6", "H6"}, {"G7", "G5", "E7", "E5"}
    assert set(places) == straight | corners
    assert all(places[point] == pytest.approx(1 / 12) for point in straight)
    assert all(places[point] == pytest.approx(2 / 12) for point in corners)
    assert {NAMES[code] for code in guesses.likeliest_point(a)} == corners
    assert {NAMES[code] for code in guesses.any_possible_point(a)} == straight | corners
    assert guesses.any_flights_end(a) == guesses.flights(a)
    for probe in guesses.telling(guesses.flights(a)):
        assert guesses.bits(guesses.flights(a), probe) > 1.2
        assert not IS_HIDEOUT[probe]


@every_variant
def test_suspects_are_where_the_clues_allow(variant: str) -> None:
    for position in play(variant, 1, 2, 3):
        if position.mover == DETECTIVE:
            a = position.observe(DETECTIVE).copy_record()
            places = suspects.suspected(a)
            assert sum(places.values()) == pytest.approx(1.0)
            assert places.keys() <= guesses.flights(a).keys()


def test_clues_clear_a_suspect() -> None:
    """One who always takes the first step there is: what he could not have caused clears him."""

    def first_step(a: States) -> dict[int, float]:
        return {guesses.steps_from(a)[0]: 1.0}

    scene, beside, above = (NAMES.index(name) for name in ("F6", "A1", "F11"))
    first = suspects.shadowed(first_step, KNOTS_1, ())
    (start,) = first
    assert first == {start: 1.0}
    for told, fits in (((scene, NEAR), 1.0), ((scene, FAR), 0.0), ((beside, FAR), 1.0)):
        assert sum(suspects.shadowed(first_step, KNOTS_1, (told,)).values()) == fits
    on_line = NEAR if NAMES[start][0] == "F" else FAR
    assert suspects.shadowed(first_step, KNOTS_1, ((above, on_line),))
    assert not suspects.shadowed(first_step, KNOTS_1, ((above, NEAR + FAR - on_line),))


def test_flights_are_counted_to_the_hideouts() -> None:
    assert guesses.flights_from(NAMES.index("K10")) == 1
    assert guesses.flights_from(NAMES.index("J10")) == 2
    assert guesses.flights_from(NAMES.index("F6")) == 4 * math.comb(10, 5)
