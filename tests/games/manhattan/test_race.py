"""The solved race: what ships is checked against the rules themselves."""

import random
from pathlib import Path

import numpy as np
import pytest

from cavale import CHANCE, Position, game
from cavale.core.jit import JIT
from cavale.core.solving import Means
from cavale.games.manhattan.board import FIELDS, NUMBER, STATION
from cavale.games.manhattan.bots import bot
from cavale.games.manhattan.judging import RaceJudge
from cavale.games.manhattan.race import HOME, fields_of_pairs, finished, pair
from cavale.games.manhattan.race_table import GRAIN, load, shipped
from cavale.games.manhattan.racing import outlook, racing
from cavale.games.manhattan.streets import full
from tests.games.manhattan.tables import table

CLASSIC = game("manhattan", seats=2)


def lined_up(own: tuple[int, int], theirs: tuple[int, int]) -> Position:
    position = table("h7,f1:-", "m1,m2:-", due="w?", criminals="wwoo", number=50)
    a = position.copy_record()
    a["cars"][0, :4] = [*own, *theirs]
    return position.game.at(a.tobytes())


def somewhere(rng: random.Random, crowded: bool) -> Position:
    """Cars anywhere; or two of them on one field and a third not far behind."""
    while True:
        cars = [rng.randrange(FIELDS) for _ in range(4)]
        if crowded:
            cars[rng.randrange(1, 3)] = cars[3]
        if cars[:2] != [STATION] * 2 and cars[2:] != [STATION] * 2:
            return lined_up((cars[0], cars[1]), (cars[2], cars[3]))


def expected(position: Position) -> float:
    """By the rules: a roll, the best drive, and what ships for the other side then."""
    total = 0.0
    for code in position.moves.codes:
        rolled = position.play_unchecked(code)
        best = 0.0
        for drive in rolled.moves.codes:
            after = rolled.play_unchecked(drive)
            if after.outcome is not None:
                best = max(best, after.outcome.points[0])
            else:
                there = racing(after.copy_record())
                assert there is not None
                assert there.mover == 1
                best = max(best, 1.0 - there.worth(shipped()))
        total += best / 6
    return total


@pytest.mark.slow
@pytest.mark.parametrize("crowded", [False, True])
def test_what_ships_agrees_with_the_rules(crowded: bool) -> None:
    """A chance is the mean over the rolls of the best that a drive leaves: to within rounding."""
    rng = random.Random(7)
    jams = 0
    for _ in range(250 if JIT else 3):
        position = somewhere(rng, crowded)
        jams += any(full(position.copy_record()[0], field) for field in range(FIELDS))
        found = racing(position.copy_record())
        assert found is not None
        assert found.worth(shipped()) == pytest.approx(expected(position), abs=GRAIN + 1e-6)
    assert not JIT or jams > 100 * crowded


def test_pairs_are_numbered() -> None:
    fields = fields_of_pairs()
    assert [pair(*cars) for cars in fields.tolist()] == list(range(len(fields)))
    assert pair(STATION, STATION) == HOME


@pytest.mark.slow
def test_turns_alone() -> None:
    by = finished()
    assert (by[HOME] == 1).all()
    near = pair(STATION, NUMBER["h7"])
    assert by[near, 1] == 1, "any roll brings it in"
    assert (np.diff(by, axis=1) >= -1e-12).all()
    assert by[:, -1].min() > 0.999


@pytest.mark.slow
def test_the_fifth_level_takes_the_best_drive() -> None:
    race = table("h7,f1:-", "station,h9:-", due="w1", criminals="wwoo")
    found = racing(race.copy_record())
    assert found is not None
    choice = bot(5).choose(race.observe(0), 1)
    chances = {str(move): found.after(move.code, shipped()) for move in race.moves}
    assert chances[choice.move.text] == max(chances.values())
    assert choice.value == pytest.approx(2 * outlook(race, found, shipped()) - 1)


def test_races_of_others_are_not_in_the_table() -> None:
    assert racing(CLASSIC.start().copy_record()) is None
    four = table("h7,f1:-", "m1,m2:-", "c1,c2:-", "h1,h2:-", due="w1", criminals="wovp")
    assert racing(four.copy_record()) is None
    with pytest.raises(ValueError, match="only a race between two"):
        RaceJudge()(four, Means(), lambda done, of: None)


@pytest.mark.slow
def test_one_position_by_the_command() -> None:
    race = table("h7,f1:-", "station,h9:-", due="w1", criminals="wwoo")
    found = RaceJudge()(race, Means(), lambda done, of: None)
    assert found.within == GRAIN / 2
    assert found.chance == max(found.chances.values())
    assert set(found.chances) == {str(move) for move in race.moves}
    rolling = table("h7,f1:-", "station,h9:-", due="w?", criminals="wwoo")
    assert rolling.mover == CHANCE
    assert RaceJudge()(rolling, Means(), lambda done, of: None).chances == {}


def test_a_directory_without_a_race(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no solved race"):
        load(tmp_path)
