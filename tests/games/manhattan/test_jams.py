"""Nobody is walled in: whatever two cars stand in the way, some roll brings a car nearer (M13)."""

from collections import deque
from collections.abc import Iterator
from itertools import combinations
from random import Random

import numpy as np
import pytest

from cavale import CHANCE
from cavale.core.bot import Bot
from cavale.core.jit import JIT
from cavale.games.manhattan.board import (
    AHEAD,
    BEHIND,
    ENTRANCE,
    FAR,
    FIELDS,
    FORWARD,
    HAS_TWO_LANES,
    MISSION_ROOM,
    PARK,
    START,
    STATION,
)
from cavale.games.manhattan.bots import Planner, bot
from cavale.games.manhattan.rules import MAX_MOVES, start
from cavale.games.manhattan.streets import DRIVING, forwards
from tests.games.clauses import clause
from tests.games.manhattan.tables import ends, table

GOALS = [MISSION_ROOM, STATION, *(int(goal) for goal in (*PARK, *ENTRANCE))]
FEWEST = 117_000
FULL = 3
"""So many fields are full at most: seven cars are not the mover's."""


def steps_to(goal: int) -> list[int]:
    """From every field, along the arrows."""
    steps = [FIELDS] * FIELDS
    steps[goal] = 0
    queue = deque([goal])
    while queue:
        here = queue.popleft()
        for there in BEHIND[here]:
            if steps[there] == FIELDS:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


STEPS_TO = {goal: steps_to(goal) for goal in GOALS}


def jams(field: int) -> Iterator[tuple[int, ...]]:
    """Sets of up to three full fields that one roll from here may meet."""
    near = [ahead for ahead, _, _ in FORWARD[field][1:] if HAS_TWO_LANES[ahead]]
    for number in range(FULL + 1):
        yield from combinations(near, number)


def reached(field: int, jam: tuple[int, ...]) -> set[int]:
    """Where some roll takes White's first car, the others standing two by two."""
    a = start("classic", 4)
    a["cars"][0, 0], a["lead"][0, 0] = field, 0
    for i, full in enumerate(jam):
        a["cars"][0, 2 + 2 * i : 4 + 2 * i] = full
    found: set[int] = set()
    out = np.zeros(MAX_MOVES, np.int64)
    for roll in range(1, FAR + 1):
        a["die"] = roll
        for move in out[: forwards(a[0], 0, out, 0)]:
            found.add(int(move - DRIVING) % FIELDS)
    return found


@clause("2.8")
def test_some_roll_brings_a_car_nearer_whatever_stands_in_its_way() -> None:
    situations = 0
    for field in range(FIELDS) if JIT else (START, MISSION_ROOM, *AHEAD[STATION]):
        for jam in jams(field):
            there = reached(field, jam)
            for goal, steps in STEPS_TO.items():
                if field != goal:
                    situations += 1
                    assert any(steps[end] < steps[field] for end in there), (field, goal, jam)
    assert situations >= (FEWEST if JIT else 1)


@clause("2.8")
@pytest.mark.parametrize(
    ("players", "criminals"),
    [
        (("b7,c7:b1", "b7,c7:g1"), "wo00"),
        (("b7,c7:y1", "a7,hotel:y1", "c7,a7:y2", "b9,b7:y2"), "p0ow"),
        (("d6,e6:r1", "d6,e6:r1"), "0www"),
    ],
)
def test_what_was_a_jam_for_ever_has_a_way_on(players: tuple[str, ...], criminals: str) -> None:
    for seat, letter in enumerate("wovp"[: len(players)]):
        ways = {
            roll: ends(table(*players, due=f"{letter}{roll}", criminals=criminals, number=50))
            for roll in range(1, 7)
        }
        drives = [move for moves in ways.values() for move in moves if "-" in move]
        assert drives, (players[seat], ways)
        assert ways[6] != ["stay"]


@clause("2.8")
@pytest.mark.parametrize("player", [bot(1), bot(2), Planner(passes=60)])
@pytest.mark.parametrize(
    ("players", "criminals"),
    [(("d6,e6:r1", "d6,e6:r1"), "0www"), (("b7,c7:b1", "b7,c7:g1"), "wo00")],
)
def test_bots_leave_a_jam_when_they_can(
    player: Bot, players: tuple[str, ...], criminals: str
) -> None:
    """With every roll that leads past the two cars; and both are soon out of it."""
    for roll in range(2, 7):
        jam = table(*players, due=f"w{roll}", criminals=criminals, number=50)
        assert str(player.choose(jam.observe(0), roll).move) != "stay"
    position = table(*players, due="w?", criminals=criminals, number=50)
    rng = Random(4)
    for _ in range(60):
        if position.mover is None:
            break
        if position.mover == CHANCE:
            position = position.play_unchecked(
                rng.choices(position.moves.codes, position.weights)[0]
            )
        else:
            position = position.play(player.choose(position.observe(position.mover), 0).move)
    before = [player.split(",")[0] for player in players]
    now = [player["cars"][0] for player in position.view()["players"]]
    assert not set(before) & set(now)
