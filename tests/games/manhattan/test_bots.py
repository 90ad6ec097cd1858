"""Every level plays by the rules, takes what is there, and sees what its level promises."""

import random

import pytest

from cavale import CHANCE, GAMES, Game, Position, game
from cavale.core.bot import Bot
from cavale.core.jit import JIT, Floats
from cavale.games.manhattan import solo
from cavale.games.manhattan.board import ENTRANCE, FIELDS, MISSION_ROOM, NUMBER, PARK, STATION
from cavale.games.manhattan.bots import LEVELS, Planner, bot
from cavale.games.manhattan.race import PAIRS, TURNS
from cavale.lab.match import Score, match
from cavale.search.limits import new_flag
from tests.games.manhattan.tables import CLASSIC, ends, table
from tests.overtime import overtime

every_level = pytest.mark.parametrize("level", range(4))
who_looks = pytest.mark.parametrize("level", range(1, 4))
FEW = 12 if JIT else 2


def quick(level: int) -> Bot:
    """The same level with little time; without a clock, so that it is repeatable."""
    planner = Planner(passes=8) if JIT else Planner(rounds=1, passes=2)
    return planner if level >= 3 else bot(level)


def choice(position: Position, level: int, seed: int = 1) -> str:
    return str(quick(level).choose(position.observe(position.mover), seed).move)


def wanderings(of: Game, count: int) -> list[Position]:
    """Positions of random games with a choice to make."""
    rng = random.Random(count)
    found: list[Position] = []
    while len(found) < count:
        position = of.start()
        for _ in range(rng.randrange(40, 900)):
            if position.mover is not None:
                weights = position.weights if position.mover == CHANCE else None
                position = position.play_unchecked(rng.choices(position.moves.codes, weights)[0])
        if position.mover is not None and position.mover != CHANCE:
            found.append(position)
    return found


def test_there_are_as_many_levels_as_skill_buys() -> None:
    """Tables that were opened with a higher one keep the best there is."""
    assert GAMES["manhattan"].levels == len(LEVELS) - 1 == 5
    assert list(GAMES["manhattan"].level_numbers("classic")) == [0, 1, 2, 3]
    assert list(GAMES["manhattan"].level_numbers("quick")) == [0, 1, 2]
    assert bot(3) == bot(4) == bot(5)
    for level in (6, -1):
        with pytest.raises(ValueError, match="0 to 5"):
            bot(level)


@every_level
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_legal_moves(level: int, seats: int) -> None:
    for position in wanderings(CLASSIC[seats], FEW):
        made = quick(level).choose(position.observe(position.mover), seed=1)
        assert made.move in position.moves
        assert -1 <= made.value <= 1


@every_level
def test_it_plays_the_only_move_there_is(level: int) -> None:
    assert choice(table("a9,start:-1", due="w4"), level) == "stay"
    assert choice(table("start,start:-1", due="w2"), level) == "1-c2"


@who_looks
def test_it_arrests(level: int) -> None:
    assert choice(table("bank,station:rw", due="w5", criminals="3000"), level) == "1-e5"
    assert choice(table("g5,m1:rw", due="w6", criminals="3000"), level) == "1-e5"


@every_level
def test_it_makes_the_arrest_that_is_due(level: int) -> None:
    assert choice(table("e5,h2:rw", due="w!", criminals="3000"), level) == "arrest"


@who_looks
def test_either_car_may_enter_the_mission_room(level: int) -> None:
    assert choice(table("c1,a9:-", due="w1", criminals="w000"), level) == "2-mission"
    assert choice(table("a9,c1:-", due="w1", criminals="w000"), level) == "1-mission"


@who_looks
def test_it_enters_the_mission_room(level: int) -> None:
    assert choice(table("c10,start:-1", due="w4"), level) == "1-mission"


@who_looks
def test_it_parks_and_takes_the_warrant(level: int) -> None:
    assert choice(table("g5,start:r1", due="w4"), level) == "1-bank"
    assert choice(table("bank,h7:r1p", due="w4"), level) == "2-station"


@who_looks
def test_it_wins_a_race(level: int) -> None:
    race = table("station,h7:-", "station,h7:-", due="w4", criminals="wwoo")
    assert choice(race, level) == "2-station"


def test_the_best_knows_the_next_trap_card() -> None:
    """Both cars at hand: on a trap field the next card would drive the criminal off red."""
    known = "r1,L,y1,b1,g1,A,r2,y2,L,b2,g2,r3,y3,b3,g3,r1,y1,L,b1,g1"
    ready = table("e5,c1:rw", due="w3", criminals="2000", traps=known)
    assert choice(ready, 5) == "2-f1", "red 1 comes next, and that is the arrest"
    away = table("f5,c1:rw", due="w3", criminals="3000", traps=known)
    assert choice(away, 5) == "1-e5", "the same card would let him go"


@every_level
def test_the_same_seed_gives_the_same_move(level: int) -> None:
    for position in wanderings(CLASSIC[2], 4):
        seen = position.observe(position.mover)
        assert quick(level).choose(seen, 7) == quick(level).choose(seen, 7)


def test_drives_that_look_as_good_are_all_chosen() -> None:
    """In the hunt, with nothing at hand, one is as good as another to level 1."""
    hunting = table("g5,m1:rw", due="w2", criminals="0000")
    chosen = {choice(hunting, 1, seed) for seed in range(60)}
    assert len(hunting.moves) > 2
    assert chosen == set(ends(hunting))


def test_a_flag_ends_its_thinking() -> None:
    thinker = bot(5, 30.0)
    seen = table("g5,c1:rw", "hall,station:yw", due="w6").observe(0)
    quick(5).choose(seen, 1)
    assert overtime(thinker, seen) < 20, "it has thirty seconds, and was told to stop"


@pytest.mark.slow
def test_it_stops_when_no_other_drive_can_catch_up() -> None:
    """The first arrest wins, and Orange makes his with any roll."""
    won = table("bank,station:rw", "hall,station:yw", due="w5", criminals="3300", quick=True)
    made = Planner(rounds=1, passes=10_000).choose(won.observe(0), 1)
    assert str(made.move) == "1-e5"
    assert made.nodes <= 100 * len(won.moves), "the first look was enough"


def test_without_time_it_still_answers() -> None:
    stop = new_flag()
    stop[0] = 1
    seen = table("g5,c1:rw", due="w6").observe(0)
    assert bot(5).choose(seen, 1, stop).move in seen.moves


def tables() -> tuple[Floats, ...]:
    every = solo.solved()
    return (
        every[solo.ROOM : solo.HOME],
        every[solo.HOME : solo.TO_PARK],
        every[solo.FETCHING : solo.HUNTING].reshape(4, FIELDS, 4),
        every[solo.HUNTING : solo.RACE].reshape(4, FIELDS, FIELDS, 4),
    )


def test_the_solved_turns_are_right_where_one_can_tell() -> None:
    room, home, fetching, hunting = tables()
    assert len(solo.solved()) == solo.RACE + PAIRS * (TURNS + 1)
    assert room[MISSION_ROOM] == home[STATION] == 0
    assert room[NUMBER["a9"]] == pytest.approx(6, abs=0.02), "one roll in six, again and again"
    assert room[NUMBER["b9"]] == pytest.approx(6, abs=0.02), "whatever the way there"
    assert home[NUMBER["h7"]] == 1
    for file in range(4):
        park, entrance = PARK[file], ENTRANCE[file]
        assert hunting[file, park, STATION, 3] == 1, "any roll is an arrest"
        assert hunting[file, park, entrance, 3] == 1
        assert (hunting[file] == hunting[file].transpose(1, 0, 2)).all()
        assert (fetching[file, STATION] == hunting[file, park, STATION]).all()
        assert (hunting[file, :, :, 3] <= hunting[file, :, :, 0] + 1e-9).all(), "red is best"


@pytest.mark.slow
def test_the_solved_turns_are_what_solving_gives() -> None:
    """From nothing, sweep by sweep, turns grow towards the ones that ship."""
    changes: list[float] = []
    begun = solo.solve(20, lambda done, change: changes.append(change))
    assert (begun <= solo.solved()[: solo.RACE] + 0.01).all()
    assert changes[-1] < changes[0] / 10


@pytest.mark.slow
def test_level_5_beats_level_0() -> None:
    """A small sample of what docs/manhattan-bots.md measures."""
    total = Score()
    for score in match(game("manhattan", "quick"), Planner(passes=4), bot(0), 10, plies=2):
        total += score
    assert total.share > 0.5


@pytest.mark.parametrize("level", [3, 4, 5])
def test_who_has_won_on_files_takes_the_shortest_way_to_the_end(level: int) -> None:
    """At 3-0 every drive wins; the one into the mission room ends the game soonest."""
    for seed in range(3):
        ahead = table("c10,c3:-", "start,start:-1", due="w4", criminals="www0")
        assert choice(ahead, level, seed) == "1-mission"
